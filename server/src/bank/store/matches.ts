import { sql } from 'kysely';
import type { ItemKind, MatchReason } from '#contract/bank/line-schemas.ts';
import type { Currency } from '#contract/money-schemas.ts';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';

/** Some lines under one note: which records they are. */
export interface MatchRecord {
  readonly id: string;
  readonly currency: Currency;
  readonly method: 'rule' | 'person';
  readonly reasons: readonly MatchReason[];
  readonly charge: bigint;
  readonly note: string;
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly madeName: string;
  readonly approvedBy: string | null;
  readonly approvedName: string;
}

/** A record of a match. */
export interface MatchItem {
  readonly match: string;
  readonly kind: ItemKind;
  readonly item: string;
  readonly no: string;
  readonly owner: string;
  readonly amount: bigint;
}

/** A record of a new match; one that does not keep its record may be matched again at once. */
export type NewMatchItem = Omit<MatchItem, 'match'> & { readonly live: boolean };

export async function insertMatch(
  tx: Tx,
  made: MatchRecord,
  items: readonly NewMatchItem[],
): Promise<void> {
  await sql`
    insert into bank.match (id, currency, method, reasons, charge, note, at, made_by, made_name,
      approved_by, approved_name)
    values (${made.id}, ${made.currency}, ${made.method}, ${[...made.reasons]}::text[],
      ${made.charge.toString()}, ${made.note}, ${made.madeAt}, ${made.madeBy}, ${made.madeName},
      ${made.approvedBy}, ${made.approvedName})`.execute(tx);
  const listed = items.map((item) => ({ ...item, amount: item.amount.toString() }));
  await sql`
    insert into bank.match_item (match, kind, item, no, owner, amount, live)
    select ${made.id}, x.kind, x.item, x.no, x.owner, x.amount, x.live
    from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb)
      as x (kind text, item uuid, no text, owner uuid, amount bigint, live boolean)`.execute(tx);
}

/** Takes a match back: its records may be matched again. */
export async function undoMatch(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update bank.match set undone_at = ${now} where id = ${id} and undone_at is null`.execute(
    tx,
  );
  await sql`update bank.match_item set live = false where match = ${id}`.execute(tx);
}

/** Lets a record be matched again that was paid and brought back. */
export async function unmatchItem(tx: Tx, item: string): Promise<void> {
  await sql`update bank.match_item set live = false
    where item = ${item} and live
      and kind in ('withdrawal', 'withdrawalReturn', 'exchange', 'exchangeReturn',
        'depositReturn', 'returnedDeposit', 'paymentReturn', 'returnedPayment')`.execute(tx);
}

/** Returns those records of a kind that a line is matched with, and whose payment has not come back since. */
export async function matchedOf(
  db: Db,
  { kind, ids }: { readonly kind: ItemKind; readonly ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await rows(
    db,
    sql<{ item: string }>`select item from bank.match_item
      where live and kind = ${kind} and item = any(${[...ids]}::uuid[])`,
  );
  return new Set(found.map(({ item }) => item));
}

/** Returns the other records of its kind that the lines of a record are matched with. */
export const matchedWith = (
  db: Db,
  { kind, id }: { readonly kind: ItemKind; readonly id: string },
): Promise<{ readonly id: string; readonly owner: string }[]> =>
  rows(
    db,
    sql<{ id: string; owner: string }>`select o.item as id, o.owner
      from bank.match_item i join bank.match_item o on o.match = i.match and o.kind = i.kind
      where i.live and i.kind = ${kind} and i.item = ${id} and o.live and o.item <> i.item`,
  );

/** Returns which records of these kinds are matched, as `kind/id`. */
export async function findMatched(
  db: Db,
  kinds: readonly ItemKind[],
): Promise<ReadonlySet<string>> {
  const found = await rows(
    db,
    sql<{ kind: ItemKind; item: string }>`select kind, item from bank.match_item
      where live and kind = any(${[...kinds]}::text[])`,
  );
  return new Set(found.map(({ kind, item }) => `${kind}/${item}`));
}

/** Returns matches by their ids. */
export const findMatches = (db: Db, ids: readonly string[]): Promise<MatchRecord[]> =>
  rows(
    db,
    sql<MatchRecord>`select id, currency, method, reasons, charge, note, at as "madeAt",
        made_by as "madeBy", made_name as "madeName", approved_by as "approvedBy",
        approved_name as "approvedName"
      from bank.match where id = any(${[...ids]}::uuid[])`,
  );

/** Returns the records of matches. */
export const itemsOf = (db: Db, matches: readonly string[]): Promise<MatchItem[]> =>
  rows(
    db,
    sql<MatchItem>`select match, kind, item, no, owner, amount from bank.match_item
      where match = any(${[...matches]}::uuid[]) order by match, no`,
  );

/** Counts the matches of returns of each of these records; those without any are left out. */
export async function countReturnMatches(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counted = await rows(
    db,
    sql<{ item: string; count: number }>`select i.item, count(*)::integer as count
      from bank.match_item i join bank.match m on m.id = i.match
      where i.kind in ('withdrawalReturn', 'exchangeReturn', 'returnedDeposit') and m.undone_at is null
        and i.item = any(${[...ids]}::uuid[])
      group by i.item`,
  );
  return new Map(counted.map(({ item, count }) => [item, count]));
}

/** Returns the accounts from which each of these owners has paid before in their own name. */
export async function findPayingAccounts(
  db: Db,
  owners: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await rows(
    db,
    sql<{ owner: string; accounts: string[] }>`
      select i.owner, array_agg(distinct l.counter_account) as accounts
      from bank.match_item i join bank.match m on m.id = i.match
        join bank.line l on l.match = m.id
      where i.live and i.amount > 0 and l.counter_account <> ''
        and i.kind in ('recharge', 'deposit') and not ('thirdParty' = any(m.reasons))
        and i.owner = any(${[...owners]}::uuid[])
      group by i.owner`,
  );
  return new Map(found.map(({ owner, accounts }) => [owner, accounts]));
}

/**
 * Runs work in a savepoint. A failure rolls back the savepoint only. Returns the error, or
 * null.
 */
export async function tryInSavepoint(tx: Tx, work: () => Promise<unknown>): Promise<unknown> {
  await sql`savepoint bank_match`.execute(tx);
  try {
    await work();
    await sql`release savepoint bank_match`.execute(tx);
    return null;
  } catch (error) {
    await sql`rollback to savepoint bank_match`.execute(tx);
    return error;
  }
}

/** Returns the records of a currency that are matched now. */
export const liveItems = (db: Db, currency: Currency): Promise<MatchItem[]> =>
  rows(
    db,
    sql<MatchItem>`select i.match, i.kind, i.item, i.no, i.owner, i.amount
      from bank.match_item i join bank.match m on m.id = i.match
      where i.live and m.currency = ${currency}`,
  );
