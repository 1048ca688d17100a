import type { z } from 'zod';
import type { AuditRow } from '#contract/operator/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import styles from './system.module.css';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const valueText = (value: unknown): string =>
  value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** Shows a record before an act and after it, field by field, and the hash of the row. */
export function AuditDetail({ row }: { row: z.infer<typeof AuditRow> }) {
  const t = useTranslator('operator/audit');
  const before = fieldsOf(row.before);
  const after = fieldsOf(row.after);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <div className={styles.detail}>
      {names.length === 0 ? (
        <p className={styles.quiet}>{t('noFields')}</p>
      ) : (
        <table className={styles.fields}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{valueText(before[name])}</td>
                <td>{valueText(after[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.hash}>
        {t('hash')} <span className={styles.code}>{row.hash}</span> <CopyButton text={row.hash} />
      </p>
    </div>
  );
}
