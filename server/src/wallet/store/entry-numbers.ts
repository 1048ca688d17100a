import { sql } from 'kysely';
import { type Db, one, row } from '#server/kit/database/database.ts';

/** Entries of a user's available balance by their numbers, both within it; none where to < from. */
export interface EntryRange {
  readonly from: bigint;
  readonly to: bigint;
}

const account = (owner: string) => sql`wallet.account_id(${owner}::uuid, 'available', 'USD')`;

/** The number of the newest row of a user's ledger; 0 where there is none. */
export async function newestLogId(db: Db, owner: string): Promise<bigint> {
  const found = await row(
    db,
    sql<{ seq: bigint }>`
      select seq from wallet.account
      where id = wallet.account_id(${owner}::uuid, 'available', 'USD')`,
  );
  return found?.seq ?? 0n;
}

async function timeOf(db: Db, owner: string, seq: bigint): Promise<number> {
  const found = await one(
    db,
    sql<{ at: Date }>`select t.at from wallet.entry e join wallet.transfer t on t.id = e.transfer
      where e.account = ${account(owner)} and e.seq = ${seq.toString()}::bigint`,
  );
  return found.at.getTime();
}

/**
 * Entries of an account that may have been written by requests of the same moments. A request that began
 * earlier may end later: its entry has the higher number and the earlier time.
 */
const WRITTEN_TOGETHER = 256n;

/** The first entry that is not before an instant, among the last few up to one that is not. */
async function firstBefore(
  db: Db,
  owner: string,
  { instant, upto }: { instant: Date; upto: bigint },
) {
  const found = await row(
    db,
    sql<{ seq: bigint }>`
      select e.seq from wallet.entry e join wallet.transfer t on t.id = e.transfer
      where e.account = ${account(owner)} and t.at >= ${instant}
        and e.seq >= ${(upto - WRITTEN_TOGETHER).toString()}::bigint
        and e.seq < ${upto.toString()}::bigint
      order by e.seq limit 1`,
  );
  return found?.seq ?? upto;
}

/**
 * Halves the numbers until the first entry that is not before an instant is found. What comes after it
 * belongs to it, whatever its time: what ended before the instant changes no more.
 */
export async function firstSince(
  db: Db,
  owner: string,
  { instant, newest }: { instant: Date; newest: bigint },
): Promise<bigint> {
  let [low, high] = [1n, newest + 1n];
  while (low < high) {
    const middle = (low + high) / 2n;
    if ((await timeOf(db, owner, middle)) < instant.getTime()) low = middle + 1n;
    else high = middle;
  }
  return firstBefore(db, owner, { instant, upto: low });
}
