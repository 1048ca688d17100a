import { parseMoney } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';

/**
 * Returns the weight of an amount in a bar or chart, in whole minor units: only its proportion to
 * the weights of other amounts of the same currency means anything. Never shown as money.
 */
export function barWeight({ amount, currency }: MoneyWire): number {
  const { minor: weight } = parseMoney(amount, currency);
  return Number(weight);
}
