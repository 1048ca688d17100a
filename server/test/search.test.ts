import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWantBuy, addWantQuote, detail } from '#contract/boards/calls.ts';
import {
  priceHistory,
  quoteRecord,
  searchElectronic,
  searchOffers,
} from '#contract/catalog/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { judgedDeal } from '#harness/judged-deals.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let town: TestMarket;
let pool: pg.Pool;
let buyer: Caller;
const sellers: Caller[] = [];

beforeAll(async () => {
  town = await openTestMarket();
  pool = new pg.Pool({ connectionString: town.url, max: 2 });
  buyer = await town.member('Asker', 'buyer');
  for (const name of ['One', 'Two', 'Three']) sellers.push(await town.member(name, 'seller'));
}, 60_000);

afterAll(async () => {
  await pool.end();
  await town.close();
});

const quote = async (postId: string, seller: Caller, unitPrice: string) => {
  const post = await seller.send(detail, { id: postId });
  await seller.send(addWantQuote, {
    postId,
    version: post.version,
    items: post.items.map((item) => ({
      postItemId: item.id,
      offeredModel: item.model,
      manufacturer: 'Texas Instruments',
      unitPrice,
      quantity: item.count,
      condition: 'brandNew' as const,
    })),
  });
};

describe('a search over the whole market', () => {
  it('shows visitors offers with their sellers’ names, and nobody how to reach them', async () => {
    const [seller] = sellers;
    await seller?.send(inventoryAdd, {
      lines: [
        { mpn: 'LM358DR', manufacturer: 'TI', quantity: 900, unitPrice: '0.089' },
        { mpn: 'LM358', manufacturer: 'TI', quantity: 5, unitPrice: '0.1' },
      ],
    });
    const visitor = town.visitor('Passer');
    const found = await visitor.send(searchElectronic, { keyword: 'lm358', facets: true });
    expect(found.list.map(({ why, mpn }) => `${why} ${mpn}`)).toEqual([
      'exact LM358',
      'prefix LM358DR',
    ]);
    expect(found.list[0]?.offers[0]).toMatchObject({ sellerName: 'One Ltd', unitPrice: '0.10' });
    const more = await visitor.send(searchOffers, {
      mpn: 'LM358DR',
      manufacturer: 'Texas Instruments',
    });
    expect(more.list.map(({ sellerName }) => sellerName)).toEqual(['One Ltd']);
    expect(JSON.stringify([found, more])).not.toMatch(/@|"email"|"phone"|"tel/);
  });

  it('tells members what was quoted, and a price once three sellers stand behind it', async () => {
    const post = await buyer.send(addWantBuy, {
      wantBuyItemList: [{ model: 'TPS54331DR', count: 2500 }],
    });
    const record = () => buyer.send(quoteRecord, { keyword: 'tps54331-dr' });
    const [one, two, three] = sellers as [Caller, Caller, Caller];
    await quote(post.id, one, '0.61');
    await quote(post.id, two, '0.62');
    expect((await record()).list.map(({ unitPrice }) => unitPrice)).toEqual([null, null]);
    await quote(post.id, three, '0.63');
    const { list, total } = await record();
    expect(total).toBe(3);
    expect(list.map(({ unitPrice }) => unitPrice).sort()).toEqual(['0.61', '0.62', '0.63']);
    expect(new Set(list.map(({ quantityFrom }) => quantityFrom))).toEqual(new Set([1000]));
    for (const seller of sellers) expect(JSON.stringify(list)).not.toContain(town.idOf(seller));
  });

  it('tells prices of the months in which three inspected deals were completed', async () => {
    const at = new Date('2026-10-05T00:00:00Z');
    const deal = (facts: Partial<Parameters<typeof judgedDeal>[1]>) =>
      judgedDeal(pool, { state: 'completed', verdict: 'pass', at, mpn: 'DEAL-1', ...facts });
    const history = () => buyer.send(priceHistory, { mpn: 'deal-1' });
    await deal({});
    await deal({ verdict: 'conditional' });
    await deal({ verdict: 'fail' });
    await deal({ state: 'refunded' });
    await deal({ at: new Date('2026-09-05T00:00:00Z') });
    expect(await history()).toEqual([]);
    await deal({});
    expect(await history()).toEqual([
      { month: '2026-10', deals: 3, lowest: '0.089', median: '0.089', highest: '0.089' },
    ]);
    const other = await buyer.send(priceHistory, { mpn: 'DEAL-1', manufacturer: 'Nobody' });
    expect(other).toEqual([]);
  });
});
