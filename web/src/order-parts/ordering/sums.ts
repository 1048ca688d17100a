import { parseMoney, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';

/** The sum of amounts in USD. */
export const added = (amounts: readonly MoneyWire[]): MoneyWire =>
  wire(amounts.reduce((sum, one) => sum + parseMoney(one.amount, one.currency).minor, 0n));

/** An amount so many times. */
export const times = (money: MoneyWire, count: number): MoneyWire =>
  wire(parseMoney(money.amount, money.currency).minor * BigInt(count), money.currency);
