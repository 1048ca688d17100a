import { type RawBuilder, sql } from 'kysely';
import { AFTER_MS, SOON_MS } from '../reminders.ts';

const dayBefore = (now: Date): Date => new Date(now.getTime() - AFTER_MS);

/** Returns the condition that a deadline is near or over: it has to be told. */
export const isNear = (dueAt: RawBuilder<unknown>, now: Date): RawBuilder<unknown> =>
  sql`${dueAt} <= ${new Date(now.getTime() + SOON_MS)}`;

/** Returns the stage at which a deadline that is near or over has to be told. */
export const stageOf = (dueAt: RawBuilder<unknown>, now: Date): RawBuilder<unknown> =>
  sql`case when ${dueAt} <= ${dayBefore(now)} then 'after'
           when ${dueAt} <= ${now} then 'late' else 'soon' end`;

/** Returns the condition that a deadline was told at the stage it is at, or at a later one. */
export const wasReminded = (
  what: RawBuilder<unknown>,
  dueAt: RawBuilder<unknown>,
  now: Date,
): RawBuilder<unknown> =>
  sql`(${what} = 'after' or ${what} = 'late' and ${dueAt} > ${dayBefore(now)}
       or ${what} = 'soon' and ${dueAt} > ${now})`;
