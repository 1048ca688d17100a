import { z } from 'zod';
import type { Call } from '../call.ts';
import { command, parties, query, traders } from '../call.ts';
import type { FailureCode } from '../failures.ts';
import { Count, Email, FileUrl, Id, Instant, Mpn, needed, Quantity, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { AmountText, MoneyWire, UnitPriceText } from '../money.ts';
import { Condition, DayChoice, LeadTime, languages, Packaging } from '../options.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';
import { Paging, pageOf } from '../response.ts';
import { DockView, PackageSeals, PackInput, packsMax } from './dock.ts';
import { OrderFactsWire, Verdict } from './history.ts';
import { checkTrackingNo, inboundParcel, outboundParcel } from './parcel.ts';
import {
  type OrderEvent,
  type OrderGuard,
  type OrderRow,
  orderActors,
  orderKinds,
  orderStates,
} from './table.ts';
import { orderListTabs, orderTabs } from './tabs.ts';
import { InspectionChoice, Payer, ShipTo } from './terms.ts';

export { Verdict, verdicts } from './history.ts';
export const OrderKindSchema = z.enum(orderKinds);
export const OrderStateSchema = z.enum(orderStates);
const Actor = z.enum(orderActors);
export const Grade = z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
export type Grade = z.infer<typeof Grade>;

/** Who must act now and by when; `late` counts from the deadline. */
export const Due = z.object({
  on: z.array(Actor),
  at: Instant.nullable(),
  workingDaysLeft: z.number().int().nullable(),
  workingDaysAllowed: z.number().int().nullable(),
  /** Days of GMT+8, `2026-11-28`, within the time that are no working days and do not count. */
  daysOff: z.array(z.string()).optional(),
  late: z.boolean(),
});
export type Due = z.infer<typeof Due>;

/** An event that the reader's party has; where not allowed now, `why` is the guard against it. */
export const AllowedEvent = z.object({
  event: z.custom<OrderEvent>((one) => typeof one === 'string'),
  allowed: z.boolean(),
  why: z.custom<OrderGuard>((one) => typeof one === 'string').nullable(),
});
export type AllowedEvent = z.infer<typeof AllowedEvent>;

/** The report on a line, as far as the order page shows it. */
export const LineReport = z.object({
  no: z.string(),
  code: z.string(),
  lotNo: z.string(),
  verdict: Verdict,
  grade: Grade,
  conclusion: z.string(),
  issuedAt: Instant,
  samplingStandard: z.string(),
  labMark: z.string(),
  yearWeek: z.string(),
  tests: z.array(
    z.object({
      code: z.string(),
      sampled: z.number().int(),
      failed: z.number().int(),
      outcome: z.enum(['pass', 'fail', 'suspect', 'inconclusive']),
    }),
  ),
  photos: z.array(z.object({ url: z.string(), caption: z.string(), bad: z.boolean() })),
  /** Tests of the plan that were not made, each with the reason that both parties read. */
  leftOut: z.array(z.object({ code: z.string(), reason: z.string() })),
  /** The first report of the lot, where this one is a retest. */
  earlier: z.string().nullable(),
});
export type LineReport = z.infer<typeof LineReport>;

/** Where the pieces of a line are; the database keeps the sum equal to what was received. */
export const Pieces = z.object({
  shipped: z.number().int(),
  received: z.number().int(),
  consumed: z.number().int(),
  dispatched: z.number().int(),
  returned: z.number().int(),
  quarantined: z.number().int(),
  scrapped: z.number().int(),
  onShelf: z.number().int(),
});

export const OrderLine = z.object({
  id: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  condition: Condition,
  packaging: Packaging.nullable(),
  dateCode: z.string(),
  /** Lot code that the seller stated when it confirmed; empty where it stated none. */
  lotCode: z.string(),
  leadTime: LeadTime,
  warrantyDays: z.number().int(),
  quantity: z.number().int(),
  unitPrice: z.string(),
  amount: MoneyWire,
  verdict: Verdict.nullable(),
  /** Pieces that the buyer keeps; null until the result is confirmed or decided. */
  acceptedQuantity: z.number().int().nullable(),
  refund: MoneyWire.nullable(),
  pieces: Pieces.nullable(),
  reports: z.array(LineReport),
});
export type OrderLine = z.infer<typeof OrderLine>;

const Party = z.object({ name: z.string(), country: z.string(), you: z.boolean() });
const Shipment = z.object({
  carrier: z.string(),
  trackingNo: z.string(),
  at: Instant,
  deliveredAt: Instant.nullable(),
});

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
});

