import { sql } from 'kysely';
import { type Db, one } from '#server/kit/database/database.ts';

/** Lots that are on the bench now: their inspection is open and its report not issued. */
export async function countOpenLots(db: Db): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from qc.inspection where state <> 'issued'`,
  );
  return n;
}
