import { lazy, Suspense } from 'react';
import type { OrderView } from '#contract/orders/view-schemas.ts';

const OrderAppointment = lazy(() => import('./OrderAppointment.tsx'));

/** The appointment at the dock, fetched while goods are to come and just after they have. */
export function LateAppointment({ order }: { order: OrderView }) {
  if (!['paid', 'inbound', 'received'].includes(order.state)) return null;
  return (
    <Suspense fallback={null}>
      <OrderAppointment order={order} />
    </Suspense>
  );
}
