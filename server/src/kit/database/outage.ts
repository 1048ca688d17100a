import pg from 'pg';

/** The database could not be reached, or did not answer in time. Nothing was committed. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** The connection was lost during COMMIT: nobody here knows whether the transaction took effect. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/** SQLSTATEs, or classes of them, by which PostgreSQL refuses for a time only. */
const temporary = [
  // Connection exceptions; too few resources: connections, memory, disk.
  '08',
  '53',
  // Shut down, crashed, starting up, ended by an administrator.
  '57P',
  // Canceled, by statement_timeout for one.
  '57014',
  // A lock was not available in time; deadlock; serialization failure.
  '55P03',
  '40P01',
  '40001',
  // Idle in a transaction, or in one, for too long.
  '25P03',
  '25P04',
  // A standby after a failover does not take writes.
  '25006',
];

const sqlStateOf = (error: unknown): string | null =>
  error instanceof pg.DatabaseError && typeof error.code === 'string' ? error.code : null;

/** Whether the database refuses for a time, so that the same request may succeed later. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const code = sqlStateOf(error);
  return code !== null && temporary.some((start) => code.startsWith(start));
}

/** Whether a statement waited too long: for a lock, or for its own end. */
export function isTimeout(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return isReadTimeout(error.cause);
  const code = sqlStateOf(error);
  return code === '55P03' || code === '57014';
}

/** The driver waited longer than its `query_timeout` for an answer. */
export const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

const LOST = /^(Connection terminated|Client (was closed|has encountered a connection error))/;

/** Whether the driver failed for the connection, and not for what it was given. */
export const isConnectionLoss = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof pg.DatabaseError) &&
  ('syscall' in error || LOST.test(error.message) || isReadTimeout(error));

/** Whether PostgreSQL has ended the session with this error. */
export const isFatal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC');

/**
 * Whether a COMMIT that failed by this error may still have taken effect. A refusal by PostgreSQL
 * (a deferred constraint, say) rolled it back; a connection that ended says nothing.
 */
export function leavesOutcomeUnknown(error: unknown): boolean {
  const code = sqlStateOf(error);
  return code === null || code.startsWith('08') || code.startsWith('57P');
}
