import { trialsMin } from '#contract/proficiency/truths.ts';
import type { CoverageLevel } from '#contract/qc/planning/coverage.ts';
import type { FaultKind } from '#contract/qc/planning/fault-kinds.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { cx } from '#web/ui/class-names.ts';
import styles from './CoverageChart.module.css';

interface Covered {
  readonly kind: FaultKind;
  readonly chance: number;
  readonly level: CoverageLevel;
  /** Catch rates of blind samples; absent where a record says nothing of it. */
  readonly measured?: {
    readonly trials: number;
    readonly tests: number;
    readonly chance: number | null;
    readonly low: number | null;
    readonly high: number | null;
  };
}

/** A chance that is not certain is never shown as such. */
const DISPLAY_MAX = 0.999;

/** The chance to find a lot of each counterfeit type, as bars with their figures and a word. */
export function CoverageChart({ coverage }: { coverage: readonly Covered[] }) {
  const t = useTranslator('widgets/coverage');
  const { percent } = useFormat();
  const measuredText = ({ trials, tests, chance, low, high }: NonNullable<Covered['measured']>) => {
    if (chance === null) return t('tooFew', { trials, min: trialsMin });
    const [from, to] = [percent(low ?? 0, 0), percent(high ?? 1, 0)];
    return t('measured', { share: percent(chance, 0), low: from, high: to, trials, tests });
  };
  return (
    <ul className={styles.chart} aria-label={t('title')}>
      {coverage.map(({ kind, chance, level, measured }) => (
        <li key={kind} className={styles[level]}>
          <span className={styles.name}>{t(`kind.${kind}`)}</span>
          <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
            <rect className={styles.ground} width="100" height="8" />
            <rect className={styles.share} width={chance * 100} height="8" />
            <path className={styles.mark} d="M90 0v8" />
          </svg>
          <span className={styles.figure}>
            {chance > DISPLAY_MAX && chance < 1
              ? t('over', { share: percent(DISPLAY_MAX, 1) })
              : percent(chance, 0)}
          </span>
          <span className={cx(styles.level)}>{t(`level.${level}`)}</span>
          {measured && chance > 0 && (
            <span className={styles.measured}>{measuredText(measured)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Explains the basis of the chart: how bad the lot is, and that the figures are estimates. */
export function CoverageNote({ badPercent }: { badPercent: number }) {
  const t = useTranslator('widgets/coverage');
  const { percent } = useFormat();
  return <p className={styles.note}>{t('note', { bad: percent(badPercent / 100, 1) })}</p>;
}
