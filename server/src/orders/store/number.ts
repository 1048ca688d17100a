import { sql } from 'kysely';
import { type Db, row, rows } from '#server/kit/database/database.ts';

/** The id of the order with a number; null where there is none. */
export async function orderIdByNo(db: Db, no: string): Promise<string | null> {
  const found = await row<{ id: string }>(db, sql`select id from orders."order" where no = ${no}`);
  return found?.id ?? null;
}

/** The accounts of the parties of orders, by their numbers; a number of no order is left out. */
export async function partiesByNo(
  db: Db,
  nos: readonly string[],
): Promise<ReadonlyMap<string, { readonly buyerId: string; readonly sellerId: string | null }>> {
  const found = await rows<{ no: string; buyerId: string; sellerId: string | null }>(
    db,
    sql`select no, buyer_id as "buyerId", seller_id as "sellerId" from orders."order"
        where no = any(${[...nos]}::text[])`,
  );
  return new Map(found.map((order) => [order.no, order]));
}