/** Where the seller sends the goods, with what has to stand on the parcel. */
export const DockAddress = z.object({
  lines: z.array(z.string()),
  /** When the dock takes parcels; empty where nobody said. */
  hours: z.string(),
  /** Written on the label, so that the dock knows the order. */
  reference: z.string(),
  /** True where the address is the demonstration's: nothing may be sent there. */
  isDemo: z.boolean(),
});

/** A settlement that one side offers; accepted by the other, the ledger carries it out. */
export const OfferView = z.object({
  by: z.enum(['buyer', 'seller']),
  at: Instant,
  reason: z.string(),
  lines: z.array(z.object({ lineId: z.string(), acceptedQuantity: z.number().int() })),
  /** Amount that the seller takes off the price of the kept pieces. */
  cut: MoneyWire,
  /** Amount that goes back to the buyer by it. */
  refund: MoneyWire,
  /** Amount that the seller receives by it; buyer: null. */
  sellerReceives: MoneyWire.nullable(),
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
  sums: z.object({
    goods: MoneyWire,
    tests: MoneyWire,
    freight: MoneyWire,
    service: MoneyWire,
    /** The amount that the buyer pays. */
    total: MoneyWire,
    /** The seller's amount for the accepted pieces, all while undecided; buyer: null. */
    sellerReceives: MoneyWire.nullable(),
    commission: MoneyWire.nullable(),
    /** Still in escrow; `released` and `refunded` have left it. */
    held: MoneyWire,
    released: MoneyWire,
    refunded: MoneyWire,
    /** Amount of the escrow that went on with orders that were split off. */
    moved: MoneyWire,
    /** Refunded by the parent for these lines before the split; below zero, for lines that went on. */
    carried: MoneyWire,
    /** Amount that the seller took off the price in a settlement. */
    cut: MoneyWire,
    /** Price of the test that the seller asked for; it is taken from what the seller receives. */
    retest: MoneyWire,
  }),
  due: Due.nullable(),
  allowedEvents: z.array(AllowedEvent),
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
  /** The parcel that the carrier is asked about: it does not come, or came empty. */
  trace: z
    .object({
      at: Instant,
      way: z.enum(['inbound', 'outbound']),
      caseNo: z.string(),
      note: z.string(),
      /** Whether a second person has yet to approve that the parcel is lost. */
      lossRequested: z.boolean(),
    })
    .nullable(),
  /** Null for the buyer, who sends nothing. */
  dockAddress: DockAddress.nullable(),
  /** Where goods go back to: the seller's address, for the seller and the desks. */
  returnTo: z.array(z.string()).nullable(),
  inbound: Shipment.nullable(),
  outbound: Shipment.nullable(),
  back: Shipment.nullable(),
  dock: DockView.nullable(),
  returnAuthorised: z.boolean(),
  terms: TermsView.nullable(),
  history: z.array(HistoryRow),
});
export type OrderView = z.infer<typeof OrderView>;

