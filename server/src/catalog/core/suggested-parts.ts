import type { Keyed } from './find-parts.ts';
import type { PartIndex } from './part-index.ts';
import type { SortedSlots } from './sorted-slots.ts';

/** So many numbers that begin so are looked at; of a beginning that more share, the popular ones. */
const LOOKED_AT_MOST = 1000;

/** A number that is proposed: the part of the maker who has most of it, and offers of all makers. */
export interface SuggestedPart {
  readonly slot: number;
  readonly lines: number;
}

/** Part numbers in stock that begin with a key, those with most offers first. */
export function suggestedParts(
  index: PartIndex,
  { key, staleAt }: Pick<Keyed, 'key' | 'staleAt'>,
  most: number,
): SuggestedPart[] {
  const stale = staleAt.getTime();
  const seen = new Set<number>();
  const byNumber = new Map<string, { slot: number; best: number; lines: number }>();
  const look = (sorted: SortedSlots): boolean =>
    sorted.eachStarting(key, LOOKED_AT_MOST, (slot) => {
      if (seen.has(slot) || !index.isStocked(slot, stale)) return;
      seen.add(slot);
      const lines = index.count(slot, 'lines');
      const known = byNumber.get(index.mpn(slot));
      if (known === undefined) {
        byNumber.set(index.mpn(slot), { slot, best: lines, lines });
        return;
      }
      known.lines += lines;
      if (lines > known.best) Object.assign(known, { slot, best: lines });
    });
  if (!look(index.sorted) && index.popular !== null) look(index.popular);
  return [...byNumber]
    .sort(([a, x], [b, y]) => y.lines - x.lines || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([, { slot, lines }]) => ({ slot, lines }));
}
