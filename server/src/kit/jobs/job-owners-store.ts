import pg from 'pg';
import type { Logger } from '../process/log.ts';

/** Marks the advisory locks by which a living process owns the jobs that it has locked. */
const LOCK_CLASS = 4_155_542;
const CHECK_MS = 30_000;
/** A process that lost its connection takes its locks again within this time. */
const GRACE_MS = 3000;
const RECONNECT_MS = 250;
const STATEMENT_MS = 5000;

export interface JobOwnersOptions {
  readonly url: string;
  readonly log: Logger;
  readonly checkMs?: number;
  readonly graceMs?: number;
}

/**
 * Tells living queues of jobs from dead ones, and releases the jobs of the dead. Each queue of this
 * process has an advisory lock on one connection, which PostgreSQL ends with the process. Jobs that
 * are locked by a queue whose lock nobody holds for the grace time are released: a living process
 * takes its locks again at once when it loses its connection.
 */
export class JobOwners {
  readonly #options: Required<JobOwnersOptions>;
  readonly #own = new Set<string>();
  #held = new Set<string>();
  /** Queues whose lock nobody holds, and since when this process knows it. */
  #suspects = new Map<string, number>();
  #client: pg.Client | null = null;
  #isClosed = false;
  #checks = 0;
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> = Promise.resolve();

  constructor(options: JobOwnersOptions) {
    this.#options = { checkMs: CHECK_MS, graceMs: GRACE_MS, ...options };
  }

  /** Holds the lock of a queue of this process for as long as the process lives. */
  own(queueId: string): void {
    this.#own.add(queueId);
    this.#schedule(0);
  }

  /** Ends the ownership of a queue that has stopped. */
  disown(queueId: string): void {
    this.#own.delete(queueId);
    this.#schedule(0);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#checking;
    const open = this.#client;
    this.#client = null;
    await open?.end().catch(() => undefined);
  }

  #schedule(inMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#checking = this.#checking.then(() => this.#checkAndSchedule());
    }, inMs);
    this.#timer.unref();
  }

  async #checkAndSchedule(): Promise<void> {
    const { log, checkMs, graceMs } = this.#options;
    try {
      await this.#check();
      this.#checks += 1;
      const isSettled = this.#checks > 1 && this.#suspects.size === 0;
      this.#schedule(isSettled ? checkMs : graceMs);
    } catch (error) {
      log.warn({ err: error }, 'the owners of jobs cannot be checked');
      void this.#client?.end().catch(() => undefined);
      this.#client = null;
      this.#schedule(graceMs);
    }
  }

  async #connected(): Promise<pg.Client> {
    if (this.#client !== null) return this.#client;
    const opened = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'assay job owners',
      keepAlive: true,
      connectionTimeoutMillis: STATEMENT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS + 1000,
    });
    const reconnect = () => {
      if (this.#client === opened) this.#client = null;
      this.#schedule(RECONNECT_MS);
    };
    opened.on('error', reconnect);
    opened.on('end', reconnect);
    await opened.connect();
    this.#client = opened;
    this.#held = new Set();
    return opened;
  }

  async #hold(db: pg.Client): Promise<void> {
    for (const id of this.#own) {
      if (this.#held.has(id)) continue;
      await db.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_CLASS, id]);
      this.#held.add(id);
    }
    for (const id of this.#held) {
      if (this.#own.has(id)) continue;
      await db.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK_CLASS, id]);
      this.#held.delete(id);
    }
  }

  async #check(): Promise<void> {
    const { log, graceMs } = this.#options;
    const db = await this.#connected();
    await this.#hold(db);
    const { rows } = await db.query<{ id: string }>(
      `select id from (
         select distinct locked_by as id from graphile_worker._private_jobs
         where locked_by is not null and locked_by <> all($2::text[])) locked
       where pg_try_advisory_xact_lock($1, hashtext(id))`,
      [LOCK_CLASS, [...this.#own]],
    );
    const now = performance.now();
    this.#suspects = new Map(rows.map(({ id }) => [id, this.#suspects.get(id) ?? now]));
    const released = [...this.#suspects]
      .filter(([, since]) => now - since >= graceMs)
      .map(([id]) => id);
    if (released.length === 0) return;
    await db.query('select graphile_worker.force_unlock_workers($1::text[])', [released]);
    log.warn({ queues: released }, 'jobs of a process that ended are released');
  }
}
