import { lazy, Suspense } from 'react';
import type { OrderView } from '#contract/orders/view-schemas.ts';

const Parts = lazy(() => import('./OrderParts.tsx'));

/** The other parts of an order that was split, loaded where there are any. */
export function LateParts({ order }: { order: OrderView }) {
  if (order.parent === null && order.children.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Parts order={order} />
    </Suspense>
  );
}
