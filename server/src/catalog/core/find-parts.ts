import type { MatchKind } from '#contract/catalog/search.ts';
import { BestRanked } from './best-ranked.ts';
import { findTypos } from './find-typos.ts';
import type { PartIndex } from './part-index.ts';
import type { SortedSlots } from './sorted-slots.ts';

/** What a keyword seeks. */
export interface Keyed {
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
/** What holds the keyword in its middle is looked for only while fewer parts were found. */
const ENOUGH = 5;

interface Search {
  readonly index: PartIndex;
  readonly keyed: Keyed;
  readonly stale: number;
}

/** Gathers the parts in stock among those whose keys begin with `prefix`, by their kind. */
function gather(
  { index, stale }: Search,
  from: { readonly sorted: SortedSlots; readonly prefix: string },
  kinds: { readonly of: (slot: number) => keyof Gathered['by'] | null; readonly into: Gathered },
): boolean {
  const { by } = kinds.into;
  const { seen } = index;
  return from.sorted.eachStarting(from.prefix, SCANNED_MOST, (slot) => {
    if (!index.isStocked(slot, stale)) return;
    const why = kinds.of(slot);
    if (why === null || seen.has(slot)) return;
    seen.add(slot);
    rank(index, by[why], slot);
  });
}

const rank = (index: PartIndex, into: BestRanked, slot: number): void =>
  into.add(slot, index.lines(slot), index.length(slot));

/** Most lines first, then the shortest key, then the order of keys. */
const inRank = (index: PartIndex) => (a: number, b: number) =>
  index.count(b, 'lines') - index.count(a, 'lines') ||
  index.key(a).length - index.key(b).length ||
  (index.key(a) < index.key(b) ? -1 : 1);

interface Gathered {
  readonly by: Readonly<Record<Exclude<MatchKind, 'typo'>, BestRanked>>;
}

const nothingYet = (most: number): Gathered => ({
  by: {
    exact: new BestRanked(most),
    key: new BestRanked(most),
    base: new BestRanked(most),
    prefix: new BestRanked(most),
    substring: new BestRanked(most),
  },
});

/** Gathers what is the same number or begins with it, and what shares its base. */
function gatherBeginnings(search: Search, into: Gathered): void {
  const { index, keyed } = search;
  const of = (slot: number) => {
    if (index.mpn(slot) === keyed.typed) return 'exact';
    if (index.key(slot) === keyed.key) return 'key';
    return index.base(slot) === keyed.base ? 'base' : 'prefix';
  };
  const isWhole = gather(search, { sorted: index.sorted, prefix: keyed.key }, { of, into });
  if (!isWhole && index.popular !== null) {
    gather(search, { sorted: index.popular, prefix: keyed.key }, { of, into });
  }
  if (keyed.base === keyed.key) return;
  const sameBase = (slot: number) => (index.base(slot) === keyed.base ? 'base' : null);
  gather(search, { sorted: index.sorted, prefix: keyed.base }, { of: sameBase, into });
}

/** Gathers what holds the keyword in its middle. */
function gatherMiddles({ index, keyed, stale }: Search, into: Gathered): void {
  const signs = index.signsOf(keyed.key);
  const { length } = keyed.key;
  index.trigrams.eachHolding(keyed.key, MIDDLES_MOST, (slot) => {
    if (!index.mayHold(slot, signs, length) || index.key(slot).indexOf(keyed.key) < 1) return;
    if (!index.isStocked(slot, stale) || index.seen.has(slot)) return;
    rank(index, into.by.substring, slot);
  });
}

/** Gathers what has the very key. */
function gatherEqual({ index, keyed, stale }: Search, into: Gathered): void {
  for (const slot of index.withKey(keyed.key)) {
    if (!index.isStocked(slot, stale)) continue;
    rank(index, into.by[index.mpn(slot) === keyed.typed ? 'exact' : 'key'], slot);
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
  keyed: Keyed,
  { errors, most }: { readonly errors: boolean; readonly most: number },
): FoundPart[] {
  const search = { index, keyed, stale: keyed.staleAt.getTime() };
  const into = nothingYet(most);
  index.seen.clear(index.size);
  if (keyed.accurate) gatherEqual(search, into);
  else {
    gatherBeginnings(search, into);
    if (index.seen.size < ENOUGH) gatherMiddles(search, into);
  }
  const found: FoundPart[] = [];
  for (const why of kinds) {
    const slots = into.by[why].best(most - found.length);
    // All but these were gathered in the order of their keys.
    if (why === 'substring') slots.sort(inRank(index));
    for (const slot of slots) found.push({ slot, why, edits: 0 });
  }
  if (found.length > 0 || keyed.accurate || !errors) return found;
  return findTypos(index, keyed.key, search.stale)
    .slice(0, ENOUGH)
    .map(({ slot, edits }) => ({ slot, why: 'typo', edits }));
}
