import type { SearchSort } from '#contract/catalog/search.ts';
import type { Db } from '#server/kit/database.ts';
import { mayPass } from './core/counted.ts';
import type { FoundPart } from './core/find-parts.ts';
import type { PartIndex } from './core/part-index.ts';
import { filters, type Left, type LineFilter, leftOf } from './offers-store.ts';

/** A group of an answer before it is written: the part, why it was found, what is left of it. */
export interface Group {
  readonly part: FoundPart;
  readonly lines: number;
  readonly linesMore: boolean;
  readonly quantity: number;
  readonly lowest: number | null;
  readonly confirmedAt: number;
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

/** Lines of a group under a filter are counted to so many; more are `linesMore`. */
const COUNTED_MOST = 100;

const whole = (index: PartIndex, part: FoundPart): Group => ({
  part,
  lines: index.count(part.slot, 'lines'),
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

interface Ordered {
  readonly lowest: number | null;
  readonly quantity: number;
  readonly confirmedAt: number;
}

function inOrder<T extends Ordered & { readonly standing?: number }>(
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

/**
 * The groups of a page as a filter and a sort leave them, and how many there are on all pages.
 * Lines are read only where the counters do not say it already.
 */
export async function sift(
  db: Db,
  { index, names }: { index: PartIndex; names: ReadonlyMap<string, string> },
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
    const groups = inOrder(
      open.map((part) => whole(index, part)),
      sort,
    );
    return { total: groups.length, groups: page(groups) };
  }
  const byId = new Map(open.map((part) => [index.id(part.slot), part]));
  const parts = open.map(({ slot }) => index.named(slot));
  const asked = { parts, staleAt, filter, standing: sort === 'standing' };
  const isPaged = sort === 'match';
  const cut = isPaged ? { skip, most } : { skip: 0, most: open.length };
  const { total, left } = await leftOf(db, asked, cut);
  const isFiltered = filters(filter);
  const groupOf = (one: Left): Group => {
    const part = byId.get(one.part) as FoundPart;
    if (!isFiltered) return { ...whole(index, part), lowest: one.lowest };
    const lines = Math.min(one.lines, COUNTED_MOST);
    return { ...one, part, lines, linesMore: one.lines > COUNTED_MOST };
  };
  const groups = (isPaged ? left : page(inOrder(left, sort))).map(groupOf);
  // A page past the last one says how many there are all the same.
  const all =
    groups.length === 0 && skip > 0 && isPaged
      ? await leftOf(db, asked, { skip: 0, most: 1 })
      : null;
  return { total: all?.total ?? total, groups };
}
