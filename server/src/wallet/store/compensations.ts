import { type RawBuilder, sql } from 'kysely';
import type { OrderKind } from '#contract/orders/table.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { idempotencyUuid } from './ledger.ts';

/** A compensation as it is kept; cents but for the deposit's fen. */
export interface CompensationRecord {
  readonly id: string;
  readonly no: string;
  readonly source: 'seller' | 'goodwill' | 'insurance';
  /** The seller who paid; null where the platform did. */
  readonly payer: string | null;
  readonly payee: string;
  readonly causeKind: string;
  readonly causeId: string;
  readonly causeNo: string;
  readonly orderKind: OrderKind | null;
  readonly orderId: string | null;
  readonly orderNo: string | null;
  readonly requestedAmount: bigint;
  readonly fromBalance: bigint;
  readonly fromDeposit: bigint;
  readonly depositFen: bigint;
  /** Millionths of CNY for one USD; null where no deposit was sold. */
  readonly rateMicros: bigint | null;
  readonly rateAt: Date | null;
  readonly fromPlatform: bigint;
  readonly reason: string;
  readonly at: Date;
  /** null where nothing could be taken. */
  readonly transfer: string | null;
}

const columns = sql`id, no, source, payer, payee, cause_kind as "causeKind",
  cause_id as "causeId", cause_no as "causeNo", order_kind as "orderKind", order_id as "orderId",
  order_no as "orderNo", asked as "requestedAmount", from_balance as "fromBalance",
  from_deposit as "fromDeposit",
  deposit_fen as "depositFen", rate_micros as "rateMicros", rate_at as "rateAt",
  from_platform as "fromPlatform", reason, at, transfer`;

/** Returns the compensation of a key; null where there is none yet. */
export const findCompensationOfKey = (db: Db, key: string): Promise<CompensationRecord | null> =>
  row(
    db,
    sql<CompensationRecord>`select ${columns} from wallet.compensation where idem = ${idempotencyUuid(key)}`,
  );

/** Returns a compensation by its id; null where there is none. */
export const findCompensation = (db: Db, id: string): Promise<CompensationRecord | null> =>
  row(db, sql<CompensationRecord>`select ${columns} from wallet.compensation where id = ${id}`);

/** Writes a compensation under its key. */
export async function insertCompensation(
  tx: Tx,
  key: string,
  made: CompensationRecord,
): Promise<void> {
  await sql`
    insert into wallet.compensation (id, no, idem, source, payer, payee, cause_kind, cause_id,
      cause_no, order_kind, order_id, order_no, asked, from_balance, from_deposit, deposit_fen,
      rate_micros, rate_at, from_platform, reason, at, transfer)
    values (${made.id}, ${made.no}, ${idempotencyUuid(key)}, ${made.source}, ${made.payer}, ${made.payee},
      ${made.causeKind}, ${made.causeId}, ${made.causeNo}, ${made.orderKind}, ${made.orderId},
      ${made.orderNo}, ${made.requestedAmount.toString()}, ${made.fromBalance.toString()},
      ${made.fromDeposit.toString()}, ${made.depositFen.toString()},
      ${made.rateMicros?.toString() ?? null}, ${made.rateAt}, ${made.fromPlatform.toString()},
      ${made.reason}, ${made.at}, ${made.transfer})`.execute(tx);
}

/**
 * Locks the accounts that a compensation moves, in the order in which transfers lock accounts, and
 * returns the seller's means.
 */
export async function lockMeans(
  tx: Tx,
  { sellerId, buyerId }: { readonly sellerId: string; readonly buyerId: string },
): Promise<{ readonly available: bigint; readonly depositFen: bigint }> {
  const locked = await rows(
    tx,
    sql<{ owner: string | null; kind: string; balance: bigint }>`
      select owner, kind, balance from wallet.account
      where id in (wallet.account_id(${sellerId}::uuid, 'available', 'USD'),
        wallet.account_id(${sellerId}::uuid, 'deposit', 'CNY'),
        wallet.account_id(${buyerId}::uuid, 'available', 'USD'))
      order by id for no key update`,
  );
  const balance = (kind: string) =>
    locked.find((one) => one.owner === sellerId && one.kind === kind)?.balance ?? 0n;
  return { available: balance('available'), depositFen: balance('deposit') };
}

/** Keeps two uses of one key apart until the transaction ends. */
export async function lockCompensationKey(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`compensation/${key}`}, 0))`.execute(
    tx,
  );
}

/** Which compensations to list. */
export interface CompensationFilter {
  readonly source?: CompensationRecord['source'] | undefined;
  readonly orderId?: string | undefined;
  readonly find: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Returns a page of compensations, the newest first. */
export async function pageCompensations(
  db: Db,
  { source, orderId, find, pageNum, pageSize }: CompensationFilter,
): Promise<{ total: number; list: CompensationRecord[] }> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (source !== undefined) parts.push(sql`source = ${source}`);
  if (orderId !== undefined) parts.push(sql`order_id = ${orderId}`);
  if (find !== '') {
    parts.push(sql`position(upper(${find}) in
      no || ' ' || cause_no || ' ' || coalesce(order_no, '')) > 0`);
  }
  const where = sql.join(parts, sql` and `);
  const { total } = await one(
    db,
    sql<{ total: number }>`select count(*)::integer as total from wallet.compensation
      where ${where}`,
  );
  const list = await rows(
    db,
    sql<CompensationRecord>`select ${columns} from wallet.compensation where ${where}
      order by at desc, id desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}

/** Returns what goodwill has paid for an order, in cents. */
export async function sumGoodwill(db: Db, orderId: string): Promise<bigint> {
  const { sum } = await one(
    db,
    sql<{ sum: bigint }>`select coalesce(sum(from_platform), 0)::bigint as sum
      from wallet.compensation where order_id = ${orderId} and source = 'goodwill'`,
  );
  return sum;
}

/** Returns the cents of goodwill refunds of each of some orders; those without any are left out. */
export async function sumGoodwillOf(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const sums = await rows(
    db,
    sql<{ orderId: string | null; sum: bigint }>`select order_id as "orderId",
        coalesce(sum(from_platform), 0)::bigint as sum
      from wallet.compensation
      where order_id = any(${[...orderIds]}::uuid[]) and source = 'goodwill' group by order_id`,
  );
  return new Map(sums.map(({ orderId, sum }) => [orderId ?? '', sum]));
}
