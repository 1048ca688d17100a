import type { PartGroup } from '#contract/catalog/search.ts';

/** A part of one maker and its offers as schema.org says them; without a price there is no offer. */
export function productOf(group: PartGroup): Readonly<Record<string, unknown>> {
  const { mpn, manufacturer, lines, lowest } = group;
  return {
    '@type': 'Product',
    name: mpn,
    mpn,
    brand: { '@type': 'Brand', name: manufacturer },
    ...(lowest === null
      ? {}
      : {
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: 'USD',
            lowPrice: lowest,
            offerCount: lines,
            availability: 'https://schema.org/InStock',
          },
        }),
  };
}