/** An order as lists show it. */
export const OrderSummary = z.object({
  id: z.string(),
  no: z.string(),
  kind: OrderKindSchema,
  state: OrderStateSchema,
  version: z.number().int(),
  placedAt: Instant,
  me: z.enum(['buyer', 'seller', 'staff']),
  counterparty: z.string(),
  buyerName: z.string(),
  sellerName: z.string(),
  lines: z.array(
    z.object({ mpn: z.string(), manufacturer: z.string(), quantity: z.number().int() }),
  ),
  total: MoneyWire,
  held: MoneyWire,
  due: Due.nullable(),
  yourMove: z.boolean(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** Which of my orders a list shows. */
export const OrderFilter = z.object({
  kind: OrderKindSchema.default('trade'),
  tab: z.enum(orderListTabs).default('all'),
  keyword: z.string().trim().max(80).default(''),
  side: z.enum(['buyer', 'seller']).optional(),
});

const common = ['order.hasChange', 'order.wrongState', 'order.notYourMove', 'order.guard'] as const;
const Target = z.object({ id: Id, version: z.number().int() });
const Reason = needed(1000);

/** A call that takes one row of the table; what it needs besides order and version is `more`. */
function event<Shape extends z.core.$ZodLooseShape>(
  path: `/${string}`,
  by: Call['callers'],
  more: Shape,
  fails: readonly FailureCode[] = [],
) {
  return command({
    path,
    callers: by,
    input: Target.extend(more),
    output: OrderView,
    failures: [...common, ...fails],
  });
}

/** My orders as a buying (side buyer) or selling party, with the number in each tab. */
export const orderList = query({
  path: '/order/list',
  callers: parties,
  input: Paging.extend(OrderFilter.shape),
  output: pageOf(OrderSummary).extend({
    /** By tab, of the same kind, keyword and side. */
    counts: z.record(z.enum(orderTabs), z.number().int()),
  }),
});

/** Counts of my orders on one side, and what they moved of my money in the last twelve months. */
export const orderSummary = query({
  path: '/order/summary',
  callers: parties,
  input: z.object({ side: z.enum(['buyer', 'seller']) }),
  output: z.object({
    counts: z.object({
      open: z.number().int(),
      yours: z.number().int(),
      /** Of those that wait for me, the ones whose deadline is over. */
      late: z.number().int(),
      completed: z.number().int(),
    }),
    /** The oldest first; months of GMT+8. */
    months: z.array(
      z.object({
        month: z.string(),
        paid: MoneyWire,
        /** Refunded on orders in which the bench found failed or suspect parts. */
        saved: MoneyWire,
        /** Released to me as the seller, after commission. */
        received: MoneyWire,
      }),
    ),
  }),
});

export const orderOne = query({
  path: '/order/one',
  callers: parties,
  input: z.object({ id: Id }),
  output: OrderView,
});

/** The seller confirms, and may state the lot code of each line as its label has it. */
export const confirmOrder = event(
  '/order/confirm',
  traders,
  {
    lots: z
      .array(z.object({ lineId: Id, lotCode: text(60) }))
      .max(50, 'tooMany')
      .default([]),
  },
  ['order.supplierNotSettled', 'order.lines'],
);
export const declineOrder = event('/order/decline', traders, { reason: Reason });
export const cancelOrder = event('/order/cancel', parties, { reason: text(1000).default('') });
/** Pays the whole order from the available balance into escrow. */
export const payOrder = event('/order/pay', parties, {}, ['wallet.notEnough', 'order.warned']);
export const shipOrder = command({
  path: '/order/ship',
  callers: traders,
  input: Target.extend({
    ...inboundParcel,
    /** Pieces sent per line; a line that is left out is sent in full. */
    lines: z
      .array(z.object({ lineId: Id, pieces: Quantity }))
      .max(50)
      .default([]),
  }).superRefine(checkTrackingNo),
  output: OrderView,
  failures: [...common, 'order.lines'],
});
const CaseNo = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9 /-]{3,40}$/, 'trackingNo');
const AcceptedLines = z
  .array(z.object({ lineId: Id, acceptedQuantity: z.number().int().min(0, 'quantity') }))
  .min(1)
  .max(50);
const Counted = z
  .array(z.object({ lineId: Id, pieces: z.number().int().min(0, 'quantity') }))
  .min(1)
  .max(50);

/** The buyer asks the seller for the pieces that the dock counted short. */
export const requestRest = event('/order/requestRest', parties, {});
/** The seller sends the missing pieces in another parcel. */
export const shipRest = command({
  path: '/order/shipRest',
  callers: traders,
  input: Target.extend({
    ...inboundParcel,
    lines: z
      .array(z.object({ lineId: Id, pieces: Quantity }))
      .min(1, 'needed')
      .max(50),
  }).superRefine(checkTrackingNo),
  output: OrderView,
  failures: [...common, 'order.lines'],
});
/** The buyer takes what came; the price of the missing pieces goes back at once. */
export const closeShort = event('/order/closeShort', parties, {});
/** The seller asks for another test at its own cost, once for an order. */
export const contestResult = event('/order/contest', traders, { reason: Reason }, ['qc.pieces']);
/** The seller takes the goods back without a ruling. */
export const acceptReturn = event('/order/acceptReturn', traders, {});
/** Offers the other side a settlement: pieces kept of every line, and a cut of the price. */
export const offerSettlement = event(
  '/order/offer',
  parties,
  { reason: Reason, lines: AcceptedLines, cut: AmountText.or(z.literal('0')) },
  ['order.lines'],
);
export const withdrawOffer = event('/order/withdrawOffer', parties, {});
export const acceptOffer = event('/order/acceptOffer', parties, {});
/** Asks support to rule before the time for negotiation is over; it may once both parties ask. */
export const requestRuling = event('/order/requestRuling', parties, {});
export const cancelLateOrder = event('/order/cancelLate', parties, {});
export const acknowledgeCount = event('/order/acknowledge', parties, {});
export const acceptResult = event('/order/accept', parties, {});
export const rejectResult = event(
  '/order/reject',
  parties,
  {
    reason: Reason,
    /** The lines that the buyer rejects; the rest it would keep. */
    lines: z.array(Id).min(1, 'needed').max(50),
  },
  ['order.lines'],
);
export const authoriseReturn = event('/order/authorise', parties, {});
export const confirmReceipt = event('/order/confirmReceipt', parties, {});

/** An agent (escrow, entrusted) order: the buyer found the supplier elsewhere. */
export const placeAgentOrder = command({
  path: '/agentOrder/add',
  perCaller: quotas.agentOrders,
  bodyKb: 512,
  callers: ['buyer'],
  input: z.object({
    supplier: z.object({
      name: needed(200),
      contact: needed(80),
      email: Email,
      /** The language of the invitation; guessed by the name where it is not said. */
      lang: z.enum(languages).optional(),
    }),
    lines: z
      .array(
        z.object({
          mpn: Mpn,
          manufacturer: needed(120),
          quantity: Count,
          unitPrice: UnitPriceText,
          condition: Condition.default('brandNew'),
          packaging: Packaging.nullable().default(null),
          dateCode: text(10).default(''),
          warrantyDays: DayChoice.default(30),
        }),
      )
      .min(1, 'needed')
      .max(50),
    shipTo: ShipTo,
    inspection: InspectionChoice,
    invoice: text(500).default(''),
    note: text().default(''),
  }),
  output: z.object({ orderId: z.string(), orderNo: z.string() }),
  failures: ['order.lines', 'seller.blacklisted'],
});
/** Support prices the service of an agent order, which makes a new version of its terms. */
export const priceAgentOrder = event(
  '/ops/agentOrder/price',
  permissions.orderDisputes,
  {
    service: AmountText,
    freight: AmountText.or(z.literal('0')),
    sellerEmail: Email.optional(),
  },
  ['order.supplierMissing'],
);
export const acceptTerms = event('/agentOrder/acceptTerms', parties, { termsHash: z.string() });

export const opsOrderList = query({
  path: '/ops/order/list',
  callers: permissions.orders,
  input: Paging.extend({
    states: z.array(OrderStateSchema).default([]),
    kind: OrderKindSchema.optional(),
    keyword: z.string().trim().max(80).default(''),
  }),
  output: pageOf(OrderSummary),
});
export const opsOrderOne = query({
  path: '/ops/order/one',
  callers: permissions.orders,
  input: z.object({ id: Id }),
  output: OrderView,
});
/** Dock receipt: count, weight, photos, seals; a count that differs is an event of its own. */
export const receiveOrder = {
  // Each reel of a large order is named.
  bodyKb: 256,
  ...event(
    '/ops/order/receive',
    permissions.orderDock,
    {
      parcels: z.number().int().min(1, 'quantity').max(1000),
      weightKg: z
        .string()
        .trim()
        .regex(/^\d{1,5}(\.\d{1,3})?$/, 'weight'),
      seals: text(200).default(''),
      location: needed(40),
      photos: z.array(FileUrl).max(10).default([]),
      lines: Counted,
      packageSeals: PackageSeals.nullable().default(null),
      /** The packs of a line hold together what was counted of it; lines without packs have none. */
      packs: z.array(PackInput).max(packsMax).default([]),
    },
    ['file.unknown', 'file.format', 'order.lines', 'order.count', 'order.packs'],
  ),
};
/** A second person counts again; the count of the first is in the history. */
export const recountOrder = event(
  '/ops/order/recount',
  permissions.orderDock,
  { reason: Reason, lines: Counted },
  ['order.lines', 'order.count'],
);
/** Asks the carrier about a parcel that does not come, or that came empty. */
export const traceParcel = event('/ops/order/trace', permissions.orderDock, {
  caseNo: CaseNo,
  note: Reason,
});
/** The parcel was found: it goes on as before. */
export const endTrace = event('/ops/order/endTrace', permissions.orderDock, {});
/** The second parcel with missing pieces is lost: the order goes on with what came first. */
export const abandonRest = event('/ops/order/abandonRest', permissions.orderDock, {});
export const lossOutcomes = ['refund', 'shipAgain'] as const;
export const LossOutcome = z.enum(lossOutcomes);
export type LossOutcome = z.infer<typeof LossOutcome>;
/** Asks a second person to declare a traced parcel lost: refund, or a second shipment. */
export const requestLoss = command({
  path: '/ops/order/requestLoss',
  callers: permissions.orderDock,
  input: Target.extend({ outcome: LossOutcome, caseNo: CaseNo, reason: Reason }),
  output: OrderView,
  failures: [...common, 'approval.open'],
});
/**
 * Asks a second person to correct the recorded shipment to the buyer: carrier, tracking number and
 * the day of delivery (GMT+8; null where it is not delivered). The seven days after delivery count
 * from the end of that day. Refused once money was released.
 */
export const requestCorrection = command({
  path: '/ops/order/requestCorrection',
  callers: permissions.orderDelivery,
  input: Target.extend({
    ...outboundParcel,
    deliveredOn: z.iso.date('invalid').nullable(),
    reason: Reason,
  }).superRefine(checkTrackingNo),
  output: OrderView,
  failures: [...common, 'order.shipmentClosed', 'approval.open'],
});
export const settleDispute = event('/ops/order/settle', permissions.orderDisputes, {
  reason: Reason,
});
/** Accepts part: pieces kept for every line; the rest is refunded at once and sent back. */
export const settlePart = event(
  '/ops/order/settlePart',
  permissions.orderDisputes,
  {
    reason: Reason,
    lines: AcceptedLines,
  },
  ['order.lines'],
);
export const retestOrder = event(
  '/ops/order/retest',
  permissions.orderDisputes,
  { reason: Reason },
  ['qc.pieces'],
);
export const orderReturn = event('/ops/order/orderReturn', permissions.orderDisputes, {
  reason: Reason,
});
export const quarantineOrder = event('/ops/order/quarantine', permissions.orderDisputes, {
  reason: Reason,
});
export const dispatchOrder = command({
  path: '/ops/order/dispatch',
  callers: permissions.orderDock,
  input: Target.extend(outboundParcel).superRefine(checkTrackingNo),
  output: OrderView,
  failures: [...common, 'qc.pieces'],
});
export const deliverOrder = event('/ops/order/deliver', permissions.orderDelivery, {});
/** Sends back what the buyer does not keep, before its own parcel leaves. */
export const sendBackRest = command({
  path: '/ops/order/sendBackRest',
  callers: permissions.orderDock,
  input: Target.extend(inboundParcel).superRefine(checkTrackingNo),
  output: OrderView,
  failures: [...common, 'qc.pieces'],
});
export const opsAuthoriseReturn = event('/ops/order/authorise', permissions.orderDisputes, {
  reason: Reason,
});
export const sendBackOrder = command({
  path: '/ops/order/sendBack',
  callers: permissions.orderDock,
  input: Target.extend(inboundParcel).superRefine(checkTrackingNo),
  output: OrderView,
  failures: [...common, 'qc.pieces'],
});
export const refundOrder = event('/ops/order/refund', permissions.orderRefunds, {
  note: text(500).default(''),
});

/** Messages and files between the parties and support on one order. */
export const ThreadEntry = z.object({
  id: z.string(),
  at: Instant,
  by: z.enum(['buyer', 'seller', 'support']),
  name: z.string(),
  you: z.boolean(),
  text: z.string(),
  files: z.array(z.object({ url: z.string(), name: z.string() })),
});
const ThreadInput = z.object({
  id: Id,
  text: needed(2000),
  files: z.array(FileUrl).max(limits.attachmentFilesMax).default([]),
});
const readers = ['support', 'warehouse', 'qc', 'finance', 'admin'] as const;
export const threadList = query({
  path: '/order/thread/list',
  callers: [...parties, ...readers],
  input: z.object({ id: Id }),
  output: z.array(ThreadEntry),
});
export const threadAdd = command({
  path: '/order/thread/add',
  perCaller: quotas.words,
  callers: [...parties, 'support'],
  input: ThreadInput,
  output: ThreadEntry,
  failures: ['file.unknown', 'file.format'],
});

/** Events that only the clock takes, and those that the lab's own calls take. */
type ClockEvent = Exclude<OrderEvent, Exclude<OrderRow, { by: readonly ['clock'] }>['event']>;
type LabEvent = 'inspect' | 'report';
/** Events that a second person's approval takes; `requestLoss` and `requestCorrection` ask for it. */
type ApprovedEvent = 'declareLost' | 'shipAgain' | 'correctShipment';

/** The calls that take an event: every one that a person may take has its own. */
export const eventCalls = {
  confirm: [confirmOrder],
  decline: [declineOrder],
  cancel: [cancelOrder],
  pay: [payOrder],
  ship: [shipOrder],
  cancelLate: [cancelLateOrder],
  receive: [receiveOrder],
  acknowledge: [acknowledgeCount],
  accept: [acceptResult],
  reject: [rejectResult],
  settle: [settleDispute],
  settlePart: [settlePart],
  retest: [retestOrder],
  orderReturn: [orderReturn],
  quarantine: [quarantineOrder],
  dispatch: [dispatchOrder],
  deliver: [deliverOrder],
  authorise: [authoriseReturn, opsAuthoriseReturn],
  sendBack: [sendBackOrder],
  refund: [refundOrder],
  confirmReceipt: [confirmReceipt],
  price: [priceAgentOrder],
  acceptTerms: [acceptTerms],
  requestRest: [requestRest],
  shipRest: [shipRest],
  closeShort: [closeShort],
  recount: [recountOrder],
  contest: [contestResult],
  acceptReturn: [acceptReturn],
  offer: [offerSettlement],
  withdrawOffer: [withdrawOffer],
  acceptOffer: [acceptOffer],
  requestRuling: [requestRuling],
  sendBackRest: [sendBackRest],
  trace: [traceParcel],
  endTrace: [endTrace],
  abandonRest: [abandonRest],
} as const satisfies Record<
  Exclude<OrderEvent, ClockEvent | LabEvent | ApprovedEvent>,
  readonly Call[]
>;
