import { countDueFrom } from '#server/settings/public.ts';
import { findDueFrom } from '../store/setting-effects.ts';

/** Counts open inspections whose deadline a change of the calendar does not move. */
export const countInspectionsDue = countDueFrom(
  'inspectionsDue',
  ['inspections', (id) => `/ops/qc/${id}`],
  findDueFrom,
);
