import { z } from 'zod';
import { DueTime } from '../due-schemas.ts';
import { Instant } from '../fields.ts';
import { MoneyWire } from '../money-schemas.ts';
import { OrderFactsWire } from './history-schemas.ts';
import { OrderLine, Party } from './line-schemas.ts';
import { EventMoney } from './money/event-money-schemas.ts';
import { OrderSums } from './money/sums-schemas.ts';
import { DockView } from './parcels/dock-schemas.ts';
import {
  type OrderEvent,
  type OrderGuard,
  orderActors,
  orderKinds,
  orderStates,
  suspendedStates,
  suspensionDecisions,
} from './table.ts';
import {
  FreightBearer,
  InspectionChoice,
  Payer,
  ServiceBearer,
  ShipTo,
  TestBearer,
} from './terms-schemas.ts';

export const OrderKindSchema = z.enum(orderKinds);

export const OrderStateSchema = z.enum(orderStates);

const Actor = z.enum(orderActors);

/** Who must act now and by when. */
export const Due = z.object({
  on: z.array(Actor),
  ...DueTime.shape,
});

export type Due = z.infer<typeof Due>;

/** An event that the reader's party has; where not allowed now, `why` is the guard against it. */
export const AllowedEvent = z.object({
  event: z.custom<OrderEvent>((one) => typeof one === 'string'),
  allowed: z.boolean(),
  why: z.custom<OrderGuard>((one) => typeof one === 'string').nullable(),
});

export type AllowedEvent = z.infer<typeof AllowedEvent>;

const Shipment = z.object({
  carrier: z.string(),
  trackingNo: z.string(),
  at: Instant,
  deliveredAt: Instant.nullable(),
});

const LinePieces = z.array(z.object({ lineId: z.string(), pieces: z.number().int() }));

const InboundParcel = z.object({
  carrier: z.string(),
  trackingNo: z.string(),
  /** When the dock received it; null until then. */
  receivedAt: Instant.nullable(),
  /** When the dock gave it up; null where it has not. */
  abandonedAt: Instant.nullable(),
  /** Pieces that its sender put into it, by line; null where the sender did not say. */
  declared: LinePieces.nullable(),
  /** Pieces that were counted in it, and by line; null until then, and of parcels of before. */
  pieces: z.number().int().nullable(),
  counted: LinePieces.nullable(),
  /** Whether the reader counted it, and so counts it no second time. */
  countedByYou: z.boolean(),
});

export type InboundParcel = z.infer<typeof InboundParcel>;

/** Parcels that were sent to the dock together; its own carrier and number are those of the first. */
const InboundShipment = Shipment.extend({
  parcels: z.array(InboundParcel),
  /** Received parcels of the shipments that this one completes. */
  earlier: z.array(InboundParcel),
});

export type InboundShipment = z.infer<typeof InboundShipment>;

/** One event that was taken: what happened, who did it, when, and its facts. */
export const HistoryRow = z.object({
  event: z.custom<OrderEvent | 'place' | 'split'>((one) => typeof one === 'string'),
  by: Actor,
  you: z.boolean(),
  at: Instant,
  from: OrderStateSchema.nullable(),
  to: OrderStateSchema,
  facts: OrderFactsWire,
});

export type HistoryRow = z.infer<typeof HistoryRow>;

/** The terms that both parties agreed on: a numbered, hashed version. */
export const TermsView = z.object({
  number: z.number().int(),
  hash: z.string(),
  at: Instant,
  agreedBy: z.array(Actor),
  /** When the second party agreed; null until both have. */
  inForceAt: Instant.nullable(),
  testsOnPass: Payer,
  testsOnFail: Payer,
  /** The whole service fee, and who bears it. */
  service: MoneyWire,
  serviceBy: ServiceBearer,
  /** States in which the order may be cancelled at no cost; none where the version does not say so. */
  freeCancellation: z.array(OrderStateSchema),
});

/** Where goods are sent to the dock, with what has to stand on the parcel. */
export const DockAddress = z.object({
  lines: z.array(z.string()),
  /** When the dock takes parcels; empty where nobody said. */
  hours: z.string(),
  /** Written on the label, so that the dock knows the order or the claim. */
  reference: z.string(),
  /** True where the address is the demonstration's: nothing may be sent there. */
  isDemo: z.boolean(),
});

export type DockAddress = z.infer<typeof DockAddress>;

/** Who bears an amount, and how much of it. */
const Shares = z.object({ buyer: MoneyWire, seller: MoneyWire });

/** The money of a settlement offer, as the ledger carries it out. */
export const OfferMoney = z.object({
  /** Price of the kept pieces, less the cut. */
  goods: MoneyWire,
  freight: Shares,
  /** The seller's share holds the price of a test that it asked for; Assay bears the rest. */
  tests: Shares.extend({ assay: MoneyWire }),
  /** The buyer's share of the service fee, and the seller's. */
  service: MoneyWire,
  sellerService: MoneyWire,
  /** Amount that the buyer pays in the end: its goods, tests, freight and service. */
  buyerPays: MoneyWire,
  /** Amount that goes back to the buyer by it. */
  refund: MoneyWire,
  /** Amount that the seller receives by it; buyer: null. */
  sellerReceives: MoneyWire.nullable(),
  commission: MoneyWire.nullable(),
});
export type OfferMoney = z.infer<typeof OfferMoney>;

/** A settlement that one side offers; accepted by the other, the ledger carries it out. */
export const OfferView = z.object({
  by: z.enum(['buyer', 'seller']),
  at: Instant,
  reason: z.string(),
  lines: z.array(z.object({ lineId: z.string(), acceptedQuantity: z.number().int() })),
  /** Amount that the seller takes off the price of the kept pieces. */
  cut: MoneyWire,
  freightBy: FreightBearer,
  testsBy: TestBearer,
  money: OfferMoney,
});
export type OfferView = z.infer<typeof OfferView>;

