import { runMigrations, runOnce, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import { sql } from 'kysely';
import { type Clock, systemClock } from '../clock.ts';
import { type Db, rows, type Tx, transaction } from '../database/database.ts';
import { createLogger, type Logger } from '../process/log.ts';
import { safeErrorText } from '../safe-error.ts';
import { CRON_ATTEMPTS, type CronEntry, cronKey, parsedCron, wasDue } from './job-cron.ts';
import { lastRuns } from './job-cron-store.ts';
import { JobOwners } from './job-owners-store.ts';
import { openQueuePool, startQueue } from './job-queue.ts';
import { recordJobRun } from './job-runs-store.ts';

export type { CronEntry } from './job-cron.ts';

/** The context of a job besides its payload. */
export interface JobContext {
  readonly db: Db;
  readonly now: Date;
  readonly log: Logger;
  /** 1 at the first attempt. */
  readonly attempt: number;
  readonly attemptsMax: number;
  /** Aborted when the program wants to stop and the job takes too long. */
  readonly signal: AbortSignal;
}

/** One job of a slice. It may run twice (a crash after its work), so it must bear that. */
export type Job = (payload: unknown, ctx: JobContext) => Promise<void>;
/** The jobs of a slice by name, `orders.lapse`. A job that throws is tried again later. */
export type JobTable = Readonly<Record<string, Job>>;

export interface AddJob {
  /** When it is to run by the product's clock; at once where absent. */
  readonly runAt?: Date;
  /** A later job with the same key replaces a waiting one. */
  readonly key?: string;
  /** 25 where absent: about four days of attempts, further and further apart. */
  readonly maxAttempts?: number;
  /** 0 where absent; what has a higher number waits while there is anything with a lower one. */
  readonly priority?: number;
}

/** Creates or updates the tables of the job queue; run after the product's own migrations. */
export async function installJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: silentLogger });
}

/** Adds a job inside the transaction that causes it: it exists exactly when its cause does. */
export async function addJob(
  tx: Tx,
  job: string,
  payload: unknown,
  { runAt, key, maxAttempts, priority }: AddJob = {},
): Promise<void> {
  await sql`select 1 from graphile_worker.add_job(
    identifier => ${job}::text, payload => ${JSON.stringify(payload ?? {})}::json,
    run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts ?? null}::integer,
    job_key => ${key ?? null}::text, priority => ${priority ?? null}::integer)`.execute(tx);
}

/** Removes a waiting job by its key; nothing happens where there is none. */
export async function removeJob(tx: Tx, key: string): Promise<void> {
  await sql`select 1 from graphile_worker.remove_job(${key}::text)`.execute(tx);
}

/**
 * Lets jobs run that are due by a clock which is ahead of the database's, and answers how many.
 * Attempts that wait for their next try are left alone.
 */
export async function rescheduleDueJobs(db: Db, now: Date): Promise<number> {
  const moved = await rows(
    db,
    sql`update graphile_worker._private_jobs set run_at = now()
        where run_at > now() and run_at <= ${now}::timestamptz and attempts = 0
          and locked_at is null returning id`,
  );
  return moved.length;
}

export interface JobsParts {
  /** The job queue keeps connections of its own, apart from those that answer calls. */
  readonly url: string;
  readonly db: Db;
  readonly tasks: JobTable;
  readonly cron?: readonly CronEntry[];
  readonly log: Logger;
  /** Where the clock is ahead of the system's, waiting jobs follow it within a second. */
  readonly clock?: Clock;
  /** Jobs at a time. */
  readonly concurrency?: number;
  /** Jobs that wait for other servers: they have a queue of their own, which holds up no others. */
  readonly apart?: readonly string[];
  /** How often the jobs of dead processes are looked for, and how long one may be without sign. */
  readonly owners?: { readonly checkMs: number; readonly graceMs: number };
}

const CONCURRENCY = 4;
const CONCURRENCY_APART = 4;
const FOLLOW_MS = 1000;

