import { sql } from 'kysely';
import { type Db, row } from '#server/kit/database/database.ts';

/** The id of the order with a number; null where there is none. */
export async function orderIdByNo(db: Db, no: string): Promise<string | null> {
  const found = await row<{ id: string }>(db, sql`select id from orders."order" where no = ${no}`);
  return found?.id ?? null;
}
