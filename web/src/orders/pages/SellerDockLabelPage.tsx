import { useParams } from 'react-router';
import { orderPath } from '#contract/addresses.ts';
import { appointmentOne } from '#contract/appointments/calls.ts';
import { dockLabels } from '#contract/dock/calls.ts';
import { orderOne } from '#contract/orders/calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { spanOf } from '#web/order-parts/appointment/windows.ts';
import { LabelPage, ParcelLabel } from '#web/order-parts/dock-label/LabelPage.tsx';

const pageOf = ({ id, kind }: Pick<OrderView, 'id' | 'kind'>): string =>
  orderPath('seller', kind, id);

/** The label that a seller prints and puts on its parcel to the dock. */
export default function SellerDockLabelPage() {
  const { id = '' } = useParams();
  const order = useCallQuery(orderOne, { id });
  const labels = useCallQuery(dockLabels, { id });
  return (
    <LabelPage
      of="order"
      backTo={order.data && pageOf(order.data)}
      error={order.error ?? labels.error}
      again={() => Promise.all([order.refetch(), labels.refetch()])}
    >
      {order.data && labels.data && <Label order={order.data} url={labels.data.order.url} />}
    </LabelPage>
  );
}

function Label({ order, url }: { order: OrderView; url: string }) {
  const t = useTranslator('order-parts/dock-label');
  const format = useFormat();
  const { dockAddress, seller } = order;
  const booked = useCallQuery(appointmentOne, { id: order.id }).data?.appointment;
  if (dockAddress === null) return null;
  const isExpected = booked?.state === 'booked' || booked?.state === 'late';
  const visit = isExpected && `${format.prose(booked.startsAt, { time: false })} ${spanOf(booked)}`;
  return (
    <ParcelLabel
      dock={dockAddress}
      from={seller?.name}
      url={url}
      facts={visit ? [t('visit', { time: visit })] : []}
    />
  );
}
