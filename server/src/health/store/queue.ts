import { sql } from 'kysely';
import { type Db, one, rows, type Tx } from '#server/kit/database/database.ts';

/** Waiting and running jobs of a name. */
export interface QueueCount {
  readonly job: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  /** When the oldest that is due was added. */
  readonly oldestAt: Date | null;
  readonly nextAt: Date | null;
}

/** Counts the jobs of the queue by name, however many there are. */
export const countQueue = (db: Db): Promise<QueueCount[]> =>
  rows(
    db,
    sql<QueueCount>`
      select t.identifier as job, count(*) filter (where j.locked_at is null)::integer as waiting,
        count(*) filter (where j.locked_at is not null)::integer as running,
        count(*) filter (where j.locked_at is null and j.last_error is not null)::integer as failed,
        min(j.created_at) as "oldestAt", min(j.run_at) as "nextAt"
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      group by t.identifier order by t.identifier`,
  );

/** A job of the queue whose last attempt failed. */
export interface FailedRecord {
  readonly id: bigint;
  readonly job: string;
  readonly kind: string | null;
  readonly recipient: string | null;
  readonly addedAt: Date;
  readonly attempts: number;
  readonly attemptsMax: number;
  readonly nextAt: Date;
  readonly error: string;
}

/** Returns the oldest jobs whose last attempt failed; of a message its kind and recipient only. */
export const listFailed = (db: Db, limit: number): Promise<FailedRecord[]> =>
  rows(
    db,
    sql<FailedRecord>`
      select j.id, t.identifier as job, j.payload ->> 'kind' as kind,
        case when t.identifier in ('mail.send', 'sms.send') then j.payload ->> 'to' end as recipient,
        j.created_at as "addedAt", j.attempts::integer as attempts,
        j.max_attempts::integer as "attemptsMax", j.run_at as "nextAt",
        coalesce(j.last_error, '') as error
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where j.last_error is not null and j.locked_at is null
      order by j.created_at, j.id limit ${limit}`,
  );

/** Locks failed jobs, one by its number or all of a name, and returns their numbers. */
export async function lockFailed(
  tx: Tx,
  { id, job }: { readonly id: string | null; readonly job: string | null },
): Promise<{ id: bigint; job: string }[]> {
  return await rows(
    tx,
    sql<{ id: bigint; job: string }>`
      select j.id, t.identifier as job from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where j.last_error is not null and j.locked_at is null
        and (${id}::bigint is null or j.id = ${id}::bigint)
        and (${job}::text is null or t.identifier = ${job}::text)
      order by j.id for update of j skip locked`,
  );
}

/** Has jobs of the queue tried again at once, with all of their attempts before them. */
export async function retryJobs(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await sql`select 1 from graphile_worker.reschedule_jobs(
    ${ids.map(String)}::bigint[], run_at => now(), attempts => 0)`.execute(tx);
}

/** Returns how many migrations have run, and the last. */
export const migrationLevel = (db: Db): Promise<{ ran: number; last: string }> =>
  one(
    db,
    sql<{ ran: number; last: string }>`
      select count(*)::integer as ran, coalesce(max(name), '') as last from public.migration`,
  );
