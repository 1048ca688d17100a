import { type RawBuilder, sql } from 'kysely';
import type { OrderKind } from '#contract/orders/table.ts';
import type { LogState } from '#contract/wallet/schemas.ts';
import { type Db, one, row, rows } from '#server/kit/database/database.ts';
import type { TransferKind } from '../core/transfer.ts';
import { countKinds, newestOfKinds } from './entry-kinds.ts';
import { type EntryRange, firstSince, newestLogId } from './entry-numbers.ts';
import { idempotencyUuid } from './ledger.ts';

/**
 * An entry of a user's available balance with the transfer that it belongs to, or a recharge that
 * failed; in cents.
 */
export interface LogEntry {
  /** Null for a failed recharge, which is no entry. */
  readonly seq: bigint | null;
  readonly at: Date;
  readonly kind: TransferKind;
  readonly transfer: string | null;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly causeKind: string;
  readonly causeId: string;
  readonly causeNo: string;
  /** The compensation that it is; null where it is none. */
  readonly compensation: string | null;
  /** The order that it is about; null where it is about none. */
  readonly orderKind: OrderKind | null;
  readonly orderId: string | null;
  readonly orderNo: string | null;
  readonly remark: string;
  readonly failReason: string;
  readonly state: LogState;
}

/** The entries of a user's available balance that fulfill a condition, as `e` with `t`, `c` and `r`. */
export const entries = (owner: string, where: RawBuilder<unknown>) => sql`
  from wallet.entry e join wallet.transfer t on t.id = e.transfer
    left join wallet.compensation c
      on c.transfer = t.id and t.kind in ('compensation', 'goodwillRefund')
    left join wallet.recharge r on t.kind = 'recharge' and r.id = t.cause_id
  where e.account = wallet.account_id(${owner}::uuid, 'available', 'USD') and ${where}`;

const isOfOrder = sql`t.cause_kind in ('trade', 'agent')`;

/** The state of an entry: one that froze money follows the record that it was frozen for. */
const stateOf = sql`case
  when t.kind = 'withdrawalApplied' then coalesce((
    select case when w.state in ('applied', 'approved', 'returned') then 'frozen'
      when w.state in ('refused', 'cancelled') then 'failed' else 'success' end
    from wallet.withdrawal w where w.id = t.cause_id), 'frozen')
  when t.kind = 'exchangeApplied' then coalesce((
    select case s.kind when 'exchangeDone' then 'success' when 'exchangeFailed' then 'failed'
      else 'frozen' end
    from wallet.transfer s where s.cause_id = t.cause_id
      and s.kind in ('exchangeDone', 'exchangeFailed', 'exchangeReturned')
    order by s.at desc, s.id desc limit 1), 'frozen')
  when t.kind in ('withdrawalFailed', 'exchangeFailed') then 'failed'
  else 'success' end`;

const columns = sql`
  e.seq, t.at, t.kind, t.id as transfer, e.amount, e.balance_after as "balanceAfter",
  t.cause_kind as "causeKind", t.cause_id as "causeId", t.cause_no as "causeNo",
  c.id as compensation,
  case when ${isOfOrder} then t.cause_kind else coalesce(c.order_kind, r.order_kind) end
    as "orderKind",
  case when ${isOfOrder} then t.cause_id else coalesce(c.order_id, r.order_id) end as "orderId",
  case when ${isOfOrder} then t.cause_no else coalesce(c.order_no, r.order_no) end as "orderNo",
  t.remark, '' as "failReason", ${stateOf} as state`;

/** Failed recharges as rows of the ledger, with the balance at that time. */
const failedRecharges = (owner: string, where: RawBuilder<unknown>) => sql<LogEntry>`
  select null::bigint as seq, coalesce(r.decided_at, r.at) as at, 'recharge' as kind,
    null::uuid as transfer, r.amount,
    coalesce((select e.balance_after ${entries(owner, sql`t.at <= r.decided_at`)}
              order by e.seq desc limit 1), 0) as "balanceAfter", 'recharge' as "causeKind",
    r.id as "causeId", r.no as "causeNo", null::uuid as compensation, r.order_kind as "orderKind",
    r.order_id as "orderId", r.order_no as "orderNo", r.remark, r.fail_reason as "failReason",
    'failed' as state
  from wallet.recharge r
  where r.owner = ${owner} and r.state = 'failed' and ${where}`;

