/** The only door of the order pipeline: what other slices and the composition may use. */

export type { Line, Lot, Order, Side } from './core/order.ts';
export type { NewLot, OrderPayloads } from './core/payload.ts';
export { dealtPrices } from './dealt-store.ts';
export {
  inspectedParts,
  type LotNotPassed,
  lotsNotPassed,
  monthsOfDeals,
} from './inspected-store.ts';
export { countSince, dealsOf, type JudgedLine, judgedLines } from './judged-store.ts';
export { orderMessages } from './locales/words.ts';
export {
  consumePieces,
  type LotFacts,
  lineVerdicts,
  lotsOf,
  type OrderForQc,
  orderForQc,
  type SellerLots,
  sellerLots,
} from './lots.ts';
export { type NumberedOrder, orderByNo } from './numbered.ts';
export { countBoardPurchases, summariesFor } from './party.ts';
export { payableOrder } from './payable.ts';
export type { NewLine, NewTradeOrder, PlaceDeps, Placed } from './place.ts';
export {
  type AppliedToOrder,
  applyOrderEvent,
  type OrderTaking,
  payRecharged,
} from './process.ts';
export { refusals } from './refusals.ts';
export { type Orders, type OrdersDeps, ordersSlice } from './slice.ts';
export {
  completedDeals,
  type SellerShipments,
  sellerShipments,
  shareAnOrder,
} from './standing.ts';
export { type Swept, sweep } from './sweep.ts';
