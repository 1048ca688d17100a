import { type RawBuilder, sql } from 'kysely';
import type { DepositState } from '#contract/deposits/machine.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { type RefFilter, withinRefs } from '#server/kit/database/within-refs.ts';

/** An account that a deposit is paid back to. */
export interface DepositPayee {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly bankName: string;
  readonly bankCode: string;
}

/** A deposit; the amount in fen. */
export interface DepositRecord {
  readonly id: string;
  readonly no: string;
  readonly seller: string;
  readonly version: number;
  readonly state: DepositState;
  readonly since: Date;
  readonly appliedAt: Date;
  readonly amount: bigint;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly bankName: string;
  readonly bankCode: string;
  readonly proof: string;
  readonly confirmedAt: Date | null;
  readonly receivedReference: string;
  readonly returnedReference: string;
  /**
   * The fen that went back, also where the bank brought them back: less than the amount where compensation
   * used some; null before.
   */
  readonly returnedFen: bigint | null;
  readonly returnReason: string;
  readonly decisionReason: string;
  readonly decidedBy: string | null;
  /** How often the bank brought a payment back, and why it did last. */
  readonly bankReturns: number;
  readonly bankReturnReason: string;
  /** The account that its seller chose since; null where it goes to the one that it came from. */
  readonly payee: DepositPayee | null;
  /** From when that account may be paid; null where it may be paid at any time. */
  readonly payableFrom: Date | null;
}

const columns = sql`id, no, seller, version, state, since, at as "appliedAt", amount,
  account_name as "accountName", account_number as "accountNumber", bank_name as "bankName",
  bank_code as "bankCode", proof, confirmed_at as "confirmedAt",
  received_reference as "receivedReference", returned_reference as "returnedReference",
  returned_fen as "returnedFen", return_reason as "returnReason",
  decision_reason as "decisionReason", decided_by as "decidedBy", bank_returns as "bankReturns",
  bank_return_reason as "bankReturnReason", payee, payable_from as "payableFrom"`;

export type NewDeposit = Pick<
  DepositRecord,
  | 'id'
  | 'no'
  | 'seller'
  | 'appliedAt'
  | 'amount'
  | 'accountName'
  | 'accountNumber'
  | 'bankName'
  | 'bankCode'
  | 'proof'
>;

/** Inserts a deposit; false where its seller has announced one already. */
export async function insertDeposit(tx: Tx, made: NewDeposit): Promise<boolean> {
  const inserted = await row(
    tx,
    sql`insert into deposits.deposit (id, no, seller, since, at, amount, account_name,
          account_number, bank_name, bank_code, proof)
        values (${made.id}, ${made.no}, ${made.seller}, ${made.appliedAt}, ${made.appliedAt},
          ${made.amount.toString()}, ${made.accountName}, ${made.accountNumber},
          ${made.bankName}, ${made.bankCode}, ${made.proof})
        on conflict (seller) where state = 'announced' do nothing returning id`,
  );
  return inserted !== null;
}

/** Reads a deposit and keeps others from deciding it meanwhile. */
export const lockDeposit = (tx: Tx, id: string): Promise<DepositRecord | null> =>
  row(tx, sql<DepositRecord>`select ${columns} from deposits.deposit where id = ${id} for update`);

export const findDeposit = (db: Db, id: string): Promise<DepositRecord | null> =>
  row(db, sql<DepositRecord>`select ${columns} from deposits.deposit where id = ${id}`);

/** Reads the deposit of a seller that is here, also one asked back, and keeps others from deciding it. */
export const lockHeld = (tx: Tx, seller: string): Promise<DepositRecord | null> =>
  row(
    tx,
    sql<DepositRecord>`select ${columns} from deposits.deposit
      where seller = ${seller} and state in ('held', 'returning') for update`,
  );

/** Returns the deposit of a seller that is announced, else the one that is here, else the last one. */
export const findLast = (db: Db, seller: string): Promise<DepositRecord | null> =>
  row(
    db,
    sql<DepositRecord>`select ${columns} from deposits.deposit where seller = ${seller}
      order by case when state = 'announced' then 0
        when state in ('held', 'returning') then 1 else 2 end, at desc, id desc limit 1`,
  );

/** Returns the newest deposit of a seller that was announced after another one and did not arrive. */
export const findFailedAfter = (
  db: Db,
  { id, seller, appliedAt }: Pick<DepositRecord, 'id' | 'seller' | 'appliedAt'>,
): Promise<{ no: string; reason: string } | null> =>
  row(
    db,
    sql<{ no: string; reason: string }>`
      select no, decision_reason as reason from deposits.deposit
      where seller = ${seller} and state = 'failed' and (at, id) > (${appliedAt}, ${id}::uuid)
      order by at desc, id desc limit 1`,
  );

