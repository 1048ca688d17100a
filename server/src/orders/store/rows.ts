import type { Condition, LeadTime, Packaging } from '#contract/options.ts';
import type { Verdict } from '#contract/orders/calls.ts';
import type { OrderKind, OrderState } from '#contract/orders/table.ts';
import type { InspectionChoice, Payer, ShipTo } from '#contract/orders/terms.ts';
import type {
  Dispute,
  Dock,
  Line,
  Lot,
  Offer,
  Order,
  Shipment,
  Side,
  Supplier,
  Trace,
} from '../core/order.ts';

/** An order with the version of its terms in force, as the database answers it. */
export interface OrderRowRead {
  id: string;
  no: string;
  kind: OrderKind;
  state: OrderState;
  version: number;
  placed_at: Date;
  since: Date;
  buyer_id: string;
  buyer_name: string;
  buyer_country: string;
  seller_id: string | null;
  seller_name: string;
  seller_country: string;
  supplier: Supplier | null;
  source: { kind: string; id: string; no: string } | null;
  ship_to: ShipTo;
  inspection: InspectionChoice;
  invoice: string;
  note: string;
  tests_each: bigint;
  freight: bigint;
  service: bigint;
  commission_bp: number;
  held: bigint;
  released: bigint;
  refunded: bigint;
  accepted_by: Side[];
  acknowledged_by: Side[];
  dispute: Dispute | null;
  inbound: KeptShipment | null;
  dock: KeptDock | null;
  outbound: KeptShipment | null;
  back: KeptShipment | null;
  authorised_at: Date | null;
  trace: KeptTrace | null;
  offer: KeptOffer | null;
  cut: bigint;
  retest_fee: bigint;
  contested_at: Date | null;
  terms_number: number;
  terms_hash: string;
  terms_at: Date;
  tests_on_pass: Payer;
  tests_on_fail: Payer;
  buyer_at: Date | null;
  seller_at: Date | null;
}

export interface LineRowRead {
  id: string;
  mpn: string;
  manufacturer: string;
  condition: Condition;
  packaging: Packaging | null;
  date_code: string;
  lead_time: LeadTime;
  warranty_days: number;
  quantity: number;
  unit_price: bigint;
  verdict: Verdict | null;
  accepted_quantity: number | null;
  refund: bigint | null;
  tests_not_made: bigint;
  shipped: number | null;
  received: number | null;
}

export interface LotRowRead {
  id: string;
  no: string;
  line_id: string;
  date_code: string;
  lot_code: string;
  verdict: Verdict | null;
  received: number;
  consumed: number;
  dispatched: number;
  returned: number;
  quarantined: number;
  scrapped: number;
  on_shelf: number;
}

/** Instants inside jsonb are ISO texts. */
type KeptShipment = Omit<Shipment, 'at' | 'deliveredAt'> & {
  at: string;
  deliveredAt: string | null;
};
type KeptDock = Omit<Dock, 'at' | 'recountedAt' | 'restAskedAt'> & {
  at: string;
  recountedAt?: string | null;
  restAskedAt?: string | null;
};
type KeptTrace = Omit<Trace, 'at'> & { at: string };
/** Cents are digits inside jsonb. */
type KeptOffer = Omit<Offer, 'at' | 'cut'> & { at: string; cut: string };

const instantOf = (kept: string | null | undefined): Date | null => (kept ? new Date(kept) : null);

const dockOf = (kept: KeptDock | null): Dock | null =>
  kept && {
    ...kept,
    at: new Date(kept.at),
    recountedAt: instantOf(kept.recountedAt),
    restAskedAt: instantOf(kept.restAskedAt),
  };

const shipmentOf = (kept: KeptShipment | null): Shipment | null =>
  kept && {
    ...kept,
    at: new Date(kept.at),
    deliveredAt: kept.deliveredAt === null ? null : new Date(kept.deliveredAt),
  };

export const lineOf = (kept: LineRowRead): Line => ({
  id: kept.id,
  mpn: kept.mpn,
  manufacturer: kept.manufacturer,
  condition: kept.condition,
  packaging: kept.packaging,
  dateCode: kept.date_code,
  leadTime: kept.lead_time,
  warrantyDays: kept.warranty_days,
  quantity: kept.quantity,
  unitPrice: kept.unit_price,
  verdict: kept.verdict,
  acceptedQuantity: kept.accepted_quantity,
  refund: kept.refund,
  testsNotMade: kept.tests_not_made,
  shipped: kept.shipped,
  received: kept.received,
});

export const lotOf = (kept: LotRowRead): Lot => ({
  id: kept.id,
  no: kept.no,
  lineId: kept.line_id,
  dateCode: kept.date_code,
  lotCode: kept.lot_code,
  verdict: kept.verdict,
  received: kept.received,
  consumed: kept.consumed,
  dispatched: kept.dispatched,
  returned: kept.returned,
  quarantined: kept.quarantined,
  scrapped: kept.scrapped,
  onShelf: kept.on_shelf,
});

/** Puts an order together from what its tables answer. */
export function orderOf(
  kept: OrderRowRead,
  lines: readonly LineRowRead[],
  lots: readonly LotRowRead[],
): Order {
  return {
    id: kept.id,
    no: kept.no,
    kind: kept.kind,
    state: kept.state,
    version: kept.version,
    placedAt: kept.placed_at,
    since: kept.since,
    buyer: { id: kept.buyer_id, name: kept.buyer_name, country: kept.buyer_country },
    seller:
      kept.seller_id === null
        ? null
        : { id: kept.seller_id, name: kept.seller_name, country: kept.seller_country },
    supplier: kept.supplier,
    source: kept.source,
    lines: lines.map(lineOf),
    lots: lots.map(lotOf),
    inspection: kept.inspection,
    shipTo: kept.ship_to,
    invoice: kept.invoice,
    note: kept.note,
    testsEach: kept.tests_each,
    freight: kept.freight,
    service: kept.service,
    commissionBp: kept.commission_bp,
    terms: {
      number: kept.terms_number,
      hash: kept.terms_hash,
      at: kept.terms_at,
      testsOnPass: kept.tests_on_pass,
      testsOnFail: kept.tests_on_fail,
      buyerAt: kept.buyer_at,
      sellerAt: kept.seller_at,
    },
    held: kept.held,
    released: kept.released,
    refunded: kept.refunded,
    acceptedBy: kept.accepted_by,
    acknowledgedBy: kept.acknowledged_by,
    dispute: kept.dispute,
    inbound: shipmentOf(kept.inbound),
    dock: dockOf(kept.dock),
    outbound: shipmentOf(kept.outbound),
    back: shipmentOf(kept.back),
    authorisedAt: kept.authorised_at,
    trace: kept.trace && { ...kept.trace, at: new Date(kept.trace.at) },
    offer: kept.offer && {
      ...kept.offer,
      at: new Date(kept.offer.at),
      cut: BigInt(kept.offer.cut),
    },
    cut: kept.cut,
    retestFee: kept.retest_fee,
    contestedAt: kept.contested_at,
  };
}
