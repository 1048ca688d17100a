import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { later, line, NOW, openSearchMarket, type SearchMarket } from '#harness/search-market.ts';
import { countSellersOf } from '../store/bom.ts';
import { findForBom } from './find-for-bom.ts';

let market: SearchMarket;
beforeAll(async () => {
  market = await openSearchMarket();
  const [yunjing, hexin] = [market.seller(), market.seller()];
  await yunjing.add([
    line('LM358DR', { quantity: 100, unitPrice: 9_000n, priceBreaks: [[50, 7_000]] }),
    line('LM358DR', { quantity: 40, unitPrice: null, condition: 'reNew' }),
    line('TPS54331DR/NOPB'),
    line('SMAJ6.0CA', { manufacturer: 'Littelfuse' }),
  ]);
  await hexin.add([
    line('LM358DR', { quantity: 60, unitPrice: 8_000n, moq: 10 }),
    line('LM358DR', { manufacturer: 'onsemi' }),
    line('SMAJ60CA', { manufacturer: 'Littelfuse' }),
  ]);
  await hexin.add([line('OLD555P')], later(-40));
  await hexin.add([line('LISTED7P')], later(-29));
});
afterAll(() => market.close());

const find = (texts: readonly string[], more: object = {}) =>
  findForBom(market.database.db, { texts, makers: [], condition: null, now: NOW, ...more });

describe('numbers of a bill', () => {
  it('find the parts of their key with what is offered of each', async () => {
    const parts = (await find(['lm358 dr'])).partsOf('lm358 dr');
    expect(parts).toHaveLength(2);
    expect(parts[0]).toMatchObject({
      mpn: 'LM358DR',
      maker: 'Texas Instruments',
      sellers: 2,
      stock: 200,
      lowest: '0.07',
      widened: false,
      suffix: '',
      twins: false,
      failedLots: false,
    });
    expect(new Set(parts[0]?.offers)).toEqual(
      new Set([
        // The last cell is the seller's risk: none here.
        [60, 10, 8000, null, null],
        [100, null, 9000, [[50, 7000]], null],
        [40, null, null, null, null],
      ]),
    );
    expect(parts[1]).toMatchObject({ maker: 'onsemi', sellers: 1 });
  });

  it('find the parts of their base only where their key has none', async () => {
    const found = await find(['TPS54331DR', 'LM358DR', 'TPS54331DR/NOPB']);
    expect(found.partsOf('TPS54331DR')).toMatchObject([
      { mpn: 'TPS54331DR/NOPB', widened: true, suffix: '/NOPB' },
    ]);
    expect(found.partsOf('TPS54331DR/NOPB')).toMatchObject([{ widened: false, suffix: '' }]);
    expect(found.partsOf('LM358DR').every(({ widened }) => !widened)).toBe(true);
  });

  it('that share a key are listed as twins', async () => {
    const parts = (await find(['SMAJ60CA'])).partsOf('SMAJ60CA');
    expect(parts.map(({ mpn, twins }) => [mpn, twins]).sort()).toEqual([
      ['SMAJ6.0CA', true],
      ['SMAJ60CA', true],
    ]);
  });

  it('find no stock that has left search, nothing for no key, and nothing twice', async () => {
    const found = await find(['OLD555P', '---', '', 'LM358DR', 'LM358-DR']);
    for (const text of ['OLD555P', '---', '', 'never asked']) {
      expect(found.partsOf(text), text).toEqual([]);
    }
    expect(found.partsOf('LM358-DR')).toBe(found.partsOf('LM358DR'));
  });

  it('count offers of one condition alone where one is asked for', async () => {
    const parts = (await find(['LM358DR'], { condition: 'reNew' })).partsOf('LM358DR');
    expect(parts).toMatchObject([{ sellers: 1, stock: 40, lowest: null }]);
    const ids = parts.map(({ id }) => id);
    const count = (condition: 'reNew' | null) =>
      countSellersOf(market.database.db, ids, { condition, now: NOW });
    expect(await count('reNew')).toBe(1);
    expect(await count(null)).toBe(2);
    expect(await countSellersOf(market.database.db, [], { condition: null, now: NOW })).toBe(0);
  });

  it('have the counted stock of a part with more offers than are looked at', async () => {
    const many = market.seller();
    const prices = Array.from({ length: 35 }, (_, at) => BigInt(1000 + at));
    await many.add(prices.map((unitPrice) => line('MANY12345', { quantity: 10, unitPrice })));
    const [part] = (await find(['MANY12345'])).partsOf('MANY12345');
    expect(part).toMatchObject({ sellers: 35, stock: 350, lowest: '0.01', newest: null });
    expect(part?.offers).toHaveLength(30);
  });

  it('tell when the youngest offer was listed', async () => {
    const [part] = (await find(['LISTED7P'])).partsOf('LISTED7P');
    expect(part?.newest).toEqual(later(-29));
  });

  it('name makers by any of their names', async () => {
    const makers = ['TI', 'Texas Instruments Inc.', 'Nobody Knows Ltd'];
    const { makerOf } = await find([], { makers });
    expect(makerOf('TI').id).not.toBeNull();
    expect(makerOf('Texas Instruments Inc.').id).toBe(makerOf('TI').id);
    expect(makerOf('Nobody Knows Ltd')).toEqual({ id: null, key: 'NOBODYKNOWS' });
  });
});
