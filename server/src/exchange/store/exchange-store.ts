import { type RawBuilder, sql } from 'kysely';
import type { ExchangeState } from '#contract/exchange/machine.ts';
import type { ExchangePayee } from '#contract/exchange/schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { type RefFilter, withinRefs } from '#server/kit/database/within-refs.ts';

/** Describes what was agreed: cents sold, fee in cents, fen bought, and by which rate. */
export interface Agreed {
  readonly sell: bigint;
  readonly fee: bigint;
  readonly buy: bigint;
  readonly rateMicros: bigint;
  readonly feeBp: number;
  readonly rateSource: string;
  readonly rateAt: Date;
  readonly payee: ExchangePayee;
  /** The saved account of the payee; null for exchanges of before there were any. */
  readonly bankAccount: string | null;
}

/** An exchange as it is kept. */
export interface ExchangeRecord extends Agreed {
  readonly id: string;
  readonly no: string;
  readonly quote: string;
  readonly owner: string;
  readonly version: number;
  readonly state: ExchangeState;
  readonly since: Date;
  readonly appliedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly failReason: string;
  readonly bankReference: string;
  readonly returnReason: string;
  /** From when the account may be paid; null where it may be paid at any time. */
  readonly payableFrom: Date | null;
}

const agreed = sql`sell, fee, buy, rate_micros as "rateMicros", fee_bp as "feeBp",
  rate_source as "rateSource", rate_at as "rateAt", payee,
  bank_account as "bankAccount"`;
const columns = sql`id, no, quote, owner, version, state, since, at as "appliedAt", ${agreed},
  decided_at as "decidedAt", decided_by as "decidedBy", fail_reason as "failReason",
  bank_reference as "bankReference", return_reason as "returnReason",
  payable_from as "payableFrom"`;

/** Writes an exchange that has just been applied for. */
export async function insertExchange(
  tx: Tx,
  made: Agreed &
    Pick<ExchangeRecord, 'id' | 'no' | 'quote' | 'owner' | 'appliedAt' | 'payableFrom'>,
): Promise<void> {
  await sql`
    insert into exchange.exchange (id, no, quote, owner, since, at, sell, fee, buy, rate_micros,
      fee_bp, rate_source, rate_at, payee, bank_account, payable_from)
    values (${made.id}, ${made.no}, ${made.quote}, ${made.owner}, ${made.appliedAt}, ${made.appliedAt},
      ${made.sell.toString()}, ${made.fee.toString()}, ${made.buy.toString()},
      ${made.rateMicros.toString()}, ${made.feeBp}, ${made.rateSource}, ${made.rateAt},
      ${JSON.stringify(made.payee)}::jsonb, ${made.bankAccount}, ${made.payableFrom})`.execute(tx);
}

export const findExchange = (db: Db, id: string): Promise<ExchangeRecord | null> =>
  row(db, sql<ExchangeRecord>`select ${columns} from exchange.exchange where id = ${id}`);

/** Reads an exchange and keeps others from deciding it meanwhile. */
export const lockExchange = (tx: Tx, id: string): Promise<ExchangeRecord | null> =>
  row(
    tx,
    sql<ExchangeRecord>`select ${columns} from exchange.exchange where id = ${id} for update`,
  );

/** Writes what an event changed of an exchange. */
export async function updateExchange(tx: Tx, after: ExchangeRecord): Promise<void> {
  await sql`
    update exchange.exchange set state = ${after.state}, version = ${after.version},
      since = ${after.since}, decided_at = ${after.decidedAt}, decided_by = ${after.decidedBy},
      fail_reason = ${after.failReason}, bank_reference = ${after.bankReference},
      return_reason = ${after.returnReason}
    where id = ${after.id}`.execute(tx);
}

/** Returns the number of the exchange that has a reference of the bank, or null. */
export async function findReferenceUse(db: Db, bankReference: string): Promise<string | null> {
  const used = await row(
    db,
    sql<{ no: string }>`select e.no from exchange.reference r
      join exchange.exchange e on e.id = r.exchange
      where r.reference = ${bankReference}`,
  );
  return used?.no ?? null;
}

