import { expect, test } from 'vitest';
import type { PartGroup } from '#contract/catalog/search-schemas.ts';
import { productOf } from './product-json.ts';

const group: PartGroup = {
  mpn: 'LM358DR',
  manufacturer: 'Texas Instruments',
  why: 'exact',
  suffix: '',
  edits: 0,
  ambiguous: false,
  lines: 12,
  linesMore: false,
  quantity: 40_000,
  lowest: '0.08300',
  lowestBy: null,
  confirmedAt: '2026-11-01T00:00:00.000Z',
  lab: { inspected: 0, passed: 0 },
  offers: [],
};

test('a part is a product of its maker, with its lowest price and how many offer it', () => {
  expect(productOf(group)).toMatchObject({
    '@type': 'Product',
    mpn: 'LM358DR',
    brand: { name: 'Texas Instruments' },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: '0.08300',
      offerCount: 12,
    },
  });
});

test('nothing is said that is not known: no price, or more offers than were counted', () => {
  expect(productOf({ ...group, lowest: null })).not.toHaveProperty('offers');
  expect(productOf({ ...group, lines: 300, linesMore: true })).not.toHaveProperty(
    'offers.offerCount',
  );
});
