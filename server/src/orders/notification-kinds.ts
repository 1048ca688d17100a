import type { OrderFacts } from '#contract/orders/history-schemas.ts';
import type { OrderMessage } from '#contract/orders/table.ts';
import type { ReminderKind } from '#server/kit/reminders.ts';
import type { Order } from './core/order.ts';
import { rulingFrom } from './core/ruling.ts';

/** The message about a price, by who bears the service fee. */
const priceMessages = { buyer: 'priceBuyer', seller: 'priceSeller', half: 'priceHalf' } as const;

/** Returns the kind of the message about a price: one that names who bears the service fee, if any. */
export const priceMessage = ({ serviceBy }: OrderFacts): NotificationKind =>
  serviceBy === undefined ? 'price' : priceMessages[serviceBy];

/**
 * The kinds of this slice's messages, without its name before them: those that rows of the table
 * send, and what is no event.
 */
export type NotificationKind =
  | OrderMessage
  | 'placed'
  | (typeof priceMessages)[keyof typeof priceMessages]
  | 'shipParcels'
  | 'shipRestParcels'
  | 'traceParcel'
  | 'offerRuling'
  | 'withdrawOfferRuling'
  | 'rulingRequested'
  | 'placedFrom'
  | 'placedFromBid'
  | 'split'
  | ReminderKind
  | 'thread'
  | 'transferShort'
  | 'revokedAfterRelease';

/** Messages of a dispute on which support may rule: the day that they name is its deadline. */
const rulingMessages: { readonly [M in OrderMessage]?: NotificationKind } = {
  offer: 'offerRuling',
  withdrawOffer: 'withdrawOfferRuling',
  requestRuling: 'rulingRequested',
};

const isRulingOpen = (order: Order, now: Date): boolean =>
  order.state === 'disputed' && now.getTime() >= rulingFrom(order).getTime();

/** Returns the kind of a message: one that names parcels or a bearer where the facts have them. */
export function kindOf(
  message: OrderMessage,
  { order, facts, now }: { readonly order: Order; readonly facts: OrderFacts; readonly now: Date },
): NotificationKind {
  const { moreTrackingNos, trackingNo } = facts;
  if (message === 'price') return priceMessage(facts);
  if (message === 'ship' && moreTrackingNos) return 'shipParcels';
  if (message === 'shipRest' && moreTrackingNos) return 'shipRestParcels';
  if (message === 'trace' && trackingNo) return 'traceParcel';
  return (isRulingOpen(order, now) ? rulingMessages[message] : undefined) ?? message;
}