/** Keeps a seller from announcing a deposit while another one of theirs comes to be held, and the other way. */
export async function lockDepositsOf(tx: Tx, seller: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('deposits/' || ${seller}::text, 0))`.execute(
    tx,
  );
}

/** Returns whether another deposit of a seller is here, or announced. */
export const hasOther = async (
  db: Db,
  { id, seller }: Pick<DepositRecord, 'id' | 'seller'>,
): Promise<boolean> =>
  (await row(
    db,
    sql`select id from deposits.deposit
      where seller = ${seller} and id <> ${id} and state in ('announced', 'held', 'returning')
      limit 1`,
  )) !== null;

/** Returns the deposit of a seller that the bank brought back and that is not paid anew; null without one. */
export const findBankReturned = (db: Db, seller: string): Promise<DepositRecord | null> =>
  row(
    db,
    sql<DepositRecord>`select ${columns} from deposits.deposit
      where seller = ${seller} and state = 'bankReturned' order by since, id limit 1`,
  );

/** Sums the deposits that the bank brought back; fen. */
export const sumBankReturned = (
  db: Db,
): Promise<{ readonly count: number; readonly sum: bigint }> =>
  one(
    db,
    sql<{ count: number; sum: bigint }>`
      select count(*)::integer as count, coalesce(sum(returned_fen), 0)::bigint as sum
      from deposits.deposit where state = 'bankReturned'`,
  );

/** Returns the sellers with a held deposit whose return is not requested, even if its balance is zero. */
export async function findSellersWithHeldDeposit(
  db: Db,
  sellers: readonly string[],
): Promise<Set<string>> {
  const held = await rows<{ seller: string }>(
    db,
    sql`select seller from deposits.deposit
      where seller = any(${[...sellers]}::uuid[]) and state = 'held'`,
  );
  return new Set(held.map(({ seller }) => seller));
}

/** Returns whether a deposit of a seller is held, also where it is asked back. */
export const holdsDeposit = async (db: Db, seller: string): Promise<boolean> =>
  (await row(
    db,
    sql`select id from deposits.deposit
      where seller = ${seller} and state in ('held', 'returning') limit 1`,
  )) !== null;

/**
 * Returns since when the last deposit of sellers is asked back, or when it was paid back. One that the
 * bank brought back secures nothing: it counts as paid back.
 */
export async function findDepositReturns(
  db: Db,
  sellers: readonly string[],
): Promise<Map<string, { state: 'returning' | 'returned'; since: Date }>> {
  const last = await rows<{
    seller: string;
    state: 'held' | 'returning' | 'returned';
    since: Date;
  }>(
    db,
    sql`select distinct on (seller) seller,
        case when state = 'bankReturned' then 'returned' else state end as state, since
      from deposits.deposit
      where seller = any(${[...sellers]}::uuid[])
        and state in ('held', 'returning', 'returned', 'bankReturned')
      order by seller, case when state in ('held', 'returning') then 0 else 1 end, at desc, id desc`,
  );
  return new Map(
    last.flatMap(({ seller, state, since }) =>
      state === 'held' ? [] : [[seller, { state, since }] as const],
    ),
  );
}

/** Writes the changes of an event. */
export async function updateDeposit(tx: Tx, after: DepositRecord): Promise<void> {
  await sql`
    update deposits.deposit set state = ${after.state}, version = ${after.version},
      since = ${after.since}, confirmed_at = ${after.confirmedAt},
      received_reference = ${after.receivedReference},
      returned_reference = ${after.returnedReference},
      returned_fen = ${after.returnedFen?.toString() ?? null},
      return_reason = ${after.returnReason}, decision_reason = ${after.decisionReason},
      decided_by = ${after.decidedBy}, bank_returns = ${after.bankReturns},
      bank_return_reason = ${after.bankReturnReason},
      payee = ${after.payee && JSON.stringify(after.payee)}::jsonb,
      payable_from = ${after.payableFrom}
    where id = ${after.id}`.execute(tx);
}

/** Notes references of payments of before; false where one of them was noted already. */
export async function addPastReferences(
  tx: Tx,
  id: string,
  references: readonly string[],
): Promise<boolean> {
  const added = await rows(
    tx,
    sql`insert into deposits.past_reference (reference, deposit)
      select r.reference, ${id}::uuid from unnest(${[...references]}::text[]) as r (reference)
      on conflict (reference) do nothing returning reference`,
  );
  return added.length === references.length;
}

/** Returns the number of the deposit that a bank reference belongs to, one left aside; or null. */
export async function findReferenceUse(
  db: Db,
  reference: string,
  exceptId: string | null,
): Promise<string | null> {
  const used = await row(
    db,
    sql<{ no: string }>`select no from deposits.deposit
      where (${reference} in (received_reference, returned_reference)
          or id = (select p.deposit from deposits.past_reference p where p.reference = ${reference}))
        and id is distinct from ${exceptId}::uuid limit 1`,
  );
  return used?.no ?? null;
}

/** Which deposits to list. */
export interface DepositFilter {
  readonly refs?: RefFilter;
  readonly state?: DepositState | undefined;
  /** Part of a number or of the paying account's name. */
  readonly find: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Returns a page of deposits; in a list of one state the oldest come first. */
export async function listDeposits(
  db: Db,
  { state, find, refs, pageNum, pageSize }: DepositFilter,
): Promise<{ total: number; list: DepositRecord[] }> {
  const parts: RawBuilder<unknown>[] = [withinRefs(sql`no`, refs)];
  if (state !== undefined) parts.push(sql`state = ${state}`);
  if (find !== '') {
    parts.push(sql`position(lower(${find}) in lower(no || ' ' || account_name)) > 0`);
  }
  const where = sql.join(parts, sql` and `);
  const order = state === undefined ? sql`at desc, id desc` : sql`since, id`;
  const { total } = await one(
    db,
    sql<{ total: number }>`select count(*)::integer as total from deposits.deposit
      where ${where}`,
  );
  const list = await rows(
    db,
    sql<DepositRecord>`select ${columns} from deposits.deposit where ${where} order by ${order}
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}

/** Returns the deposits that wait for finance, the oldest first. */
export const listWaiting = (db: Db): Promise<DepositRecord[]> =>
  rows(
    db,
    sql<DepositRecord>`select ${columns} from deposits.deposit
      where state in ('announced', 'returning', 'bankReturned') order by since, id`,
  );
