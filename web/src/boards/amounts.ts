import { QuantityText } from '#contract/fields.ts';
import { lineAmount, parseUnitPrice } from '#contract/money.ts';
import { UnitPriceText } from '#contract/money-schemas.ts';

/** Returns the cost of a line in cents; null while its figures are not valid. */
export function lineCost(line: {
  readonly unitPrice: string;
  readonly quantity: string;
}): bigint | null {
  const quantity = QuantityText.safeParse(line.quantity);
  const price = UnitPriceText.safeParse(line.unitPrice);
  if (!quantity.success || !price.success) return null;
  return lineAmount({ unitPrice: parseUnitPrice(price.data), quantity: quantity.data });
}
