import type { OwnLine } from '#contract/inventory/calls.ts';
import type { Freshness } from '#contract/inventory/stock.ts';
import { freshAt, type OwnRow, staleAt, toStockLine } from '#server/catalog/public.ts';

const toFreshness = (confirmedAt: Date, now: Date): Freshness => {
  if (confirmedAt > freshAt(now)) return 'fresh';
  return confirmedAt > staleAt(now) ? 'ageing' : 'stale';
};

/** A stock line as its own seller sees it. */
export const toOwnLine = (row: OwnRow, now: Date): OwnLine => ({
  ...toStockLine(row),
  version: row.version,
  freshness: toFreshness(row.confirmed_at, now),
});
