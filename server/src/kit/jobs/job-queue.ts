import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ParsedCronItem,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import pg from 'pg';
import { trackOpenClients } from '../database/database.ts';
import type { Logger } from '../process/log.ts';
import type { JobOwners } from './job-owners-store.ts';

const POLL_MS = 2000;
const STOP_ABORT_MS = 5000;
const CONNECT_MS = 10_000;
const STATEMENT_MS = 60_000;
const RESTART_MS = 2000;

export interface QueueParts {
  readonly url: string;
  readonly log: Logger;
  readonly tasks: TaskList;
  readonly cron: ParsedCronItem[];
  /** Jobs at a time. */
  readonly concurrency: number;
  readonly owners: JobOwners;
}

/**
 * Starts a queue that runs these tasks and no others, with connections of its own. Where it gives
 * up, since the database was away for long, it is started again.
 */
export async function startQueue(parts: QueueParts): Promise<{ stop(): Promise<void> }> {
  const { log } = parts;
  const pool = openQueuePool(parts.url, parts.concurrency + 2, log);
  const closed = trackOpenClients(pool);
  const stopping = new AbortController();
  let runner: Runner;
  try {
    runner = await runOwned(parts, pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const running = (async () => {
    for (;;) {
      try {
        await runner.promise;
      } catch (error) {
        log.error({ err: error }, 'a queue of jobs stopped');
      }
      if (stopping.signal.aborted) return;
      runner = await restarted(parts, pool, stopping.signal);
    }
  })().catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await runner.stop().catch(() => undefined);
      await running;
      await pool.end();
      await closed();
    },
  };
}

async function restarted(parts: QueueParts, pool: pg.Pool, signal: AbortSignal): Promise<Runner> {
  for (;;) {
    await pause(RESTART_MS, undefined, { signal });
    try {
      return await runOwned(parts, pool);
    } catch (error) {
      parts.log.warn({ err: error }, 'a queue of jobs does not start yet');
    }
  }
}

/** Runs the tasks, and owns what they lock until they have ended. */
async function runOwned({ owners, log, ...parts }: QueueParts, pool: pg.Pool): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  const ids: string[] = [];
  events.on('pool:create', ({ workerPool }) => {
    // The type of the pool leaves its id out.
    const id: unknown = Reflect.get(workerPool, 'id');
    if (typeof id !== 'string') throw new Error('the queue of jobs has no id');
    ids.push(id);
    owners.own(id);
  });
  const runner = await run({
    pgPool: pool,
    concurrency: parts.concurrency,
    noHandleSignals: true,
    pollInterval: POLL_MS,
    gracefulShutdownAbortTimeout: STOP_ABORT_MS,
    taskList: parts.tasks,
    parsedCronItems: parts.cron,
    logger: workerLogger(log),
    events,
    // Without batches the worker notes how a job ended by a promise that nobody waits for: where
    // its connection was lost, the rejection would end the process. A batch of 0 ms tries again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  const disown = () => {
    for (const id of ids) owners.disown(id);
  };
  runner.promise.then(disown, disown);
  return runner;
}

/** The worker's own lines; its reports of failed jobs are written by the jobs' own wrapper. */
function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error' && !message.startsWith('Failed task'))
      log.error({ from: 'jobs' }, message);
    else if (level === 'warning') log.warn({ from: 'jobs' }, message);
    else log.debug({ from: 'jobs' }, message);
  });
}

/** The queue writes ids as JSON numbers: its connections read int8 as text, not as bigint. */
export function openQueuePool(url: string, max: number, log: Logger): pg.Pool {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.INT8
        ? (text: string) => text
        : pg.types.getTypeParser(oid, format as 'text'),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: types as pg.CustomTypesConfig,
    application_name: 'assay queue',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 5000,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection of the queue ended'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
