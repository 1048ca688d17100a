import { formatDay } from '#web/i18n/format.ts';
import { useWords } from '#web/i18n/words.ts';
import { mayReopen, reopenUntil } from './recycle.ts';

/** Until when a post that was closed then may be reopened, or that its time is over. */
export function useReopenText(): (closedAt: string) => string {
  const t = useWords('boards');
  return (closedAt) =>
    mayReopen(closedAt)
      ? t('list.reopenUntil', { day: formatDay(reopenUntil(closedAt)) })
      : t('list.reopenOver');
}
