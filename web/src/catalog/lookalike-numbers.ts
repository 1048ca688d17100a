import type { PartGroup } from '#contract/catalog/search-schemas.ts';

const letters = (mpn: string): string =>
  mpn
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Shown part numbers that have the same letters and digits and are different parts, set by set. */
export function lookalikesIn(groups: readonly PartGroup[]): string[][] {
  const sets = Map.groupBy(
    groups.filter((group) => group.ambiguous),
    ({ mpn }) => letters(mpn),
  );
  return [...sets.values()]
    .map((set) => [...new Set(set.map(({ mpn }) => mpn))])
    .filter((set) => set.length > 1);
}
