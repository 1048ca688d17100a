import { z } from 'zod';
import { command, parties, query } from '../call.ts';
import { Instant } from '../fields.ts';
import { quotas } from '../quotas.ts';

/** Whether I have a calendar address, and since when. */
export const calendarLink = query({
  path: '/calendar/link',
  callers: parties,
  input: z.object({}),
  output: z.object({ at: Instant.nullable() }),
});

/**
 * Makes a secret address of my deadlines as an iCalendar feed (RFC 5545). It is shown this once; the
 * address before it stops.
 */
export const createCalendar = command({
  path: '/calendar/create',
  perCaller: quotas.keys,
  callers: parties,
  input: z.object({}),
  output: z.object({ url: z.string(), at: Instant }),
});

/** Revokes my calendar address: calendars that subscribe find nothing any more. */
export const revokeCalendar = command({
  path: '/calendar/revoke',
  callers: parties,
  input: z.object({}),
  output: z.object({ at: Instant.nullable() }),
});
