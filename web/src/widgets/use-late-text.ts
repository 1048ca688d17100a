import { formatProse } from '../i18n/format.ts';
import { useTranslator } from '../i18n/translator.ts';

/** Returns how an overdue deadline is said: by working days, else by the day that it was. */
export function useLateText(): (due: {
  readonly at: string | null;
  /** Negative or zero. */
  readonly workingDaysLeft: number | null;
}) => string {
  const t = useTranslator('widgets');
  return ({ at, workingDaysLeft }) => {
    const days = Math.abs(workingDaysLeft ?? 0);
    if (days > 0 || at === null) return t('due.late', { count: days });
    const now = new Date().toISOString();
    return t('due.lateSince', { time: formatProse(at, t.lang, { time: false, now }) });
  };
}
