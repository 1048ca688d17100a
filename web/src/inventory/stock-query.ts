import type { ClientInput } from '#contract/call.ts';
import type { inventoryList } from '#contract/inventory/calls.ts';
import { freshnesses, stockSorts } from '#contract/inventory/stock.ts';
import type { StockFilter } from '#contract/inventory/stock-schemas.ts';
import { limits } from '#contract/limits.ts';
import { stockConditions } from '#contract/options.ts';

export type StockSort = (typeof stockSorts)[number];

/** The stock list's query as its address holds it. */
export interface StockQuery {
  readonly filter: StockFilter;
  readonly sort: StockSort;
  readonly descending: boolean;
  readonly pageNum: number;
  readonly pageSize: (typeof limits.pageSizes)[number];
}

export const STOCK = '/seller-inventory';
const PAGE_MAX = 1_000_000;
const TEXT_MAX = 80;

export const NO_FILTER: StockFilter = {
  keyword: '',
  manufacturer: '',
  condition: null,
  freshness: null,
  hasPrice: null,
  quantityMin: null,
  quantityMax: null,
};

/** A part number, a maker and the time of adding begin at their natural end. */
export const startsDescending = (sort: StockSort): boolean =>
  sort === 'added' || sort === 'quantity';

const positiveInteger = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

const prices: Readonly<Record<string, boolean>> = { with: true, without: false };

/** Reads what an address asks; what cannot be read is the default. */
export function parseStockQuery(query: URLSearchParams): StockQuery {
  const text = (key: string) => (query.get(key) ?? '').trim().slice(0, TEXT_MAX);
  const sort = stockSorts.find((one) => one === query.get('sort')) ?? 'added';
  const order = query.get('order');
  return {
    filter: {
      keyword: text('keyword').toUpperCase(),
      manufacturer: text('maker'),
      condition: stockConditions.find((one) => one === query.get('condition')) ?? null,
      freshness: freshnesses.find((one) => one === query.get('freshness')) ?? null,
      hasPrice: prices[query.get('price') ?? ''] ?? null,
      quantityMin: positiveInteger(query.get('min')),
      quantityMax: positiveInteger(query.get('max')),
    },
    sort,
    descending: order === null ? startsDescending(sort) : order === 'desc',
    pageNum: Math.min(positiveInteger(query.get('pageNum')) ?? 1, PAGE_MAX),
    pageSize:
      limits.pageSizes.find((one) => String(one) === query.get('pageSize')) ??
      limits.pageSizeDefault,
  };
}

/** The address of a stock list; what is the default is left out. */
export function stockPath(query: StockQuery): string {
  const { filter, sort, descending, pageNum, pageSize } = query;
  const said = new URLSearchParams();
  const append = (key: string, value: string | number | null) => {
    if (value !== null && value !== '') said.set(key, String(value));
  };
  append('keyword', filter.keyword);
  append('maker', filter.manufacturer);
  append('condition', filter.condition);
  append('freshness', filter.freshness);
  if (filter.hasPrice !== null) append('price', filter.hasPrice ? 'with' : 'without');
  append('min', filter.quantityMin);
  append('max', filter.quantityMax);
  if (sort !== 'added') append('sort', sort);
  if (descending !== startsDescending(sort)) append('order', descending ? 'desc' : 'asc');
  if (pageNum !== 1) append('pageNum', pageNum);
  if (pageSize !== limits.pageSizeDefault) append('pageSize', pageSize);
  return said.size === 0 ? STOCK : `${STOCK}?${said}`;
}

/** The same list with another filter, at its first page. */
export const withFilter = (query: StockQuery, part: Partial<StockFilter>): StockQuery => ({
  ...query,
  filter: { ...query.filter, ...part },
  pageNum: 1,
});

/** The same list in another order; the order that it has already is turned around. */
export const withSort = (query: StockQuery, sort: StockSort): StockQuery => ({
  ...query,
  sort,
  descending: sort === query.sort ? !query.descending : startsDescending(sort),
  pageNum: 1,
});

export const listInput = ({ filter, ...asked }: StockQuery): ClientInput<typeof inventoryList> => ({
  ...filter,
  ...asked,
});

/** Whether a filter leaves lines out. */
export const isFiltered = (filter: StockFilter): boolean =>
  Object.values(filter).some((value) => value !== null && value !== '');