/**
 * Goods of an order resemble a lot that failed inspection. While support looks at it, payment is
 * held back until `until`; upheld, until support dismisses it.
 */
export const OrderWarning = z.object({
  state: z.enum(['open', 'upheld']),
  until: Instant.nullable(),
  holdsPayment: z.boolean(),
});
export type OrderWarning = z.infer<typeof OrderWarning>;

/** An order as a party or the staff may see it; a page shows `allowedEvents` and nothing else. */
export const OrderView = z.object({
  id: z.string(),
  no: z.string(),
  kind: OrderKindSchema,
  state: OrderStateSchema,
  version: z.number().int(),
  placedAt: Instant,
  source: z.object({ kind: z.string(), id: z.string(), no: z.string() }).nullable(),
  /** The order that this one was split off; null where it is a whole one. */
  parent: z.object({ id: z.string(), no: z.string() }).nullable(),
  /** Orders that were split off this one: what went on with each, and what it still holds. */
  children: z.array(
    z.object({
      id: z.string(),
      no: z.string(),
      state: OrderStateSchema,
      total: MoneyWire,
      held: MoneyWire,
    }),
  ),
  /**
   * The part that goes on by itself where the dispute is opened by the seller or by silence: the lines, their
   * share of the freight and the service, and their refunds so far. Null where nothing does.
   */
  goesOn: z
    .object({
      lines: z.array(z.string()),
      freight: MoneyWire,
      service: MoneyWire,
      refunded: MoneyWire,
      /** Amount of the escrow that goes with them. */
      moved: MoneyWire,
    })
    .nullable(),
  me: z.enum(['buyer', 'seller', 'staff']),
  buyer: Party,
  seller: Party.nullable(),
  supplier: z.object({ name: z.string(), contact: z.string(), email: z.string() }).nullable(),
  lines: z.array(OrderLine),
  inspection: InspectionChoice,
  shipTo: ShipTo.nullable(),
  sums: OrderSums,
  due: Due.nullable(),
  allowedEvents: z.array(AllowedEvent),
  /** The money of each of them that moves any, or decides what will be moved. */
  eventMoney: z.array(EventMoney),
  /** Whether the reading member of staff is a party of it: another person decides. */
  staffIsParty: z.boolean(),
  acceptedBy: z.array(z.enum(['buyer', 'seller'])),
  /** Whether the dock counted other than was ordered or declared as sent, and who has seen it. */
  count: z
    .object({
      differs: z.boolean(),
      acknowledgedBy: z.array(z.enum(['buyer', 'seller'])),
      /** When the buyer asked for the missing pieces; null where it did not. */
      restRequestedAt: Instant.nullable(),
      /** When a second person counted again; null where nobody did. */
      recountedAt: Instant.nullable(),
    })
    .nullable(),
  dispute: z
    .object({
      reason: z.string(),
      /** Ids of the lines that the buyer rejected; none where the clock opened the dispute. */
      lines: z.array(z.string()),
      decision: z.string().nullable(),
      decidedReason: z.string().nullable(),
      /** From when support may rule; null where the dispute is over. */
      rulingFrom: Instant.nullable(),
      /** The end of the evidence window, within which each side has to write; null likewise. */
      evidenceUntil: Instant.nullable(),
      /** Until when the parties negotiate where nothing ends that earlier; null likewise. */
      negotiationUntil: Instant.nullable(),
      /** Sides that did not write within the window, or have not yet. */
      silent: z.array(z.enum(['buyer', 'seller'])),
      /** Whether it may now. */
      rulingOpen: z.boolean(),
      /** Sides that asked support to rule without more negotiation. */
      rulingRequestedBy: z.array(z.enum(['buyer', 'seller'])),
    })
    .nullable(),
  offer: OfferView.nullable(),
  /** Reasons against the payment: goods that resemble a lot which failed inspection. */
  warning: OrderWarning.nullable(),
  /** The order stands still since a report of it was revoked; null where it does not. */
  suspension: z
    .object({
      since: Instant,
      from: z.enum(suspendedStates),
      reports: z.array(z.object({ no: z.string(), reason: z.string() })),
      /** Ids of the lots of these reports that have pieces left. */
      lots: z.array(z.string()),
      /** The ways on that the machine has for staff now; none for parties. */
      decisions: z.array(z.enum(suspensionDecisions)),
      /** Whether a second person has yet to approve a decision. */
      decisionRequested: z.boolean(),
    })
    .nullable(),
  /** Reports of the order that were revoked, the first first. */
  revokedReports: z.array(z.object({ no: z.string(), revokedAt: Instant, reason: z.string() })),
  /** The parcel that the carrier is asked about: it does not come, or came empty. */
  trace: z
    .object({
      at: Instant,
      way: z.enum(['inbound', 'outbound']),
      caseNo: z.string(),
      note: z.string(),
      carrier: z.string(),
      trackingNo: z.string(),
      /** Whether a second person has yet to approve that the parcel is lost. */
      lossRequested: z.boolean(),
    })
    .nullable(),
  /** Null for the buyer, who sends nothing. */
  dockAddress: DockAddress.nullable(),
  /** Where goods go back to: the seller's address, for the seller and the desks. */
  returnTo: z.array(z.string()).nullable(),
  inbound: InboundShipment.nullable(),
  outbound: Shipment.nullable(),
  back: Shipment.nullable(),
  dock: DockView.nullable(),
  returnAuthorised: z.boolean(),
  terms: TermsView.nullable(),
  history: z.array(HistoryRow),
});

export type OrderView = z.infer<typeof OrderView>;
