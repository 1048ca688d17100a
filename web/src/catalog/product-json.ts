import type { PartGroup } from '#contract/catalog/search-schemas.ts';

/** A part of one maker and its offers as schema.org says them; without a price there is no offer. */
export function productOf(group: PartGroup): Readonly<Record<string, unknown>> {
  const { mpn, manufacturer, lines, linesMore, lowest } = group;
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
            // Beyond a bound offers are not counted, and a smaller number would be wrong.
            ...(linesMore ? {} : { offerCount: lines }),
            availability: 'https://schema.org/InStock',
          },
        }),
  };
}
