import { passedWithinChoices, searchSorts } from '#contract/catalog/search.ts';
import type { OfferFilter, SearchSort } from '#contract/catalog/search-schemas.ts';
import { limits } from '#contract/limits.ts';
import { leadTimes, packagings, stockConditions } from '#contract/options.ts';

/** A part search as its address holds it. */
export interface PartQuery extends OfferFilter {
  readonly keyword: string;
  readonly isAccurate: 0 | 1;
  readonly manufacturers: string[];
  readonly sort: SearchSort;
  readonly pageNum: number;
  readonly pageSize: (typeof limits.pageSizes)[number];
  /** Offers, or what was quoted before. */
  readonly tab: 'offers' | 'quotes';
  /** Groups whose offers are shown beyond the first ones, by `groupKey`. */
  readonly unfolded: readonly string[];
  /** Which page of its offers an unfolded group shows. */
  readonly offersPage: number;
  /** Groups whose price history stands open, by `groupKey`. */
  readonly priced: readonly string[];
}

export const PART_SEARCH = '/part-search';
const TEXT_MAX = 80;
const NAME_MAX = 120;
const MANY_MAX = 20;
const PAGE_MAX = 10_000;
const PIECES_MAX = 2_000_000_000;
const dateCode = /^\d{2}(0[1-9]|[1-4]\d|5[0-3])\+?$/;

/** Whether a keyword is so short that it must be the whole number. */
export const isForcedExact = (keyword: string): boolean => keyword.length < limits.exactUnderChars;

/** Returns the key of a group: its number and its manufacturer. */
export const groupKey = (group: { mpn: string; manufacturer: string }): string =>
  `${group.mpn}~${group.manufacturer}`;

/** Reads a search from an address; what cannot be read is the default. */
export function parsePartQuery(query: URLSearchParams): PartQuery {
  const text = (name: string, max = TEXT_MAX) => (query.get(name) ?? '').trim().slice(0, max);
  const texts = (name: string) =>
    [...new Set(query.getAll(name).map((one) => one.trim().slice(0, NAME_MAX)))]
      .filter((one) => one !== '')
      .slice(0, MANY_MAX);
  const some = <Value extends string>(name: string, known: readonly Value[]) =>
    known.filter((one) => query.getAll(name).includes(one));
  const keyword = text('keyword').toUpperCase().slice(0, TEXT_MAX);
  const page = (name: string) => {
    const number = Number(query.get(name) ?? '1');
    return Number.isInteger(number) && number >= 1 && number <= PAGE_MAX ? number : 1;
  };
  const quantity = readPieces(text('quantity'));
  return {
    keyword,
    isAccurate: isForcedExact(keyword) || query.get('isAccurate') === '1' ? 1 : 0,
    manufacturers: texts('brand'),
    conditions: some('condition', stockConditions),
    packagings: some('packaging', packagings),
    leadTimes: some('leadTime', leadTimes),
    quantity,
    onlyCovering: quantity !== null && query.get('covering') === '1',
    dateCodeFrom: readDateCode(text('from')),
    dateCodeTo: readDateCode(text('to')),
    passedWithinMonths:
      passedWithinChoices.find((one) => String(one) === query.get('passed')) ?? null,
    sort: searchSorts.find((one) => one === query.get('sort')) ?? 'match',
    pageNum: page('pageNum'),
    pageSize:
      limits.pageSizes.find((one) => String(one) === query.get('pageSize')) ??
      limits.pageSizeDefault,
    tab: query.get('tab') === 'quotes' ? 'quotes' : 'offers',
    unfolded: query.getAll('unfold').slice(0, MANY_MAX),
    offersPage: page('offersPage'),
    priced: query.getAll('prices').slice(0, MANY_MAX),
  };
}

const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;

/** Pieces out of a typed figure, whose groups may be parted; null where there is none. */
export function readPieces(typed: string): number | null {
  const compact = typed.replace(/[\s\u00a0\u202f']/g, '');
  const digits = GROUPED.test(compact) ? compact.replace(/[.,]/g, '') : compact;
  const pieces = /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : 0;
  return pieces >= 1 && pieces <= PIECES_MAX ? pieces : null;
}

/** A typed year and week; null where it is none. */
export const readDateCode = (typed: string): string | null => (dateCode.test(typed) ? typed : null);

/** The address of a search; what is the default is left out. */
export function searchAddress(query: PartQuery): string {
  const params = new URLSearchParams({
    keyword: query.keyword,
    isAccurate: String(query.isAccurate),
  });
  const append = (name: string, value: string | number | null | false) => {
    if (value !== null && value !== false) params.append(name, String(value));
  };
  for (const one of query.manufacturers) append('brand', one);
  for (const one of query.conditions) append('condition', one);
  for (const one of query.packagings) append('packaging', one);
  for (const one of query.leadTimes) append('leadTime', one);
  append('quantity', query.quantity);
  append('covering', query.onlyCovering && '1');
  append('from', query.dateCodeFrom);
  append('to', query.dateCodeTo);
  append('passed', query.passedWithinMonths);
  append('sort', query.sort !== 'match' && query.sort);
  append('pageNum', query.pageNum !== 1 && query.pageNum);
  append('pageSize', query.pageSize !== limits.pageSizeDefault && query.pageSize);
  append('tab', query.tab !== 'offers' && query.tab);
  for (const one of query.unfolded) append('unfold', one);
  append('offersPage', query.offersPage !== 1 && query.offersPage);
  for (const one of query.priced) append('prices', one);
  return `${PART_SEARCH}?${params}`;
}

/** The filter alone, as the calls of search take it. */
export const toOfferFilter = (query: PartQuery): OfferFilter => ({
  conditions: query.conditions,
  packagings: query.packagings,
  leadTimes: query.leadTimes,
  quantity: query.quantity,
  onlyCovering: query.onlyCovering,
  dateCodeFrom: query.dateCodeFrom,
  dateCodeTo: query.dateCodeTo,
  passedWithinMonths: query.passedWithinMonths,
});

/** The same keyword with nothing left out. */
export const withoutFilters = (query: PartQuery): PartQuery => ({
  ...query,
  manufacturers: [],
  conditions: [],
  packagings: [],
  leadTimes: [],
  quantity: null,
  onlyCovering: false,
  dateCodeFrom: null,
  dateCodeTo: null,
  passedWithinMonths: null,
  pageNum: 1,
  unfolded: [],
  offersPage: 1,
  priced: [],
});

/** How many filters a search uses. */
export const filterCount = (query: PartQuery): number =>
  query.manufacturers.length +
  query.conditions.length +
  query.packagings.length +
  query.leadTimes.length +
  Number(query.quantity !== null) +
  Number(query.dateCodeFrom !== null) +
  Number(query.dateCodeTo !== null) +
  Number(query.passedWithinMonths !== null);

/** The part's own page: its number exactly, and nothing else asked. */
export const exactPartAddress = (mpn: string): string =>
  `${PART_SEARCH}?${new URLSearchParams({ keyword: mpn, isAccurate: '1' })}`;

/** A list with one value put in or taken out. */
export const toggled = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
