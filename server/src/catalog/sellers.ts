import type { StockLine } from '#contract/inventory/calls.ts';
import type { Db } from '#server/kit/database.ts';
import { makerKey } from './core/maker-key.ts';
import { stockLineOf } from './present.ts';
import { makerNamed, type SampleAsked, stockSample } from './seller-store.ts';

/** The first lines of one seller's stock in search, and how many there are. */
export async function sampleOfStock(
  db: Db,
  asked: SampleAsked,
): Promise<{ total: number; list: StockLine[] }> {
  const { total, list } = await stockSample(db, asked);
  return { total, list: list.map(stockLineOf) };
}

/** The maker's own name for a name or alias in any spelling; null where nobody goes by it. */
export async function makerCalled(db: Db, text: string): Promise<string | null> {
  const key = makerKey(text);
  return key === '' ? null : makerNamed(db, key);
}
