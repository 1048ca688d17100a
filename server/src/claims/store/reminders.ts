import { sql } from 'kysely';
import { one, row, type Tx } from '#server/kit/database/database.ts';
import { isNear, stageOf, wasReminded } from '#server/kit/database/reminder-stages.ts';
import type { DueRead } from '#server/kit/reminders.ts';
import { texts } from './claims.ts';

/** Returns the next claim whose deadline is near or over and whose reminder was not sent, locked. */
export function nextToRemind(
  tx: Tx,
  { now, except }: { now: Date; except: readonly string[] },
): Promise<DueRead | null> {
  const dueAt = sql`c.due_at`;
  return row<DueRead>(
    tx,
    sql`select c.id, c.due_at as "dueAt", c.waits_on as "waitsOn",
               ${stageOf(dueAt, now)} as what
        from claims.claim c
        where ${isNear(dueAt, now)}
          and c.id <> all(${[...except]}::uuid[])
          and not exists (
            select 1 from claims.reminder r
            where r.claim_id = c.id and r.due_at = c.due_at and r.waits_on = c.waits_on
              and ${wasReminded(sql`r.what`, dueAt, now)})
        order by c.due_at limit 1 for update of c skip locked`,
  );
}

/** When somebody was first reminded of this deadline of a claim, or null. */
export async function remindedAt(tx: Tx, claimId: string, dueAt: Date): Promise<Date | null> {
  const found = await one<{ reminderAt: Date | null }>(
    tx,
    sql`select min(at) as "reminderAt" from claims.reminder
        where claim_id = ${claimId} and due_at = ${dueAt}`,
  );
  return found.reminderAt;
}

/** Records that a reminder was sent. */
export async function insertReminder(tx: Tx, due: DueRead, now: Date): Promise<void> {
  await sql`insert into claims.reminder (claim_id, due_at, waits_on, what, at)
    values (${due.id}, ${due.dueAt}, ${texts(due.waitsOn)}, ${due.what}, ${now})`.execute(tx);
}
