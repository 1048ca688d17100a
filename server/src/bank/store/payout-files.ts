import { sql } from 'kysely';
import type { PayoutFileState } from '#contract/bank/payout-machine.ts';
import type { Currency } from '#contract/money-schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A file of payments; the total in minor units. */
export interface PayoutFileRecord {
  readonly id: string;
  readonly no: string;
  readonly version: number;
  readonly state: PayoutFileState;
  readonly since: Date;
  readonly madeAt: Date;
  readonly currency: Currency;
  readonly total: bigint;
  readonly count: number;
  readonly sha256: string;
  /** The day on which its content asks the bank to pay, `2026-11-22`; null where it names none. */
  readonly paidOn: string | null;
  readonly madeBy: string;
  readonly madeName: string;
  readonly decidedBy: string | null;
  readonly decidedName: string;
  readonly decidedAt: Date | null;
}

/** A payment of a file. */
export interface PayoutItem {
  readonly file: string;
  readonly payment: string;
  readonly kind: 'withdrawal' | 'paymentReturn' | 'exchange';
  readonly no: string;
  readonly amount: bigint;
  readonly endToEnd: string;
}

const columns = sql`id, no, version, state, since, at as "madeAt", currency, total, count, sha256,
  substring(content from '<ReqdExctnDt><Dt>([0-9-]{10})</Dt>') as "paidOn", made_by as "madeBy", made_name as "madeName", decided_by as "decidedBy",
  decided_name as "decidedName", decided_at as "decidedAt"`;

/** Inserts a file with its payments; returns the numbers of those that are in another file. */
export async function insertFile(
  tx: Tx,
  made: PayoutFileRecord & { readonly content: string },
  items: readonly Omit<PayoutItem, 'file'>[],
): Promise<string[]> {
  await sql`
    insert into bank.payout_file (id, no, since, at, currency, total, count, content, sha256, made_by,
      made_name)
    values (${made.id}, ${made.no}, ${made.since}, ${made.madeAt}, ${made.currency},
      ${made.total.toString()}, ${made.count}, ${made.content}, ${made.sha256}, ${made.madeBy},
      ${made.madeName})`.execute(tx);
  const listed = items.map((item) => ({ ...item, amount: item.amount.toString() }));
  const inserted = await rows(
    tx,
    sql<{ no: string }>`
      insert into bank.payout_item (file, payment, kind, no, amount, end_to_end)
      select ${made.id}, x.payment, x.kind, x.no, x.amount, x."endToEnd"
      from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb)
        as x (payment uuid, kind text, no text, amount bigint, "endToEnd" text)
      on conflict (payment) where live do nothing returning no`,
  );
  const numbers = new Set(inserted.map(({ no }) => no));
  return items.flatMap(({ no }) => (numbers.has(no) ? [] : [no]));
}

/** Locks a file until the transaction ends. */
export const lockFile = (tx: Tx, id: string): Promise<PayoutFileRecord | null> =>
  row(
    tx,
    sql<PayoutFileRecord>`select ${columns} from bank.payout_file where id = ${id} for update`,
  );

export const findFile = (db: Db, id: string): Promise<PayoutFileRecord | null> =>
  row(db, sql<PayoutFileRecord>`select ${columns} from bank.payout_file where id = ${id}`);

/** Returns what a file says. */
export async function contentOf(db: Db, id: string): Promise<string> {
  const { content } = await one(
    db,
    sql<{ content: string }>`select content from bank.payout_file where id = ${id}`,
  );
  return content;
}

/** Writes a decided file as its next version, with the day of its release; its payments wait no more. */
export async function saveFile(tx: Tx, file: PayoutFileRecord): Promise<void> {
  await sql`
    update bank.payout_file set version = ${file.version}, state = ${file.state},
      since = ${file.since}, decided_by = ${file.decidedBy}, decided_name = ${file.decidedName},
      decided_at = ${file.decidedAt}, sha256 = ${file.sha256},
      content = case when ${file.paidOn}::text is null then content
        else regexp_replace(content, '(<ReqdExctnDt><Dt>)[0-9-]{10}', '\\1' || ${file.paidOn}::text) end
    where id = ${file.id}`.execute(tx);
  await sql`update bank.payout_item set live = false where file = ${file.id}`.execute(tx);
}

/** Returns a page of files, the newest first. */
export async function listFiles(
  db: Db,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
): Promise<{ total: number; list: PayoutFileRecord[] }> {
  const { total } = await one(
    db,
    sql<{ total: number }>`select count(*)::integer as total from bank.payout_file`,
  );
  const list = await rows(
    db,
    sql<PayoutFileRecord>`select ${columns} from bank.payout_file order by at desc, id desc
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}

/** Returns the payments of a file by their numbers. */
export const itemsOfFile = (db: Db, file: string): Promise<PayoutItem[]> =>
  rows(
    db,
    sql<PayoutItem>`select file, payment, kind, no, amount, end_to_end as "endToEnd"
      from bank.payout_item where file = ${file} order by no`,
  );

/** Returns the payments that wait in a file. */
export async function listWaiting(db: Db): Promise<ReadonlySet<string>> {
  const found = await rows(
    db,
    sql<{ payment: string }>`select payment from bank.payout_item where live`,
  );
  return new Set(found.map(({ payment }) => payment));
}

/** Returns the files that wait for their release with some of these payments. */
export const findWaitingFiles = (
  db: Db,
  payments: readonly string[],
): Promise<{ readonly payment: string; readonly id: string; readonly no: string }[]> =>
  rows(
    db,
    sql<{ payment: string; id: string; no: string }>`
      select i.payment, f.id, f.no from bank.payout_item i join bank.payout_file f on f.id = i.file
      where i.payment = any(${[...payments]}::uuid[]) and i.live and f.state = 'made'`,
  );

/** Returns the payments of released files by their references, and those of a whole file. */
export const findSent = (
  db: Db,
  references: readonly string[],
  messageId: string,
): Promise<(PayoutItem & { readonly fileNo: string })[]> =>
  rows(
    db,
    sql<PayoutItem & { fileNo: string }>`
      select i.file, i.payment, i.kind, i.no, i.amount, i.end_to_end as "endToEnd", f.no as "fileNo"
      from bank.payout_item i join bank.payout_file f on f.id = i.file
      where f.state = 'released'
        and (i.end_to_end = any(${[...references]}::text[]) or f.no = ${messageId})`,
  );
