import type { OrderCover, OrderMoney } from '#contract/orders/table.ts';
import {
  missingAmount,
  type RevenueWhat,
  refundedOf,
  splitOfAccepted,
  splitOfNone,
  testsNotMade,
  totalOf,
} from './money/money.ts';
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

type Split = ReturnType<typeof splitOfAccepted>;

const refundOf = (split: Split, order: Order): MoneyStep => ({
  what: 'refund',
  minor: split.refund - refundedOf(order),
});

function releaseOf({ toSeller, revenue }: Split): MoneyStep {
  const minor = Object.values(revenue).reduce((all, one) => all + one, toSeller);
  return { what: 'release', minor, toSeller, revenue };
}

/** Returns what the buyer got back at once by closing a short count. */
const closedShort = (order: Order): bigint =>
  (order.dock?.shortClosedAt ?? null) === null ? 0n : missingAmount(order);

/** How each move of the table becomes steps, on the order as the event leaves it. */
const recipes: Record<OrderMoney, (order: Order) => MoneyStep[]> = {
  hold: (order) => [{ what: 'hold', minor: totalOf(order) }],
  refundPart: (order) => [refundOf(splitOfAccepted(order), order)],
  // Before a report only the pieces of a count that the buyer closed are refunded.
  refundTests: (order) => [
    { what: 'refund', minor: testsNotMade(order) + closedShort(order) - refundedOf(order) },
  ],
  // Tests of lines that did not come go back with the report.
  refundMissing: (order) => [{ what: 'refund', minor: missingAmount(order) - refundedOf(order) }],
  // A short count was not refunded before: its refund leaves with the release.
  release: (order) => {
    const split = splitOfAccepted(order);
    return [refundOf(split, order), releaseOf(split)];
  },
  refund: (order) => {
    // The tests of goods that were lost afterwards are nobody's cost but Assay's.
    const inspected = order.lots.length > 0 && order.trace === null;
    const split = splitOfNone(order, { inspected });
    return [refundOf(split, order), releaseOf(split)];
  },
};

/** Returns what insurance pays each side for goods that were lost after they passed, in cents. */
export const coverOf: Readonly<Record<OrderCover, (order: Order) => bigint>> = {
  buyer: (order) => totalOf(order) - refundedOf(order),
  seller: (order) => splitOfAccepted(order).toSeller,
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
