import { useTranslator } from '../../i18n/translator.ts';
import { useFormat } from '../../i18n/use-format.ts';
import styles from './DaysOff.module.css';

/** Why a deadline is later than its number of days: which days, `2026-11-28`, do not count. */
export function DaysOff({ days = [] }: { readonly days?: readonly string[] | undefined }) {
  const t = useTranslator('widgets/track');
  const format = useFormat();
  if (days.length === 0) return null;
  // Noon of GMT+8, so that the day is the same one wherever it is formatted.
  const dates = days.map((day) => format.prose(`${day}T04:00:00Z`, { time: false }));
  return (
    <small className={styles.daysOff}>
      {t('due.daysOff', { days: dates.join(t('due.daysJoin')) })}
    </small>
  );
}
