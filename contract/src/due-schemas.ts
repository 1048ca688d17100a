import { z } from 'zod';
import { Instant } from './fields.ts';

/** Until when somebody must act, in the same words for every record that waits. */
export const DueTime = z.object({
  at: Instant.nullable(),
  workingDaysLeft: z.number().int().nullable(),
  workingDaysAllowed: z.number().int().nullable(),
  /** Days of GMT+8, `2026-11-28`, within the time that are no working days and do not count. */
  daysOff: z.array(z.string()).optional(),
  /** Counts from the deadline. */
  late: z.boolean(),
});
