import { type Call, type CallSchemas, command, parties, query, traders } from '../call.ts';
import type { FailureCode } from '../failures.ts';

const schemas = () => import('./schemas.ts');

export const common = [
  'order.hasChange',
  'order.wrongState',
  'order.notYourMove',
  'order.guard',
] as const;

/** A call that takes one row of the table; what it needs besides order and version is `more`. */
/*#__NO_SIDE_EFFECTS__*/
export function event<S extends CallSchemas>(
  path: `/${string}`,
  by: Call['callers'],
  schemas: () => Promise<S>,
  fails: readonly FailureCode[] = [],
) {
  return command({ path, callers: by, schemas, failures: [...common, ...fails] });
}

/** My orders as a buying (side buyer) or selling party, with the number in each tab. */
export const orderList = query({
  path: '/order/list',
  callers: parties,
  schemas: () => schemas().then((all) => all.orderList),
});

/** Counts of my orders on one side, and what they moved of my money in the last twelve months. */
export const orderSummary = query({
  path: '/order/summary',
  callers: parties,
  schemas: () => schemas().then((all) => all.orderSummary),
});

export const orderOne = query({
  path: '/order/one',
  callers: parties,
  schemas: () => schemas().then((all) => all.orderOne),
});

/** The seller confirms, and may state the lot code of each line as its label has it. */
export const confirmOrder = event(
  '/order/confirm',
  traders,
  () => schemas().then((all) => all.confirmOrder),
  ['order.supplierNotSettled', 'order.lines'],
);

export const declineOrder = event('/order/decline', traders, () =>
  schemas().then((all) => all.declineOrder),
);

export const cancelOrder = event('/order/cancel', parties, () =>
  schemas().then((all) => all.cancelOrder),
);

/** Pays the whole order from the available balance into escrow. */
export const payOrder = event('/order/pay', parties, () => schemas().then((all) => all.payOrder), [
  'wallet.notEnough',
  'order.warned',
]);

export const shipOrder = command({
  path: '/order/ship',
  callers: traders,
  // The pieces of each line in each of many parcels.
  bodyKb: 128,
  schemas: () => schemas().then((all) => all.shipOrder),
  failures: [...common, 'order.lines', 'order.count'],
});

/** The seller mends the carrier or tracking number of its parcel, until the dock has it. */
export const updateTracking = event(
  '/order/updateTracking',
  traders,
  () => schemas().then((all) => all.updateTracking),
  ['order.parcelReceived'],
);

/** The buyer asks the seller for the pieces that the dock counted short. */
export const requestRest = event('/order/requestRest', parties, () =>
  schemas().then((all) => all.requestRest),
);

/** The seller sends the missing pieces in another parcel. */
export const shipRest = command({
  path: '/order/shipRest',
  callers: traders,
  // The pieces of each line in each of many parcels.
  bodyKb: 128,
  schemas: () => schemas().then((all) => all.shipRest),
  failures: [...common, 'order.lines'],
});

/** The buyer takes what came; the price of the missing pieces goes back at once. */
export const closeShort = event('/order/closeShort', parties, () =>
  schemas().then((all) => all.closeShort),
);

/** The seller asks for another test at its own cost, once for an order. */
export const contestResult = event(
  '/order/contest',
  traders,
  () => schemas().then((all) => all.contestResult),
  ['qc.pieces'],
);

/** The seller takes the goods back without a ruling. */
export const acceptReturn = event('/order/acceptReturn', traders, () =>
  schemas().then((all) => all.acceptReturn),
);

/** Offers the other side a settlement: pieces kept of every line, and a cut of the price. */
export const offerSettlement = event(
  '/order/offer',
  parties,
  () => schemas().then((all) => all.offerSettlement),
  ['order.lines', 'order.offerCosts'],
);

/** The money of an offer to the cent, before it is sent: what the ledger would move. */
export const previewOffer = query({
  path: '/order/previewOffer',
  callers: parties,
  schemas: () => schemas().then((all) => all.previewOffer),
});

export const withdrawOffer = event('/order/withdrawOffer', parties, () =>
  schemas().then((all) => all.withdrawOffer),
);

export const acceptOffer = event('/order/acceptOffer', parties, () =>
  schemas().then((all) => all.acceptOffer),
);

/** Asks support to rule before the time for negotiation is over; it may once both parties ask. */
export const requestRuling = event('/order/requestRuling', parties, () =>
  schemas().then((all) => all.requestRuling),
);

export const cancelLateOrder = event('/order/cancelLate', parties, () =>
  schemas().then((all) => all.cancelLateOrder),
);

export const acknowledgeCount = event('/order/acknowledge', parties, () =>
  schemas().then((all) => all.acknowledgeCount),
);

export const acceptResult = event('/order/accept', parties, () =>
  schemas().then((all) => all.acceptResult),
);

export const rejectResult = event(
  '/order/reject',
  parties,
  () => schemas().then((all) => all.rejectResult),
  ['order.lines'],
);

export const authoriseReturn = event('/order/authorise', parties, () =>
  schemas().then((all) => all.authoriseReturn),
);

export const confirmReceipt = event('/order/confirmReceipt', parties, () =>
  schemas().then((all) => all.confirmReceipt),
);

export const acceptTerms = event('/agentOrder/acceptTerms', parties, () =>
  schemas().then((all) => all.acceptTerms),
);
