import { type RawBuilder, sql } from 'kysely';
import type { stockSorts } from '#contract/inventory/stock.ts';
import type { Freshness, StockFilter } from '#contract/inventory/stock-schemas.ts';
import { type Db, one, row, rows } from '#server/kit/database/database.ts';
import { afterPrefix, mpnKey } from '../core/mpn-key.ts';
import { freshSince, staleAt } from '../engine/search-query.ts';
import { type StockRow, stockColumns, stockJoin } from './stock.ts';

/** A stock line as its own seller may see and edit it. */
export interface OwnRow extends StockRow {
  readonly version: number;
}

/** Which lines of one seller; `now` says what is fresh and what has left search. */
export interface StockQuery extends StockFilter {
  readonly account: string;
  readonly now: Date;
}

export type StockSort = (typeof stockSorts)[number];

const ownColumns = sql`${stockColumns}, l.version`;

const freshnessIs = (freshness: Freshness, now: Date): RawBuilder<unknown> => {
  if (freshness === 'fresh') return sql`l.confirmed_at > ${freshSince(now)}`;
  if (freshness === 'stale') return sql`l.confirmed_at <= ${staleAt(now)}`;
  return sql`(l.confirmed_at <= ${freshSince(now)} and l.confirmed_at > ${staleAt(now)})`;
};

/** The condition that a filter is, over stock_line l, part p and manufacturer m. */
export function stockWhere(query: StockQuery): RawBuilder<unknown> {
  const parts = [sql`l.account = ${query.account}`];
  const key = mpnKey(query.keyword);
  if (key !== '') parts.push(sql`p.norm >= ${key} and p.norm < ${afterPrefix(key)}`);
  else if (query.keyword !== '') parts.push(sql`false`);
  if (query.manufacturer !== '') parts.push(sql`m.name = ${query.manufacturer}`);
  if (query.condition !== null) parts.push(sql`l.condition = ${query.condition}`);
  if (query.freshness !== null) parts.push(freshnessIs(query.freshness, query.now));
  if (query.hasPrice !== null) parts.push(sql`(l.unit_price is not null) = ${query.hasPrice}`);
  if (query.quantityMin !== null) parts.push(sql`l.quantity >= ${query.quantityMin}`);
  if (query.quantityMax !== null) parts.push(sql`l.quantity <= ${query.quantityMax}`);
  return sql.join(parts, sql` and `);
}

/** Only what a filter needs is joined: counting a hundred thousand lines is quick then. */
export const stockFrom = ({ keyword, manufacturer }: StockQuery): RawBuilder<unknown> =>
  keyword === '' && manufacturer === '' ? sql`catalog.stock_line l` : stockJoin;

const orders: Record<StockSort, RawBuilder<unknown>> = {
  added: sql`l.at`,
  mpn: sql`p.norm`,
  manufacturer: sql`lower(m.name)`,
  quantity: sql`l.quantity`,
  price: sql`l.unit_price`,
  confirmed: sql`l.confirmed_at`,
};

export interface StockPage {
  readonly sort: StockSort;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A page of a seller's own stock, what has left search included; lines without a price last. */
export function listStock(db: Db, query: StockQuery, page: StockPage): Promise<OwnRow[]> {
  const direction = page.descending ? sql`desc` : sql`asc`;
  // The order of the index where it can serve; nulls last needs a sort of its own.
  const nulls = page.sort === 'price' ? sql` nulls last` : sql``;
  return rows<OwnRow>(
    db,
    sql`select ${ownColumns} from ${stockJoin} where ${stockWhere(query)}
        order by ${orders[page.sort]} ${direction}${nulls}, l.id ${direction}
        limit ${page.limit} offset ${page.offset}`,
  );
}

export async function countStock(db: Db, query: StockQuery): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${stockFrom(query)} where ${stockWhere(query)}`,
  );
  return n;
}

/** One line of a seller; null where it is not there or another's. */
export const findOwnLine = (db: Db, account: string, id: string): Promise<OwnRow | null> =>
  row<OwnRow>(
    db,
    sql`select ${ownColumns} from ${stockJoin} where l.account = ${account} and l.id = ${id}::uuid`,
  );

/** The makers in a seller's stock, those with the most lines first. */
export const listStockManufacturers = (db: Db, account: string, limit: number) =>
  rows<{ name: string; lines: number }>(
    db,
    sql`select m.name, count(*)::int as lines from ${stockJoin} where l.account = ${account}
        group by m.name order by lines desc, m.name limit ${limit}`,
  );

/**
 * Lines of an export in the order of part numbers, in batches by a cursor: neither all lines nor a
 * sorted copy of them stand in the program. `tx` must stay open until the last batch was taken.
 */
export async function* streamStock(
  tx: Db,
  query: StockQuery,
  size: number,
): AsyncGenerator<OwnRow[]> {
  await sql`declare stock_export no scroll cursor for
    select ${ownColumns} from ${stockJoin} where ${stockWhere(query)}
    order by p.norm, p.mpn, l.id`.execute(tx);
  for (;;) {
    const batch = await rows<OwnRow>(tx, sql<OwnRow>`fetch ${sql.lit(size)} from stock_export`);
    if (batch.length === 0) return;
    yield batch;
  }
}
