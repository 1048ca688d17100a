import type { StockLine } from '#contract/inventory/schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { makerKey } from '../core/manufacturer-key.ts';
import { findManufacturerName, listStockSample, type SampleQuery } from '../store/sellers.ts';
import { toStockLine } from '../views.ts';

/** The first lines of one seller's stock in search, and how many there are. */
export async function getStockSample(
  db: Db,
  query: SampleQuery,
): Promise<{ total: number; list: StockLine[] }> {
  const { total, list } = await listStockSample(db, query);
  return { total, list: list.map(toStockLine) };
}

/** The maker's own name for a name or alias in any spelling; null where nobody goes by it. */
export async function resolveManufacturerName(db: Db, text: string): Promise<string | null> {
  const key = makerKey(text);
  return key === '' ? null : findManufacturerName(db, key);
}
