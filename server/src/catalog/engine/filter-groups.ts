import type { SearchSort } from '#contract/catalog/search-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import {
  type CompiledFilter,
  compileFilter,
  compileFreshOnly,
  type LastPassedOf,
} from '../core/compiled-filter.ts';
import { mayMatch } from '../core/facets.ts';
import type { FoundPart } from '../core/find-parts.ts';
import type { LineSums } from '../core/line-sums.ts';
import { isFiltering, type LineFilter, PASSING_MOST } from '../core/offer-order.ts';
import { LINES_OF_PART_MOST } from '../core/packed-lines.ts';
import type { PartIndex } from '../core/part-index.ts';
import { findInspections } from '../store/offers.ts';
import type { StockCache } from './stock-cache.ts';

/** A group of an answer before it is written: the part, why it was found, what is left of it. */
export interface FilteredGroup extends Omit<LineSums, 'bestScore'> {
  readonly part: FoundPart;
}

/** How an answer is filtered, sorted and cut. */
export interface ResultOptions {
  readonly skip: number;
  readonly most: number;
  readonly sort: SearchSort;
  readonly filter: LineFilter;
  /** Names of makers; null leaves all through. */
  readonly makers: readonly string[] | null;
}

export interface FilteredGroups {
  readonly total: number;
  readonly groups: readonly FilteredGroup[];
}

const unfilteredGroup = (index: PartIndex, part: FoundPart): FilteredGroup => ({
  part,
  lines: index.lines(part.slot),
  linesMore: false,
  quantity: index.quantity(part.slot),
  lowest: index.lowest(part.slot),
  isLowestSupplied: true,
  confirmedAt: index.confirmedAt(part.slot),
});

/** By a number, the smallest first; what has none stands last. Equals keep their order. */
const by =
  <T>(of: (one: T) => number | null) =>
  (a: T, b: T): number => {
    const [x, y] = [of(a) ?? Number.POSITIVE_INFINITY, of(b) ?? Number.POSITIVE_INFINITY];
    return x === y ? 0 : x - y;
  };

function sortGroups<T extends FilteredGroup & { readonly bestScore?: number }>(
  list: readonly T[],
  sort: SearchSort,
): readonly T[] {
  if (sort === 'match') return list;
  const orders = {
    price: (a: T, b: T) =>
      Number(b.isLowestSupplied) - Number(a.isLowestSupplied) ||
      by<T>(({ lowest }) => lowest)(a, b),
    quantity: by<T>(({ quantity }) => -quantity),
    age: by<T>(({ confirmedAt }) => -confirmedAt),
    standing: by<T>(({ bestScore }) => -(bestScore ?? 0)),
  };
  return [...list].sort(orders[sort]);
}

/** The sums that depend on the quantity and on sellers: counters do not have them. */
const ofQuantity = ({ lowest, isLowestSupplied, bestScore }: LineSums) => ({
  lowest,
  isLowestSupplied,
  bestScore,
});

/** Whether lines must be read to know what is left and in which order. */
export const needsLines = ({ sort, filter }: ResultOptions): boolean =>
  isFiltering(filter) || sort === 'standing' || (sort === 'price' && filter.quantity !== null);

/** When sellers' goods of parts passed last, as far as a filter asks for it. */
async function findLastPassed(
  db: Db,
  parts: readonly { readonly key: string; readonly mpn: string }[],
  filter: LineFilter,
): Promise<(part: { readonly key: string; readonly mpn: string }) => LastPassedOf> {
  if (filter.passedSince === null || parts.length === 0) return () => () => null;
  const of = (key: string, mpn: string, account: string) => `${key}\n${mpn}\n${account}`;
  const passed = new Map(
    (await findInspections(db, parts)).map((one) => [
      of(one.key, one.mpn, one.account),
      one.passedAt,
    ]),
  );
  return ({ key, mpn }) =>
    (account) =>
      passed.get(of(key, mpn, account)) ?? null;
}

/** The catalogue as a search sees it. */
export interface SearchCatalog {
  readonly db: Db;
  readonly index: PartIndex;
  readonly names: ReadonlyMap<string, string>;
  readonly stock: StockCache;
}

/** A compiled filter per part, and how many lines of each part are read. */
export interface PartFilters {
  readonly most: number;
  readonly of: (slot: number) => CompiledFilter;
}

/** Compiles the filter for parts; reads their inspections where the filter needs them. */
export async function compilePartFilters(
  { db, index }: SearchCatalog,
  slots: readonly number[],
  { filter, staleAt }: { readonly filter: LineFilter; readonly staleAt: Date },
): Promise<PartFilters> {
  const stale = staleAt.getTime();
  if (!isFiltering(filter)) {
    const fresh = compileFreshOnly(stale);
    return { most: LINES_OF_PART_MOST, of: () => fresh };
  }
  const compile = compileFilter(filter, stale);
  if (filter.passedSince === null) {
    const same = compile(() => null);
    return { most: PASSING_MOST, of: () => same };
  }
  const parts = slots.map((slot) => index.identityOf(slot));
  const passed = await findLastPassed(db, parts, filter);
  return { most: PASSING_MOST, of: (slot) => compile(passed(index.identityOf(slot))) };
}

/**
 * The groups of a page as a filter and a sort leave them, and how many there are on all pages.
 * Lines are read only where the counters do not say it already.
 */
export async function filterGroups(
  catalog: SearchCatalog,
  found: readonly FoundPart[],
  options: ResultOptions & { readonly staleAt: Date },
): Promise<FilteredGroups> {
  const { db, index, names, stock } = catalog;
  const { skip, most, sort, filter, makers, staleAt } = options;
  const wantedManufacturers = makers === null ? null : new Set(makers);
  const candidates = found.filter(
    ({ slot }) =>
      (wantedManufacturers === null ||
        wantedManufacturers.has(names.get(index.makerId(slot)) ?? '')) &&
      mayMatch(index, slot, filter),
  );
  const page = <T>(list: readonly T[]) => list.slice(skip, skip + most);
  if (!needsLines(options)) {
    if (sort === 'match') {
      return {
        total: candidates.length,
        groups: page(candidates).map((part) => unfilteredGroup(index, part)),
      };
    }
    const groups = candidates.map((part) => unfilteredGroup(index, part));
    return { total: groups.length, groups: page(sortGroups(groups, sort)) };
  }
  const slots = candidates.map(({ slot }) => slot);
  const partFilters = await compilePartFilters(catalog, slots, options);
  const compared = sort === 'standing' ? partFilters.most : 0;
  await stock.ready(db, slots, staleAt.getTime(), () =>
    stock.sellersIn(slots, partFilters.of, compared),
  );
  const isFiltered = isFiltering(filter);
  const sumGroup = (part: FoundPart) => {
    const sums = stock.lines.sumLines(part.slot, {
      compiled: partFilters.of(part.slot),
      most: partFilters.most,
      quantity: filter.quantity,
      scoreOf: stock.scoreOf,
    });
    if (sums === null) return [];
    // Counters know all lines, which may be more than are read.
    return isFiltered
      ? [{ ...sums, part }]
      : [{ ...unfilteredGroup(index, part), ...ofQuantity(sums) }];
  };
  if (sort === 'match') {
    const matching = candidates.filter(({ slot }) =>
      stock.lines.hasMatch(slot, partFilters.of(slot)),
    );
    return { total: matching.length, groups: page(matching).flatMap(sumGroup) };
  }
  const groups = candidates.flatMap(sumGroup);
  return { total: groups.length, groups: page(sortGroups(groups, sort)) };
}
