import type { EventOf, GuardOf, MessageOf, Row } from '../state-machine.ts';

/** The order pipeline of domain section 6: one set of rows for both kinds, the differences named. */
export const orderKinds = ['trade', 'agent'] as const;
export type OrderKind = (typeof orderKinds)[number];

export const orderStates = [
  'placed',
  'priced',
  'confirmed',
  'paid',
  'inbound',
  'received',
  'inspecting',
  'reported',
  'disputed',
  'quarantined',
  'cleared',
  'dispatched',
  'suspended',
  'returning',
  'returned',
  'refunding',
  'completed',
  'refunded',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderActors = [
  'buyer',
  'seller',
  'support',
  'warehouse',
  'qc',
  'finance',
  'clock',
] as const;
export type OrderActor = (typeof orderActors)[number];

/** The ways in which support decides a dispute, each an event. */
export const disputeDecisions = [
  'settle',
  'settlePart',
  'retest',
  'orderReturn',
  'quarantine',
] as const;
export type DisputeDecision = (typeof disputeDecisions)[number];

/** States in which a revoked report stops an order: its money is held and not on its way back. */
export const suspendedStates = ['reported', 'disputed', 'cleared', 'dispatched'] as const;
export type SuspendedState = (typeof suspendedStates)[number];

/** The ways in which two people decide how a suspended order goes on, each an event. */
export const suspensionDecisions = [
  'reinstate',
  'retest',
  'orderReturn',
  'quarantine',
  'recordReturn',
] as const;
export type SuspensionDecision = (typeof suspensionDecisions)[number];

/**
 * How a row moves the order's money: holds all, releases or refunds the rest, refunds a part, the
 * price of tests that were bought and not made, or that of pieces that did not come.
 */
export const orderMoney = [
  'hold',
  'release',
  'refund',
  'refundPart',
  'refundTests',
  'refundMissing',
] as const;
export type OrderMoney = (typeof orderMoney)[number];

/**
 * How a row moves the goods: sorts what the dock counted into lots; sends the kept pieces to the
 * buyer; returns what the buyer does not keep, or all; locks all away as suspect. Pieces that the
 * lab suspects are never returned: they stay in quarantine.
 */
export type OrderGoods = 'sort' | 'dispatch' | 'returnRest' | 'return' | 'quarantine';

/**
 * Which pieces the buyer keeps from a row on: all that came, none, those that support states, or
 * those of the settlement offer.
 */
export type BuyerShare = 'all' | 'none' | 'stated' | 'offered';

/**
 * Which lines of an order go on as an order of their own: those that nobody disputes. Their goods
 * and their share of the escrow go with them.
 */
export type OrderSplit = 'undisputed';

/** Whom the platform's insurance account pays for goods that were lost after they passed. */
export type OrderCover = 'buyer' | 'seller';

type OrderRowShape = Row<
  OrderState,
  OrderActor,
  {
    readonly money: OrderMoney;
    readonly goods: OrderGoods;
    readonly accepted: BuyerShare;
    readonly cover: OrderCover;
    readonly splits: OrderSplit;
  }
>;

const shared = [
  { event: 'decline', from: 'placed', to: 'cancelled', by: ['seller'], notify: ['buyer'] },
  { event: 'cancel', from: 'placed', to: 'cancelled', by: ['buyer'], notify: ['seller'] },
  {
    event: 'cancel',
    from: 'confirmed',
    to: 'cancelled',
    by: ['buyer', 'seller'],
    notify: ['buyer', 'seller'],
  },
  {
    event: 'expire',
    from: 'confirmed',
    to: 'cancelled',
    by: ['clock'],
    due: '5wd',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'pay',
    from: 'confirmed',
    to: 'paid',
    by: ['buyer'],
    when: 'noWarning',
    money: 'hold',
    notify: ['buyer', 'seller'],
  },
  // Finance pays an order by confirming the bank transfer that is tied to it.
  {
    event: 'pay',
    from: 'confirmed',
    to: 'paid',
    by: ['finance'],
    when: 'noWarning',
    offered: false,
    money: 'hold',
    notify: ['buyer', 'seller'],
  },
  { event: 'ship', from: 'paid', to: 'inbound', by: ['seller'], notify: ['buyer'] },
  {
    event: 'cancelLate',
    from: 'paid',
    to: 'refunding',
    by: ['buyer'],
    when: 'shipmentLate',
    accepted: 'none',
    notify: ['seller'],
  },
  // A parcel that does not come, or comes empty: the carrier is asked, and two people close it.
  {
    event: 'trace',
    from: 'inbound',
    to: 'inbound',
    by: ['warehouse'],
    when: 'notTraced',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'endTrace',
    from: 'inbound',
    to: 'inbound',
    by: ['warehouse'],
    when: 'traced',
    notify: ['buyer', 'seller'],
    mail: false,
  },
  // One of several parcels is given up: the others are still to come.
  {
    event: 'abandonRest',
    from: 'inbound',
    to: 'inbound',
    by: ['warehouse'],
    when: 'othersExpected',
    notify: ['buyer', 'seller'],
    message: 'parcelAbandoned',
  },
  {
    event: 'abandonRest',
    from: 'inbound',
    to: 'received',
    by: ['warehouse'],
    when: 'restTraced',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'declareLost',
    from: 'inbound',
    to: 'refunding',
    by: ['warehouse'],
    when: 'lossApproved',
    offered: false,
    accepted: 'none',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'shipAgain',
    from: 'inbound',
    to: 'paid',
    by: ['warehouse'],
    when: 'lossApproved',
    offered: false,
    notify: ['buyer', 'seller'],
  },
  // The seller mends a carrier or number that it typed wrongly, until the carrier is asked about it.
  {
    event: 'updateTracking',
    from: 'inbound',
    to: 'inbound',
    by: ['seller'],
    when: 'notTraced',
    notify: ['buyer'],
    mail: false,
  },
  // A parcel to the dock, or back to the seller, that was recorded wrongly.
  {
    event: 'correctInbound',
    from: 'inbound',
    to: 'inbound',
    by: ['warehouse'],
    when: 'inboundCorrectionApproved',
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'correctReturn',
    from: 'cleared',
    to: 'cleared',
    by: ['warehouse'],
    when: 'returnCorrectionApproved',
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'correctReturn',
    from: 'dispatched',
    to: 'dispatched',
    by: ['warehouse'],
    when: 'returnCorrectionApproved',
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'correctReturn',
    from: 'returned',
    to: 'returned',
    by: ['warehouse'],
    when: 'returnCorrectionApproved',
    offered: false,
    notify: ['buyer', 'seller'],
  },
  // One of several parcels of a shipment: the others are still to come.
  {
    event: 'receiveParcel',
    from: 'inbound',
    to: 'inbound',
    by: ['warehouse'],
    when: 'moreParcelsExpected',
    notify: ['buyer', 'seller'],
    mail: false,
  },
  {
    event: 'receive',
    from: 'inbound',
    to: 'received',
    by: ['warehouse'],
    notify: ['buyer', 'seller'],
  },
  {
    event: 'acknowledge',
    from: 'received',
    to: 'received',
    by: ['buyer', 'seller'],
    when: 'countDiffers',
    notify: ['buyer', 'seller'],
    mail: false,
  },
  {
    event: 'recount',
    from: 'received',
    to: 'received',
    by: ['warehouse'],
    when: 'countedByOther',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'requestRest',
    from: 'received',
    to: 'received',
    by: ['buyer'],
    when: 'restMissing',
    notify: ['seller'],
  },
  {
    event: 'shipRest',
    from: 'received',
    to: 'inbound',
    by: ['seller'],
    when: 'restRequested',
    notify: ['buyer'],
  },
  {
    event: 'closeShort',
    from: 'received',
    to: 'received',
    by: ['buyer'],
    when: 'shortOpen',
    money: 'refundMissing',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'inspect',
    from: 'received',
    to: 'inspecting',
    by: ['qc'],
    when: 'countSettled',
    goods: 'sort',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'report',
    from: 'inspecting',
    to: 'reported',
    by: ['qc'],
    when: 'everyLotReported',
    money: 'refundTests',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'accept',
    from: 'reported',
    to: 'reported',
    by: ['buyer', 'seller'],
    when: 'otherPending',
    notify: ['buyer', 'seller'],
    mail: false,
  },
  {
    event: 'accept',
    from: 'reported',
    to: 'cleared',
    by: ['buyer', 'seller'],
    when: 'otherAccepted',
    accepted: 'all',
    notify: ['buyer', 'seller'],
    message: 'cleared',
  },
  // A dispute holds back the lines in dispute; the others go on as an order of their own.
  {
    event: 'reject',
    from: 'reported',
    to: 'disputed',
    by: ['buyer'],
    splits: 'undisputed',
    notify: ['seller'],
  },
  // The seller's ways out of a bad result: another test at its own cost, the return, an offer.
  {
    event: 'contest',
    from: 'reported',
    to: 'inspecting',
    by: ['seller'],
    when: 'mayContest',
    splits: 'undisputed',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'acceptReturn',
    from: 'reported',
    to: 'returning',
    by: ['seller'],
    when: 'allFail',
    accepted: 'none',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'offer',
    from: 'reported',
    to: 'disputed',
    by: ['seller'],
    when: 'verdictNotPass',
    splits: 'undisputed',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'autoAccept',
    from: 'reported',
    to: 'cleared',
    by: ['clock'],
    when: 'verdictPass',
    due: '3wd',
    accepted: 'all',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'autoDispute',
    from: 'reported',
    to: 'disputed',
    by: ['clock'],
    when: 'verdictNotPass',
    due: '3wd',
    splits: 'undisputed',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'contest',
    from: 'disputed',
    to: 'inspecting',
    by: ['seller'],
    when: 'mayContest',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'acceptReturn',
    from: 'disputed',
    to: 'returning',
    by: ['seller'],
    when: 'notSuspect',
    accepted: 'none',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'offer',
    from: 'disputed',
    to: 'disputed',
    by: ['buyer', 'seller'],
    when: 'noOwnOffer',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'withdrawOffer',
    from: 'disputed',
    to: 'disputed',
    by: ['buyer', 'seller'],
    when: 'ownOffer',
    notify: ['buyer', 'seller'],
    mail: false,
  },
  {
    event: 'acceptOffer',
    from: 'disputed',
    to: 'cleared',
    by: ['buyer', 'seller'],
    when: 'offeredByOther',
    accepted: 'offered',
    money: 'refundPart',
    notify: ['buyer', 'seller'],
  },
  // The parties have three working days to agree; support rules earlier where both ask for it, or
  // where one of them leaves an offer unanswered.
  {
    event: 'requestRuling',
    from: 'disputed',
    to: 'disputed',
    by: ['buyer', 'seller'],
    when: 'mayRequestRuling',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'settle',
    from: 'disputed',
    to: 'cleared',
    by: ['support'],
    and: 'rulingOpen',
    accepted: 'all',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'settlePart',
    from: 'disputed',
    to: 'cleared',
    by: ['support'],
    when: 'partAccepted',
    and: 'rulingOpen',
    accepted: 'stated',
    money: 'refundPart',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'retest',
    from: 'disputed',
    to: 'inspecting',
    by: ['support'],
    when: 'piecesLeft',
    and: 'rulingOpen',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'orderReturn',
    from: 'disputed',
    to: 'returning',
    by: ['support'],
    when: 'notSuspect',
    and: 'rulingOpen',
    accepted: 'none',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'quarantine',
    from: 'disputed',
    to: 'quarantined',
    by: ['support'],
    and: 'rulingOpen',
    accepted: 'none',
    goods: 'quarantine',
    notify: ['buyer', 'seller'],
  },
  // A report was revoked while the money is held: nothing moves until two people decide (0114).
  {
    event: 'suspend',
    from: 'reported',
    to: 'suspended',
    by: ['qc'],
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'suspend',
    from: 'disputed',
    to: 'suspended',
    by: ['qc'],
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'suspend',
    from: 'cleared',
    to: 'suspended',
    by: ['qc'],
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'suspend',
    from: 'suspended',
    to: 'suspended',
    by: ['qc'],
    when: 'furtherReport',
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'reinstate',
    from: 'suspended',
    to: 'reported',
    by: ['support'],
    when: 'confirmedAnew',
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'reinstate',
    from: 'suspended',
    to: 'disputed',
    by: ['support'],
    when: 'suspendedInDispute',
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'reinstate',
    from: 'suspended',
    to: 'cleared',
    by: ['support'],
    when: 'partSettled',
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'retest',
    from: 'suspended',
    to: 'inspecting',
    by: ['support'],
    when: 'retestable',
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'orderReturn',
    from: 'suspended',
    to: 'returning',
    by: ['support'],
    when: 'returnable',
    offered: false,
    accepted: 'none',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'quarantine',
    from: 'suspended',
    to: 'quarantined',
    by: ['support'],
    when: 'goodsAtDock',
    offered: false,
    accepted: 'none',
    goods: 'quarantine',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'refund',
    from: 'quarantined',
    to: 'refunded',
    by: ['finance'],
    money: 'refund',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'sendBackRest',
    from: 'cleared',
    to: 'cleared',
    by: ['warehouse'],
    when: 'restToReturn',
    goods: 'returnRest',
    notify: ['buyer', 'seller'],
  },
  // Who was to get a replacement has nothing of it: its price is refunded instead.
  {
    event: 'complete',
    from: 'cleared',
    to: 'refunded',
    by: ['warehouse'],
    when: 'replacementConsumed',
    and: 'restReturned',
    money: 'refund',
    goods: 'dispatch',
    notify: ['buyer', 'seller'],
    message: 'refund',
  },
  // Tests consumed all that the buyer keeps: no parcel leaves, and nobody pays its freight.
  {
    event: 'complete',
    from: 'cleared',
    to: 'completed',
    by: ['warehouse'],
    when: 'nothingToSend',
    and: 'restReturned',
    money: 'release',
    goods: 'dispatch',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'trace',
    from: 'dispatched',
    to: 'dispatched',
    by: ['warehouse'],
    when: 'notTraced',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'endTrace',
    from: 'dispatched',
    to: 'dispatched',
    by: ['warehouse'],
    when: 'traced',
    notify: ['buyer', 'seller'],
    mail: false,
  },
  // A shipment to the buyer that was recorded wrongly. No money moves: that of an agent order left
  // with the shipment, and the corrected day only tells when the buyer's seven days begin.
  {
    event: 'correctShipment',
    from: 'dispatched',
    to: 'dispatched',
    by: ['warehouse'],
    when: 'correctionApproved',
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'deliver',
    from: 'dispatched',
    to: 'dispatched',
    by: ['warehouse', 'support'],
    when: 'notDelivered',
    notify: ['buyer', 'seller'],
    mail: false,
  },
  {
    event: 'authorise',
    from: 'returning',
    to: 'returning',
    by: ['buyer'],
    when: 'notAuthorised',
    notify: ['seller'],
  },
  // Support authorises in the buyer's place, who reads of it.
  {
    event: 'authorise',
    from: 'returning',
    to: 'returning',
    by: ['support'],
    when: 'notAuthorised',
    notify: ['buyer', 'seller'],
    message: 'authoriseBySupport',
  },
  {
    event: 'sendBack',
    from: 'returning',
    to: 'returned',
    by: ['warehouse'],
    when: 'returnAuthorised',
    goods: 'return',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'refund',
    from: 'returned',
    to: 'refunded',
    by: ['finance'],
    money: 'refund',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'refund',
    from: 'refunding',
    to: 'refunded',
    by: ['finance'],
    money: 'refund',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'refund',
    from: 'refunding',
    to: 'refunded',
    by: ['clock'],
    when: 'nothingShipped',
    due: 'now',
    money: 'refund',
    notify: ['buyer', 'seller'],
  },
] as const satisfies readonly OrderRowShape[];

/** A trade order's money leaves when the buyer has received (domain section 6). */
const trade = [
  { event: 'confirm', from: 'placed', to: 'confirmed', by: ['seller'], notify: ['buyer'] },
  {
    event: 'dispatch',
    from: 'cleared',
    to: 'dispatched',
    by: ['warehouse'],
    when: 'restReturned',
    and: 'piecesToSend',
    goods: 'dispatch',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'confirmReceipt',
    from: 'dispatched',
    to: 'completed',
    by: ['buyer'],
    money: 'release',
    notify: ['buyer', 'seller'],
    message: 'receiptReleased',
  },
  {
    event: 'confirmReceipt',
    from: 'dispatched',
    to: 'completed',
    by: ['clock'],
    when: 'delivered',
    due: '7d',
    since: 'delivered',
    money: 'release',
    notify: ['buyer', 'seller'],
    message: 'receiptReleased',
  },
  // The buyer has the goods and the seller is not paid yet: confirmed anew, or sent back.
  {
    event: 'suspend',
    from: 'dispatched',
    to: 'suspended',
    by: ['qc'],
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'reinstate',
    from: 'suspended',
    to: 'dispatched',
    by: ['support'],
    when: 'suspendedOnWay',
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'recordReturn',
    from: 'suspended',
    to: 'returned',
    by: ['support'],
    when: 'suspendedOnWay',
    offered: false,
    accepted: 'none',
    notify: ['buyer', 'seller'],
  },
  // Lost on its way to the buyer: the buyer's money goes back, and the seller is paid by insurance.
  {
    event: 'declareLost',
    from: 'dispatched',
    to: 'refunding',
    by: ['warehouse'],
    when: 'lossApproved',
    offered: false,
    cover: 'seller',
    notify: ['buyer', 'seller'],
  },
] as const satisfies readonly OrderRowShape[];

/** An agent order is priced by support first, and its money leaves when the carrier collects. */
const agent = [
  { event: 'price', from: 'placed', to: 'priced', by: ['support'], notify: ['buyer', 'seller'] },
  {
    event: 'price',
    from: 'priced',
    to: 'priced',
    by: ['support'],
    when: 'termsOpen',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'acceptTerms',
    from: 'priced',
    to: 'priced',
    by: ['buyer'],
    when: 'termsOpen',
    notify: ['seller'],
    mail: false,
  },
  {
    event: 'confirm',
    from: 'priced',
    to: 'confirmed',
    by: ['seller'],
    when: 'termsAgreed',
    notify: ['buyer'],
  },
  {
    event: 'cancel',
    from: 'priced',
    to: 'cancelled',
    by: ['buyer', 'seller'],
    notify: ['buyer', 'seller'],
  },
  {
    event: 'dispatch',
    from: 'cleared',
    to: 'dispatched',
    by: ['warehouse'],
    when: 'restReturned',
    and: 'piecesToSend',
    money: 'release',
    goods: 'dispatch',
    notify: ['buyer', 'seller'],
    message: 'dispatchReleased',
  },
  {
    event: 'confirmReceipt',
    from: 'dispatched',
    to: 'completed',
    by: ['buyer'],
    notify: ['seller'],
  },
  {
    event: 'confirmReceipt',
    from: 'dispatched',
    to: 'completed',
    by: ['clock'],
    when: 'delivered',
    due: '7d',
    since: 'delivered',
    notify: ['buyer', 'seller'],
  },
  // Lost after the seller was paid: insurance pays the buyer, and nothing is left in escrow.
  {
    event: 'declareLost',
    from: 'dispatched',
    to: 'completed',
    by: ['warehouse'],
    when: 'lossApproved',
    offered: false,
    cover: 'buyer',
    notify: ['buyer', 'seller'],
    message: 'lossCovered',
  },
] as const satisfies readonly OrderRowShape[];

/** The rows of each kind of order. */
export const orderTable = {
  trade: [...trade, ...shared],
  agent: [...agent, ...shared],
} as const;

/**
 * Ends the order of a blind sample once it is judged or void (decision 0066). Orders of customers
 * never have these rows: a sample takes them besides those of a trade order.
 */
export const sampleEndings = [
  // Its parcel was lost, and support has the seller send another: there is no seller.
  {
    event: 'refund',
    from: 'paid',
    to: 'refunded',
    by: ['finance'],
    when: 'sampleEnded',
    offered: false,
    money: 'refund',
    notify: [],
  },
  {
    event: 'refund',
    from: 'inbound',
    to: 'refunded',
    by: ['finance'],
    when: 'sampleEnded',
    offered: false,
    money: 'refund',
    notify: [],
  },
  {
    event: 'refund',
    from: 'received',
    to: 'refunded',
    by: ['finance'],
    when: 'sampleEnded',
    offered: false,
    money: 'refund',
    notify: [],
  },
  {
    event: 'refund',
    from: 'inspecting',
    to: 'refunded',
    by: ['finance'],
    when: 'sampleEnded',
    offered: false,
    money: 'refund',
    notify: [],
  },
] as const satisfies readonly OrderRowShape[];

export type OrderRow =
  | (typeof trade)[number]
  | (typeof agent)[number]
  | (typeof shared)[number]
  | (typeof sampleEndings)[number];
export type OrderEvent = EventOf<OrderRow>;
export type OrderGuard = GuardOf<OrderRow>;
/** The kinds of messages that rows send, without the slice's name before them. */
export type OrderMessage = MessageOf<OrderRow>;
