import { limits } from '#contract/limits.ts';

const DAY_MS = 86_400_000;

/** Until when a post that was closed then may be taken out of recycle. */
export const reopenUntil = (closedAt: string): string =>
  new Date(Date.parse(closedAt) + limits.recycleDays * DAY_MS).toISOString();

/** Whether a closed post may be taken out of recycle now. */
export const mayReopen = (closedAt: string | null): boolean =>
  closedAt !== null && Date.parse(reopenUntil(closedAt)) > Date.now();
