import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuyerRequest, EnquiryLine, QuoteVersion } from '#contract/enquiries/line-schemas.ts';
import { EMPTY_SHIP_TO } from '#web/order-parts/ordering/ship-to.ts';
import {
  bySeller,
  costOf,
  fieldPathOf,
  NO_PICKS,
  pickedOf,
  priceAt,
  quantityViolation,
  startingQuantity,
  validateOrdering,
} from './picks.ts';

const quote: QuoteVersion = {
  version: 1,
  at: '2026-11-21T00:00:00.000Z',
  validUntil: '2026-12-06T00:00:00.000Z',
  hash: 'h1',
  mpn: 'LM358DR',
  manufacturer: 'Texas Instruments',
  unitPrice: '0.10',
  priceBreaks: [
    { quantity: 1000, unitPrice: '0.09' },
    { quantity: 5000, unitPrice: '0.08' },
  ],
  quantity: 8000,
  moq: 200,
  condition: 'brandNew',
  packaging: null,
  leadTime: 'now',
  warrantyDays: 30,
  dateCode: '',
  origin: '',
  note: '',
  photos: [],
  agreedPrice: null,
};

const request = (id: string, sellerId: string, part: Partial<BuyerRequest> = {}): BuyerRequest => ({
  id,
  state: 'quoted',
  version: 2,
  dueAt: null,
  sellerId,
  sellerName: sellerId,
  standing: null,
  lab: { inspected: 0, passed: 0 },
  quote,
  earlier: [],
  counter: null,
  atQuantity: null,
  refusal: null,
  leftBy: null,
  order: null,
  ...part,
});

const line = (requests: BuyerRequest[]): EnquiryLine => ({
  id: 'line',
  position: 1,
  mpn: 'LM358DR',
  manufacturer: '',
  quantity: 6000,
  targetPrice: null,
  condition: null,
  dateCode: '',
  leadTime: 'any',
  note: '',
  isCompleted: false,
  requests,
});

const lines = [line([request('r1', 'a'), request('r2', 'b'), request('r3', 'a')])];
const pick = (requestId: string, quantity: string, hash = 'h1') => ({ requestId, hash, quantity });

describe('prices', () => {
  it('are those of the last break that is reached', () => {
    expect([1, 999, 1000, 4999, 5000].map((count) => priceAt(quote, count))).toEqual([
      '0.10',
      '0.10',
      '0.09',
      '0.09',
      '0.08',
    ]);
    expect(costOf(quote, '5000')).toEqual({ amount: '400.00', currency: 'USD' });
    for (const typed of ['', '0', '007', '1.5', '1e3', '-1'])
      expect(costOf(quote, typed)).toBeNull();
  });
});

describe('picks', () => {
  it('begin with what the line lacks, within what the quote allows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (had) => {
        const count = Number(startingQuantity(lines[0] as EnquiryLine, quote, had));
        expect(count).toBeGreaterThanOrEqual(200);
        expect(count).toBeLessThanOrEqual(8000);
        if (had >= 0 && had <= 5800) expect(count).toBe(6000 - had);
      }),
    );
  });

  it('are left out where the quote cannot be ordered from any more', () => {
    const ended = [line([request('r1', 'a', { state: 'expired' })])];
    expect(pickedOf(ended, [pick('r1', '10')])).toEqual([]);
  });

  it('are refused at their field where they are over, under, changed, or no quantity', () => {
    const violationsOf = (of: readonly ReturnType<typeof pick>[]) =>
      validateOrdering({
        id: '',
        picked: pickedOf(lines, of),
        draft: NO_PICKS,
        shipTo: EMPTY_SHIP_TO,
        tests: [],
      });
    const picked = pickedOf(lines, [pick('r1', '9000'), pick('r2', '100')]);
    expect(picked.map(quantityViolation)).toEqual(['over', 'under']);
    expect(violationsOf([pick('r1', '9000')])).toMatchObject({ 'r1.quantity': 'over' });
    expect(violationsOf([pick('r1', '500', 'h0')])).toMatchObject({ 'r1.hash': 'changed' });
    expect(fieldPathOf(picked, 'picks.1.quantity')).toBe('r2.quantity');
    expect(fieldPathOf(picked, 'shipTo.name')).toBe('shipTo.name');
  });

  it('are summed by seller', () => {
    const picked = pickedOf(lines, [pick('r1', '1000'), pick('r2', '200'), pick('r3', '5000')]);
    expect(bySeller(picked).map(({ id, goods }) => [id, goods.amount])).toEqual([
      ['a', '490.00'],
      ['b', '20.00'],
    ]);
  });
});
