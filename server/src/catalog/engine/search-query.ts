import type { OfferFilter } from '#contract/catalog/search-schemas.ts';
import { limits } from '#contract/limits.ts';
import { baseKey } from '../core/base-key.ts';
import type { ParsedKeyword } from '../core/find-parts.ts';
import { mpnKey } from '../core/mpn-key.ts';
import { dateCodeOrder, type LineFilter } from '../core/offer-order.ts';

const DAY_MS = 86_400_000;
const FRESH_DAYS = 7;

/** Offers that were last confirmed at this moment or before have left search. */
export const staleAt = (now: Date): Date =>
  new Date(now.getTime() - limits.stockStaleDays * DAY_MS);

/** Offers that were confirmed after this moment need no word of their seller yet. */
export const freshSince = (now: Date): Date => new Date(now.getTime() - FRESH_DAYS * DAY_MS);

/** The moment so many months ago; the last day of a month that is too short for the day of now. */
export function monthsAgo(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}

/**
 * Parses a typed keyword. Only equal keys match where the search is exact or the key has fewer than
 * four characters. Returns null for a keyword without letter or digit.
 */
export function parseKeyword(keyword: string, accurate: boolean, now: Date): ParsedKeyword | null {
  const normalized = keyword.trim().toUpperCase();
  const key = mpnKey(normalized);
  if (key === '') return null;
  return {
    typed: normalized,
    key,
    base: baseKey(normalized.normalize('NFKC')),
    accurate: accurate || [...key].length < limits.exactUnderChars,
    staleAt: staleAt(now),
  };
}

const nonEmpty = <T>(list: readonly T[]): readonly T[] | null => (list.length === 0 ? null : list);

const dateCodeBound = (dateCode: string | null): string | null =>
  dateCode && dateCodeOrder(dateCode);

/** A filter as the database takes it. */
export const toLineFilter = (filter: OfferFilter, now: Date): LineFilter => ({
  conditions: nonEmpty(filter.conditions),
  packagings: nonEmpty(filter.packagings),
  leadTimes: nonEmpty(filter.leadTimes),
  quantity: filter.quantity,
  covering: filter.onlyCovering && filter.quantity !== null,
  madeFrom: dateCodeBound(filter.dateCodeFrom),
  madeTo: dateCodeBound(filter.dateCodeTo),
  passedSince:
    filter.passedWithinMonths === null ? null : monthsAgo(now, filter.passedWithinMonths),
});
