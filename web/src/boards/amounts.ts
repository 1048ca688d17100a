import { QuantityText } from '#contract/fields.ts';
import {
  lineAmount,
  type MoneyWire,
  parseMoney,
  parseUnitPrice,
  UnitPriceText,
  wire,
} from '#contract/money.ts';

/** What a line costs in cents; null while its figures are not right. */
export function lineCost(line: {
  readonly unitPrice: string;
  readonly quantity: string;
}): bigint | null {
  const quantity = QuantityText.safeParse(line.quantity);
  const price = UnitPriceText.safeParse(line.unitPrice);
  if (!quantity.success || !price.success) return null;
  return lineAmount({ unitPrice: parseUnitPrice(price.data), quantity: quantity.data });
}

/** The sum of amounts in USD. */
export const added = (amounts: readonly MoneyWire[]): MoneyWire =>
  wire(amounts.reduce((sum, one) => sum + parseMoney(one.amount, one.currency).minor, 0n));

/** An amount so many times. */
export const times = (money: MoneyWire, count: number): MoneyWire =>
  wire(parseMoney(money.amount, money.currency).minor * BigInt(count), money.currency);
