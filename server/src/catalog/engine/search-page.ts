import { OFFERS_FIRST, SEARCH_DEPTH } from '#contract/catalog/search.ts';
import type { Db } from '#server/kit/database/database.ts';
import { suffixAfter } from '../core/base-key.ts';
import { countFacets } from '../core/facets.ts';
import { type FoundPart, findParts, type ParsedKeyword } from '../core/find-parts.ts';
import { type Line, priceAt, RANKED, sortOffers } from '../core/offer-order.ts';
import { findInspections, type LastInspectionRow, type SellerSummary } from '../store/offers.ts';
import {
  compilePartFilters,
  type FilteredGroups,
  filterGroups,
  needsLines,
  type ResultOptions,
  type SearchCatalog,
} from './filter-groups.ts';
import { type AsOf, LiveIndex } from './live-index.ts';
import { groupJson, offerJson, searchJson } from './search-json.ts';

/** A search: its keyword and filters, and how its results are shown. */
export interface SearchQuery extends ParsedKeyword, ResultOptions {
  /** Whether numbers with typing errors are looked for where nothing else is found. */
  readonly errors: boolean;
  readonly facets: boolean;
  /** So many groups of the page come with offers, the rest folded. */
  readonly openGroups: number;
}

/** Offers that are shown, in their order, and their sellers. */
export interface OfferPage {
  readonly lines: readonly Line[];
  readonly sellers: ReadonlyMap<string, SellerSummary>;
}

/** The answer of a search before it is written. */
export interface SearchResult {
  readonly catalog: SearchCatalog;
  readonly query: SearchQuery;
  readonly found: readonly FoundPart[];
  readonly bounded: boolean;
  readonly filtered: FilteredGroups;
  /** The offers of the first groups, in their order. */
  readonly offers: readonly OfferPage[];
  /** By group: JSON of the record of who asks the lowest price, where it has to be shown. */
  readonly lowestBy: readonly (string | null)[];
}

/** How offers of one part are chosen. */
export type OfferSelection = Pick<SearchQuery, 'staleAt' | 'filter' | 'sort'>;

/** Searches over the index of this process and the lines of the database. */
export class PartSearch {
  readonly #live = new LiveIndex();

  /** Reads all parts into memory, once; `hear` is told how many are. */
  async load(db: Db, onProgress?: (parts: number) => void): Promise<void> {
    await this.#live.load(db, onProgress);
  }

  /** Reads the lines of all parts ahead, so that no search waits for them. */
  async preload(db: Db, staleAt: Date): Promise<void> {
    const { stock } = await this.#live.load(db);
    await stock.preload(db, staleAt.getTime());
  }

  /** Searches the parts that a keyword matches now. */
  async search(asOf: AsOf, query: SearchQuery): Promise<SearchResult> {
    const catalog = await this.current(asOf);
    const all = findParts(catalog.index, query, {
      errors: query.errors,
      most: SEARCH_DEPTH + 1,
    });
    const bounded = all.length > SEARCH_DEPTH;
    const found = bounded ? all.slice(0, SEARCH_DEPTH) : all;
    const filtered = await filterGroups(catalog, found, query);
    const open = filtered.groups.slice(0, query.openGroups);
    const offers = await listOffers(
      catalog,
      open.map(({ part }) => part.slot),
      query,
      { skip: 0, most: OFFERS_FIRST, counted: false },
    );
    const lowestBy = await findLowestBy(
      catalog,
      filtered.groups.map(({ part }) => part.slot),
      query,
    );
    const pages = offers.map(({ page }) => page);
    return { catalog, query, found, bounded, filtered, offers: pages, lowestBy };
  }

  /** The catalogue as it is after all that was committed before. */
  async current(asOf: AsOf): Promise<SearchCatalog> {
    const { db } = asOf;
    await this.#live.current(asOf);
    const { index, makers, stock } = await this.#live.load(db);
    return { db, index, names: makers, stock };
  }
}

/**
 * Offers of parts, filtered and sorted: a page of each and, where it is counted, how many there are
 * on all pages. The first page of a part begins with its cheapest offer.
 */
