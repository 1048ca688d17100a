import type { StockKey } from '#contract/inventory/import-schemas.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { listKeysOf } from '../store/keys.ts';
import { toStockKey } from '../views.ts';

/** Returns the seller's keys for uploads. */
export const listKeys = async (ctx: QueryContext): Promise<StockKey[]> =>
  (await listKeysOf(ctx.tx, requireMember(ctx).accountId)).map(toStockKey);
