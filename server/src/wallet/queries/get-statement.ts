import type { Matter } from '#contract/wallet/schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { startOfDay } from '#server/kit/days.ts';
import { logMatterOf } from '../core/matter.ts';
import * as store from '../store/statement.ts';

/** A statement of a user's available balance in cents: opening + incoming - outgoing = closing. */
export interface Statement {
  readonly range: store.EntryRange;
  readonly opening: bigint;
  readonly incoming: bigint;
  readonly outgoing: bigint;
  readonly closing: bigint;
}

/** A line of a statement, in cents. */
export interface StatementLine {
  readonly seq: bigint;
  readonly at: Date;
  readonly matter: Matter;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly no: string;
  readonly remark: string;
}

/** Returns the statement between two instants; the second one is outside of it. */
export async function getStatement(
  db: Db,
  owner: string,
  between: { readonly from: Date; readonly until: Date },
): Promise<Statement> {
  const range = await store.findRange(db, owner, between);
  return {
    range,
    opening: await store.balanceAfter(db, owner, range.from - 1n),
    ...(await store.sumRange(db, owner, range)),
    closing: await store.balanceAfter(db, owner, range.to),
  };
}

/** Returns the next lines of a statement, the oldest first. */
export async function listStatementLines(
  db: Db,
  owner: string,
  range: store.EntryRange & { readonly most: number },
): Promise<StatementLine[]> {
  const entries = await store.listRange(db, owner, range);
  return entries.map(({ seq, at, kind, amount, balanceAfter, causeNo, remark }) => {
    const matter = logMatterOf(kind);
    if (matter === null) throw new Error(`${kind} moved an available balance`);
    return { seq, at, matter, amount, balance: balanceAfter ?? 0n, no: causeNo, remark };
  });
}

/** Returns the available balance at the end of each of some days, in cents; the first begins. */
export async function balancesOfDays(
  db: Db,
  owner: string,
  days: readonly string[],
): Promise<bigint[]> {
  const [first] = days;
  if (first === undefined) return [];
  const from = startOfDay(first);
  const range = await store.findRange(db, owner, { from, until: from });
  const ends = await store.listDayEnds(db, owner, range.from);
  const ofDay = new Map(ends.map(({ day, balance }) => [day, balance ?? 0n]));
  let balance = await store.balanceAfter(db, owner, range.from - 1n);
  return days.map((day) => {
    balance = ofDay.get(day) ?? balance;
    return balance;
  });
}
