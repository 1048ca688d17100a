import { countDueFrom } from '#server/settings/public.ts';
import { findDueFrom } from '../store/setting-effects.ts';

/** Counts open cases whose deadline a change of the calendar does not move. */
export const countCasesDue = countDueFrom(
  'casesDue',
  ['cases', (id) => `/ops/cases/${id}`],
  findDueFrom,
);
