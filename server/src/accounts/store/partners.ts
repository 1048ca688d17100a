import { sql } from 'kysely';
import { type Db, one, rows } from '#server/kit/database.ts';

/** Those who may trade: buyers who completed their information, and settled sellers. */
export async function countPartners(db: Db): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from accounts.account
        where identity = 'buyer' or seller_state = 'pass'`,
  );
  return n;
}

/** Ids of settled sellers, the longest settled first. */
export async function settledSellerIds(db: Db, limit: number): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select id from accounts.account where seller_state = 'pass' order by id limit ${limit}`,
  );
  return found.map(({ id }) => id);
}
