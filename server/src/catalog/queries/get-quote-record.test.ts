import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/catalog/calls.ts';
import { asMember } from '#harness/calling.ts';
import {
  later,
  line,
  NOW,
  openSearchMarket,
  type SearchMarket,
  visitor,
} from '#harness/search-market.ts';
import type { QuotedPrice } from '../deps.ts';

let quotes: QuotedPrice[] = [];
let market: SearchMarket;
beforeAll(async () => {
  market = await openSearchMarket({
    quotes: [async () => quotes],
    monthPrices: async () => [
      { month: '2026-10', deals: 3, lowest: 100_000n, median: 250_000n, highest: 300_000n },
    ],
  });
});
afterAll(() => market.close());

describe('suggestions', () => {
  it('are numbers in stock that begin so, the fullest first, and makers', async () => {
    const [one, two] = [market.seller(), market.seller()];
    await one.add([line('SUGG-1'), line('SUGG-2'), line('SUGG-3', { manufacturer: 'ST' })]);
    await two.add([line('SUGG-2'), line('SUGG-2')]);
    const suggest = (keyword: string) => market.call(contract.suggest, { keyword }, visitor);
    const { parts } = await suggest('sugg');
    expect(parts.map(({ mpn, lines }) => `${mpn} ${lines}`)).toEqual([
      'SUGG-2 3',
      'SUGG-1 1',
      'SUGG-3 1',
    ]);
    expect((await suggest('texas')).makers).toEqual(['Texas Instruments']);
    // Laird (Steward) and STC begin so too.
    expect((await suggest('ST')).makers[0]).toBe('STMicroelectronics');
    expect(await suggest('s')).toEqual({ parts: [], makers: [] });
    expect(await suggest('')).toEqual({ parts: [], makers: [] });
  });
});

describe('the record of quotes', () => {
  const member = { caller: asMember(randomUUID(), 'buyer'), now: NOW };
  const given = (sellerId: string, more: Partial<QuotedPrice> = {}): QuotedPrice => ({
    at: NOW,
    mpn: 'QUOTED-1',
    manufacturer: 'TI',
    quantity: 730,
    condition: 'brandNew',
    leadTime: 'now',
    unitPrice: 250_000n,
    sellerId,
    ...more,
  });
  const record = () => market.call(contract.quoteRecord, { keyword: 'quoted1' }, member);

  it('tells day and band, and a price only of three sellers or more', async () => {
    quotes = [given('a'), given('b'), given('b', { at: later(-2) })];
    const two = await record();
    expect(two.total).toBe(3);
    expect(two.list[0]).toEqual({
      day: '2026-11-21',
      mpn: 'QUOTED-1',
      manufacturer: 'TI',
      quantityFrom: 100,
      condition: 'brandNew',
      leadTime: 'now',
      unitPrice: null,
    });
    quotes = [...quotes, given('c', { manufacturer: 'ST' })];
    expect((await record()).list.map(({ unitPrice }) => unitPrice)).toEqual(
      Array.from({ length: 4 }, () => '2.50'),
    );
    const brands = await market.call(contract.getQuoteRecordBrand, { keyword: 'QUOTED-1' }, member);
    expect(brands).toEqual([
      { value: 'TI', lines: 3 },
      { value: 'ST', lines: 1 },
    ]);
  });

  it('is for buyers and sellers only', async () => {
    await expect(
      market.call(contract.quoteRecord, { keyword: 'QUOTED-1' }, visitor),
    ).rejects.toThrow('session.missing');
  });
});

describe('the history of prices', () => {
  it('is shown by month', async () => {
    expect(await market.call(contract.priceHistory, { mpn: 'x' }, visitor)).toEqual([
      { month: '2026-10', deals: 3, lowest: '1.00', median: '2.50', highest: '3.00' },
    ]);
  });
});
