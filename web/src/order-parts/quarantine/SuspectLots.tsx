import { lazy, Suspense } from 'react';
import type { OrderView } from '#contract/orders/view-schemas.ts';

const OrderQuarantine = lazy(() => import('./OrderQuarantine.tsx'));

/** The register's part of an order page, fetched only where pieces are in quarantine. */
export function SuspectLots({ order }: { order: OrderView }) {
  if (!order.lines.some((line) => (line.pieces?.quarantined ?? 0) > 0)) return null;
  return (
    <Suspense>
      <OrderQuarantine order={order} />
    </Suspense>
  );
}
