import type { Language } from '#contract/option-schemas.ts';
import type { OrderSummary } from '#contract/orders/schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { ordersOf } from '../store/list.ts';
import { toOrderSummary, withNames } from './to-order-summary.ts';

export { countBoardPurchases } from '../store/list.ts';

/** Orders by their ids as one of their parties sees them in a list; others are left out. */
export async function findSummaries(
  db: Db,
  query: {
    readonly ids: readonly string[];
    readonly accountId: string;
    readonly now: Date;
    readonly lang: Language;
  },
): Promise<ReadonlyMap<string, OrderSummary>> {
  if (query.ids.length === 0) return new Map();
  const found = await withNames(db, await ordersOf(db, query), query.lang);
  const { accountId, now } = query;
  return new Map(found.map((order) => [order.id, toOrderSummary(order, { accountId }, now)]));
}
