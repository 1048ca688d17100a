import { type RawBuilder, sql } from 'kysely';
import type { LeadTime, Packaging, StockCondition } from '#contract/option-schemas.ts';
import { type Db, one, row, type Tx } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import { affectedRows, type NewStockLine } from './stock.ts';
import { type StockQuery, stockFrom, stockWhere } from './stock-list.ts';

/** Lets one writer at a time change many lines of a seller: imports, bulk edits, their undoing. */
export async function lockStock(tx: Tx, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('catalog.stock ' || ${account}, 0))`.execute(
    tx,
  );
}

/** How many lines a seller has. */
export async function countStockOf(db: Db, account: string): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from catalog.stock_line where account = ${account}`,
  );
  return n;
}

/** Writes a line anew; false where it is gone, another's, or of another version. */
export async function updateLine(
  tx: Tx,
  id: string,
  version: number,
  line: NewStockLine,
): Promise<boolean> {
  const breaks = line.priceBreaks && JSON.stringify(line.priceBreaks);
  const found = await row(
    tx,
    sql`update catalog.stock_line set part = ${line.part}, quantity = ${line.quantity},
          unit_price = ${line.unitPrice}, condition = ${line.condition},
          packaging = ${line.packaging}, date_code = ${line.dateCode},
          lead_time = ${line.leadTime}, moq = ${line.moq}, price_breaks = ${breaks}::jsonb,
          confirmed_at = ${line.at}, version = version + 1, change = null
        where id = ${id}::uuid and account = ${line.account} and version = ${version}
        returning id`,
  );
  return found !== null;
}

/** Lines by their ids, or all that a filter leaves. */
export type LineSelection =
  | { readonly account: string; readonly ids: readonly string[] }
  | { readonly filter: StockQuery };

/** The ids of chosen lines as a subquery, each seller's own only. */
const selectedIds = (selection: LineSelection): RawBuilder<unknown> =>
  'ids' in selection
    ? sql`select id from catalog.stock_line
        where account = ${selection.account} and id = any(${[...selection.ids]}::uuid[])`
    : sql`select l.id from ${stockFrom(selection.filter)} where ${stockWhere(selection.filter)}`;

const accountOfSelection = (selection: LineSelection): string =>
  'ids' in selection ? selection.account : selection.filter.account;

