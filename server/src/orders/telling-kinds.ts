import type { OrderEvent } from '#contract/orders/table.ts';

/**
 * The kinds of this slice's messages, without its name before them: the events of the table (a
 * count that a party has seen is told to the bench alone) and what is no event.
 */
export type TellingKind =
  | Exclude<OrderEvent, 'acknowledge'>
  | 'placed'
  | 'cleared'
  | 'soon'
  | 'late'
  | 'thread';
