import { type Db, transaction } from '#server/kit/database/database.ts';
import type { CatalogDeps } from '../deps.ts';
import { monthsAgo, staleAt } from '../engine/search-query.ts';
import { excludeStockBefore, replaceLabRecords } from '../store/seller-standing.ts';

const LAB_MONTHS = 24;

/** Takes what left search out of the counters of parts. Where others write them it waits. */
export const excludeStaleStock = (db: Db, now: Date): Promise<void> =>
  transaction(db, (tx) => excludeStockBefore(tx, staleAt(now)));

/** Draws what searches show of the lab from the lots that were inspected in the last two years. */
export async function refreshLabRecords(db: Db, deps: CatalogDeps, now: Date): Promise<void> {
  if (deps.inspected === undefined) return;
  const inspected = await deps.inspected(db, monthsAgo(now, LAB_MONTHS));
  await transaction(db, (tx) => replaceLabRecords(tx, inspected));
}
