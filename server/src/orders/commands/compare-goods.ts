import type { EventContext } from '#server/kit/apply-event.ts';
import type { Line, Order } from '../core/order.ts';
import type { ComparedGoods, PlaceDeps } from '../deps.ts';

/** The codes by which a line is compared: those that were agreed, or those that the dock read. */
function lotsOfLine(order: Order, line: Line): ComparedGoods['lines'][number]['lots'] {
  const read = (order.dock?.packs ?? []).filter(({ lineId }) => lineId === line.id);
  if (order.dock !== null) return read.map(({ dateCode, lotCode }) => ({ dateCode, lotCode }));
  return [{ dateCode: line.dateCode, lotCode: line.lotCode }];
}

/** The photos of the dock, which show a parcel: those of several lines stand with the first. */
const photosOfLine = (order: Order, line: Line): string[] =>
  line.id === order.lines[0]?.id ? (order.dock?.photos ?? []).map(({ url }) => url) : [];

/**
 * Compares the goods of an order with lots that failed inspection; nothing without a seller, and
 * nothing of a blind sample, which may be a known fake on purpose.
 */
export async function compareGoods(
  { tx, now }: EventContext,
  deps: Pick<PlaceDeps, 'compareGoods'>,
  order: Order,
): Promise<void> {
  const { seller, sample } = order;
  if (seller === null || sample !== null) return;
  await deps.compareGoods?.(
    { tx, now },
    {
      subject: order.dock === null ? 'order' : 'receipt',
      orderId: order.id,
      orderNo: order.no,
      buyerId: order.buyer.id,
      seller,
      isUnpaid: ['placed', 'priced', 'confirmed'].includes(order.state),
      lines: order.lines.map((line) => ({
        id: line.id,
        mpn: line.mpn,
        manufacturer: line.manufacturer,
        lots: lotsOfLine(order, line),
        photos: photosOfLine(order, line),
      })),
    },
  );
}
