import type { OrderMessage } from '#contract/orders/table.ts';
import type { ReminderKind } from '#server/kit/reminders.ts';

/**
 * The kinds of this slice's messages, without its name before them: those that rows of the table
 * send, and what is no event.
 */
export type NotificationKind =
  | OrderMessage
  | 'placed'
  | 'shipParcels'
  | 'shipRestParcels'
  | 'traceParcel'
  | 'placedFrom'
  | 'split'
  | ReminderKind
  | 'thread'
  | 'transferShort'
  | 'revokedAfterRelease';
