import type { OrderFacts } from '#contract/orders/history-schemas.ts';
import type { OrderMessage } from '#contract/orders/table.ts';
import type { ReminderKind } from '#server/kit/reminders.ts';

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
  | 'placedFrom'
  | 'split'
  | ReminderKind
  | 'thread'
  | 'transferShort'
  | 'revokedAfterRelease';
