import type { MatchKind } from '#contract/catalog/search-schemas.ts';
import { findTypos } from './find-typos.ts';
import type { PartIndex } from './part-index.ts';
import type { SortedSlots } from './sorted-slots.ts';
import { TopRanked } from './top-ranked.ts';

/** A typed keyword with the keys it is compared by. */
export interface ParsedKeyword {
  /** As typed, upper case. */
  readonly typed: string;
  readonly key: string;
  /** The key without packing suffixes. */
  readonly base: string;
  /** Only equal keys. */
  readonly accurate: boolean;
  /** Offers that were last confirmed at this moment or before have left search. */
  readonly staleAt: Date;
}

/** A part that was found, and why. */
export interface FoundPart {
  readonly slot: number;
  readonly why: MatchKind;
  /** Typing errors between the keyword and its key; 0 for other kinds. */
  readonly edits: number;
}

/** How far is looked: so many parts of a beginning, and of a middle, are compared. */
const SCANNED_MOST = 4000;
const MIDDLES_MOST = 16_000;
/** Keys that contain the keyword are searched only while fewer parts than this were found. */
const FEW = 5;

interface Search {
  readonly index: PartIndex;
  readonly keyword: ParsedKeyword;
  readonly stale: number;
}

/** Gathers the parts in stock among those whose keys begin with `prefix`, by their kind. */
function collect(
  { index, stale }: Search,
  from: { readonly sorted: SortedSlots; readonly prefix: string },
  kinds: { readonly of: (slot: number) => keyof Collected['by'] | null; readonly into: Collected },
): boolean {
  const { by } = kinds.into;
  const { visited } = index;
  return from.sorted.visitPrefix(from.prefix, SCANNED_MOST, (slot) => {
    if (!index.isStocked(slot, stale)) return;
    const why = kinds.of(slot);
    if (why === null || visited.has(slot)) return;
    visited.add(slot);
    rank(index, by[why], slot);
  });
}

const rank = (index: PartIndex, into: TopRanked, slot: number): void =>
  into.add(slot, index.lines(slot), index.length(slot));

/** Most lines first, then the shortest key, then the order of keys. */
const byRank = (index: PartIndex) => (a: number, b: number) =>
  index.count(b, 'lines') - index.count(a, 'lines') ||
  index.key(a).length - index.key(b).length ||
  (index.key(a) < index.key(b) ? -1 : 1);

interface Collected {
  readonly by: Readonly<Record<Exclude<MatchKind, 'typo'>, TopRanked>>;
}

const emptyCollection = (most: number): Collected => ({
  by: {
    exact: new TopRanked(most),
    key: new TopRanked(most),
    base: new TopRanked(most),
    prefix: new TopRanked(most),
    substring: new TopRanked(most),
  },
});

/** Gathers what is the same number or begins with it, and what shares its base. */
function collectPrefixes(search: Search, into: Collected): void {
  const { index, keyword } = search;
  const of = (slot: number) => {
    if (index.mpn(slot) === keyword.typed) return 'exact';
    if (index.key(slot) === keyword.key) return 'key';
    return index.base(slot) === keyword.base ? 'base' : 'prefix';
  };
  const isWhole = collect(search, { sorted: index.sorted, prefix: keyword.key }, { of, into });
  if (!isWhole && index.popular !== null) {
    collect(search, { sorted: index.popular, prefix: keyword.key }, { of, into });
  }
  if (keyword.base === keyword.key) return;
  const sameBase = (slot: number) => (index.base(slot) === keyword.base ? 'base' : null);
  collect(search, { sorted: index.sorted, prefix: keyword.base }, { of: sameBase, into });
}

/** Gathers what holds the keyword in its middle. */
function collectSubstrings({ index, keyword, stale }: Search, into: Collected): void {
  const signs = index.signatureFor(keyword.key);
  const { length } = keyword.key;
  index.trigrams.visitContaining(keyword.key, MIDDLES_MOST, (slot) => {
    if (!index.mayContain(slot, signs, length) || index.key(slot).indexOf(keyword.key) < 1) return;
    if (!index.isStocked(slot, stale) || index.visited.has(slot)) return;
    rank(index, into.by.substring, slot);
  });
}

/** Gathers what has the very key. */
function collectEqual({ index, keyword, stale }: Search, into: Collected): void {
  for (const slot of index.withKey(keyword.key)) {
    if (!index.isStocked(slot, stale)) continue;
    rank(index, into.by[index.mpn(slot) === keyword.typed ? 'exact' : 'key'], slot);
  }
}

const kinds = ['exact', 'key', 'base', 'prefix', 'substring'] as const;

/**
 * The parts in stock that a keyword finds, the closest first, no more than `most`. What holds the
 * keyword in its middle is looked for only while few were found, typing errors only where none was
 * and `errors` asks for them.
 */
export function findParts(
  index: PartIndex,
  keyword: ParsedKeyword,
  { errors, most }: { readonly errors: boolean; readonly most: number },
): FoundPart[] {
  const search = { index, keyword, stale: keyword.staleAt.getTime() };
  const into = emptyCollection(most);
  index.visited.clear(index.size);
  if (keyword.accurate) collectEqual(search, into);
  else {
    collectPrefixes(search, into);
    if (index.visited.size < FEW) collectSubstrings(search, into);
  }
  const found: FoundPart[] = [];
  for (const why of kinds) {
    const slots = into.by[why].best(most - found.length);
    // All but these were gathered in the order of their keys.
    if (why === 'substring') slots.sort(byRank(index));
    for (const slot of slots) found.push({ slot, why, edits: 0 });
  }
  if (found.length > 0 || keyword.accurate || !errors) return found;
  return findTypos(index, keyword.key, search.stale)
    .slice(0, FEW)
    .map(({ slot, edits }) => ({ slot, why: 'typo', edits }));
}
