import { Kysely, type RawBuilder, type Transaction } from 'kysely';
import pg from 'pg';
import { CarefulDialect, PreparingClient } from './database-driver.ts';

/** A place where SQL runs: the pool, or a transaction of it. Stores name their tables themselves. */
export type Db = Kysely<unknown>;
/** A transaction: what an act gets, so that all of it happens or nothing. */
export type Tx = Transaction<unknown>;

const INT8 = 20;
pg.types.setTypeParser(INT8, (text) => BigInt(text));

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** How long anything on a pool's connections may take, in milliseconds. */
export interface DatabaseLimits {
  /** To open a connection, or to wait for a free one. */
  readonly acquireMs: number;
  /** One statement, by the server's clock. */
  readonly statementMs: number;
  /** One statement, by this process's clock: the connection is given up, the server may be dead. */
  readonly responseMs: number;
  /** To wait for a lock of another transaction. */
  readonly lockMs: number;
  /** A transaction in which no statement runs. */
  readonly idleMs: number;
}

/** For work that people wait for: it ends within a few seconds, whatever the database does. */
export const interactiveLimits: DatabaseLimits = {
  acquireMs: 3000,
  statementMs: 6000,
  responseMs: 7000,
  lockMs: 2500,
  idleMs: 15_000,
};

/** For jobs, first loads and downloads. */
export const longLimits: DatabaseLimits = {
  acquireMs: 20_000,
  statementMs: 20 * 60_000,
  responseMs: 21 * 60_000,
  lockMs: 30_000,
  idleMs: 10 * 60_000,
};

/** For search: loading its index takes long, what it looks up meanwhile must not wait. */
export const searchLimits: DatabaseLimits = { ...longLimits, acquireMs: 5000, lockMs: 5000 };

/** For the question whether the database answers. */
export const probeLimits: DatabaseLimits = {
  acquireMs: 1500,
  statementMs: 1500,
  responseMs: 1500,
  lockMs: 1000,
  idleMs: 1500,
};

export interface DatabaseOptions {
  /** Connections, not callers. */
  readonly max?: number;
  readonly limits?: DatabaseLimits;
  /** How the connections are named in pg_stat_activity. */
  readonly name?: string;
}

/** Opens a pool on a PostgreSQL 15 or newer. */
export function openDatabase(
  url: string,
  { max = 16, limits = longLimits, name = 'assay' }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: PreparingClient,
    application_name: name,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    connectionTimeoutMillis: limits.acquireMs,
    statement_timeout: limits.statementMs,
    query_timeout: limits.responseMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleMs,
  } as pg.PoolConfig);
  // An idle connection that the server closes is replaced at the next use; it must not end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new CarefulDialect({ pool }) });
  const closed = trackOpenClients(pool);
  const close = async () => {
    await db.destroy();
    // Kysely leaves a pool alone that it has not used yet.
    if (!pool.ended) await pool.end();
    await closed();
  };
  return { db, pool, close };
}

/**
 * Waits, once the pool has ended, until its connections are closed: the pool itself only tells
 * them to, and a database that stops meanwhile cuts them off.
 */
export function trackOpenClients(pool: pg.Pool): () => Promise<void> {
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  return async () => {
    while (open.size > 0) await new Promise<void>((done) => pool.once('remove', () => done()));
  };
}

/** All rows of a statement. */
export async function rows<Row>(db: Db, statement: RawBuilder<Row>): Promise<Row[]> {
  return (await statement.execute(db)).rows;
}

/** The first row of a statement, or null. */
export async function row<Row>(db: Db, statement: RawBuilder<Row>): Promise<Row | null> {
  return (await statement.execute(db)).rows[0] ?? null;
}

/** The one row of a statement that always answers one; a fault otherwise. */
export async function one<Row>(db: Db, statement: RawBuilder<Row>): Promise<Row> {
  const found = await row(db, statement);
  if (found === null) throw new Error('a statement that answers one row answered none');
  return found;
}

let committed = 0;
/** How many transactions this process has committed: while it stays, it wrote nothing in one. */
export const commitCount = (): number => committed;

const TRIES = 4;
/** PostgreSQL ended this transaction so that another could go on: deadlock, serialisation. */
const isDeadlockVictim = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');

/**
 * Runs work in one transaction: commits its result, or rolls all of it back. Work that PostgreSQL
 * ended in favour of another transaction is run again, so it must touch nothing but the database.
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      const done = await db.transaction().execute(work);
      committed += 1;
      return done;
    } catch (error) {
      if (!isDeadlockVictim(error) || tries >= TRIES) throw error;
    }
  }
}
