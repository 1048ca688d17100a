import { lazy, Suspense } from 'react';
import type { OrderView } from '#contract/orders/view-schemas.ts';

const RevocationNote = lazy(() => import('./RevocationNote.tsx'));

/** The revoked reports of an order, fetched only where there are any. */
export function RevokedReports({ order }: { order: OrderView }) {
  if (order.suspension === null && order.revokedReports.length === 0) return null;
  return (
    <Suspense>
      <RevocationNote order={order} />
    </Suspense>
  );
}
