import { searchElectronic as searchElectronicSchemas } from '#contract/catalog/schemas.ts';

import { SEARCH_DEPTH } from '#contract/catalog/search.ts';
import { findParts } from '#server/catalog/core/find-parts.ts';
import { mpnKey } from '#server/catalog/core/mpn-key.ts';
import type { PartIndex } from '#server/catalog/core/part-index.ts';
import { parseKeyword } from '#server/catalog/engine/search-query.ts';
import { lineId } from './fill.ts';
import type { Statement } from './load.ts';

const PK_VALUES = 50_000;

/** Looks up one line by its primary key: what everything is measured beside. */
export const pkStatement = (lines: number): Statement => ({
  name: 'pk',
  text: 'select * from catalog.stock_line where id = $1',
  values: Array.from({ length: PK_VALUES }, (_, n) => [lineId((n * 104_729) % lines)]),
});

/** Leaves about three lines in four through. */
const someLines = {
  conditions: ['brandNew', 'likeNew'],
  leadTimes: ['now'],
  quantity: 100,
  onlyCovering: true,
};

/**
 * Searches by keywords in turn, each the whole first page as the market sends it, sellers' standing
 * with it: as most people ask, or filtered and with facets.
 */
export const searchesFor = (keywords: readonly string[], as: 'bare' | 'full'): readonly object[] =>
  keywords
    .filter((keyword) => searchElectronicSchemas.input.safeParse({ keyword }).success)
    .map((keyword) => (as === 'bare' ? { keyword } : { keyword, ...someLines, facets: true }));

/** The numbers that a keyword finds. */
function numbersFor(index: PartIndex, keyword: string): readonly string[] {
  const sought = parseKeyword(keyword, false, new Date());
  if (sought === null) return [];
  const found = findParts(index, sought, { errors: true, most: SEARCH_DEPTH });
  return found.map(({ slot }) => index.mpn(slot));
}

/**
 * Whether the part that was meant is among the groups of a search. Null where it has left search,
 * and where what was typed is a number in stock itself, or the beginning or the middle of one: then
 * that is what was asked.
 */
export function meantFound(index: PartIndex, keyword: string, meant: string): boolean | null {
  const found = numbersFor(index, keyword);
  if (found.includes(meant)) return true;
  const key = mpnKey(keyword);
  if (found.some((mpn) => mpnKey(mpn).includes(key))) return null;
  return numbersFor(index, meant).includes(meant) ? false : null;
}
