import pg from 'pg';
import type { Logger } from './log.ts';

/** Marks the advisory locks by which a living process owns the jobs that it has locked. */
const LOCK_CLASS = 4_155_542;
const LOOK_MS = 30_000;
/** A process that lost its connection takes its locks again within this time. */
const GRACE_MS = 3000;
const RECONNECT_MS = 250;
const STATEMENT_MS = 5000;

export interface JobOwnersParts {
  readonly url: string;
  readonly log: Logger;
  readonly lookMs?: number;
  readonly graceMs?: number;
}

/** Tells living queues of jobs from dead ones, and frees the jobs of the dead. */
export interface JobOwners {
  /** Holds the lock of a queue of this process for as long as the process lives. */
  own(queueId: string): void;
  /** Ends the ownership of a queue that has stopped. */
  disown(queueId: string): void;
  close(): Promise<void>;
}

/**
 * Holds an advisory lock for each queue of this process on one connection, which PostgreSQL ends
 * with the process. Looks at the start, after a grace time, and then now and again, for jobs that
 * are locked by a queue whose lock nobody holds, and frees them where that stays so for the grace
 * time: a living process takes its locks again at once when it loses its connection.
 */
export function openJobOwners(parts: JobOwnersParts): JobOwners {
  const { url, log, lookMs = LOOK_MS, graceMs = GRACE_MS } = parts;
  const own = new Set<string>();
  let held = new Set<string>();
  /** Queues whose lock nobody holds, and since when this process knows it. */
  let suspects = new Map<string, number>();
  let client: pg.Client | null = null;
  let isClosed = false;
  let looks = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function connected(): Promise<pg.Client> {
    if (client !== null) return client;
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'assay job owners',
      keepAlive: true,
      connectionTimeoutMillis: STATEMENT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS + 1000,
    });
    const lose = () => {
      if (client === opened) client = null;
      schedule(RECONNECT_MS);
    };
    opened.on('error', lose);
    opened.on('end', lose);
    await opened.connect();
    client = opened;
    held = new Set();
    return opened;
  }

  async function hold(db: pg.Client): Promise<void> {
    for (const id of own) {
      if (held.has(id)) continue;
      await db.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_CLASS, id]);
      held.add(id);
    }
    for (const id of held) {
      if (own.has(id)) continue;
      await db.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK_CLASS, id]);
      held.delete(id);
    }
  }

  async function look(): Promise<void> {
    const db = await connected();
    await hold(db);
    const { rows } = await db.query<{ id: string }>(
      `select id from (
         select distinct locked_by as id from graphile_worker._private_jobs
         where locked_by is not null and locked_by <> all($2::text[])) locked
       where pg_try_advisory_xact_lock($1, hashtext(id))`,
      [LOCK_CLASS, [...own]],
    );
    const now = performance.now();
    suspects = new Map(rows.map(({ id }) => [id, suspects.get(id) ?? now]));
    const released = [...suspects].filter(([, since]) => now - since >= graceMs).map(([id]) => id);
    if (released.length === 0) return;
    await db.query('select graphile_worker.force_unlock_workers($1::text[])', [released]);
    log.warn({ queues: released }, 'jobs of a process that ended are released');
  }

  function schedule(inMs: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      looking = looking.then(look).then(
        () => {
          looks += 1;
          schedule(looks < 2 || suspects.size > 0 ? graceMs : lookMs);
        },
        (error: unknown) => {
          log.warn({ err: error }, 'the owners of jobs cannot be looked at');
          void client?.end().catch(() => undefined);
          client = null;
          schedule(graceMs);
        },
      );
    }, inMs);
    timer.unref();
  }

  return {
    own(queueId) {
      own.add(queueId);
      schedule(0);
    },
    disown(queueId) {
      own.delete(queueId);
      schedule(0);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      const open = client;
      client = null;
      await open?.end().catch(() => undefined);
    },
  };
}