/** Notes that a reference of the bank belongs to an exchange; false where it was noted before. */
export async function claimReference(tx: Tx, reference: string, id: string): Promise<boolean> {
  const claimed = await row(
    tx,
    sql`insert into exchange.reference (reference, exchange) values (${reference}, ${id})
        on conflict (reference) do nothing returning reference`,
  );
  return claimed !== null;
}

/** One entry of an exchange's history. */
export interface HistoryEntry {
  readonly version: number;
  readonly entryAt: Date;
  readonly event: string;
  readonly actor: string;
  readonly person: string | null;
  readonly name: string;
  readonly reason: string;
  readonly bankReference: string;
}

export async function insertHistory(tx: Tx, id: string, entry: HistoryEntry): Promise<void> {
  await sql`insert into exchange.event (exchange, version, at, event, actor, person, name, reason,
      bank_reference)
    values (${id}, ${entry.version}, ${entry.entryAt}, ${entry.event}, ${entry.actor},
      ${entry.person}, ${entry.name}, ${entry.reason}, ${entry.bankReference})`.execute(tx);
}

/** Which exchanges to list. */
export interface ExchangeFilter {
  readonly refs?: RefFilter;
  /** null lists everybody's. */
  readonly owner: string | null;
  readonly state?: ExchangeState | undefined;
  /** Part of a number or of the payee's name. */
  readonly find?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Returns a page of exchanges: those in progress oldest first in a list of them, else newest. */
export async function listExchanges(
  db: Db,
  { owner, state, find = '', refs, pageNum, pageSize }: ExchangeFilter,
): Promise<{ total: number; list: ExchangeRecord[] }> {
  const parts: RawBuilder<unknown>[] = [withinRefs(sql`no`, refs)];
  if (owner !== null) parts.push(sql`owner = ${owner}`);
  if (state !== undefined) parts.push(sql`state = ${state}`);
  if (find !== '') {
    parts.push(sql`position(lower(${find}) in
      lower(no || ' ' || coalesce(payee ->> 'accountName', ''))) > 0`);
  }
  const where = sql.join(parts, sql` and `);
  const order = owner === null && state === 'frozen' ? sql`at, id` : sql`at desc, id desc`;
  const { total } = await one(
    db,
    sql<{ total: number }>`select count(*)::integer as total from exchange.exchange
      where ${where}`,
  );
  const list = await rows(
    db,
    sql<ExchangeRecord>`select ${columns} from exchange.exchange where ${where} order by ${order}
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}

/** Returns some exchanges by their ids, in no order. */
export const listByIds = (db: Db, ids: readonly string[]): Promise<ExchangeRecord[]> =>
  rows(
    db,
    sql<ExchangeRecord>`select ${columns} from exchange.exchange
      where id = any(${[...ids]}::uuid[])`,
  );

/** Returns the exchanges that wait for finance, the oldest first. */
export const listFrozen = (db: Db): Promise<ExchangeRecord[]> =>
  rows(
    db,
    sql<ExchangeRecord>`select ${columns} from exchange.exchange where state in ('frozen', 'returned')
      order by at, id`,
  );

/** Whether an exchange may still be paid, or paid anew, to a saved account. */
export const hasOpenExchanges = async (db: Db, bankAccount: string): Promise<boolean> =>
  (await row(
    db,
    sql<{ id: string }>`select id from exchange.exchange
      where bank_account = ${bankAccount} and state in ('frozen', 'returned') limit 1`,
  )) !== null;

/** Returns how many cents a member has sold since an instant, failed exchanges left out. */
export async function soldSince(db: Db, owner: string, since: Date): Promise<bigint> {
  const { sold } = await one(
    db,
    sql<{ sold: bigint }>`select coalesce(sum(sell), 0)::bigint as sold from exchange.exchange
      where owner = ${owner} and at >= ${since} and state <> 'failed'`,
  );
  return sold;
}