/** Which rows of a ledger to list; what is left out limits nothing. */
export interface LogFilter {
  readonly kinds: readonly TransferKind[] | null;
  readonly state: LogState | null;
  /** From the first instant on, and before the second. */
  readonly between: { readonly from: Date | null; readonly until: Date | null };
  /** Part of the number of the record or of its order. */
  readonly find: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** A part of a number, or nothing, that one of two numbers has. */
const numberMatches = (find: string, one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql`position(upper(${find}) in ${one} || ' ' || coalesce(${other}, '')) > 0`;

const orderNo = sql`coalesce(c.order_no, r.order_no)`;

/** Conditions on entries; the days are numbers of entries, which are in the order of time. */
function entryFilter({ kinds, state, find }: LogFilter, range: EntryRange): RawBuilder<unknown> {
  const parts = [
    sql`e.seq between ${range.from.toString()}::bigint and ${range.to.toString()}::bigint`,
  ];
  if (kinds !== null) parts.push(sql`t.kind = any(${[...kinds]}::text[])`);
  if (state !== null) parts.push(sql`${stateOf} = ${state}`);
  if (find !== '') parts.push(numberMatches(find, sql`t.cause_no`, orderNo));
  return sql.join(parts, sql` and `);
}

/** Conditions on failed recharges, which are no entries. */
function failedFilter({ kinds, state, find, between }: LogFilter): RawBuilder<unknown> {
  const isIncluded = (kinds?.includes('recharge') ?? true) && (state ?? 'failed') === 'failed';
  const parts = [sql`${isIncluded}::boolean`];
  if (between.from !== null) parts.push(sql`r.decided_at >= ${between.from}`);
  if (between.until !== null) parts.push(sql`r.decided_at < ${between.until}`);
  if (find !== '') parts.push(numberMatches(find, sql`r.no`, sql`r.order_no`));
  return sql.join(parts, sql` and `);
}

/** Kinds of entries whose state may be another than success. */
const unsettled: readonly TransferKind[] = [
  'withdrawalApplied',
  'withdrawalFailed',
  'exchangeApplied',
  'exchangeFailed',
];

/** The kinds that a filter can find anything of; null where it is all of them. */
function kindsOfFilter({ kinds, state, find }: LogFilter): readonly TransferKind[] | null {
  // Of a number all entries are read: one list of them is shorter than that of each kind.
  if (find !== '') return null;
  if (state === null || state === 'success') return kinds;
  return kinds === null ? unsettled : unsettled.filter((kind) => kinds.includes(kind));
}

/** Drops a state that every entry of the filter's kinds has. */
const withoutIdleState = (filter: LogFilter): LogFilter =>
  filter.state === 'success' && filter.kinds?.every((kind) => !unsettled.includes(kind)) === true
    ? { ...filter, state: null }
    : filter;

/** Counts the entries of a filter; those of all kinds or of some by numbers, others one by one. */
async function countEntries(db: Db, owner: string, filter: LogFilter, range: EntryRange) {
  const { state, find } = filter;
  const kinds = kindsOfFilter(filter);
  if (state === null && find === '') {
    // Entries are numbered without gaps: two numbers say how many there are.
    return kinds === null
      ? Number(range.to - range.from + 1n)
      : countKinds(db, { owner, kinds, range });
  }
  if (state === 'success' && find === '') {
    const all: number = await countEntries(db, owner, { ...filter, state: null }, range);
    const others = (filter.kinds ?? unsettled).filter((kind) => unsettled.includes(kind));
    const where = sql`${stateOf} <> 'success'`;
    return all - (await countFound(db, entriesWhere(owner, where, { kinds: others, range })));
  }
  const where = entryFilter(filter, range);
  return countFound(db, entriesWhere(owner, where, { kinds, range }));
}

const countFound = async (db: Db, from: RawBuilder<unknown>): Promise<number> =>
  (await one(db, sql<{ total: number }>`select count(*)::integer as total ${from}`)).total;

/** More entries of one kind than any ledger has. */
const ALL = 2_000_000_000;

/** Among which entries to look: the newest of each kind where there are kinds. */
interface LogRange {
  readonly kinds: readonly TransferKind[] | null;
  readonly range: EntryRange;
  readonly most?: number;
}

/** Entries that fulfill a condition, those of some kinds found by their index. */
const entriesWhere = (
  owner: string,
  where: RawBuilder<unknown>,
  { kinds, range, most = ALL }: LogRange,
) =>
  kinds === null
    ? entries(owner, where)
    : entries(
        owner,
        sql`e.seq = any(array(${newestOfKinds({ owner, kinds, range }, most)})) and ${where}`,
      );

/** Skips entries before the page by sequence number where no filter applies. */
function skipEntries(filter: LogFilter, failed: number, range: EntryRange) {
  const { pageNum, pageSize, kinds, state, find } = filter;
  const until = pageNum * pageSize;
  const isPlain = kinds === null && state === null && find === '';
  const passed = isPlain ? Math.max(0, until - pageSize - failed) : 0;
  const rest = { from: range.from, to: range.to - BigInt(passed) };
  return { rest, most: until - passed, offset: until - pageSize - passed };
}

/** A page of a user's ledger, the newest first. */
export async function listEntries(
  db: Db,
  owner: string,
  filter: LogFilter,
): Promise<{ total: number; list: LogEntry[] }> {
  const range = await rangeOf(db, owner, filter.between);
  const ofEntries = withoutIdleState(filter);
  const booked = await countEntries(db, owner, ofEntries, range);
  const failedWhere = failedFilter(filter);
  const { failed } = await one(
    db,
    sql<{ failed: number }>`
      select count(*)::integer as failed from wallet.recharge r
      where r.owner = ${owner} and r.state = 'failed' and ${failedWhere}`,
  );
  const { rest, most, offset } = skipEntries(ofEntries, failed, range);
  const where = entryFilter(ofEntries, rest);
  const kinds = kindsOfFilter(ofEntries);
  // A state or number may take out any of a kind's entries, so that all of them are looked at.
  const isByKind = ofEntries.state === null && ofEntries.find === '';
  const page = { kinds, range: rest, most: isByKind ? most : ALL };
  const list = await rows(
    db,
    sql<LogEntry>`
      (select ${columns} ${entriesWhere(owner, where, page)} order by e.seq desc limit ${most})
      union all
      (${failedRecharges(owner, failedWhere)} order by r.decided_at desc, r.id
        limit ${filter.pageNum * filter.pageSize})
      order by at desc, seq desc nulls first, "causeNo"
      limit ${filter.pageSize} offset ${offset}`,
  );
  return { total: booked + failed, list };
}

/** The numbers of the entries between two instants; all of them where there are none. */
async function rangeOf(
  db: Db,
  owner: string,
  { from, until }: LogFilter['between'],
): Promise<EntryRange> {
  const newest = await newestLogId(db, owner);
  const firstAt = (instant: Date) => firstSince(db, owner, { instant, newest });
  return {
    from: from === null ? 1n : await firstAt(from),
    to: until === null ? newest : (await firstAt(until)) - 1n,
  };
}

/** A row of a user's ledger by its number; null where there is none. */
export const findEntry = (db: Db, owner: string, seq: string): Promise<LogEntry | null> =>
  row(db, sql<LogEntry>`select ${columns} ${entries(owner, sql`e.seq = ${seq}::bigint`)}`);

/** A failed recharge of a user as a row of the ledger; null where there is none. */
export const findFailedRecharge = (db: Db, owner: string, id: string): Promise<LogEntry | null> =>
  row(db, failedRecharges(owner, sql`r.id = ${id}`));

/** A transfer may be numbered so long after the instant that it names. */
const LATE_MS = 600_000;

/**
 * The row of a user's ledger that a transfer made; null where it made none. The id is that of the
 * transfer, or of the record that it began: a recharge, withdrawal, exchange or compensation.
 */
export async function findEntryOf(db: Db, owner: string, id: string): Promise<LogEntry | null> {
  const keys = [`recharge:${id}`, `withdrawal:${id}:apply`, `exchange:${id}:apply`].map(
    idempotencyUuid,
  );
  const moved = await row(
    db,
    sql<{ id: string; at: Date }>`
      select t.id, t.at from wallet.transfer t
      where t.id = coalesce((select c.transfer from wallet.compensation c where c.id = ${id}),
          (select k.id from wallet.transfer k where k.idem = any(${keys}::uuid[])), ${id}::uuid)
        and wallet.account_id(${owner}::uuid, 'available', 'USD') = any(t.accounts)`,
  );
  if (moved === null) return null;
  const newest = await newestLogId(db, owner);
  const instant = new Date(moved.at.getTime() - LATE_MS);
  const first = await firstSince(db, owner, { instant, newest });
  const where = sql`e.seq >= ${first.toString()}::bigint and e.transfer = ${moved.id}`;
  return row(db, sql<LogEntry>`select ${columns} ${entries(owner, where)} order by e.seq limit 1`);
}

/** Returns the last four digits of the bank accounts of recharges and withdrawals, by their ids. */
export async function findAccountEndings(
  db: Db,
  records: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; ending: string }>(
    db,
    sql`select id, right(account_number, 4) as ending from wallet.recharge
          where id = any(${[...records]}::uuid[])
        union all
        select id, right(payee ->> 'accountNumber', 4) as ending from wallet.withdrawal
          where id = any(${[...records]}::uuid[])`,
  );
  return new Map(found.map(({ id, ending }) => [id, ending]));
}
