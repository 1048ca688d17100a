import type { SearchSort } from '#contract/catalog/search.ts';
import type { Db } from '#server/kit/database.ts';
import { mayPass } from './core/counted.ts';
import type { FoundPart } from './core/find-parts.ts';
import { freshOnly, type PassedAt, type Sieve, sieveOf } from './core/line-sieve.ts';
import { filters, type LineFilter, PASSING_MOST } from './core/offers.ts';
import { LINES_OF_PART_MOST, type Sums } from './core/packed-lines.ts';
import type { PartIndex } from './core/part-index.ts';
import { inspectionsOf } from './offers-store.ts';
import type { StockSeen } from './stock-seen.ts';

/** A group of an answer before it is written: the part, why it was found, what is left of it. */
export interface Group extends Omit<Sums, 'standing'> {
  readonly part: FoundPart;
}

/** How an answer is filtered, sorted and cut. */
export interface Shown {
  readonly skip: number;
  readonly most: number;
  readonly sort: SearchSort;
  readonly filter: LineFilter;
  /** Names of makers; null leaves all through. */
  readonly makers: readonly string[] | null;
}

export interface Sifted {
  readonly total: number;
  readonly groups: readonly Group[];
}

const whole = (index: PartIndex, part: FoundPart): Group => ({
  part,
  lines: index.lines(part.slot),
  linesMore: false,
  quantity: index.quantity(part.slot),
  lowest: index.lowest(part.slot),
  confirmedAt: index.confirmedAt(part.slot),
});

/** By a number, the smallest first; what has none stands last. Equals keep their order. */
const by =
  <T>(of: (one: T) => number | null) =>
  (a: T, b: T): number => {
    const [x, y] = [of(a) ?? Number.POSITIVE_INFINITY, of(b) ?? Number.POSITIVE_INFINITY];
    return x === y ? 0 : x - y;
  };

function inOrder<T extends Group & { readonly standing?: number }>(
  list: readonly T[],
  sort: SearchSort,
): readonly T[] {
  if (sort === 'match') return list;
  const orders = {
    price: by<T>(({ lowest }) => lowest),
    quantity: by<T>(({ quantity }) => -quantity),
    age: by<T>(({ confirmedAt }) => -confirmedAt),
    standing: by<T>(({ standing }) => -(standing ?? 0)),
  };
  return [...list].sort(orders[sort]);
}

/** Whether lines must be read to know what is left and in which order. */
const readsLines = ({ sort, filter }: Shown): boolean =>
  filters(filter) || sort === 'standing' || (sort === 'price' && filter.quantity !== null);

/** When sellers' goods of parts passed last, as far as a filter asks for it. */
async function passedIn(
  db: Db,
  parts: readonly { readonly key: string; readonly mpn: string }[],
  filter: LineFilter,
): Promise<(part: { readonly key: string; readonly mpn: string }) => PassedAt> {
  if (filter.passedSince === null || parts.length === 0) return () => () => null;
  const of = (key: string, mpn: string, account: string) => `${key}\n${mpn}\n${account}`;
  const passed = new Map(
    (await inspectionsOf(db, parts)).map((one) => [
      of(one.key, one.mpn, one.account),
      one.passedAt,
    ]),
  );
  return ({ key, mpn }) =>
    (account) =>
      passed.get(of(key, mpn, account)) ?? null;
}

/** The catalogue as a search sees it. */
export interface Catalogue {
  readonly db: Db;
  readonly index: PartIndex;
  readonly names: ReadonlyMap<string, string>;
  readonly stock: StockSeen;
}

/** What a filter leaves through of each part's lines, and how many of them are looked at. */
export interface Sieves {
  readonly most: number;
  readonly of: (slot: number) => Sieve;
}

/** The sieves of parts: what the lab passed of them is looked up where the filter asks for it. */
export async function sievesFor(
  { db, index }: Catalogue,
  slots: readonly number[],
  { filter, staleAt }: { readonly filter: LineFilter; readonly staleAt: Date },
): Promise<Sieves> {
  const stale = staleAt.getTime();
  if (!filters(filter)) {
    const fresh = freshOnly(stale);
    return { most: LINES_OF_PART_MOST, of: () => fresh };
  }
  const sieve = sieveOf(filter, stale);
  if (filter.passedSince === null) {
    const same = sieve(() => null);
    return { most: PASSING_MOST, of: () => same };
  }
  const named = slots.map((slot) => index.named(slot));
  const passed = await passedIn(db, named, filter);
  return { most: PASSING_MOST, of: (slot) => sieve(passed(index.named(slot))) };
}

/**
 * The groups of a page as a filter and a sort leave them, and how many there are on all pages.
 * Lines are read only where the counters do not say it already.
 */
export async function sift(
  catalogue: Catalogue,
  found: readonly FoundPart[],
  shown: Shown & { readonly staleAt: Date },
): Promise<Sifted> {
  const { db, index, names, stock } = catalogue;
  const { skip, most, sort, filter, makers, staleAt } = shown;
  const wanted = makers === null ? null : new Set(makers);
  const open = found.filter(
    ({ slot }) =>
      (wanted === null || wanted.has(names.get(index.makerId(slot)) ?? '')) &&
      mayPass(index, slot, filter),
  );
  const page = <T>(list: readonly T[]) => list.slice(skip, skip + most);
  if (!readsLines(shown)) {
    if (sort === 'match') {
      return { total: open.length, groups: page(open).map((part) => whole(index, part)) };
    }
    const groups = open.map((part) => whole(index, part));
    return { total: groups.length, groups: page(inOrder(groups, sort)) };
  }
  const slots = open.map(({ slot }) => slot);
  const sieves = await sievesFor(catalogue, slots, shown);
  const compared = sort === 'standing' ? sieves.most : 0;
  await stock.ready(db, slots, staleAt.getTime(), () =>
    stock.sellersIn(slots, sieves.of, compared),
  );
  const isFiltered = filters(filter);
  const summed = (part: FoundPart) => {
    const sums = stock.lines.sums(part.slot, {
      sieve: sieves.of(part.slot),
      most: sieves.most,
      quantity: filter.quantity,
      recordOf: stock.recordOf,
    });
    if (sums === null) return [];
    // Counters know all lines, which may be more than are read.
    return isFiltered
      ? [{ ...sums, part }]
      : [{ ...whole(index, part), lowest: sums.lowest, standing: sums.standing }];
  };
  if (sort === 'match') {
    const left = open.filter(({ slot }) => stock.lines.hasOne(slot, sieves.of(slot)));
    return { total: left.length, groups: page(left).flatMap(summed) };
  }
  const groups = open.flatMap(summed);
  return { total: groups.length, groups: page(inOrder(groups, sort)) };
}
