import type { OrderEvent, OrderRow } from './table.ts';

export const lossOutcomes = ['refund', 'shipAgain'] as const;

/** Parcels besides the one to the buyer that two people correct: to the dock, and back. */
export const correctedWays = ['inbound', 'return'] as const;

/** Events after which it is settled who keeps the goods, and so where the money goes. */
export type DecidingEvent = Extract<
  OrderRow,
  { accepted: string } | { cover: string } | { to: 'cancelled' }
>['event'];

/** Events that lead an order back to an earlier state: no ending, another round. */
export type RepeatingEvent = Extract<
  OrderEvent,
  'contest' | 'reinstate' | 'retest' | 'shipAgain' | 'shipRest'
>;

/** Kinds of cost of an order besides the goods. */
export const feeKinds = ['commission', 'service', 'tests', 'freight'] as const;

/** Lines of an order at most. */
export const ORDER_LINES_MAX = 50;
