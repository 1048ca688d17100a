import { basisPointsOf } from '#contract/settings/settings.ts';
import { type CountEffects, effectOf } from '#server/settings/public.ts';
import { findWithCommission } from '../store/setting-effects.ts';

/** Counts open orders that keep the commission they were placed with (domain section 7). */
export const countOpenOrders: CountEffects<'commission'> = async (db, { value }) => [
  effectOf(
    'ordersKeep',
    await findWithCommission(db, {
      trade: basisPointsOf(value.tradePercent),
      agent: basisPointsOf(value.agentPercent),
    }),
    ['orders', (id) => `/ops/orders/${id}`],
  ),
];
