import type { z } from 'zod';
import type { Offer as OfferSchema } from '#contract/catalog/calls.ts';
import { parseUnitPrice } from '#contract/money.ts';

export type Offer = z.infer<typeof OfferSchema>;

/** Offers of one part number by one maker. Two makers are two groups (design section 4). */
export interface OfferGroup {
  readonly mpn: string;
  readonly manufacturer: string;
  readonly why: Offer['why'];
  readonly offers: readonly Offer[];
  /** The lowest unit price; null where every seller wants to be asked. */
  readonly from: string | null;
}

/** Groups offers in the order in which they were found. */
export function groupOffers(offers: readonly Offer[]): OfferGroup[] {
  const groups = Map.groupBy(offers, ({ mpn, manufacturer }) => `${mpn}\n${manufacturer}`);
  return [...groups.values()].flatMap((found) => {
    const [first] = found;
    if (!first) return [];
    const { mpn, manufacturer, why } = first;
    return [{ mpn, manufacturer, why, offers: found, from: lowest(found) }];
  });
}

function lowest(offers: readonly Offer[]): string | null {
  const prices = offers.flatMap(({ unitPrice }) => (unitPrice === null ? [] : [unitPrice]));
  return prices.reduce<string | null>(
    (low, price) => (low === null || parseUnitPrice(price) < parseUnitPrice(low) ? price : low),
    null,
  );
}
