import type { Condition, LeadTime, Packaging } from '#contract/option-schemas.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { OrderKind, OrderState } from '#contract/orders/table.ts';
import type { FreightBearer, TestBearer } from '#contract/orders/terms.ts';
import type {
  InspectionChoice,
  Payer,
  ServiceBearer,
  ShipTo,
} from '#contract/orders/terms-schemas.ts';
import type {
  ChildRef,
  Dispute,
  Dock,
  Line,
  Lot,
  Offer,
  Order,
  SampleTerms,
  Side,
  Supplier,
  TestPrices,
  Trace,
  Warning,
} from '../core/order.ts';
import type { TermsForm } from '../core/terms-version.ts';
import {
  inboundOf,
  instantOf,
  type StoredInbound,
  type StoredShipment,
  shipmentOf,
} from './shipments.ts';
import { type StoredSuspension, suspensionOf } from './suspension.ts';

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
  test_prices: Record<string, string>;
  freight: bigint;
  service: bigint;
  commission_bp: number;
  held: bigint;
  moved: bigint;
  carried: bigint;
  parent: Order['parent'];
  children: StoredChild[] | null;
  released: bigint;
  refunded: bigint;
  accepted_by: Side[];
  acknowledged_by: Side[];
  dispute: Dispute | null;
  inbound: StoredInbound | null;
  dock: StoredDock | null;
  outbound: StoredShipment | null;
  back: StoredShipment | null;
  authorised_at: Date | null;
  trace: StoredTrace | null;
  offer: StoredOffer | null;
  cut: bigint;
  freight_by: FreightBearer;
  tests_by: TestBearer;
  retest_fee: bigint;
  earlier_retest_fee: bigint;
  contested_at: Date | null;
  statement_at: Readonly<Record<Side, string | null>> | null;
  suspension: StoredSuspension | null;
  warning: { state: Warning['state']; until: string | null } | null;
  sample: SampleTerms | null;
  terms_number: number;
  terms_hash: string;
  terms_at: Date;
  tests_on_pass: Payer;
  tests_on_fail: Payer;
  service_by: ServiceBearer;
  terms_form: TermsForm;
  buyer_at: Date | null;
  seller_at: Date | null;
  has_lots: boolean;
}

