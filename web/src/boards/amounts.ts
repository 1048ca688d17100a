import { QuantityText } from '#contract/fields.ts';
import { lineAmount, parseUnitPrice } from '#contract/money.ts';
import { UnitPriceText } from '#contract/money-schemas.ts';

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
