import { type RawBuilder, sql } from 'kysely';
import type { OrderKind } from '#contract/orders/table.ts';
import type { RechargeState } from '#contract/wallet/schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { type RefFilter, withinRefs } from '#server/kit/database/within-refs.ts';

/** A recharge as it is kept; the amount in cents. */
export interface RechargeRecord {
  readonly id: string;
  readonly no: string;
  readonly owner: string;
  readonly version: number;
  readonly state: RechargeState;
  readonly amount: bigint;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly bankName: string;
  readonly bankCode: string;
  readonly proof: string;
  /** Digest of the proof's content; empty for recharges of before it was kept. */
  readonly proofDigest: string;
  readonly remark: string;
  readonly orderKind: OrderKind | null;
  readonly orderId: string | null;
  readonly orderNo: string | null;
  readonly at: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly failReason: string;
  readonly bankReference: string;
}

export type NewRecharge = Omit<
  RechargeRecord,
  'version' | 'state' | 'decidedAt' | 'decidedBy' | 'failReason' | 'bankReference'
>;

const columns = sql`
  id, no, owner, version, state, amount, account_name as "accountName",
  account_number as "accountNumber", bank_name as "bankName", bank_code as "bankCode", proof,
  remark, order_kind as "orderKind", order_id as "orderId", order_no as "orderNo", at,
  decided_at as "decidedAt", decided_by as "decidedBy", fail_reason as "failReason",
  proof_digest as "proofDigest", bank_reference as "bankReference"`;

export async function insertRecharge(tx: Tx, made: NewRecharge): Promise<void> {
  await sql`
    insert into wallet.recharge (id, no, owner, amount, account_name, account_number, bank_name,
      bank_code, proof, proof_digest, remark, order_kind, order_id, order_no, at)
    values (${made.id}, ${made.no}, ${made.owner}, ${made.amount.toString()},
      ${made.accountName}, ${made.accountNumber}, ${made.bankName}, ${made.bankCode},
      ${made.proof}, ${made.proofDigest}, ${made.remark}, ${made.orderKind}, ${made.orderId}, ${made.orderNo},
      ${made.at})`.execute(tx);
}

/** Which recharges to list. */
export interface RechargeFilter {
  readonly refs?: RefFilter;
  /** null lists everybody's. */
  readonly owner: string | null;
  readonly state?: RechargeState | undefined;
  /** Part of a number or of the transferring account's name. */
  readonly find?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** A page of recharges. Those that wait come oldest first for finance, all others newest first. */
export async function listRecharges(
  db: Db,
  filter: RechargeFilter,
): Promise<{ total: number; list: RechargeRecord[] }> {
  const { pageNum, pageSize, find = '', refs } = filter;
  const parts: RawBuilder<unknown>[] = [withinRefs(sql`no`, refs)];
  if (filter.owner !== null) parts.push(sql`owner = ${filter.owner}`);
  if (filter.state !== undefined) parts.push(sql`state = ${filter.state}`);
  if (find !== '') {
    parts.push(sql`position(lower(${find}) in
      lower(no || ' ' || coalesce(order_no, '') || ' ' || account_name)) > 0`);
  }
  const where = sql.join(parts, sql` and `);
  const isQueue = filter.state === 'pending' && filter.owner === null;
  const order = isQueue ? sql`at, id` : sql`at desc, id desc`;
  const { total } = await one(
    db,
    sql<{ total: number }>`select count(*)::integer as total from wallet.recharge where ${where}`,
  );
  const list = await rows(
    db,
    sql<RechargeRecord>`
      select ${columns} from wallet.recharge where ${where} order by ${order}
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}

export const findRecharge = (db: Db, id: string): Promise<RechargeRecord | null> =>
  row(db, sql<RechargeRecord>`select ${columns} from wallet.recharge where id = ${id}`);

/** Reads a recharge and keeps others from deciding on it meanwhile. */
export const lockRecharge = (tx: Tx, id: string): Promise<RechargeRecord | null> =>
  row(tx, sql<RechargeRecord>`select ${columns} from wallet.recharge where id = ${id} for update`);

/** Keeps others from confirming recharges of a company meanwhile, by the first of its accounts. */
export async function lockOwner(tx: Tx, owner: string): Promise<void> {
  const key = `wallet.recharge ${owner}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/**
 * Returns what recharges of at most `upTo` cents have brought to each of these owners since an
 * instant, in cents; owners without one are left out. Larger ones have had two people already.
 */
export async function sumConfirmed(
  db: Db,
  owners: readonly string[],
  { since, upTo }: { since: Date; upTo: bigint },
): Promise<ReadonlyMap<string, bigint>> {
  const sums = await rows(
    db,
    sql<{ owner: string; minor: bigint }>`
      select owner, sum(amount)::bigint as minor from wallet.recharge
      where owner = any(${[...owners]}::uuid[]) and state = 'success'
        and decided_at > ${since} and amount <= ${upTo.toString()}::bigint
      group by owner`,
  );
  return new Map(sums.map(({ owner, minor }) => [owner, minor]));
}

/** Writes what finance decided: a transfer where the money arrived, a reason where it did not. */
export const decideRecharge = (
  tx: Tx,
  id: string,
  decided: { by: string; now: Date } & (
    | { transferId: string; bankReference: string }
    | { failReason: string }
  ),
): Promise<RechargeRecord> =>
  one(
    tx,
    sql<RechargeRecord>`
      update wallet.recharge set version = version + 1,
        state = ${'transferId' in decided ? 'success' : 'failed'},
        transfer = ${'transferId' in decided ? decided.transferId : null},
        fail_reason = ${'failReason' in decided ? decided.failReason : ''},
        bank_reference = ${'bankReference' in decided ? decided.bankReference : ''},
        decided_at = ${decided.now}, decided_by = ${decided.by}
      where id = ${id} and state = 'pending'
      returning ${columns}`,
  );

/** A recharge that waits for finance. */
export interface PendingRecharge {
  readonly id: string;
  readonly no: string;
  readonly owner: string;
  readonly amount: bigint;
  readonly orderNo: string | null;
  readonly at: Date;
}

export const pendingRecharges = (db: Db): Promise<PendingRecharge[]> =>
  rows(
    db,
    sql<PendingRecharge>`
      select id, no, owner, amount, order_no as "orderNo", at
      from wallet.recharge where state = 'pending' order by at, id`,
  );

/**
 * Runs work so that a failure of it undoes it alone and not the transaction. Returns what it threw,
 * or null.
 */
export async function tryInSavepoint(tx: Tx, work: () => Promise<unknown>): Promise<unknown> {
  await sql`savepoint run_alone`.execute(tx);
  try {
    await work();
    await sql`release savepoint run_alone`.execute(tx);
    return null;
  } catch (error) {
    await sql`rollback to savepoint run_alone`.execute(tx);
    return error;
  }
}
