import { expect, test } from 'vitest';
import { groupOffers, type Offer } from './group-offers.ts';

const offer = (mpn: string, manufacturer: string, unitPrice: string | null): Offer => ({
  id: `${mpn}${manufacturer}${unitPrice}`,
  mpn,
  manufacturer,
  quantity: 100,
  unitPrice,
  condition: 'brandNew',
  packaging: null,
  dateCode: '',
  leadTime: 'now',
  confirmedAt: '2026-11-20T00:00:00.000Z',
  sellerName: 'Yunjing',
  sellerId: 's',
  why: 'exact',
});

test('two makers of one part number are two groups, in the order found', () => {
  const groups = groupOffers([
    offer('LM358DR', 'Texas Instruments', '0.12'),
    offer('LM358DR', 'onsemi', null),
    offer('LM358DR', 'Texas Instruments', '0.091'),
  ]);
  expect(groups.map((group) => [group.manufacturer, group.offers.length, group.from])).toEqual([
    ['Texas Instruments', 2, '0.091'],
    ['onsemi', 1, null],
  ]);
});
