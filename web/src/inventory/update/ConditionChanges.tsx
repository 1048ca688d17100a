import type { ImportView } from '#contract/inventory/import-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';
import styles from './update.module.css';

/** How many lines of stock take another condition by a list. */
export function ConditionChanges({ view }: { view: ImportView }) {
  const t = useTranslator('inventory/update');
  const facts = useTranslator('order-parts');
  if (view.conditionChanges.length === 0) return null;
  return (
    <Note tone="info" className={styles.warnings}>
      <ul>
        {view.conditionChanges.map(({ from, to, lines }) => (
          <li key={`${from}/${to}`}>
            {t('preview.condition', {
              count: lines,
              from: facts(`condition.${from}`),
              to: facts(`condition.${to}`),
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
