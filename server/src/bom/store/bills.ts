import { sql } from 'kysely';
import type { BomMapping, BomSheet } from '#contract/bom/bill-schemas.ts';
import type { Condition } from '#contract/option-schemas.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { SheetProblem } from '#server/sheets/public.ts';
import { storableText } from '../core/cells.ts';

/** A problem without the name of its file, which the bill has. */
export type StoredProblem = Omit<SheetProblem, 'file'>;

/** A sheet as it is kept: what is proposed, and by which headings a naming is remembered. */
export type StoredSheet = Omit<BomSheet, 'remembered'> & { readonly shape: string };

export interface BillRow {
  readonly id: string;
  readonly no: string;
  readonly account: string | null;
  readonly tokenHash: Buffer | null;
  readonly expiresAt: Date | null;
  readonly name: string;
  readonly boards: number;
  readonly attritionBp: number;
  readonly condition: Condition | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export const insertBill = (tx: Tx, bill: BillRow) =>
  sql`insert into bom.bill (id, no, account, token_hash, kept_until, name, boards, attrition_bp,
      condition, version, created_at, changed_at)
    values (${bill.id}, ${bill.no}, ${bill.account}, ${bill.tokenHash}, ${bill.expiresAt},
      ${bill.name}, ${bill.boards}, ${bill.attritionBp}, ${bill.condition}, ${bill.version},
      ${bill.createdAt}, ${bill.changedAt})`.execute(tx);

const billColumns = sql`id, no, account, token_hash as "tokenHash", kept_until as "expiresAt",
  name, boards,
  attrition_bp as "attritionBp", condition, version, created_at as "createdAt",
  changed_at as "changedAt"`;

export const billOf = (db: Db, id: string) =>
  row<BillRow>(db, sql`select ${billColumns} from bom.bill where id = ${id}`);

export const lockBill = (tx: Tx, id: string) =>
  row<BillRow>(tx, sql`select ${billColumns} from bom.bill where id = ${id} for update`);

/** Writes what a bill is for and whose it is; its version is the next one. */
export const writeBill = (tx: Tx, bill: BillRow, now: Date) =>
  sql`update bom.bill set account = ${bill.account}, token_hash = ${bill.tokenHash},
      kept_until = ${bill.expiresAt}, name = ${bill.name}, boards = ${bill.boards},
      attrition_bp = ${bill.attritionBp}, condition = ${bill.condition},
      version = ${bill.version + 1}, changed_at = ${now}
    where id = ${bill.id}`.execute(tx);

export const deleteBill = (tx: Tx, id: string) =>
  sql`delete from bom.bill where id = ${id}`.execute(tx);

const ownBills = ({ account, keyword }: { readonly account: string; readonly keyword: string }) =>
  sql`b.account = ${account} and (b.no = upper(${keyword})
    or position(lower(${keyword}) in lower(b.name)) > 0)`;

/** How many bills a member keeps, of those whose number or name a keyword finds. */
export const countBills = async (db: Db, account: string, keyword = ''): Promise<number> =>
  (
    await row<{ count: number }>(
      db,
      sql`select count(*)::int as count from bom.bill b where ${ownBills({ account, keyword })}`,
    )
  )?.count ?? 0;

export interface ListedBill extends BillRow {
  readonly lines: number;
  readonly sent: number;
}

/** A member's bills, the one changed last first. */
export const listBills = (
  db: Db,
  filter: { readonly account: string; keyword: string; skip: number; most: number },
) =>
  rows<ListedBill>(
    db,
    sql`select ${billColumns}, l.lines, l.sent
        from bom.bill b cross join lateral (
          select count(*)::int as lines, count(enquiry)::int as sent
          from bom.line where bill = b.id
        ) l
        where ${ownBills(filter)}
        order by b.changed_at desc, b.id limit ${filter.most} offset ${filter.skip}`,
  );

export interface FileRow {
  readonly name: string;
  readonly pasted: boolean;
  readonly size: number;
  readonly sheets: readonly StoredSheet[];
  readonly warnings: readonly StoredProblem[];
  readonly mapping: BomMapping | null;
}

/** A value as the database takes it: without what no text of its may hold. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'string' ? storableText(one) : one,
  );

export const insertFile = (
  tx: Tx,
  file: Omit<FileRow, 'size' | 'mapping'> & { bill: string; bytes: Buffer; retainUntil: Date },
) =>
  sql`insert into bom.file (bill, name, pasted, bytes, sheets, warnings, kept_until)
    values (${file.bill}, ${file.name}, ${file.pasted}, ${file.bytes},
      ${jsonOf(file.sheets)}::jsonb, ${jsonOf(file.warnings)}::jsonb,
      ${file.retainUntil})`.execute(tx);

/** A bill's file without its bytes; null once it is no longer kept. */
export const fileOf = (db: Db, bill: string) =>
  row<FileRow>(
    db,
    sql`select name, pasted, length(bytes) as size, sheets, warnings, mapping
        from bom.file where bill = ${bill}`,
  );

export const bytesOf = async (db: Db, bill: string): Promise<Buffer | null> =>
  (await row<{ bytes: Buffer }>(db, sql`select bytes from bom.file where bill = ${bill}`))?.bytes ??
  null;

export const writeMapping = (tx: Tx, bill: string, mapping: BomMapping) =>
  sql`update bom.file set mapping = ${JSON.stringify(mapping)}::jsonb
    where bill = ${bill}`.execute(tx);

/** Removes visitors' bills and files whose time is over; returns how many of both. */
export async function removeOver(db: Db, now: Date): Promise<number> {
  const bills = await sql`delete from bom.bill where kept_until <= ${now}`.execute(db);
  const files = await sql`delete from bom.file where kept_until <= ${now}`.execute(db);
  return Number((bills.numAffectedRows ?? 0n) + (files.numAffectedRows ?? 0n));
}

/** How a member named the columns of files with the same headings. */
export interface Remembered {
  readonly shape: string;
  readonly headerRow: number | null;
  readonly fields: BomMapping['fields'];
}

export const rememberedMappings = (db: Db, account: string, shapes: readonly string[]) =>
  rows<Remembered>(
    db,
    sql`select shape, header_row as "headerRow", fields from bom.remembered_mapping
        where account = ${account} and shape = any(${[...shapes]}::text[])`,
  );

export const rememberMapping = (
  tx: Tx,
  entry: { account: string; shape: string; mapping: BomMapping; now: Date },
) =>
  sql`insert into bom.remembered_mapping (account, shape, header_row, fields, at)
    values (${entry.account}, ${entry.shape}, ${entry.mapping.headerRow},
      ${JSON.stringify(entry.mapping.fields)}::jsonb, ${entry.now})
    on conflict (account, shape) do update set header_row = excluded.header_row,
      fields = excluded.fields, at = excluded.at`.execute(tx);
