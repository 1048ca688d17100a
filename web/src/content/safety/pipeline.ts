import { type MoneyPlace, moneyPlace } from '#contract/orders/money/money-place.ts';
import {
  type OrderActor,
  type OrderEvent,
  type OrderKind,
  type OrderRow,
  type OrderState,
  orderTable,
} from '#contract/orders/table.ts';
import { orderWaitOf } from '#contract/orders/waits.ts';
import type { Span } from '#contract/state-machine.ts';

/** The states of an order that goes well, in their order. */
const path = [
  'placed',
  'priced',
  'confirmed',
  'paid',
  'inbound',
  'received',
  'inspecting',
  'reported',
  'cleared',
  'dispatched',
] as const satisfies readonly OrderState[];

/** A state of an order that goes well: `priced` is of agent orders alone. */
export type PathState = (typeof path)[number];

/** Where the payment is while an order stands in a state. */
export type Whereabouts = 'buyer' | 'held' | 'seller';

const whereabouts: Readonly<Record<MoneyPlace, Whereabouts>> = {
  none: 'buyer',
  held: 'held',
  released: 'seller',
  refunding: 'held',
  refunded: 'buyer',
};

/** A step as a reader sees it: whom it waits for, for how long, and where the payment is. */
export interface Step {
  readonly state: PathState;
  readonly on: readonly Exclude<OrderActor, 'clock'>[];
  readonly within: Span;
  readonly money: Whereabouts;
}

const rowsOf = (kind: OrderKind): readonly OrderRow[] => orderTable[kind];

/** How long a state waits, as the order table says. */
export function waitOf(state: OrderState, kind: OrderKind = 'trade'): Span {
  const wait = orderWaitOf(kind, state);
  if (wait?.within === undefined) throw new RangeError(`${state} has no time`);
  return wait.within;
}

/** After how long the clock takes an event, as the order table says. */
export function clockOf(event: OrderEvent, from: OrderState, kind: OrderKind = 'trade'): Span {
  const row = rowsOf(kind).find(
    (one) => one.event === event && one.from === from && 'due' in one && one.due,
  );
  if (row === undefined || !('due' in row)) throw new RangeError(`no clock takes ${event}`);
  return row.due;
}

/** The step of an order that goes well whose end releases the payment to the seller. */
export const releaseStep = (kind: OrderKind): PathState | undefined =>
  path.findLast((state) => {
    const place = moneyPlace(kind, state);
    return place === 'held' || place === 'none';
  });

/** The steps of an order that goes well. */
export function stepsOf(kind: OrderKind): Step[] {
  return path
    .filter((state) => state !== 'priced' || kind === 'agent')
    .map((state) => {
      const wait = orderWaitOf(kind, state);
      const on = (wait?.on ?? []).filter((actor) => actor !== 'clock');
      const within = wait?.within ?? clockOf('confirmReceipt', 'dispatched', kind);
      return { state, on, within, money: whereabouts[moneyPlace(kind, state)] };
    });
}

const ofTrade = stepsOf('trade');

/** The steps of a trade order, with the one that only agent orders have. */
export const steps: readonly Step[] = stepsOf('agent').map(
  (step) => ofTrade.find(({ state }) => state === step.state) ?? step,
);
