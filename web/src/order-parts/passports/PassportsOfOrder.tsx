import { lazy, Suspense } from 'react';
import type { OrderView } from '#contract/orders/view-schemas.ts';

const OrderPassports = lazy(() => import('./OrderPassports.tsx'));

/** The passports of a buyer's lots, fetched only where pieces were dispatched. */
export function PassportsOfOrder({ order }: { order: OrderView }) {
  const isSent = order.lines.some((line) => (line.pieces?.dispatched ?? 0) > 0);
  if (!isSent || order.me !== 'buyer') return null;
  return (
    <Suspense>
      <OrderPassports id={order.id} />
    </Suspense>
  );
}
