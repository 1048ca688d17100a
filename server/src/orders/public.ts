/** The only door of the order pipeline: what other slices and the composition may use. */

export {
  type NewReplacement,
  type PlacedReplacement,
  placeReplacement,
} from './commands/place-replacement.ts';
export {
  endSample,
  type NewSampleOrder,
  placeSample,
  type SampleOrder,
} from './commands/place-sample.ts';
export type { NewTradeOrder, Placed } from './commands/place-trade-order.ts';
export { suspendOrder } from './commands/suspend-order.ts';
export { type Swept, sweepOrders } from './commands/sweep-orders.ts';
export type { NewLine } from './core/draft-order.ts';
export type { Line, Lot, Order, Side } from './core/order.ts';
export type { NewLot, OrderPayloads } from './core/payload.ts';
export type { LotReports, ReportStates } from './core/suspension.ts';
export type { ComparedGoods, OrdersDeps, PlaceDeps } from './deps.ts';
export { orderMessages } from './locales/words.ts';
export { orderPage, ownOrderPage } from './notify.ts';
export { orderApprovals } from './order-approvals.ts';
export {
  type AppliedToOrder,
  applyOrderEvent,
  type OrderEventRequest,
  payRecharged,
} from './process.ts';
export {
  countCarrierOrders,
  countDockParcels,
  countOpenOrders,
  countOrdersDue,
} from './queries/count-open-orders.ts';
export {
  type DeliveredLine,
  type DeliveredOrder,
  findDeliveredOrder,
  lockDeliveredOrder,
  replacementProgress,
} from './queries/find-delivered-order.ts';
export {
  completedDeals,
  type SellerShipments,
  sellerShipments,
  shareAnOrder,
} from './queries/find-late-shipments.ts';
export { findOrderAmounts, findOrderSides, lockOrderSides } from './queries/find-order-amounts.ts';
export { findOrderByNumber, type NumberedOrder } from './queries/find-order-by-number.ts';
export {
  consumePieces,
  findOrderForQc,
  type LotFacts,
  lineVerdicts,
  lotsOf,
  type OrderForQc,
  type SellerLots,
  sellerLots,
} from './queries/find-order-for-qc.ts';
export { findPayableOrder } from './queries/find-payable-order.ts';
export { countBoardPurchases, findSummaries } from './queries/find-summaries.ts';
export { isOwnOrder, type OrderParties, refuseOwnOrder } from './queries/is-own-order.ts';
export { failedLotsSince, listCompanyRecords } from './queries/list-company-records.ts';
export { listPlannedOrders } from './queries/list-planned-orders.ts';
export { returnAddressOf } from './queries/read-order-view.ts';
export { refusals } from './refusals.ts';
export { type Orders, ordersSlice } from './slice.ts';
export { deleteAgentDraftsOf } from './store/agent-drafts.ts';
export { dealtPrices } from './store/dealt-prices.ts';
export {
  countDeals,
  countOutcomes,
  type JudgedLots,
  lotsByManufacturer,
  lotsBySeller,
  measureDurations,
  measureLateSteps,
  type OrderDuration,
} from './store/figures.ts';
export {
  lotsInQuarantine,
  lotsNotMatchingCount as lotsOffCount,
  lotsOfEndedOrders,
  lotsOutOfBalance as lotsOffBalance,
  ordersWithoutGoods,
} from './store/goods.ts';
export {
  inspectedParts,
  type LotNotPassed,
  lotsNotPassed,
  monthsOfDeals,
} from './store/inspected.ts';
export { countSince, dealsOf, type JudgedLine, judgedLines, linesOfLots } from './store/judged.ts';
export { findOrderParts } from './store/list.ts';
export { lotByNo, lotsById, type NumberedLot } from './store/lots.ts';
export { partiesByNo } from './store/number.ts';
export { saveWarning } from './store/orders.ts';
export {
  countParcels,
  findOrdersByNumber,
  listParcels,
  type ParcelFilter,
} from './store/parcels.ts';
export {
  buyersOf,
  endedOrders,
  hasOpenOrders,
  isPartyOfOpenOrder,
  tradesSince,
} from './store/standing.ts';
export { orderStates } from './store/states.ts';
