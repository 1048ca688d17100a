import { sql } from 'kysely';
import { type Db, rows } from '../database/database.ts';

/** When the queue last added each of its entries; since when it knows one that it never added. */
export async function lastRuns(db: Db): Promise<Map<string, Date>> {
  const found = await rows(
    db,
    sql<{ job: string; since: Date }>`
      select identifier as job, coalesce(last_execution, known_since) as since
      from graphile_worker._private_known_crontabs`,
  );
  return new Map(found.map(({ job, since }) => [job, since]));
}
