import type { OfferGroup } from './group-offers.ts';

/** A part of one maker and its offers as schema.org says them; without a price there is no offer. */
export function productOf(group: OfferGroup): Readonly<Record<string, unknown>> {
  const { mpn, manufacturer, offers, from } = group;
  return {
    '@type': 'Product',
    name: mpn,
    mpn,
    brand: { '@type': 'Brand', name: manufacturer },
    ...(from === null
      ? {}
      : {
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: 'USD',
            lowPrice: from,
            offerCount: offers.length,
            availability: 'https://schema.org/InStock',
          },
        }),
  };
}
