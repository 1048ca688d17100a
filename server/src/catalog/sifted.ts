import type { SearchSort } from '#contract/catalog/search.ts';
import type { Db } from '#server/kit/database.ts';
import { mayPass } from './core/counted.ts';
import type { FoundPart } from './core/find-parts.ts';
import {
  filters,
  type Line,
  type LineFilter,
  leftOf,
  type PassedAt,
  RANKED,
  type Sums,
  sumsOf,
} from './core/offers.ts';
import type { PartIndex } from './core/part-index.ts';
import { ALL_LINES, inspectionsOf } from './offers-store.ts';
import { recordIn, type StockSeen } from './stock-seen.ts';

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
export async function passedIn(
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

/**
 * The groups of a page as a filter and a sort leave them, and how many there are on all pages.
 * Lines are read only where the counters do not say it already.
 */
export async function sift(
  { db, index, names, stock }: Catalogue,
  found: readonly FoundPart[],
  shown: Shown & { readonly staleAt: Date },
): Promise<Sifted> {
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
  const of = (some: readonly FoundPart[]) => some.map(({ slot }) => index.id(slot));
  const named = open.map(({ slot }) => index.named(slot));
  const passed = await passedIn(db, named, filter);
  const isFiltered = filters(filter);
  const leave = ({ slot }: FoundPart, lines: readonly Line[]) =>
    isFiltered ? leftOf(lines, filter, passed(index.named(slot))) : lines;
  const read = async (parts: readonly FoundPart[], most: number) => {
    const lines = await stock.linesOf(db, of(parts), { staleAt, most });
    return parts.map((part, at) => {
      const all = lines[at] as readonly Line[];
      return { part, left: leave(part, all), isAll: all.length < most };
    });
  };
  const isPaged = sort === 'match';
  let some = open;
  if (isPaged) {
    // For most parts the cheapest lines say whether one passes; the rest are read for the page alone.
    const cheap = await read(open, RANKED);
    const unsure = cheap.filter(({ left, isAll }) => left.length === 0 && !isAll);
    const rest = await read(
      unsure.map(({ part }) => part),
      ALL_LINES,
    );
    const passing = new Set(
      [...cheap, ...rest].filter(({ left }) => left.length > 0).map(({ part }) => part),
    );
    some = open.filter((part) => passing.has(part));
  }
  const inFull = await read(isPaged ? page(some) : some, ALL_LINES);
  const kept = inFull.filter(({ left }) => left.length > 0);
  const sellers =
    sort === 'standing'
      ? await stock.sellersOf(
          db,
          kept.flatMap(({ left }) => left),
        )
      : new Map();
  const groups = kept.map(({ part, left }) => {
    const sums = sumsOf(left, filter.quantity, recordIn(sellers));
    // Counters know all lines, which may be more than are read.
    return isFiltered
      ? { ...sums, part }
      : { ...whole(index, part), lowest: sums.lowest, standing: sums.standing };
  });
  if (isPaged) return { total: some.length, groups };
  return { total: kept.length, groups: page(inOrder(groups, sort)) };
}
