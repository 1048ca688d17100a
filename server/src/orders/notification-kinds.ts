import type { OrderMessage } from '#contract/orders/table.ts';

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
  | 'soon'
  | 'late'
  | 'after'
  | 'otherSoon'
  | 'deskSoon'
  | 'otherLate'
  | 'thread'
  | 'transferShort'
  | 'revokedAfterRelease';