/** How many chosen lines are there. */
export async function countSelected(db: Db, selection: LineSelection): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from (${selectedIds(selection)}) chosen`,
  );
  return n;
}

/** The values that a bulk edit writes; prices in 0.00001 USD, a factor in 0.0001. */
export type BulkWrite =
  | { readonly what: 'pricePercent'; readonly factor: number }
  | { readonly what: 'price'; readonly unitPrice: bigint | null }
  | { readonly what: 'condition'; readonly condition: StockCondition }
  | { readonly what: 'packaging'; readonly packaging: Packaging | null }
  | { readonly what: 'leadTime'; readonly leadTime: LeadTime }
  | { readonly what: 'dateCode'; readonly dateCode: string };

/** The highest price of a line, in 0.00001 USD: calls take nine digits before the point. */
const PRICE_MAX = 10n ** 14n - 1n;

/** Rounds half up; no price becomes nothing, and none grows beyond what a quote can name. */
const scaledPrice = (price: RawBuilder<unknown>, factor: number) =>
  sql`least(${PRICE_MAX}::bigint, greatest(1, round(${price} * ${factor}::numeric / 10000)))::bigint`;

function setting(write: BulkWrite): RawBuilder<unknown> {
  switch (write.what) {
    case 'pricePercent':
      return sql`unit_price = ${scaledPrice(sql`l.unit_price`, write.factor)},
        price_breaks = (select jsonb_agg(jsonb_build_array(one -> 0,
            ${scaledPrice(sql`(one ->> 1)::bigint`, write.factor)}) order by nr)
          from jsonb_array_elements(l.price_breaks) with ordinality as breaks (one, nr))`;
    case 'price':
      return sql`unit_price = ${write.unitPrice}::bigint, price_breaks = null`;
    case 'condition':
      return sql`condition = ${write.condition}`;
    case 'packaging':
      return sql`packaging = ${write.packaging}`;
    case 'leadTime':
      return sql`lead_time = ${write.leadTime}`;
    case 'dateCode':
      return sql`date_code = ${write.dateCode}`;
  }
}

/** Lines that a write would leave as they are: nothing is written, and nothing to take back. */
function differs(write: BulkWrite): RawBuilder<unknown> {
  switch (write.what) {
    case 'pricePercent':
      return sql`unit_price is not null`;
    case 'price':
      return sql`(unit_price is distinct from ${write.unitPrice}::bigint or price_breaks is not null)`;
    case 'condition':
      return sql`condition <> ${write.condition}`;
    case 'packaging':
      return sql`packaging is distinct from ${write.packaging}::text`;
    case 'leadTime':
      return sql`lead_time <> ${write.leadTime}`;
    case 'dateCode':
      return sql`date_code <> ${write.dateCode}`;
  }
}

/** All that a line is, in the order of any copy of it. */
export const lineColumns = sql`id, part, account, quantity, unit_price, condition, packaging,
  date_code, lead_time, moq, price_breaks, at, confirmed_at, version, change`;

/** Keeps lines as they are now, so that a change of them can be taken back. */
export async function saveForUndo(
  tx: Tx,
  change: string,
  removed: boolean,
  where: RawBuilder<unknown>,
) {
  const saved = await sql`insert into catalog.stock_before (undoes, removed, ${lineColumns})
    select ${change}::uuid, ${removed}::boolean, ${lineColumns} from catalog.stock_line l
    where ${where}`.execute(tx);
  return affectedRows(saved);
}

/** When a change was made and until when it may be taken back. */
export interface NewChange {
  readonly account: string;
  readonly kind: 'import' | 'bulk';
  readonly at: Date;
  readonly undoUntil: Date;
}

/** Records a change; its counts are written once it is over. */
export async function insertChange(tx: Tx, change: NewChange): Promise<string> {
  const id = newId();
  await sql`insert into catalog.stock_change (id, account, kind, written, removed, at, undo_until)
    values (${id}, ${change.account}, ${change.kind}, 0, 0, ${change.at}, ${change.undoUntil})`.execute(
    tx,
  );
  return id;
}

export async function updateChangeCounts(
  tx: Tx,
  id: string,
  { written, removed }: { readonly written: number; readonly removed: number },
): Promise<void> {
  await sql`update catalog.stock_change set written = ${written}, removed = ${removed}
    where id = ${id}::uuid`.execute(tx);
}

/** Writes chosen lines that differ, and answers how many. */
export async function updateBulk(
  tx: Tx,
  change: string,
  selection: LineSelection,
  write: BulkWrite,
): Promise<number> {
  const where = sql`l.id in (${selectedIds(selection)}) and ${differs(write)}`;
  const written = await saveForUndo(tx, change, false, where);
  await sql`update catalog.stock_line l set ${setting(write)}, version = l.version + 1,
      change = ${change}::uuid
    from catalog.stock_before b
    where b.undoes = ${change}::uuid and l.id = b.id and l.account = ${accountOfSelection(selection)}`.execute(
    tx,
  );
  await updateChangeCounts(tx, change, { written, removed: 0 });
  return written;
}

/** Removes chosen lines and answers how many. */
export async function deleteBulk(
  tx: Tx,
  change: string,
  selection: LineSelection,
): Promise<number> {
  const removed = await saveForUndo(tx, change, true, sql`l.id in (${selectedIds(selection)})`);
  await sql`delete from catalog.stock_line l using catalog.stock_before b
    where b.undoes = ${change}::uuid and l.id = b.id and l.account = ${accountOfSelection(selection)}`.execute(
    tx,
  );
  await updateChangeCounts(tx, change, { written: 0, removed });
  return removed;
}

/** Says that chosen lines are still there. */
export async function confirmSelected(
  tx: Tx,
  selection: LineSelection,
  now: Date,
): Promise<number> {
  return affectedRows(
    await sql`update catalog.stock_line set confirmed_at = ${now}
      where id in (${selectedIds(selection)})`.execute(tx),
  );
}

export interface ChangeRow {
  readonly id: string;
  readonly kind: 'import' | 'bulk';
  readonly written: number;
  readonly removed: number;
  readonly at: Date;
  readonly undoUntil: Date;
  readonly undoneAt: Date | null;
}

/** A change of a seller; null where there is none. Locked until the transaction ends. */
export const lockChange = (tx: Tx, account: string, id: string): Promise<ChangeRow | null> =>
  row<ChangeRow>(
    tx,
    sql`select id, kind, written, removed, at, undo_until as "undoUntil",
          undone_at as "undoneAt" from catalog.stock_change
        where id = ${id}::uuid and account = ${account} for update`,
  );