export async function listOffers(
  catalog: SearchCatalog,
  slots: readonly number[],
  { staleAt, filter, sort }: OfferSelection,
  {
    skip,
    most,
    counted,
  }: { readonly skip: number; readonly most: number; readonly counted: boolean },
): Promise<{ readonly total: number; readonly page: OfferPage }[]> {
  if (slots.length === 0) return [];
  const { db, stock } = catalog;
  const partFilters = await compilePartFilters(catalog, slots, { staleAt, filter });
  const isFirst = !counted && sort === 'match' && skip + most <= RANKED;
  // One more than are shown says that there are more.
  const linesRead = isFirst ? RANKED : partFilters.most + 1;
  const sellersRead = sort === 'standing' ? linesRead : RANKED;
  await stock.ready(db, slots, staleAt.getTime(), () =>
    stock.sellersIn(slots, partFilters.of, sellersRead),
  );
  const order = { sort, quantity: filter.quantity };
  const passing = slots.map((slot) => stock.lines.linesOf(slot, partFilters.of(slot), linesRead));
  const pages = passing.map((lines) =>
    sortOffers(lines, order, stock.scoreOfLine).slice(skip, skip + most),
  );
  if (!isFirst) await stock.ready(db, [], 0, () => pages.flat().map(({ seller }) => seller));
  return pages.map((lines, i) => ({
    total: (passing[i] as readonly Line[]).length,
    page: { lines, sellers: stock.sellersOf(lines) },
  }));
}

/** The records of those who ask the lowest price of parts, as JSON; null where nothing is said. */
async function findLowestBy(
  catalog: SearchCatalog,
  slots: readonly number[],
  query: SearchQuery,
): Promise<(string | null)[]> {
  if (slots.length === 0) return [];
  const { db, stock } = catalog;
  const { staleAt, filter } = query;
  // Counters know the lowest price of few alone: the record is that of whom the shown price is of.
  const quantity = needsLines(query) ? filter.quantity : null;
  const partFilters = await compilePartFilters(catalog, slots, { staleAt, filter });
  // Without a number of pieces the first line is the cheapest; else a price break may be lower.
  const most = quantity === null ? 1 : partFilters.most;
  await stock.ready(db, slots, staleAt.getTime(), () =>
    stock.sellersIn(slots, partFilters.of, most),
  );
  if (quantity === null) {
    return slots.map((slot) => stock.cheapestSellerOf(slot, partFilters.of(slot))?.caution ?? null);
  }
  return slots.map((slot) => {
    const priced = stock.lines
      .linesOf(slot, partFilters.of(slot), most)
      .filter((line) => priceAt(line, quantity) !== null);
    const [cheapest] = sortOffers(priced, { sort: 'price', quantity }, () => 0);
    if (cheapest === undefined) return null;
    return stock.sellersOf([cheapest]).get(cheapest.account)?.caution ?? null;
  });
}

/** The parts of an answer whose last inspections are shown with their offers. */
export const inspectedParts = ({ catalog: { index }, filtered, offers }: SearchResult) =>
  filtered.groups
    .slice(0, offers.length)
    .filter(({ part: { slot } }) => index.count(slot, 'inspected') > 0)
    .map(({ part: { slot } }) => index.identityOf(slot));

/** Last inspections of parts; nothing is asked where there is none. */
export const findInspectionsIfAny = async (
  db: Db,
  parts: readonly { readonly key: string; readonly mpn: string }[],
): Promise<readonly LastInspectionRow[]> => (parts.length === 0 ? [] : findInspections(db, parts));

/** Offers of one part as they are sent. */
export const offersJson = (
  { lines, sellers }: OfferPage,
  part: { readonly key: string; readonly mpn: string },
  inspected: readonly LastInspectionRow[],
): string[] =>
  lines.map((line) => {
    const inspection = inspected.find(
      ({ account, key, mpn }) => account === line.account && key === part.key && mpn === part.mpn,
    );
    const seller = sellers.get(line.account) ?? null;
    return offerJson(line, seller, inspection);
  });

/** An answer as it is sent. */
export function resultJson(
  result: SearchResult,
  readAs: string | null,
  inspected: readonly LastInspectionRow[],
): string {
  const { catalog, found, filtered, offers, lowestBy, bounded, query } = result;
  const { index, names } = catalog;
  const groups = filtered.groups.map(({ part: { slot, why, edits }, ...group }, i) => {
    const { key, mpn } = index.identityOf(slot);
    const offerPage = offers[i];
    return groupJson({
      ...group,
      mpn,
      maker: names.get(index.makerId(slot)) ?? '',
      why,
      suffix: why === 'base' ? suffixAfter(mpn, index.base(slot)) : '',
      edits,
      ambiguous: index.hasTwins(slot),
      inspected: index.count(slot, 'inspected'),
      passed: index.count(slot, 'passed'),
      lowestBy: lowestBy[i] ?? null,
      offers: offerPage === undefined ? [] : offersJson(offerPage, { key, mpn }, inspected),
    });
  });
  const slots = found.map(({ slot }) => slot);
  return searchJson({
    total: filtered.total,
    bounded,
    lines: slots.reduce((sum, slot) => sum + index.lines(slot), 0),
    readAs,
    groups,
    facets: query.facets ? countFacets(index, slots, names) : null,
  });
}
