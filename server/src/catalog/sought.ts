import type { OfferFilter } from '#contract/catalog/search.ts';
import { limits } from '#contract/limits.ts';
import { baseKey } from './core/base-key.ts';
import type { Keyed } from './core/find-parts.ts';
import { mpnKey } from './core/mpn-key.ts';
import { type LineFilter, madeOrder } from './core/offers.ts';

const DAY_MS = 86_400_000;
const FRESH_DAYS = 7;

/** Offers that were last confirmed at this moment or before have left search. */
export const staleAt = (now: Date): Date =>
  new Date(now.getTime() - limits.stockStaleDays * DAY_MS);

/** Offers that were confirmed after this moment need no word of their seller yet. */
export const freshAt = (now: Date): Date => new Date(now.getTime() - FRESH_DAYS * DAY_MS);

/** The moment so many months ago. */
export function monthsAgo(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

/**
 * What a typed keyword seeks; only equal keys where the search is exact or the key has fewer than
 * four characters. A keyword without letter or digit seeks nothing.
 */
export function keyed(keyword: string, accurate: boolean, now: Date): Keyed | null {
  const typed = keyword.trim().toUpperCase();
  const key = mpnKey(typed);
  if (key === '') return null;
  return {
    typed,
    key,
    base: baseKey(typed.normalize('NFKC')),
    accurate: accurate || [...key].length < limits.exactUnderChars,
    staleAt: staleAt(now),
  };
}

const some = <T>(list: readonly T[]): readonly T[] | null => (list.length === 0 ? null : list);

const made = (dateCode: string | null): string | null => dateCode && madeOrder(dateCode);

/** A filter as the database takes it. */
export const lineFilter = (filter: OfferFilter, now: Date): LineFilter => ({
  conditions: some(filter.conditions),
  packagings: some(filter.packagings),
  leadTimes: some(filter.leadTimes),
  quantity: filter.quantity,
  covering: filter.onlyCovering && filter.quantity !== null,
  madeFrom: made(filter.dateCodeFrom),
  madeTo: made(filter.dateCodeTo),
  passedSince:
    filter.passedWithinMonths === null ? null : monthsAgo(now, filter.passedWithinMonths),
});
