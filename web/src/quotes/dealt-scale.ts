import { parseUnitPrice } from '#contract/money.ts';

/**
 * The place of a price between the lowest and the highest, 0 to 1; what lies outside stands at the
 * end. Where all deals had one price, that is the middle.
 */
export function positionOnScale(
  { lowest, highest }: { readonly lowest: string; readonly highest: string },
  price: string,
): number {
  const [from, to, at] = [lowest, highest, price].map((one) => Number(parseUnitPrice(one))) as [
    number,
    number,
    number,
  ];
  if (to === from) return at < from ? 0 : at > to ? 1 : 0.5;
  return Math.min(1, Math.max(0, (at - from) / (to - from)));
}
