import { command, parties, query } from '../call.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./calendar-schemas.ts');

/** Whether I have a calendar address, and since when. */
export const calendarLink = query({
  path: '/calendar/link',
  callers: parties,
  schemas: () => schemas().then((all) => all.calendarLink),
});

/**
 * Makes a secret address of my deadlines as an iCalendar feed (RFC 5545). It is shown this once; the
 * address before it stops.
 */
export const createCalendar = command({
  path: '/calendar/create',
  perCaller: quotas.keys,
  callers: parties,
  schemas: () => schemas().then((all) => all.createCalendar),
});

/** Revokes my calendar address: calendars that subscribe find nothing any more. */
export const revokeCalendar = command({
  path: '/calendar/revoke',
  callers: parties,
  schemas: () => schemas().then((all) => all.revokeCalendar),
});
