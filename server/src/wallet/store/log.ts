import { type RawBuilder, sql } from 'kysely';
import { type Db, one, row, rows } from '#server/kit/database.ts';
import type { TransferKind } from '../core/transfer.ts';

/** An entry of a user's available balance with the transfer that it belongs to; in cents. */
export interface LogEntry {
  readonly seq: bigint;
  readonly at: Date;
  readonly kind: TransferKind;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly causeKind: string;
  readonly causeId: string;
  readonly causeNo: string;
  readonly remark: string;
}

const entries = (owner: string, where: RawBuilder<unknown>) => sql`
  from wallet.entry e join wallet.transfer t on t.id = e.transfer
  where e.account = wallet.account_id(${owner}::uuid, 'available', 'USD') and ${where}`;

const columns = sql`
  e.seq, t.at, t.kind, e.amount, e.balance_after as "balanceAfter", t.cause_kind as "causeKind",
  t.cause_id as "causeId", t.cause_no as "causeNo", t.remark`;

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
  const total =
    kinds === null ? Number(await newestLogId(db, owner)) : (await one(db, counted)).total;
  const list = await rows(
    db,
    sql<LogEntry>`
      select ${columns} ${entries(owner, where)} order by e.seq desc
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}

/** A row of a user's ledger by its number; null where there is none. */
export const findEntry = (db: Db, owner: string, seq: string): Promise<LogEntry | null> =>
  row(db, sql<LogEntry>`select ${columns} ${entries(owner, sql`e.seq = ${seq}::bigint`)}`);

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
