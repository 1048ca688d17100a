import type { RelatedCompany } from '#contract/suspicions/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import styles from '../money/money.module.css';

interface Props {
  readonly label: string;
  readonly companies: readonly RelatedCompany[];
  readonly chosen: readonly string[];
  /** Companies that the step is about whatever is chosen. */
  readonly fixed?: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The companies that a step on a finding is about, each with a box. */
export function CompanyChoice({ label, companies, chosen, fixed = [], onChange }: Props) {
  const t = useTranslator('operator/suspicions');
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {companies.map(({ id, name, settled, accounts }) => {
        const isFixed = fixed.includes(id);
        return (
          <Checkbox
            key={id}
            checked={isFixed || chosen.includes(id)}
            disabled={isFixed}
            onChange={(on) =>
              onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          >
            {name}{' '}
            <span className={styles.quiet}>
              {t(settled ? 'settledSeller' : 'ownName')} · {t('accountCount', { count: accounts })}
              {isFixed && ` · ${t('heldAlready')}`}
            </span>
          </Checkbox>
        );
      })}
      {chosen.length === 0 && fixed.length === 0 && (
        <p className={styles.quiet}>{t('chooseOne')}</p>
      )}
    </fieldset>
  );
}
