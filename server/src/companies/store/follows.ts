import { sql } from 'kysely';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

interface Pair {
  readonly account: string;
  readonly seller: string;
}

/** Begins to follow; false where the account follows already. */
export async function insertFollow(tx: Tx, { account, seller }: Pair, now: Date): Promise<boolean> {
  const made = await rows(
    tx,
    sql`insert into companies.follow (account, seller, at) values (${account}, ${seller}, ${now})
        on conflict do nothing returning seller`,
  );
  return made.length > 0;
}

export async function deleteFollow(tx: Tx, { account, seller }: Pair): Promise<void> {
  await sql`delete from companies.follow
    where account = ${account} and seller = ${seller}`.execute(tx);
}

export const isFollowing = async (db: Db, { account, seller }: Pair): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from companies.follow where account = ${account} and seller = ${seller}`,
  )) !== null;

export async function countFollowers(db: Db, seller: string): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from companies.follow where seller = ${seller}`,
  );
  return n;
}

/** A page of the sellers that an account follows, the latest first. */
export async function followedBy(
  db: Db,
  account: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ total: number; list: { seller: string; at: Date }[] }> {
  const list = await rows<{ seller: string; at: Date }>(
    db,
    sql`select seller, at from companies.follow where account = ${account}
        order by at desc, seller limit ${page.limit} offset ${page.offset}`,
  );
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from companies.follow where account = ${account}`,
  );
  return { total: n, list };
}
