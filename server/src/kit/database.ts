import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type RawBuilder, type Transaction } from 'kysely';
import pg from 'pg';

/** A place where SQL runs: the pool, or a transaction of it. Stores name their tables themselves. */
export type Db = Kysely<unknown>;
/** A transaction: what an act gets, so that all of it happens or nothing. */
export type Tx = Transaction<unknown>;

const INT8 = 20;
pg.types.setTypeParser(INT8, (text) => BigInt(text));

const PREPARED_MAX = 1000;
const names = new Map<string, string>();

/** A statement's name by its text; null once so many differ that preparing would only cost. */
function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= PREPARED_MAX) return null;
  const name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
  names.set(text, name);
  return name;
}

/**
 * A connection that prepares each parameterised statement once and runs it by name from then on:
 * planning costs more than most of this product's statements.
 */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has overloads that only any satisfies
  override query(...args: any[]): any {
    const [text, values] = args as [unknown, unknown];
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      const name = nameOf(text);
      const call = super.query as (...rest: unknown[]) => unknown;
      if (name !== null) return call.call(this, { name, text, values }, ...args.slice(2));
    }
    return (super.query as (...rest: unknown[]) => unknown).apply(this, args);
  }
}

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool on a PostgreSQL 15 or newer. `max` is connections, not callers. */
export function openDatabase(url: string, { max = 16 }: { max?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: PreparingClient,
    application_name: 'assay',
    idleTimeoutMillis: 30_000,
  } as pg.PoolConfig);
  // An idle connection that the server closes is replaced at the next use; it must not end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const closed = watchOpen(pool);
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
export function watchOpen(pool: pg.Pool): () => Promise<void> {
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
export const commitsHere = (): number => committed;

const TRIES = 4;
/** PostgreSQL ended this transaction so that another could go on: deadlock, serialisation. */
const yielded = (error: unknown): boolean =>
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
      if (!yielded(error) || tries >= TRIES) throw error;
    }
  }
}
