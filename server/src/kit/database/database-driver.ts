import { createHash } from 'node:crypto';
import {
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';
import {
  DatabaseUnavailable,
  isConnectionLoss,
  isFatal,
  leavesOutcomeUnknown,
  OutcomeUnknown,
} from './outage.ts';

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
 * planning costs more than most of this product's statements. It survives its own loss: what runs
 * on it fails with DatabaseUnavailable, and the pool replaces it.
 */
export class PreparingClient extends pg.Client {
  /** False keeps the pool from lending the connection again; pg's types leave it out. */
  declare _queryable: boolean;

  constructor(config?: pg.ClientConfig) {
    super(config);
    // Nobody else hears a connection that is lost while it is checked out: that would end the
    // process. Its running statement fails by the same error.
    this.on('error', () => undefined);
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's query has overloads that only any satisfies
  override query(...args: any[]): any {
    const [text, values] = args as [unknown, unknown];
    const call = super.query as (...rest: unknown[]) => unknown;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      const name = nameOf(text);
      if (name !== null)
        return this.#watched(call.call(this, { name, text, values }, ...args.slice(2)));
    }
    return this.#watched(call.apply(this, args));
  }

  /** Names the loss of the connection, and gives up one on which nothing may follow. */
  #watched(result: unknown): unknown {
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => {
      const isLost = isConnectionLoss(error);
      if (isLost || isFatal(error)) this.#giveUp();
      throw isLost
        ? new DatabaseUnavailable('the database did not answer', { cause: error })
        : error;
    });
  }

  /**
   * Closes the connection at once. PostgreSQL may still work on a statement that took too long, or
   * has announced that it ends the session: the pool must not lend the connection again.
   */
  #giveUp(): void {
    this._queryable = false;
    this.connection.stream.destroy();
  }
}

/** Says of a COMMIT that fails whether its outcome is known, and of a pool that it is exhausted. */
class CarefulDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      if (error instanceof pg.DatabaseError) throw error;
      throw new DatabaseUnavailable('there is no connection to the database', { cause: error });
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      if (!leavesOutcomeUnknown(error)) throw error;
      throw new OutcomeUnknown('the connection was lost during COMMIT', { cause: error });
    }
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A connection that cannot roll back is lost, and the server rolls back what it held. The
    // failure that caused the rollback is the one to tell.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** PostgreSQL as Kysely speaks to it, with the driver above. */
export class CarefulDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new CarefulDriver(this.#config);
  }
}
