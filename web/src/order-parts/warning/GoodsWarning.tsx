import { lazy, Suspense } from 'react';
import type { OrderView } from '#contract/orders/view-schemas.ts';

const WarningNote = lazy(() => import('./WarningNote.tsx'));

/** The warning about the goods of an order, fetched only where there is one. */
export function GoodsWarning({ order }: { order: OrderView }) {
  if (order.warning === null) return null;
  return (
    <Suspense>
      <WarningNote order={order} warning={order.warning} />
    </Suspense>
  );
}
