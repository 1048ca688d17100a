import type { Condition, Language, LeadTime, Packaging } from '#contract/option-schemas.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { PackageSeals } from '#contract/orders/parcels/dock-schemas.ts';
import type { OrderActor, OrderKind, OrderState, SuspendedState } from '#contract/orders/table.ts';
import type { FreightBearer, TestBearer } from '#contract/orders/terms.ts';
import type { InspectionChoice, ShipTo, TestCode } from '#contract/orders/terms-schemas.ts';
import type { Waiting as WaitingFor } from '#server/kit/state-machine.ts';
import type { Terms } from './terms-version.ts';

/** The price of each test for one line, in cents of USD. */
export type TestPrices = Readonly<Partial<Record<TestCode, bigint>>>;

/** The two sides of an order; everybody else who acts on it is staff or the clock. */
export type Side = 'buyer' | 'seller';

/** A line of an order: what was agreed, what arrived, what the buyer keeps. Money is USD cents. */
export interface Line {
  readonly id: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly condition: Condition;
  readonly packaging: Packaging | null;
  readonly dateCode: string;
  /** Lot code that the seller stated when it confirmed; empty where it stated none. */
  readonly lotCode: string;
  readonly leadTime: LeadTime;
  readonly warrantyDays: number;
  readonly quantity: number;
  /** In 0.00001 USD. */
  readonly unitPrice: bigint;
  readonly verdict: Verdict | null;
  /** Pieces that the buyer keeps, those that tests consumed among them; null until decided. */
  readonly acceptedQuantity: number | null;
  /** The buyer's refund for this line, its tests included; null until decided. */
  readonly refund: bigint | null;
  /** Price of the tests that were bought for this line and not made: all of them where none came. */
  readonly testsNotMade: bigint;
  /** Pieces that the seller said it sent; null until then. */
  readonly shipped: number | null;
  /** Pieces that the dock counted; null until then. */
  readonly received: number | null;
}

/** Pieces of one line with one date code as received; `onShelf` is what nothing else took. */
export interface Lot {
  readonly id: string;
  readonly no: string;
  readonly lineId: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly verdict: Verdict | null;
  readonly received: number;
  readonly consumed: number;
  readonly dispatched: number;
  readonly returned: number;
  readonly quarantined: number;
  readonly scrapped: number;
  readonly onShelf: number;
}

export interface Shipment {
  readonly carrier: string;
  readonly trackingNo: string;
  readonly at: Date;
  readonly deliveredAt: Date | null;
}

export interface LinePieces {
  readonly lineId: string;
  readonly pieces: number;
}

/** A parcel of a shipment to the dock. */
export interface InboundParcel {
  readonly carrier: string;
  readonly trackingNo: string;
  /** When the dock received it; null until then. */
  readonly receivedAt: Date | null;
  /** When the dock gave it up; null where it has not. */
  readonly abandonedAt: Date | null;
  /** Pieces that its sender put into it, by line; null where the sender did not say. */
  readonly declared: readonly LinePieces[] | null;
  /** Pieces that were counted in it; null until then, and where an older version received it. */
  readonly pieces: number | null;
  /** The same by line. */
  readonly counted: readonly LinePieces[] | null;
  /** The person who counted it last. */
  readonly countedBy: string | null;
}

/** Parcels that were sent to the dock together; its own carrier and number are those of the first. */
export interface InboundShipment extends Shipment {
  readonly parcels: readonly InboundParcel[];
  /** Received parcels of the shipments that this one completes. */
  readonly earlier: readonly InboundParcel[];
}

/** A file as a record names it: its stored address and the name that people see. */
export interface StoredFile {
  readonly url: string;
  readonly name: string;
}

/** A reel, tube, tray or bag as the dock read its label and counted it. */
export interface Pack {
  readonly lineId: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly pieces: number;
  /** Pieces that its label states; null where it states none. */
  readonly labeled: number | null;
}

/** The record that the dock made when the parcels of an order came. */
export interface Dock {
  readonly at: Date;
  readonly parcels: number;
  readonly weightKg: string;
  readonly seals: string;
  readonly location: string;
  readonly photos: readonly StoredFile[];
  /** Absent where the parcel was received without reading its packs. */
  readonly packs?: readonly Pack[];
  readonly packageSeals?: PackageSeals | null;
  /**
   * When the count was closed last: the parcels of a shipment had come, or the rest of them was given
   * up. Null while more of the first are expected, absent where an older version received the goods.
   */
  readonly closedAt?: Date | null;
  /** The person who counted last; absent where an older version received the parcel. */
  readonly countedBy?: string | null;
  /** People who counted other parcels of the order: they count nothing again. */
  readonly alsoCountedBy?: readonly (string | null)[];
  /** When a second person counted again. */
  readonly recountedAt?: Date | null;
  /** When the buyer asked for the missing pieces, and has not closed the count since. */
  readonly restRequestedAt?: Date | null;
  /** When the buyer took what came and got the price of the missing pieces back. */
  readonly shortClosedAt?: Date | null;
}

/** A parcel that does not come, or came empty, as the carrier is asked about it. */
export interface Trace {
  readonly at: Date;
  readonly way: 'inbound' | 'outbound';
  /** The carrier's number of the trace. */
  readonly caseNo: string;
  readonly note: string;
  /** The place of the parcel in its shipment to the dock; absent where it is the first. */
  readonly parcel?: number;
}