/** Starts the queues. `stop` takes no new jobs, waits for those that run and ends. */
export async function startJobs(parts: JobsParts): Promise<{ stop(): Promise<void> }> {
  const {
    url,
    db,
    log,
    clock = systemClock,
    concurrency = CONCURRENCY,
    apart = [],
    cron = [],
  } = parts;
  const missed = await addMissedCron(db, cron, new Date());
  if (missed.length > 0) log.info({ jobs: missed }, 'jobs that a stop has missed are made up');
  const owners = new JobOwners({ url, log, ...parts.owners });
  const isApart = (name: string) => apart.includes(name);
  const tasks = Object.entries(tasksOf(parts.tasks, { db, log, clock }));
  const queues: { stop(): Promise<void> }[] = [];
  const start = async (wanted: boolean, atATime: number) => {
    const own = tasks.filter(([name]) => isApart(name) === wanted);
    if (own.length === 0) return;
    const ownCron = parsedCron(cron.filter(({ job }) => isApart(job) === wanted));
    const queue = { tasks: Object.fromEntries(own), cron: ownCron, concurrency: atATime };
    queues.push(await startQueue({ url, log, owners, ...queue }));
  };
  const stopQueues = async () => {
    await Promise.all(queues.map((queue) => queue.stop()));
    await owners.close();
  };
  try {
    await start(false, concurrency);
    await start(true, CONCURRENCY_APART);
  } catch (error) {
    await stopQueues();
    throw error;
  }
  const following = follow(db, clock, log);
  let ending: Promise<void> | undefined;
  const end = async () => {
    await following.stop();
    await stopQueues();
  };
  return {
    stop: () => {
      ending ??= end();
      return ending;
    },
  };
}

/**
 * Adds each entry once that was due while no process ran, and answers their jobs. To be done
 * before the queue starts, which notes its entries as run from then on.
 */
async function addMissedCron(db: Db, cron: readonly CronEntry[], now: Date): Promise<string[]> {
  const ran = await lastRuns(db);
  const missed = cron.filter((entry) => {
    const since = ran.get(entry.job);
    return since !== undefined && wasDue(entry, since, now);
  });
  await transaction(db, async (tx) => {
    for (const { job } of missed) {
      await addJob(tx, job, {}, { key: cronKey(job), maxAttempts: CRON_ATTEMPTS });
    }
  });
  return missed.map(({ job }) => job);
}

/** Brings jobs forward while the clock is ahead of the system's (tests and development only). */
function follow(db: Db, clock: Clock, log: Logger): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  if (clock === systemClock) return { stop: async () => undefined };
  const timer = setInterval(() => {
    const now = clock.now();
    if (now.getTime() - Date.now() < FOLLOW_MS) return;
    running = running
      .then(() => rescheduleDueJobs(db, now))
      .catch((error: unknown) => log.warn({ err: error }, 'jobs could not follow the clock'));
  }, FOLLOW_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Jobs that were run, and those that failed, by name and message. */
export interface RunResult {
  readonly done: readonly string[];
  readonly failed: readonly { readonly job: string; readonly message: string }[];
}

/**
 * For tests: runs every job that is due at `now`, and those which they add, one after the other;
 * answers what ran. A job that fails stays for its next attempt.
 */
export async function runDue(parts: {
  readonly url: string;
  readonly db: Db;
  readonly tasks: JobTable;
  readonly now: Date;
  readonly log?: Logger;
}): Promise<RunResult> {
  const { db, tasks, now, log = silent } = parts;
  const done: string[] = [];
  const failed: { job: string; message: string }[] = [];
  const pool = openQueuePool(parts.url, 3, log);
  const noted = Object.entries(tasks).map(([name, job]): [string, Job] => [
    name,
    async (payload, ctx) => {
      try {
        await job(payload, ctx);
        done.push(name);
      } catch (error) {
        failed.push({ job: name, message: error instanceof Error ? error.message : String(error) });
        throw error;
      }
    },
  ]);
  const taskList = tasksOf(Object.fromEntries(noted), { db, log, clock: { now: () => now } });
  try {
    let before: number;
    do {
      before = done.length + failed.length;
      await rescheduleDueJobs(db, now);
      await runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger: silentLogger });
    } while (done.length + failed.length > before);
  } finally {
    await pool.end();
  }
  return { done, failed };
}

function tasksOf(
  jobs: JobTable,
  { db, log, clock }: { db: Db; log: Logger; clock: Clock },
): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload, { job: queued, abortSignal }) => {
        const jobLog = log.child({ job: name, jobId: queued.id });
        const startedAt = clock.now();
        const began = performance.now();
        const record = async (error: string | null) => {
          const run = { job: name, startedAt, error };
          const tookMs = Math.round(performance.now() - began);
          await recordJobRun(db, { ...run, tookMs }).catch((problem: unknown) =>
            jobLog.warn({ err: problem }, 'the run of a job could not be recorded'),
          );
        };
        try {
          await job(payload, {
            db,
            now: startedAt,
            log: jobLog,
            attempt: queued.attempts,
            attemptsMax: queued.max_attempts,
            signal: abortSignal as AbortSignal,
          });
          await record(null);
        } catch (error) {
          await record(safeErrorText(error));
          const isLast = queued.attempts >= queued.max_attempts;
          jobLog[isLast ? 'error' : 'warn']({ err: error, attempt: queued.attempts }, 'job failed');
          throw error;
        }
      },
    ]),
  );
}

const silent = createLogger('silent', { write: () => undefined });

const silentLogger = new WorkerLogger(() => () => undefined);
