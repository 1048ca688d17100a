import { useState } from 'react';
import { useParams } from 'react-router';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { opsOrderOne } from '#contract/orders/staff-calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { LateAppointment } from '#web/order-parts/appointment/LateAppointment.tsx';
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
import { SuspectLots } from '#web/order-parts/quarantine/SuspectLots.tsx';
import { RevokedReports } from '#web/order-parts/suspension/RevokedReports.tsx';
import { GoodsWarning } from '#web/order-parts/warning/GoodsWarning.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { WorkBar } from '#web/widgets/claims/WorkBar.tsx';
import { EscrowTrack } from '#web/widgets/orders/EscrowTrack.tsx';
import { factsOfOrder } from '#web/widgets/orders/track-facts.ts';
import { trackView } from '#web/widgets/orders/track-view.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { Goodwill } from '../order/loss/Goodwill.tsx';
import { DeskActions } from '../order/move/DeskMoves.tsx';
import { OrderHead } from '../order/OrderHead.tsx';
import { OrderLots } from '../order/OrderLots.tsx';
import { OrderParties } from '../order/OrderParties.tsx';
import { PartyDocuments } from '../order/PartyDocuments.tsx';
import { ParcelCorrections } from '../shipment/ParcelCorrections.tsx';
import { ShipmentCorrection } from '../shipment/ShipmentCorrection.tsx';

/** How often an open order is read again; other desks and the parties act meanwhile. */
const EVERY_MS = 30_000;

const reportPath = (no: string): string => `/ops/report/${no}`;

/** One order at the desks: its track, the move of the reader's desk, all of its facts. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const t = useTranslator('operator');
  const order = useCallQuery(opsOrderOne, { id }, { everyMs: EVERY_MS });
  if (order.data) return <Order key={id} order={order.data} />;
  if (order.isPending) return <SkeletonLines label={t('loading')} lines={8} />;
  const isNotFound =
    order.error instanceof CallFailure && [404, 422].includes(Number(order.error.code));
  if (isNotFound) {
    return (
      <Empty
        title={t('order.notFound')}
        action={<ButtonLink to="/ops/orders">{t('order.toList')}</ButtonLink>}
      />
    );
  }
  return <FailNote error={order.error} again={() => order.refetch()} />;
}

function Order({ order }: { order: OrderView }) {
  const t = useTranslator('operator');
  const roles = useCallQuery(opsMe, {}).data?.roles ?? [];
  const [refused, setRefused] = useState<string | null>(null);
  const view = trackView(factsOfOrder(order));
  const mayCorrect = isPermitted(roles, 'orderDelivery');
  const seesBench = roles.includes('qc') || roles.includes('admin');
  return (
    <>
      <OrderHead order={order} />
      <WorkBar record="order" no={order.no} />
      <GoodsWarning order={order} />
      <div className={layout.trackAndMove}>
        <section aria-label={t('order.progress')}>
          <EscrowTrack view={view} />
        </section>
        <DeskActions
          order={order}
          station={view.pointer ?? undefined}
          refused={refused}
          onRefused={setRefused}
        />
      </div>
      <div className={layout.cols}>
        <div className={layout.sections}>
          <LateParts order={order} />
          <OrderDispute order={order} />
          <RevokedReports order={order} />
          <OrderTrace order={order} />
          {seesBench && order.dock && <OrderLots order={order} />}
          <OrderInspection order={order} reportPath={reportPath} />
          <OrderLines order={order} />
          <OrderPieces order={order} />
          <SuspectLots order={order} />
          <OrderThread id={order.id} mayWrite={roles.includes('support')} />
          <OrderHistory order={order} />
        </div>
        <aside className={layout.sections}>
          <OrderParties order={order} />
          <OrderMoney order={order} />
          {roles.includes('finance') && <Goodwill order={order} />}
          <OrderDocuments order={order} reportPath={reportPath} />
          {isPermitted(roles, 'orderDocuments') && <PartyDocuments id={order.id} />}
          <LateAppointment order={order} />
          <OrderDelivery order={order} />
          <ParcelCorrections order={order} may={mayCorrect && !order.staffIsParty} />
          <ShipmentCorrection order={order} may={mayCorrect && !order.staffIsParty} />
          <OrderTerms order={order} />
        </aside>
      </div>
    </>
  );
}
