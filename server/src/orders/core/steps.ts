import type { OrderMoney } from '#contract/orders/table.ts';
import { type RevenueWhat, splitOfKept, splitOfNone, testsNotMade, totalOf } from './money.ts';
import type { Order } from './order.ts';

/** One movement of an order's money in the ledger. Amounts are above zero. */
export type MoneyStep =
  | { readonly what: 'hold'; readonly minor: bigint }
  | { readonly what: 'refund'; readonly minor: bigint }
  | {
      readonly what: 'release';
      readonly minor: bigint;
      readonly toSeller: bigint;
      readonly revenue: Readonly<Record<RevenueWhat, bigint>>;
    };

type Split = ReturnType<typeof splitOfKept>;

const refundOf = (split: Split, order: Order): MoneyStep => ({
  what: 'refund',
  minor: split.refund - order.refunded,
});

function releaseOf({ toSeller, revenue }: Split): MoneyStep {
  const minor = Object.values(revenue).reduce((all, one) => all + one, toSeller);
  return { what: 'release', minor, toSeller, revenue };
}

/** How each move of the table becomes steps, on the order as the event leaves it. */
const recipes: Record<OrderMoney, (order: Order) => MoneyStep[]> = {
  hold: (order) => [{ what: 'hold', minor: totalOf(order) }],
  refundPart: (order) => [refundOf(splitOfKept(order), order)],
  // Nothing else is refunded before a report.
  refundTests: (order) => [{ what: 'refund', minor: testsNotMade(order) - order.refunded }],
  // What the dock counted short was not refunded before: it leaves with the release.
  release: (order) => {
    const split = splitOfKept(order);
    return [refundOf(split, order), releaseOf(split)];
  },
  refund: (order) => {
    const split = splitOfNone(order, { inspected: order.lots.length > 0 });
    return [refundOf(split, order), releaseOf(split)];
  },
};

/** The ledger's steps of a move, in order; a step of nothing is left out. */
export const stepsOf = (move: OrderMoney, order: Order): MoneyStep[] =>
  recipes[move](order).filter((step) => step.minor > 0n);

/** Returns the order's own figures after the steps. */
export function afterSteps(order: Order, steps: readonly MoneyStep[]): Order {
  const all = (what: MoneyStep['what']) =>
    steps.filter((step) => step.what === what).reduce((sum, step) => sum + step.minor, 0n);
  return {
    ...order,
    held: order.held + all('hold'),
    refunded: order.refunded + all('refund'),
    released: order.released + all('release'),
  };
}
