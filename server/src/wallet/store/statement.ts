import { sql } from 'kysely';
import { type Db, one, row, rows } from '#server/kit/database/database.ts';
import type { TransferKind } from '../core/transfer.ts';
import { type EntryRange, firstSince, newestLogId } from './entry-numbers.ts';

export type { EntryRange } from './entry-numbers.ts';

/** An entry as a statement shows it, in cents. */
export interface StatementEntry {
  readonly seq: bigint;
  readonly at: Date;
  readonly kind: TransferKind;
  readonly amount: bigint;
  readonly balanceAfter: bigint | null;
  readonly causeNo: string;
  readonly remark: string;
}

const account = (owner: string) => sql`wallet.account_id(${owner}::uuid, 'available', 'USD')`;

/**
 * Returns the entries between two instants. Entries are numbered without gaps about in the order of time,
 * so that few are read however many there are.
 */
export async function findRange(
  db: Db,
  owner: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<EntryRange> {
  const newest = await newestLogId(db, owner);
  const first = await firstSince(db, owner, { instant: from, newest });
  const next = await firstSince(db, owner, { instant: until, newest });
  return { from: first, to: next - 1n };
}

/** Returns the available balance after an entry; zero before the first. */
export async function balanceAfter(db: Db, owner: string, seq: bigint): Promise<bigint> {
  if (seq < 1n) return 0n;
  const found = await row(
    db,
    sql<{ balance: bigint | null }>`select balance_after as balance from wallet.entry
      where account = ${account(owner)} and seq = ${seq.toString()}::bigint`,
  );
  return found?.balance ?? 0n;
}

/** Sums what came in and went out in a range, in cents without a sign. */
export const sumRange = (
  db: Db,
  owner: string,
  { from, to }: EntryRange,
): Promise<{ incoming: bigint; outgoing: bigint }> =>
  one(
    db,
    sql<{ incoming: bigint; outgoing: bigint }>`
      select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as incoming,
        coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as outgoing
      from wallet.entry where account = ${account(owner)}
        and seq between ${from.toString()}::bigint and ${to.toString()}::bigint`,
  );

/** Returns the next entries of a range, the oldest first. */
export const listRange = (
  db: Db,
  owner: string,
  { from, to, most }: EntryRange & { readonly most: number },
): Promise<StatementEntry[]> =>
  rows(
    db,
    sql<StatementEntry>`
      select e.seq, t.at, t.kind, e.amount, e.balance_after as "balanceAfter",
        t.cause_no as "causeNo", t.remark
      from wallet.entry e join wallet.transfer t on t.id = e.transfer
      where e.account = ${account(owner)}
        and e.seq between ${from.toString()}::bigint and ${to.toString()}::bigint
      order by e.seq limit ${most}`,
  );

/** Returns the balance at the end of each day of GMT+8 that has an entry, from a number on. */
export const listDayEnds = (
  db: Db,
  owner: string,
  from: bigint,
): Promise<{ day: string; balance: bigint | null }[]> =>
  rows(
    db,
    sql<{ day: string; balance: bigint | null }>`
      select distinct on (1) to_char(t.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
        e.balance_after as balance
      from wallet.entry e join wallet.transfer t on t.id = e.transfer
      where e.account = ${account(owner)} and e.seq >= ${from.toString()}::bigint
      order by 1, e.seq desc`,
  );