export interface LineRowRead {
  id: string;
  mpn: string;
  manufacturer: string;
  condition: Condition;
  packaging: Packaging | null;
  date_code: string;
  lot_code: string;
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

/** Cents are digits inside jsonb. */
type StoredChild = Pick<ChildRef, 'id' | 'no' | 'state'> &
  Readonly<Record<'held' | 'released' | 'refunded', string>>;

type StoredDock = Omit<
  Dock,
  'at' | 'recountedAt' | 'restRequestedAt' | 'shortClosedAt' | 'closedAt'
> & {
  at: string;
  closedAt?: string | null;
  recountedAt?: string | null;
  restRequestedAt?: string | null;
  shortClosedAt?: string | null;
};
type StoredTrace = Omit<Trace, 'at'> & { at: string };
/** Cents are digits inside jsonb. */
/** Offers of before leave freight and tests as in the terms. */
type StoredOffer = Omit<Offer, 'at' | 'cut' | 'freightBy' | 'testsBy'> &
  Partial<Pick<Offer, 'freightBy' | 'testsBy'>> & { at: string; cut: string };

const dockOf = (stored: StoredDock | null): Dock | null => {
  if (stored === null) return null;
  const { closedAt, ...dock } = stored;
  return {
    ...dock,
    at: new Date(stored.at),
    ...(closedAt === undefined ? {} : { closedAt: instantOf(closedAt) }),
    recountedAt: instantOf(stored.recountedAt),
    restRequestedAt: instantOf(stored.restRequestedAt),
    shortClosedAt: instantOf(stored.shortClosedAt),
  };
};

export const lineOf = (stored: LineRowRead): Line => ({
  id: stored.id,
  mpn: stored.mpn,
  manufacturer: stored.manufacturer,
  condition: stored.condition,
  packaging: stored.packaging,
  dateCode: stored.date_code,
  lotCode: stored.lot_code,
  leadTime: stored.lead_time,
  warrantyDays: stored.warranty_days,
  quantity: stored.quantity,
  unitPrice: stored.unit_price,
  verdict: stored.verdict,
  acceptedQuantity: stored.accepted_quantity,
  refund: stored.refund,
  testsNotMade: stored.tests_not_made,
  shipped: stored.shipped,
  received: stored.received,
});

const childOf = ({ held, released, refunded, ...child }: StoredChild): ChildRef => ({
  ...child,
  held: BigInt(held),
  released: BigInt(released),
  refunded: BigInt(refunded),
});

export const lotOf = (stored: LotRowRead): Lot => ({
  id: stored.id,
  no: stored.no,
  lineId: stored.line_id,
  dateCode: stored.date_code,
  lotCode: stored.lot_code,
  verdict: stored.verdict,
  received: stored.received,
  consumed: stored.consumed,
  dispatched: stored.dispatched,
  returned: stored.returned,
  quarantined: stored.quarantined,
  scrapped: stored.scrapped,
  onShelf: stored.on_shelf,
});

const retestOf = (
  stored: OrderRowRead,
): Pick<Order, 'retestFee' | 'earlierRetestFee' | 'contestedAt'> => ({
  retestFee: stored.retest_fee,
  earlierRetestFee: stored.earlier_retest_fee,
  contestedAt: stored.contested_at,
});

const termsOf = (stored: OrderRowRead): Order['terms'] => ({
  number: stored.terms_number,
  hash: stored.terms_hash,
  at: stored.terms_at,
  testsOnPass: stored.tests_on_pass,
  testsOnFail: stored.tests_on_fail,
  serviceBy: stored.service_by,
  form: stored.terms_form,
  buyerAt: stored.buyer_at,
  sellerAt: stored.seller_at,
});

/** Puts an order together from what its tables answer. */
export function orderOf(
  stored: OrderRowRead,
  lines: readonly LineRowRead[],
  lots: readonly LotRowRead[],
): Order {
  return {
    id: stored.id,
    no: stored.no,
    kind: stored.kind,
    state: stored.state,
    version: stored.version,
    placedAt: stored.placed_at,
    since: stored.since,
    buyer: { id: stored.buyer_id, name: stored.buyer_name, country: stored.buyer_country },
    seller:
      stored.seller_id === null
        ? null
        : { id: stored.seller_id, name: stored.seller_name, country: stored.seller_country },
    supplier: stored.supplier,
    source: stored.source,
    parent: stored.parent,
    children: (stored.children ?? []).map(childOf),
    lines: lines.map(lineOf),
    lots: lots.map(lotOf),
    inspection: stored.inspection,
    shipTo: stored.ship_to,
    invoice: stored.invoice,
    note: stored.note,
    testsEach: stored.tests_each,
    testPrices: pricesFrom(stored.test_prices),
    freight: stored.freight,
    service: stored.service,
    commissionBp: stored.commission_bp,
    terms: termsOf(stored),
    held: stored.held,
    moved: stored.moved,
    carried: stored.carried,
    released: stored.released,
    refunded: stored.refunded,
    acceptedBy: stored.accepted_by,
    acknowledgedBy: stored.acknowledged_by,
    dispute: stored.dispute,
    inbound: inboundOf(stored.inbound),
    dock: dockOf(stored.dock),
    outbound: shipmentOf(stored.outbound),
    back: shipmentOf(stored.back),
    authorisedAt: stored.authorised_at,
    trace: stored.trace && { ...stored.trace, at: new Date(stored.trace.at) },
    suspension: suspensionOf(stored.suspension),
    warning: stored.warning && {
      state: stored.warning.state,
      until: instantOf(stored.warning.until),
    },
    offer: stored.offer && {
      freightBy: 'buyer',
      testsBy: 'terms',
      ...stored.offer,
      at: new Date(stored.offer.at),
      cut: BigInt(stored.offer.cut),
    },
    cut: stored.cut,
    freightBy: stored.freight_by,
    testsBy: stored.tests_by,
    ...retestOf(stored),
    statementAt: stored.statement_at && {
      buyer: instantOf(stored.statement_at.buyer),
      seller: instantOf(stored.statement_at.seller),
    },
    sample: stored.sample,
  };
}

/** Returns the prices of tests as they are kept: cents of USD as text. */
export const pricesJson = (prices: TestPrices): Record<string, string> =>
  Object.fromEntries(Object.entries(prices).map(([test, minor]) => [test, `${minor}`]));

const pricesFrom = (stored: Readonly<Record<string, string>>): TestPrices =>
  Object.fromEntries(Object.entries(stored).map(([test, minor]) => [test, BigInt(minor)]));
