import { lazy, Suspense, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { type Console, consoleOf, orderListPath } from '#contract/addresses.ts';
import { orderOne } from '#contract/orders/calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { LateAppointment } from '#web/order-parts/appointment/LateAppointment.tsx';
import { LateEndings } from '#web/order-parts/endings/LateEndings.tsx';
import { OrderDelivery } from '#web/order-parts/OrderDelivery.tsx';
import { OrderDispute } from '#web/order-parts/OrderDispute.tsx';
import { OrderDocuments } from '#web/order-parts/OrderDocuments.tsx';
import { OrderHistory } from '#web/order-parts/OrderHistory.tsx';
import { OrderInspection } from '#web/order-parts/OrderInspection.tsx';
import { OrderLines } from '#web/order-parts/OrderLines.tsx';
import { OrderMoney } from '#web/order-parts/OrderMoney.tsx';
import { OrderPieces } from '#web/order-parts/OrderPieces.tsx';
import { OrderTerms } from '#web/order-parts/OrderTerms.tsx';
import { OrderThread } from '#web/order-parts/OrderThread.tsx';
import { OrderTrace } from '#web/order-parts/OrderTrace.tsx';
import { LateParts } from '#web/order-parts/parts/LateParts.tsx';
import { PassportsOfOrder } from '#web/order-parts/passports/PassportsOfOrder.tsx';
import { SuspectLots } from '#web/order-parts/quarantine/SuspectLots.tsx';
import { RevokedReports } from '#web/order-parts/suspension/RevokedReports.tsx';
import { GoodsWarning } from '#web/order-parts/warning/GoodsWarning.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { factsOfOrder } from '#web/widgets/orders/track-facts.ts';
import { trackView } from '#web/widgets/orders/track-view.ts';
import { useAnnouncedTransfer } from '../AnnouncedTransfer.tsx';
import { kindOf, reportPath } from '../addresses.ts';
import { DecisionSwitch } from '../moves/DecisionSwitch.tsx';
import { useDecisions } from '../moves/decisions.ts';
import { MoveArea } from '../moves/MoveArea.tsx';
import { isEventAllowed } from '../moves/use-move.ts';
import { OrderHead } from '../OrderHead.tsx';
import { OrderSupport } from '../OrderSupport.tsx';
import { OrderTrack } from '../OrderTrack.tsx';
import styles from '../order-page.module.css';

// A completed order's warranty is not needed for the first paint.
const AfterSaleStrip = lazy(() => import('#web/order-parts/after-sale/AfterSaleStrip.tsx'));

/** How often an open order is read again; other parties act meanwhile. */
const EVERY_MS = 30_000;

/** One order, in the console of the reader. */
export default function OrderDetailPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const t = useTranslator('orders/detail');
  const shared = useTranslator('orders');
  const order = useCallQuery(orderOne, { id }, { everyMs: EVERY_MS });
  if (order.data) return <Order key={id} order={order.data} console={consoleOf(pathname)} />;
  if (order.isPending) return <SkeletonLines label={shared('loading')} lines={8} />;
  const list = orderListPath(consoleOf(pathname), kindOf(pathname));
  const isNotFound =
    order.error instanceof CallFailure && [404, 422].includes(Number(order.error.code));
  if (isNotFound) {
    return <Empty title={t('notFound')} action={<ButtonLink to={list}>{t('back')}</ButtonLink>} />;
  }
  return (
    <Note tone="fail" action={<Button onClick={() => order.refetch()}>{shared('retry')}</Button>}>
      {shared('failed')} {order.error.message}
    </Note>
  );
}

function Order({ order, console }: { order: OrderView; console: Console }) {
  const t = useTranslator('orders/detail');
  const decisions = useDecisions(order);
  const [refused, setRefused] = useState<string | null>(null);
  const paymentPending = useAnnouncedTransfer(order) !== null;
  const view = trackView({ ...factsOfOrder(order), paymentPending });
  const deciding = isEventAllowed(order, 'reject') && isEventAllowed(order, 'accept');
  return (
    <>
      <OrderHead order={order} console={console} />
      <GoodsWarning order={order} />
      <div className={layout.trackAndMove}>
        <section aria-label={t('progress')}>
          <OrderTrack order={order} view={view} />
        </section>
        <MoveArea
          order={order}
          console={console}
          decisions={decisions}
          station={view.pointer ?? undefined}
          refused={refused}
          onRefused={setRefused}
        />
      </div>
      <div className={styles.cols}>
        <div className={layout.sections}>
          {order.state === 'completed' && order.me !== 'staff' && (
            <Suspense>
              <AfterSaleStrip orderId={order.id} console={console} />
            </Suspense>
          )}
          <LateParts order={order} />
          <OrderDispute order={order} />
          <RevokedReports order={order} />
          <OrderTrace order={order} />
          <OrderInspection
            order={order}
            reportPath={reportPath}
            control={
              deciding ? (line) => <DecisionSwitch line={line} decisions={decisions} /> : undefined
            }
          />
          <OrderLines order={order} />
          <div id="endings">
            <LateEndings order={order} />
          </div>
          <OrderPieces order={order} />
          <SuspectLots order={order} />
          <PassportsOfOrder order={order} />
          <OrderThread id={order.id} />
          <OrderHistory order={order} />
        </div>
        <aside className={layout.sections}>
          <OrderMoney order={order} />
          <div id="documents">
            <OrderDocuments order={order} reportPath={reportPath} />
          </div>
          <LateAppointment order={order} />
          <OrderDelivery order={order} />
          <OrderTerms order={order} />
          <OrderSupport />
        </aside>
      </div>
    </>
  );
}
