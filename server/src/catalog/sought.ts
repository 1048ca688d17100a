import { limits } from '#contract/limits.ts';
import { afterPrefix, mpnKey } from './core/mpn-key.ts';
import type { Sought } from './search-store.ts';

const DAY_MS = 86_400_000;
const FRESH_DAYS = 7;

/** Offers that were last confirmed at this moment or before have left search. */
export const staleAt = (now: Date): Date =>
  new Date(now.getTime() - limits.stockStaleDays * DAY_MS);

/** Offers that were confirmed after this moment need no word of their seller yet. */
export const freshAt = (now: Date): Date => new Date(now.getTime() - FRESH_DAYS * DAY_MS);

/**
 * What a typed keyword seeks: equal keys, and keys that begin with it unless the search is exact
 * or the key has fewer than four characters. A keyword without letter or digit seeks nothing.
 */
export function soughtBy(keyword: string, accurate: boolean, now: Date): Sought | null {
  const key = mpnKey(keyword);
  if (key === '') return null;
  const exactOnly = accurate || [...key].length < limits.exactUnderChars;
  return {
    typed: keyword.trim().toUpperCase(),
    key,
    keyEnd: exactOnly ? null : afterPrefix(key),
    staleAt: staleAt(now),
  };
}
