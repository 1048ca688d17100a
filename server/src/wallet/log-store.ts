import { type RawBuilder, sql } from 'kysely';
import { type Db, one, row, rows } from '#server/kit/database.ts';
import type { TransferKind } from './core/transfer.ts';

/** An entry of a user's available balance with the transfer that it belongs to; in cents. */
export interface LogEntry {
  readonly id: string;
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
  t.id, t.at, t.kind, e.amount, e.balance_after as "balanceAfter", t.cause_kind as "causeKind",
  t.cause_id as "causeId", t.cause_no as "causeNo", t.remark`;

/** A page of a user's ledger, the newest first; `kinds` null shows all. */
export async function listLog(
  db: Db,
  owner: string,
  page: { kinds: readonly TransferKind[] | null; pageNum: number; pageSize: number },
): Promise<{ total: number; list: LogEntry[] }> {
  const { kinds, pageNum, pageSize } = page;
  const where = kinds === null ? sql`true` : sql`t.kind = any(${kinds}::text[])`;
  // Entries are numbered without gaps: the account's last number is how many there are.
  const counted =
    kinds === null
      ? sql<{ total: number }>`select coalesce(max(seq), 0)::integer as total from wallet.account
          where id = wallet.account_id(${owner}::uuid, 'available', 'USD')`
      : sql<{ total: number }>`select count(*)::integer as total ${entries(owner, where)}`;
  const { total } = await one(db, counted);
  const list = await rows(
    db,
    sql<LogEntry>`
      select ${columns} ${entries(owner, where)} order by e.seq desc
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}

/** The row of a user's ledger that a transfer made; null where it is not theirs. */
export const readLog = (db: Db, owner: string, transferId: string): Promise<LogEntry | null> =>
  row(db, sql<LogEntry>`select ${columns} ${entries(owner, sql`e.transfer = ${transferId}`)}`);
