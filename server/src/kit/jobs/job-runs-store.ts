import { sql } from 'kysely';
import { type Db, rows } from '../database/database.ts';

/** The last run of a job; `error` is null where it succeeded. */
export interface JobRun {
  readonly job: string;
  readonly startedAt: Date;
  readonly tookMs: number;
  readonly error: string | null;
  /** Failed runs one after the other, up to the last. */
  readonly failures: number;
}

/** Writes the last run of a job. */
export async function recordJobRun(
  db: Db,
  { job, startedAt, tookMs, error }: Omit<JobRun, 'failures'>,
): Promise<void> {
  await sql`
    insert into kit.job_run (job, started_at, took_ms, error, failures)
    values (${job}, ${startedAt}, ${tookMs}, ${error},
      case when ${error}::text is null then 0 else 1 end)
    on conflict (job) do update set started_at = excluded.started_at, took_ms = excluded.took_ms,
      error = excluded.error,
      failures = case when excluded.error is null then 0 else job_run.failures + 1 end`.execute(db);
}

/** Returns the last run of each job that ever ran. */
export const listJobRuns = (db: Db): Promise<JobRun[]> =>
  rows(
    db,
    sql<JobRun>`select job, started_at as "startedAt", took_ms as "tookMs", error, failures
      from kit.job_run order by job`,
  );
