import { sql } from 'kysely';
import { type Db, one } from '#server/kit/database.ts';

/** Those who may trade: buyers who completed their information, and settled sellers. */
export async function countPartners(db: Db): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from accounts.account
        where identity = 'buyer' or seller_state = 'pass'`,
  );
  return n;
}
