import type { ParsedKeyword } from './find-parts.ts';
import type { PartIndex } from './part-index.ts';
import type { SortedSlots } from './sorted-slots.ts';

/** So many numbers that begin so are looked at; of a beginning that more share, the popular ones. */
const SCANNED_MOST = 1000;

/** A number that is proposed: the part of the maker who has most of it, and offers of all makers. */
export interface SuggestedPart {
  readonly slot: number;
  readonly lines: number;
}

/** Part numbers in stock that begin with a key, those with most offers first. */
export function suggestParts(
  index: PartIndex,
  { key, staleAt }: Pick<ParsedKeyword, 'key' | 'staleAt'>,
  most: number,
): SuggestedPart[] {
  const stale = staleAt.getTime();
  const visited = new Set<number>();
  const byNumber = new Map<string, { slot: number; best: number; lines: number }>();
  const visit = (sorted: SortedSlots): boolean =>
    sorted.visitPrefix(key, SCANNED_MOST, (slot) => {
      if (visited.has(slot) || !index.isStocked(slot, stale)) return;
      visited.add(slot);
      const lines = index.count(slot, 'lines');
      const entry = byNumber.get(index.mpn(slot));
      if (entry === undefined) {
        byNumber.set(index.mpn(slot), { slot, best: lines, lines });
        return;
      }
      entry.lines += lines;
      if (lines > entry.best) Object.assign(entry, { slot, best: lines });
    });
  if (!visit(index.sorted) && index.popular !== null) visit(index.popular);
  return [...byNumber]
    .sort(([a, x], [b, y]) => y.lines - x.lines || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([, { slot, lines }]) => ({ slot, lines }));
}
