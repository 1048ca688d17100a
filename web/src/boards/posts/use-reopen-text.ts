import { formatDay } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { mayReopen, reopenUntil } from './recycle.ts';

/** Until when a post that was closed then may be reopened, or that its time is over. */
export function useReopenText(): (closedAt: string) => string {
  const t = useTranslator('boards');
  return (closedAt) =>
    mayReopen(closedAt)
      ? t('list.reopenUntil', { day: formatDay(reopenUntil(closedAt)) })
      : t('list.reopenOver');
}
