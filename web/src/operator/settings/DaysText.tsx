import type { CalendarDay } from '#contract/settings/setting-schemas.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { inOrder } from './calendar-days.ts';
import styles from './settings.module.css';

const BRIEF_DAYS = 3;

/** Names the days that differ from the public calendar, one in a line. */
export function DaysText(props: { days: readonly CalendarDay[]; brief?: boolean | undefined }) {
  const { brief } = props;
  const t = useTranslator('operator/settings');
  const format = useFormat();
  const days = inOrder(props.days);
  if (days.length === 0) return t('calendar.none');
  const today = formatDay(new Date().toISOString());
  const coming = days.filter(({ day }) => day >= today);
  const listed = brief ? coming.slice(0, BRIEF_DAYS) : days;
  const lines = listed.map(({ day, kind, reason }) =>
    t('calendar.line', {
      day: format.prose(`${day}T12:00:00+08:00`, { time: false }),
      kind: t(`calendar.kind.${kind}`),
      reason,
    }),
  );
  const rest = days.length - listed.length;
  const more = rest > 0 ? [t('calendar.more', { count: rest, n: format.number(rest) })] : [];
  return <span className={styles.lines}>{[...lines, ...more].join('\n')}</span>;
}
