import type { OrderLine } from '#contract/orders/line-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { type Content, count, type Making, sellerOf, shipment } from './content-parts.ts';

/** To the buyer what left the dock; to the dock what the seller packs. */
export function packingList(making: Making): Content {
  const { order, words, names } = making;
  const isOutbound = order.me === 'buyer';
  const sent = isOutbound ? order.outbound && [order.outbound] : order.inbound?.parcels;
  const piecesOf = (line: OrderLine) =>
    isOutbound ? (line.pieces?.dispatched ?? 0) : (line.pieces?.shipped ?? line.quantity);
  const lines = order.lines.filter((line) => piecesOf(line) > 0);
  return {
    parties: isOutbound
      ? shipment(making)
      : [
          { label: words.parties.seller, lines: sellerOf(making) },
          { label: words.parties.dock, lines: order.dockAddress?.lines ?? [] },
        ],
    facts: [
      [words.labels.order, order.no],
      ...(isOutbound ? [] : [[words.labels.reference, order.no] as const]),
      ...(sent ?? []).flatMap((parcel) => [
        [words.labels.carrier, names.carrier(parcel.carrier)] as const,
        [words.labels.tracking, parcel.trackingNo] as const,
      ]),
    ],
    columns: [
      { head: words.columns.part, share: 0.34 },
      { head: words.columns.maker, share: 0.26 },
      { head: words.columns.condition, share: 0.16 },
      { head: words.columns.dateCode, share: 0.12 },
      { head: words.columns.pieces, share: 0.12, figures: true },
    ],
    rows: lines.map((line) => [
      line.mpn,
      line.manufacturer,
      words.conditions[line.condition],
      line.dateCode,
      count(piecesOf(line)),
    ]),
    sums: [[words.sums.pieces, count(lines.reduce((all, line) => all + piecesOf(line), 0))]],
    note: words.notes.packingList,
  };
}

/** Events by which the parcel of a return is recorded. */
const returns: ReadonlySet<string> = new Set(['sendBackRest', 'sendBack', 'recordReturn']);

/** The parcel with the rest: as it was corrected, unless a later return has taken its place. */
function restParcel({ history, back }: OrderView): { carrier: string; trackingNo: string } | null {
  const last = history.findLast(({ event }) => returns.has(event));
  if (last?.event === 'sendBackRest') return back;
  const { carrier, trackingNo } =
    history.findLast(({ event }) => event === 'sendBackRest')?.facts ?? {};
  return carrier && trackingNo ? { carrier, trackingNo } : null;
}

/** From the dock to the seller, what the buyer of a partly accepted order does not keep. */
export function restPackingList(making: Making): Content {
  const { order, words, names, lotsSentBack } = making;
  const parcel = restParcel(order);
  return {
    parties: [
      { label: words.parties.dock, lines: order.dockAddress?.lines ?? [] },
      { label: words.parties.shipTo, lines: order.returnTo ?? sellerOf(making) },
    ],
    facts: [
      [words.labels.order, order.no],
      ...(parcel === null
        ? []
        : [
            [words.labels.carrier, names.carrier(parcel.carrier)] as const,
            [words.labels.tracking, parcel.trackingNo] as const,
          ]),
    ],
    columns: [
      { head: words.columns.part, share: 0.3 },
      { head: words.columns.maker, share: 0.22 },
      { head: words.columns.lot, share: 0.22 },
      { head: words.columns.dateCode, share: 0.14 },
      { head: words.columns.pieces, share: 0.12, figures: true },
    ],
    rows: order.lines.flatMap((line) =>
      lotsSentBack
        .filter(({ lineId }) => lineId === line.id)
        .map((lot) => [line.mpn, line.manufacturer, lot.no, lot.dateCode, count(lot.pieces)]),
    ),
    sums: [[words.sums.pieces, count(lotsSentBack.reduce((all, { pieces }) => all + pieces, 0))]],
    note: words.notes.restPackingList,
  };
}
