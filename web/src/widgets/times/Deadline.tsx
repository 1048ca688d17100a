import { formatLocal, formatProse } from '../../i18n/format.ts';
import { useTranslator } from '../../i18n/translator.ts';
import { cx } from '../../ui/class-names.ts';
import styles from './Deadline.module.css';
import { type GaugeTone, gaugeTone } from './gauge-tone.ts';
import { useLateText } from './use-late-text.ts';

interface GaugeProps {
  /** ISO, UTC; where it may be late. */
  readonly dueAt?: string | undefined;
  readonly left: number | null;
  readonly allowed: number | null;
  readonly late: boolean;
  /** The reader must act. */
  readonly mine: boolean;
}

/** One cell per working day allowed, filled cells left, and the same in words beside it. */
export function WorkingDays({ left, allowed, late, mine, dueAt }: GaugeProps) {
  const lateText = useLateText();
  const t = useTranslator('widgets/track');
  const tone = gaugeTone({ left, late, mine });
  if (left === null && !late) return null;
  const days = Math.abs(left ?? 0);
  const words = () => {
    if (late) return lateText({ at: dueAt ?? null, workingDaysLeft: left });
    return days === 0 ? t('due.today') : t('due.left', { count: days });
  };
  return (
    <span className={cx(styles.days, styles[tone])}>
      {allowed !== null && allowed > 0 && allowed <= 10 && (
        <Cells left={late ? allowed : days} allowed={allowed} tone={tone} />
      )}
      {words()}
    </span>
  );
}

function Cells({ left, allowed, tone }: { left: number; allowed: number; tone: GaugeTone }) {
  return (
    <span className={cx(styles.gauge, styles[tone])} aria-hidden="true">
      {Array.from({ length: allowed }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike.
        <i key={index} className={index < left ? styles.on : undefined} />
      ))}
    </span>
  );
}

interface Props {
  /** ISO, UTC. */
  readonly dueAt: string;
  readonly workingDaysLeft: number | null;
  readonly workingDaysAllowed: number | null;
  readonly late?: boolean | undefined;
  /** The reader must act: their own local time is added. */
  readonly mine?: boolean | undefined;
  /** Without the word "by". */
  readonly plain?: boolean | undefined;
}

/** A deadline: when, in GMT+8 with the zone written, and the working days left. */
export function Deadline(props: Props) {
  const t = useTranslator('widgets/track');
  const { dueAt, workingDaysLeft, workingDaysAllowed, late = false, mine = false, plain } = props;
  const local = mine ? formatLocal(dueAt, t.lang) : null;
  const time = (
    <b>
      <time dateTime={dueAt}>{formatProse(dueAt, t.lang)}</time>
    </b>
  );
  return (
    <span className={styles.deadline}>
      <span>
        {plain ? time : t.parts('due.by', { time })}{' '}
        <span className={styles.zone}>
          {t('due.zone')}
          {local && ` (${t('due.local', { time: local })})`}
        </span>
      </span>
      <WorkingDays
        left={workingDaysLeft}
        allowed={workingDaysAllowed}
        late={late}
        mine={mine}
        dueAt={dueAt}
      />
    </span>
  );
}
