import { sql } from 'kysely';
import { containing } from '#server/kit/database/containing.ts';
import { type Db, one, rows } from '#server/kit/database/database.ts';

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

/** Ids of settled sellers whose name holds a text, by name. */
export async function findSettledSellers(db: Db, find: string, limit: number): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select id from accounts.account
        where seller_state = 'pass'
          and (company ilike ${containing(find)} or company_cn ilike ${containing(find)})
        order by company, id limit ${limit}`,
  );
  return found.map(({ id }) => id);
}
