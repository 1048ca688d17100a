import type { Due } from '#contract/orders/view-schemas.ts';
import { formatProse } from '../../i18n/format.ts';
import { useTranslator } from '../../i18n/translator.ts';

/** Returns how an overdue deadline is said: by working days, else by the day that it was. */
export function useLateText(): (due: Pick<Due, 'at' | 'workingDaysLeft'>) => string {
  const t = useTranslator('widgets/track');
  return (due) => {
    const days = Math.abs(due.workingDaysLeft ?? 0);
    if (days > 0 || due.at === null) return t('due.late', { count: days });
    const now = new Date().toISOString();
    return t('due.lateSince', { time: formatProse(due.at, t.lang, { time: false, now }) });
  };
}
