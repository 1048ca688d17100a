import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';
import { common, event } from './calls.ts';

const schemas = () => import('./schemas.ts');
const staffSchemas = () => import('./staff-schemas.ts');

/** Support prices the service of an agent order, which makes a new version of its terms. */
export const priceAgentOrder = event(
  '/ops/agentOrder/price',
  permissions.orderDisputes,
  () => schemas().then((all) => all.priceAgentOrder),
  ['order.supplierMissing', 'finance.ownMoney'],
);

export const opsOrderList = query({
  path: '/ops/order/list',
  callers: permissions.orders,
  schemas: () => staffSchemas().then((all) => all.opsOrderList),
});

export const opsOrderOne = query({
  path: '/ops/order/one',
  callers: permissions.orders,
  schemas: () => staffSchemas().then((all) => all.opsOrderOne),
});

const receiptFailures = [
  ...common,
  'file.unknown',
  'file.format',
  'order.lines',
  'order.count',
  'order.packs',
  'order.parcelReceived',
] as const;

/** Dock receipt: count, weight, photos, seals; a count that differs is an event of its own. */
export const receiveOrder = command({
  path: '/ops/order/receive',
  callers: permissions.orderDock,
  // Each reel of a large order is named.
  bodyKb: 256,
  schemas: () => staffSchemas().then((all) => all.receiveOrder),
  failures: [...receiptFailures, 'order.parcelsMissing'],
});

/** Dock receipt of one of several parcels: its count is added, and the others are awaited. */
export const receiveParcel = command({
  path: '/ops/order/receiveParcel',
  callers: permissions.orderDock,
  bodyKb: 256,
  schemas: () => staffSchemas().then((all) => all.receiveParcel),
  failures: [...receiptFailures],
});

/** A second person counts again; the count of the first is in the history. */
export const recountOrder = event(
  '/ops/order/recount',
  permissions.orderDock,
  () => staffSchemas().then((all) => all.recountOrder),
  ['order.lines', 'order.count'],
);

/** Asks the carrier about a parcel that does not come, or that came empty. */
export const traceParcel = event(
  '/ops/order/trace',
  permissions.orderDock,
  () => staffSchemas().then((all) => all.traceParcel),
  ['order.parcelReceived'],
);

/** The parcel was found: it goes on as before. */
export const endTrace = event('/ops/order/endTrace', permissions.orderDock, () =>
  staffSchemas().then((all) => all.endTrace),
);

/** The second parcel with missing pieces is lost: the order goes on with what came first. */
export const abandonRest = event('/ops/order/abandonRest', permissions.orderDock, () =>
  staffSchemas().then((all) => all.abandonRest),
);

/** Asks a second person to declare a traced parcel lost: refund, or a second shipment. */
export const requestLoss = command({
  path: '/ops/order/requestLoss',
  callers: permissions.orderDock,
  schemas: () => staffSchemas().then((all) => all.requestLoss),
  failures: [...common, 'approval.open', 'finance.ownMoney'],
});

/**
 * Asks a second person to correct the recorded shipment to the buyer: carrier, tracking number and
 * the day of delivery (GMT+8; null where it is not delivered). The seven days after delivery count
 * from the end of that day. Refused once the order is on its way no more.
 */
export const requestCorrection = command({
  path: '/ops/order/requestCorrection',
  callers: permissions.orderDelivery,
  schemas: () => staffSchemas().then((all) => all.requestCorrection),
  failures: [...common, 'order.shipmentClosed', 'approval.open', 'finance.ownMoney'],
});

/**
 * Asks a second person to correct the recorded parcel to the dock or back to the seller: carrier,
 * tracking number and the day on which it was sent (GMT+8). Refused once the order went on.
 */
export const requestParcelCorrection = command({
  path: '/ops/order/requestParcelCorrection',
  callers: permissions.orderDelivery,
  schemas: () => staffSchemas().then((all) => all.requestParcelCorrection),
  failures: [...common, 'order.parcelClosed', 'approval.open', 'order.own'],
});

/** Ends a dispute: the buyer keeps all. Nobody decides about the money of an order of their own. */
export const settleDispute = event(
  '/ops/order/settle',
  permissions.orderDisputes,
  () => staffSchemas().then((all) => all.settleDispute),
  ['finance.ownMoney'],
);

/** Accepts part: pieces kept for every line; the rest is refunded at once and sent back. */
export const settlePart = event(
  '/ops/order/settlePart',
  permissions.orderDisputes,
  () => staffSchemas().then((all) => all.settlePart),
  ['order.lines', 'finance.ownMoney'],
);

export const retestOrder = event(
  '/ops/order/retest',
  permissions.orderDisputes,
  () => staffSchemas().then((all) => all.retestOrder),
  ['qc.pieces', 'finance.ownMoney'],
);

/**
 * Asks a second person how a suspended order goes on: confirmed by a new report, tested again,
 * returned, or into quarantine.
 */
export const requestSuspensionEnd = event(
  '/ops/order/requestSuspensionEnd',
  permissions.orderDisputes,
  () => staffSchemas().then((all) => all.requestSuspensionEnd),
  ['approval.open', 'order.reportMissing', 'qc.pieces', 'finance.ownMoney'],
);

export const orderReturn = event(
  '/ops/order/orderReturn',
  permissions.orderDisputes,
  () => staffSchemas().then((all) => all.orderReturn),
  ['finance.ownMoney'],
);

export const quarantineOrder = event(
  '/ops/order/quarantine',
  permissions.orderDisputes,
  () => staffSchemas().then((all) => all.quarantineOrder),
  ['finance.ownMoney'],
);

export const dispatchOrder = command({
  path: '/ops/order/dispatch',
  callers: permissions.orderDock,
  schemas: () => staffSchemas().then((all) => all.dispatchOrder),
  failures: [...common, 'qc.pieces', 'finance.ownMoney'],
});

/** Ends an order of which nothing is left to send: tests consumed all that the buyer keeps. */
export const completeOrder = event(
  '/ops/order/complete',
  permissions.orderDock,
  () => staffSchemas().then((all) => all.completeOrder),
  ['finance.ownMoney'],
);

/**
 * Records that the carrier has delivered to the buyer. The seven days count from the end of the day
 * that the carrier names; one that is more than three days ago is stated by two people.
 */
export const deliverOrder = event(
  '/ops/order/deliver',
  permissions.orderDelivery,
  () => staffSchemas().then((all) => all.deliverOrder),
  ['finance.ownMoney'],
);

/** Sends back what the buyer does not keep, before its own parcel leaves. */
export const sendBackRest = command({
  path: '/ops/order/sendBackRest',
  callers: permissions.orderDock,
  schemas: () => staffSchemas().then((all) => all.sendBackRest),
  failures: [...common, 'qc.pieces'],
});

export const opsAuthoriseReturn = event(
  '/ops/order/authorise',
  permissions.orderDisputes,
  () => staffSchemas().then((all) => all.opsAuthoriseReturn),
  ['finance.ownMoney'],
);

export const sendBackOrder = command({
  path: '/ops/order/sendBack',
  callers: permissions.orderDock,
  schemas: () => staffSchemas().then((all) => all.sendBackOrder),
  failures: [...common, 'qc.pieces'],
});

export const refundOrder = event(
  '/ops/order/refund',
  permissions.orderRefunds,
  () => staffSchemas().then((all) => all.refundOrder),
  ['finance.ownMoney'],
);
