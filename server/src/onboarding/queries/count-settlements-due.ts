import { countDueFrom } from '#server/settings/public.ts';
import { findDueFrom } from '../store/setting-effects.ts';

/** Counts open settlements whose deadline a change of the calendar does not move. */
export const countSettlementsDue = countDueFrom(
  'settlementsDue',
  ['settlements', (id) => `/ops/settlements?id=${id}`],
  findDueFrom,
);