/** A settlement that one side offers: the pieces kept of every line, a cut of the price, and who bears what. */
export interface Offer {
  readonly by: Side;
  readonly at: Date;
  readonly reason: string;
  readonly lines: readonly { readonly lineId: string; readonly acceptedQuantity: number }[];
  /** Cents that the seller takes off the price of the kept pieces. */
  readonly cut: bigint;
  readonly freightBy: FreightBearer;
  readonly testsBy: TestBearer;
}

export interface Dispute {
  readonly reason: string;
  /** Lines that the buyer rejected; empty where the clock opened the dispute. */
  readonly lines: readonly string[];
  readonly decision: string | null;
  readonly decidedReason: string | null;
  /** Sides that asked support to rule at once; absent where none did. */
  readonly rulingRequestedBy?: readonly Side[];
  /** When the second of them asked. */
  readonly rulingRequestedAt?: string;
}

/** A party as it was called when it entered the order. */
export interface Party {
  readonly id: string;
  readonly name: string;
  readonly country: string;
}

/** A part of an order that went on by itself. Amounts are USD cents. */
export interface ChildRef {
  readonly id: string;
  readonly no: string;
  readonly state: OrderState;
  readonly held: bigint;
  readonly released: bigint;
  readonly refunded: bigint;
}

export interface Supplier {
  readonly name: string;
  readonly contact: string;
  readonly email: string;
  /** The language that the buyer says the supplier reads; absent on orders of before. */
  readonly lang?: Language | undefined;
}

/** Whom the order waits for, since when and until when; null where it has ended. */
export type Waiting = WaitingFor<OrderActor>;

/** An objection to the payment; it has no end where support upheld it. */
export interface Warning {
  readonly state: 'open' | 'upheld';
  readonly until: Date | null;
}

/** A revoked report as an order keeps it while it stands still. */
export interface RevokedReport {
  readonly no: string;
  readonly reason: string;
}

/** Why an order stands still, since when, and the state that it had before. */
export interface Suspension {
  readonly since: Date;
  readonly from: SuspendedState;
  readonly reports: readonly RevokedReport[];
}

/** An order as decisions are made on it. Amounts are USD cents. */
export interface Order {
  readonly id: string;
  readonly no: string;
  readonly kind: OrderKind;
  readonly state: OrderState;
  readonly version: number;
  readonly placedAt: Date;
  /** When the present state began; an event that stays in its state does not move it. */
  readonly since: Date;
  readonly buyer: Party;
  readonly seller: Party | null;
  readonly supplier: Supplier | null;
  readonly source: { readonly kind: string; readonly id: string; readonly no: string } | null;
  /** The order that this one was split off; null where it is a whole one. */
  readonly parent: { readonly id: string; readonly no: string } | null;
  /** Orders that were split off this one, the first first. */
  readonly children: readonly ChildRef[];
  readonly lines: readonly Line[];
  readonly lots: readonly Lot[];
  readonly inspection: InspectionChoice;
  readonly shipTo: ShipTo;
  readonly invoice: string;
  readonly note: string;
  /** Price of the chosen tests for one line. */
  readonly testsEach: bigint;
  /** The price of each of them when the order was placed; none of orders from before. */
  readonly testPrices: TestPrices;
  readonly freight: bigint;
  readonly service: bigint;
  readonly commissionBp: number;
  readonly terms: Terms;
  /** The amount that the buyer paid into escrow, and the amounts that have left it so far. */
  readonly held: bigint;
  readonly released: bigint;
  readonly refunded: bigint;
  /** Part of the escrow that went on with children. */
  readonly moved: bigint;
  /**
   * Refunds before a split: of this order's lines by its parent where above zero, by this
   * order of lines that went on where below.
   */
  readonly carried: bigint;
  readonly acceptedBy: readonly Side[];
  readonly acknowledgedBy: readonly Side[];
  readonly dispute: Dispute | null;
  readonly inbound: InboundShipment | null;
  readonly dock: Dock | null;
  readonly outbound: Shipment | null;
  readonly back: Shipment | null;
  readonly authorisedAt: Date | null;
  readonly trace: Trace | null;
  readonly offer: Offer | null;
  /**
   * When each side first wrote or acted in the present dispute, null while it did not; null as a
   * whole where there is no dispute.
   */
  readonly statementAt: Readonly<Record<Side, Date | null>> | null;
  /** Goods that resemble a lot which failed inspection; null where nothing does. */
  readonly warning: Warning | null;
  /** Cents that the seller took off the price in a settlement. */
  readonly cut: bigint;
  /** Who bears freight and tests by a settlement; as in the terms where there was none. */
  readonly freightBy: FreightBearer;
  readonly testsBy: TestBearer;
  /** Price of the retests that the seller asked for; it is taken from what the seller receives. */
  readonly retestFee: bigint;
  /** The part of it from before the last retest: what an order that was split off brought with it. */
  readonly earlierRetestFee: bigint;
  readonly contestedAt: Date | null;
  /** Set while it is suspended, as a report of it was revoked. */
  readonly suspension: Suspension | null;
  /** Set where it is a blind sample of the lab and no deal; null for deals. */
  readonly sample: SampleTerms | null;
}

/** A blind sample as its order keeps it: lines of the address from which it says to come. */
export interface SampleTerms {
  readonly returnTo: readonly string[];
}

/** The side that an account has in an order; null where it has none. */
export function sideOf(order: Pick<Order, 'buyer' | 'seller'>, accountId: string): Side | null {
  if (order.buyer.id === accountId) return 'buyer';
  return order.seller?.id === accountId ? 'seller' : null;
}

/** Whether an order replaces goods of an after-sale claim, which places it. */
export const isReplacement = ({ source }: Pick<Order, 'source'>): boolean =>
  source?.kind === 'claim';
