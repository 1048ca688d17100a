import { sql } from 'kysely';
import type { ImportMode } from '#contract/inventory/import-schemas.ts';
import type { StockCondition } from '#contract/option-schemas.ts';
import { copyLine } from '#server/kit/database/copy.ts';
import { type Db, one, type Tx } from '#server/kit/database/database.ts';
import type { StockFacts } from './stock.ts';

/** A row of a stock list as it is staged; its `nr` is its row in the file. */
export interface StagedLine extends StockFacts {
  readonly list: string;
  readonly nr: number;
  readonly id: string;
  readonly norm: string;
  readonly mpn: string;
  readonly maker: string;
  readonly makerKey: string;
}

/** The columns that a file has; missing ones are no part of a line's identity either. */
export interface FileColumns {
  readonly price: boolean;
  readonly condition: boolean;
  readonly packaging: boolean;
  readonly dateCode: boolean;
  readonly leadTime: boolean;
  readonly moq: boolean;
  readonly breaks: boolean;
  /** Of rows that do not say theirs, where no column says it; null where one does. */
  readonly chosenCondition: StockCondition | null;
}

/** A staged list of one seller, and what it shall do to the stock. */
export interface StagedList {
  readonly list: string;
  readonly account: string;
  readonly mode: ImportMode;
  readonly columns: FileColumns;
}

/**
 * Outcomes of a staged row. Those after `merged` are refused, except for the last two, which mean a
 * quantity of zero: of a line in stock (`gone`), or of one that is not in stock (`absent`).
 */
export const fates = [
  'added',
  'changed',
  'same',
  'merged',
  'exists',
  'duplicate',
  'sumTooLarge',
  'gone',
  'absent',
] as const;
export type Fate = (typeof fates)[number];
export const refusedFates = ['exists', 'duplicate', 'sumTooLarge'] as const;

/** As the quantity of a staged row that was refused: it is not judged, but spares its lines. */
export const REFUSED_QUANTITY = -1;

/** The COPY that staged lines go in by; `stagedText` writes its rows. */
export const STAGE_COPY = `copy catalog.staged_line (list, nr, id, norm, mpn, maker, maker_key,
  quantity, unit_price, condition, packaging, date_code, lead_time, moq, price_breaks) from stdin`;

export const toCopyRow = (line: StagedLine): string =>
  copyLine([
    line.list,
    line.nr,
    line.id,
    line.norm,
    line.mpn,
    line.maker,
    line.makerKey,
    line.quantity,
    line.unitPrice,
    line.condition,
    line.packaging,
    line.dateCode,
    line.leadTime,
    line.moq,
    line.priceBreaks && JSON.stringify(line.priceBreaks),
  ]);

/** A maker of this key is no maker: the part's only one is taken, where it has but one. */
export const UNKNOWN_MAKER_KEY = 'UNKNOWN';
/** A million rows are sorted and joined at once, and a plan of another list's size would not do. */
export async function setBulkPlannerOptions(tx: Tx): Promise<void> {
  await sql`select set_config('work_mem', '64MB', true), set_config('jit', 'off', true),
    set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('default_statistics_target', '10', true)`.execute(tx);
}

/**
 * Joins thousands of lines at once while work runs: what was just written is unknown to the planner,
 * which would look each line up among all the others.
 */
export async function withoutNestedLoops<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(tx);
  const result = await work();
  await sql`select set_config('enable_nestloop', 'on', true)`.execute(tx);
  return result;
}

/** Lets the planner know how much is staged; not inside a transaction, whose end its lock waits for. */
export const analyzeStaged = (db: Db) => sql`analyze catalog.staged_line`.execute(db);
export const analyzeFates = (db: Db) => sql`analyze catalog.staged_fate`.execute(db);

/** How many rows of a list are staged to be judged: none after the database was stopped hard. */
export async function countStaged(db: Db, list: string): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from catalog.staged_line
        where list = ${list}::uuid and quantity >= 0`,
  );
  return n;
}

/** Forgets what was staged of a list. */
export async function deleteStaged(db: Db, list: string): Promise<void> {
  await sql`delete from catalog.staged_fate where list = ${list}::uuid`.execute(db);
  await sql`delete from catalog.staged_line where list = ${list}::uuid`.execute(db);
}
