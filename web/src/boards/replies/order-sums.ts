import type { MoneyWire } from '#contract/money-schemas.ts';
import { freightOf, type ShipToDraft } from '#web/order-parts/ordering/ship-to.ts';
import { added, times } from '#web/order-parts/ordering/sums.ts';
import type { Plans } from '#web/order-parts/ordering/use-plans.ts';

interface Ordered {
  readonly goods: MoneyWire;
  readonly lines: number;
  readonly plans: Plans;
  readonly shipTo: ShipToDraft;
}

/** Sums an order: its goods, a test plan for each line, its freight. */
export function orderSums({ goods, lines, plans, shipTo }: Ordered) {
  const tests = plans.plan && times(plans.plan.price, lines);
  // Nothing is sent as long as no line is chosen.
  const freight = times(freightOf(shipTo), lines === 0 ? 0 : 1);
  return {
    goods,
    lines,
    tests,
    freight,
    isOwnFreight: shipTo.freightAccount.trim() !== '',
    total: added([goods, ...(tests ? [tests] : []), freight]),
  };
}

export type Sums = ReturnType<typeof orderSums>;
