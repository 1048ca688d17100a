import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { Grade } from '#contract/orders/line-schemas.ts';
import { useTranslator } from '../i18n/translator.ts';
import { cx } from '../ui/class-names.ts';
import styles from './VerdictStamp.module.css';

type StampVerdict = Verdict | 'open';

const tones: Record<StampVerdict, 'pass' | 'wait' | 'fail'> = {
  pass: 'pass',
  conditional: 'wait',
  suspect: 'wait',
  fail: 'fail',
  open: 'wait',
};

interface Props {
  /** `open` while no verdict is issued. */
  readonly verdict: StampVerdict;
  readonly grade?: Grade | null | undefined;
  readonly standard?: string | undefined;
  readonly lab?: string | undefined;
  /** Year and week: 26·47. */
  readonly week?: string | undefined;
  /** Verdict and grade only. */
  readonly small?: boolean | undefined;
}

/** The verdict as a row of hallmark punches, the first with its pin-1 corner cut. */
export function VerdictStamp({ verdict, grade, standard, lab, week, small }: Props) {
  const t = useTranslator('widgets');
  const word = t(`verdict.${verdict}`);
  const label = grade
    ? t('verdict.label', { verdict: word, grade })
    : t('verdict.labelOpen', { verdict: word });
  const punches = small
    ? []
    : ([
        ['standard', standard],
        ['lab', lab],
        ['week', week],
      ] as const);
  return (
    <span
      className={cx(styles.stamp, styles[tones[verdict]], small && styles.small)}
      role="img"
      aria-label={[label, standard].filter(Boolean).join(', ')}
    >
      <span className={styles.first}>
        <b>{word}</b>
      </span>
      <span>
        <b>{grade ?? '–'}</b>
        <small>{t('verdict.grade')}</small>
      </span>
      {punches.map(
        ([key, text]) =>
          text && (
            <span key={key}>
              <b>{text}</b>
              <small>{t(`verdict.${key}`)}</small>
            </span>
          ),
      )}
    </span>
  );
}
