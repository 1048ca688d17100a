import { type RawBuilder, sql } from 'kysely';
import { AFTER_MS, SOON_MS } from '../reminders.ts';

const dayBefore = (now: Date): Date => new Date(now.getTime() - AFTER_MS);

/** Returns the condition that a deadline is near or over, so that a reminder is due. */
export const isNear = (dueAt: RawBuilder<unknown>, now: Date): RawBuilder<unknown> =>
  sql`${dueAt} <= ${new Date(now.getTime() + SOON_MS)}`;

/** Returns the stage of the reminder that is due for a deadline that is near or over. */
export const stageOf = (dueAt: RawBuilder<unknown>, now: Date): RawBuilder<unknown> =>
  sql`case when ${dueAt} <= ${dayBefore(now)} then 'after'
           when ${dueAt} <= ${now} then 'late' else 'soon' end`;

/** Returns the condition that the reminder of a deadline's stage was sent, or that of a later one. */
export const wasReminded = (
  what: RawBuilder<unknown>,
  dueAt: RawBuilder<unknown>,
  now: Date,
): RawBuilder<unknown> =>
  sql`(${what} = 'after' or ${what} = 'late' and ${dueAt} > ${dayBefore(now)}
       or ${what} = 'soon' and ${dueAt} > ${now})`;
