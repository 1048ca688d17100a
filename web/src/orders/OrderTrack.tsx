import type { ReactNode } from 'react';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { EscrowTrack } from '#web/widgets/orders/EscrowTrack.tsx';
import type { StationId, TrackView } from '#web/widgets/orders/track-station.ts';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';

/** The escrow track with what this order adds under its stations. */
export function OrderTrack({ order, view }: { order: OrderView; view: TrackView }) {
  const t = useTranslator('orders/detail');
  const notes: Partial<Record<StationId, ReactNode>> = {};
  const parts = useTranslator('order-parts');
  const parcels = order.inbound?.parcels ?? [];
  if (order.state === 'inbound' && parcels.length > 1) {
    const received = parcels.filter(({ receivedAt }) => receivedAt !== null).length;
    notes.dock = parts('parcels.progress', { received, all: parcels.length });
  } else if (order.dock) notes.dock = t('parcels', { count: order.dock.parcels });
  const reports = order.lines.reduce((all, line) => all + line.reports.length, 0);
  if (reports > 1) notes.qc = t('reports', { count: reports });
  if (order.state === 'reported') notes.gate = <Accepted order={order} />;
  const { nameOf } = useCarriers();
  const { shipTo, outbound } = order;
  if (outbound) notes.shipped = nameOf(outbound.carrier);
  // An order of which tests consumed everything ended without a parcel.
  else if (shipTo && order.state !== 'completed') {
    notes.shipped = t('to', { carrier: nameOf(shipTo.carrier), place: shipTo.city });
  }
  return <EscrowTrack view={view} notes={notes} />;
}

/** Which side has confirmed already, and when. */
function Accepted({ order }: { order: OrderView }) {
  const t = useTranslator('orders/detail');
  const parts = useTranslator('widgets');
  const format = useFormat();
  const now = new Date().toISOString();
  return order.acceptedBy.map((side) => {
    const row = order.history.findLast((one) => one.event === 'accept' && one.by === side);
    const party = order.me === side ? parts('party.you') : parts(`party.${side}`);
    const time = row ? format.prose(row.at, { now }) : t('confirmed');
    return <span key={side}>{t('doneBy', { party, time })}</span>;
  });
}
