import { type RawBuilder, sql } from 'kysely';
import type { WithdrawalState } from '#contract/wallet/withdrawal-machine.ts';
import { type Db, one, row, rows } from '#server/kit/database.ts';
import type { TransferKind } from '../core/transfer.ts';

/**
 * An entry of a user's available balance with the transfer that it belongs to, or a recharge that
 * failed; in cents.
 */
export interface LogEntry {
  /** Null for a failed recharge, which is no entry. */
  readonly seq: bigint | null;
  readonly at: Date;
  readonly kind: TransferKind;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly causeKind: string;
  readonly causeId: string;
  readonly causeNo: string;
  /** The order that it is about; null where it is about none. */
  readonly orderKind: string | null;
  readonly orderId: string | null;
  readonly orderNo: string | null;
  readonly remark: string;
  readonly failReason: string;
  /** The transfer that ended an exchange which this entry froze; null while it is in progress. */
  readonly ended: 'exchangeDone' | 'exchangeFailed' | null;
  /** The state of the withdrawal that froze the amount; null for other entries. */
  readonly withdrawal: WithdrawalState | null;
}

const entries = (owner: string, where: RawBuilder<unknown>) => sql`
  from wallet.entry e join wallet.transfer t on t.id = e.transfer
  where e.account = wallet.account_id(${owner}::uuid, 'available', 'USD') and ${where}`;

const columns = sql`
  e.seq, t.at, t.kind, e.amount, e.balance_after as "balanceAfter", t.cause_kind as "causeKind",
  t.cause_id as "causeId", t.cause_no as "causeNo", t.remark, '' as "failReason",
  case when t.cause_kind in ('trade', 'agent') then t.cause_kind
    else (select c.order_kind from wallet.compensation c where c.transfer = t.id) end as "orderKind",
  case when t.cause_kind in ('trade', 'agent') then t.cause_id
    else (select c.order_id from wallet.compensation c where c.transfer = t.id) end as "orderId",
  case when t.cause_kind in ('trade', 'agent') then t.cause_no
    else (select c.order_no from wallet.compensation c where c.transfer = t.id) end as "orderNo",
  (select s.kind from wallet.account a
    join wallet.entry f on f.account = wallet.account_id(a.owner, 'frozen', 'USD')
    join wallet.transfer s on s.id = f.transfer
    where a.id = e.account and t.kind = 'exchangeApplied' and s.cause_id = t.cause_id
      and s.kind in ('exchangeDone', 'exchangeFailed') limit 1) as ended,
  (select w.state from wallet.withdrawal w
    where t.kind = 'withdrawalApplied' and w.id = t.cause_id) as withdrawal`;

/** Failed recharges as rows of the ledger, with the balance at that time. */
const failedRecharges = (owner: string, where: RawBuilder<unknown>) => sql<LogEntry>`
  select null::bigint as seq, coalesce(r.decided_at, r.at) as at, 'recharge' as kind, r.amount,
    coalesce((select e.balance_after ${entries(owner, sql`t.at <= r.decided_at`)}
              order by e.seq desc limit 1), 0) as "balanceAfter", 'recharge' as "causeKind",
    r.id as "causeId", r.no as "causeNo", r.remark, r.fail_reason as "failReason",
    r.order_kind as "orderKind", r.order_id as "orderId", r.order_no as "orderNo",
    null::text as ended, null::text as withdrawal
  from wallet.recharge r
  where r.owner = ${owner} and r.state = 'failed' and ${where}`;

/** A page of a user's ledger, the newest first; `kinds` null shows all. */
export async function listEntries(
  db: Db,
  owner: string,
  page: { kinds: readonly TransferKind[] | null; pageNum: number; pageSize: number },
): Promise<{ total: number; list: LogEntry[] }> {
  const { kinds, pageNum, pageSize } = page;
  const where = kinds === null ? sql`true` : sql`t.kind = any(${kinds}::text[])`;
  // Entries are numbered without gaps: the account's last number is how many there are.
  const counted = sql<{ total: number }>`
    select count(*)::integer as total ${entries(owner, where)}`;
  const booked =
    kinds === null ? Number(await newestLogId(db, owner)) : (await one(db, counted)).total;
  const hasFailed = sql`${kinds === null || kinds.includes('recharge')}::boolean`;
  const { failed } = await one(
    db,
    sql<{ failed: number }>`
      select count(*)::integer as failed from wallet.recharge r
      where r.owner = ${owner} and r.state = 'failed' and ${hasFailed}`,
  );
  const until = pageNum * pageSize;
  const list = await rows(
    db,
    sql<LogEntry>`
      (select ${columns} ${entries(owner, where)} order by e.seq desc limit ${until})
      union all
      (${failedRecharges(owner, hasFailed)} order by r.decided_at desc, r.id limit ${until})
      order by at desc, seq desc nulls first, "causeNo"
      limit ${pageSize} offset ${until - pageSize}`,
  );
  return { total: booked + failed, list };
}

/** A row of a user's ledger by its number; null where there is none. */
export const findEntry = (db: Db, owner: string, seq: string): Promise<LogEntry | null> =>
  row(db, sql<LogEntry>`select ${columns} ${entries(owner, sql`e.seq = ${seq}::bigint`)}`);

/** A failed recharge of a user as a row of the ledger; null where there is none. */
export const findFailedRecharge = (db: Db, owner: string, id: string): Promise<LogEntry | null> =>
  row(db, failedRecharges(owner, sql`r.id = ${id}`));

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

/** What orders moved of a user's available balance in one month of GMT+8, in cents. */
export interface OrderMoney {
  /** `2026-11`. */
  readonly month: string;
  readonly kind: 'orderPaid' | 'orderReleased' | 'orderRefunded';
  /** The order of a refund; null where the month's orders are summed up. */
  readonly orderId: string | null;
  readonly minor: bigint;
}

/** Sums of what orders moved per month since an instant; refunds stand each by its order. */
export const orderMoney = (db: Db, owner: string, since: Date): Promise<OrderMoney[]> =>
  rows(
    db,
    sql<OrderMoney>`
      select to_char(t.at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, t.kind,
        case when t.kind = 'orderRefunded' then t.cause_id::text end as "orderId",
        sum(e.amount)::bigint as minor
      ${entries(
        owner,
        sql`t.kind in ('orderPaid', 'orderReleased', 'orderRefunded')
        and t.at >= ${since}`,
      )}
      group by 1, 2, 3`,
  );
