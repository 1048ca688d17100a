import { describe, expect, it } from 'vitest';
import * as contract from '#contract/surplus/calls.ts';
import { addSurplusDeal as addSurplusDealSchemas } from '#contract/surplus/schemas.ts';
import { later, NOW, shipTo, type Trader } from '#harness/board-market.ts';
import { bidAcceptance, bidFor, boardStage, codeOf, type DealView } from '#harness/board-stage.ts';

const { market, tao, dana, jonas } = boardStage();

/** A deal that offers so many of one part. */
async function offered(count: number) {
  const posted = await tao.call(contract.addSurplusDeal, {
    mark: 'From a closed line',
    items: [
      {
        model: 'lm358dr',
        manufacturer: 'Texas Instruments',
        count,
        condition: 'likeNew',
        packaging: 'roll',
        dateCode: '2414',
        unitPrice: '0.0836',
      },
    ],
  });
  return tao.call(contract.detail, { id: posted.id });
}
const inspection = { goodsType: 'bulkNew' as const, tests: ['xray' as const] };
const bidOf = (bidder: Trader, deal: DealView, quantity: number, unitPrice = '0.05') =>
  bidFor(bidder, deal, quantity, { unitPrice, inspection });

describe('a surplus deal', () => {
  it('is offered with its goods, without its poster’s name, and counted until it is seen', async () => {
    const before = (await dana.call(contract.surplusDealUnRead, {})).surplusDealNum;
    const deal = await offered(5000);
    expect(deal.no).toMatch(/^SD-261121-\d{4}$/);
    expect((await dana.call(contract.surplusDealUnRead, {})).surplusDealNum).toBe(before + 1);
    const seen = await dana.call(contract.detail, { id: deal.id });
    expect(seen).toMatchObject({
      company: null,
      mine: false,
      items: [
        {
          model: 'LM358DR',
          manufacturer: 'Texas Instruments',
          count: 5000,
          left: 5000,
          condition: 'likeNew',
          packaging: 'roll',
          dateCode: '2414',
          unitPrice: '0.0836',
        },
      ],
    });
    expect((await dana.call(contract.surplusDealUnRead, {})).surplusDealNum).toBe(before);
  });

  it('refuses goods without maker, count or condition at their place', async () => {
    const item = { model: '型号', manufacturer: '', count: '007', condition: 'old' };
    const bad = addSurplusDealSchemas.input.safeParse({ items: [item] });
    expect(bad.error?.issues.map((issue) => issue.path.join('.')).sort()).toEqual([
      'items.0.condition',
      'items.0.count',
      'items.0.manufacturer',
      'items.0.model',
    ]);
  });

  it('is listed under new to others and under mine to its poster, by its state', async () => {
    const deal = await offered(10);
    const list = async (who: Trader, one: typeof contract.surplusDeals) =>
      (await who.call(one, { keyword: deal.no })).list.map(({ id }) => id);
    const mine = async (state: 'open' | 'closed') =>
      (await tao.call(contract.surplusDealList, { keyword: deal.no, state })).list.map(
        ({ id }) => id,
      );
    expect(await list(dana, contract.surplusDeals)).toEqual([deal.id]);
    expect(await list(tao, contract.surplusDeals)).toEqual([]);
    expect([await mine('open'), await mine('closed')]).toEqual([[deal.id], []]);
    expect((await dana.call(contract.surplusDealList, {})).total).toBe(0);
    await tao.call(contract.close, { id: deal.id, version: 1 });
    expect(await list(dana, contract.surplusDeals)).toEqual([]);
    expect([await mine('open'), await mine('closed')]).toEqual([[], [deal.id]]);
  });

  it('carries a private note of each reader, and so does a bid', async () => {
    const deal = await offered(10);
    const bid = await bidOf(dana, deal, 10);
    await tao.call(contract.addMark, { on: 'post', id: deal.id, mark: 'Floor 0.04' });
    await tao.call(contract.addMark, { on: 'reply', id: bid.id, mark: 'Pays late' });
    await dana.call(contract.addMark, { on: 'post', id: deal.id, mark: 'Ask for photos' });
    const markOf = async (who: Trader) =>
      (await who.call(contract.detail, { id: deal.id })).privateMark;
    expect([await markOf(tao), await markOf(dana)]).toEqual(['Floor 0.04', 'Ask for photos']);
    expect((await tao.call(contract.replyDetail, { id: bid.id })).privateMark).toBe('Pays late');
    const seen = JSON.stringify(await dana.call(contract.replyDetail, { id: bid.id }));
    expect(seen).not.toContain('Pays late');
    const note = { on: 'reply', id: bid.id, mark: 'x' } as const;
    await expect(jonas.call(contract.addMark, note)).rejects.toThrow('notFound');
  });

  it('goes to recycle with its bids, and comes back without them', async () => {
    const deal = await offered(10);
    const bid = await bidOf(dana, deal, 10);
    await tao.call(contract.close, { id: deal.id, version: 1 });
    expect(await dana.call(contract.replyDetail, { id: bid.id })).toMatchObject({
      state: 'closed',
    });
    expect(await market.messages(dana.account)).toMatchObject([
      { kind: 'boards.surplusClosed', params: { postNo: deal.no } },
    ]);
    await tao.call(contract.reopen, { id: deal.id, version: 2 });
    const again = await tao.call(contract.detail, { id: deal.id });
    expect(again).toMatchObject({ state: 'open', items: [{ bids: 0 }] });
  });
});

describe('a bid', () => {
  it('is announced to the poster, who reads it without the bidder’s address', async () => {
    const deal = await offered(5000);
    const bid = await bidOf(dana, deal, 2000);
    expect(bid.shipTo).toMatchObject(shipTo);
    expect(await market.messages(tao.account)).toMatchObject([
      { kind: 'boards.bid', params: { postNo: deal.no, replyNo: bid.no, model: 'LM358DR' } },
    ]);
    expect(await tao.call(contract.replyIds, {})).toEqual([bid.id]);
    const read = await tao.call(contract.replyDetail, { id: bid.id });
    expect(read).toMatchObject({
      shipTo: null,
      from: { company: 'Hollis Instruments' },
      items: [{ asking: '0.0836', unitPrice: '0.05', quantity: 2000, left: 2000 }],
    });
    expect(await tao.call(contract.replyIds, {})).toEqual([]);
    await expect(jonas.call(contract.replyDetail, { id: bid.id })).rejects.toThrow('notFound');
  });

  it('stands in the lists of its two sides, and in nobody else’s', async () => {
    const deal = await offered(100);
    const bid = await bidOf(dana, deal, 10);
    const list = async (who: Trader, side: 'all' | 'given' | 'received') =>
      (await who.call(contract.replies, { side, postId: deal.id })).list.map(({ id }) => id);
    expect([await list(dana, 'given'), await list(dana, 'received')]).toEqual([[bid.id], []]);
    expect([await list(tao, 'given'), await list(tao, 'received')]).toEqual([[], [bid.id]]);
    expect(await list(jonas, 'all')).toEqual([]);
  });

  it('is refused on one’s own deal, on a closed one, and for more than there is', async () => {
    const deal = await offered(100);
    await expect(bidOf(tao, deal, 10)).rejects.toThrow('surplus.own');
    await expect(bidOf(dana, deal, 101)).rejects.toMatchObject({
      code: 'surplus.soldOut',
      facts: { left: 100, model: 'LM358DR' },
      field: 'items.0.quantity',
    });
    await tao.call(contract.close, { id: deal.id, version: 1 });
    await expect(bidOf(dana, deal, 10)).rejects.toThrow('surplus.closed');
  });
});

describe('accepting a bid', () => {
  it('places an order in which the poster sells and the bidder buys', async () => {
    const deal = await offered(5000);
    const bid = await bidOf(dana, deal, 2000);
    const placed = await tao.call(contract.acceptBid, bidAcceptance(bid, 1500));
    expect(market.orders).toMatchObject([
      {
        buyerId: dana.account,
        sellerId: tao.account,
        lines: [
          {
            mpn: 'LM358DR',
            manufacturer: 'Texas Instruments',
            quantity: 1500,
            unitPrice: 5_000n,
            condition: 'likeNew',
            packaging: 'roll',
            dateCode: '2414',
          },
        ],
        shipTo: { ...shipTo, carrier: 'DHL' },
        inspection: { goodsType: 'bulkNew', tests: ['xray'] },
        source: { kind: 'reply', id: bid.id, no: bid.no },
        now: NOW,
      },
    ]);
    const rest = await dana.call(contract.replyDetail, { id: bid.id });
    expect(rest).toMatchObject({
      state: 'open',
      items: [{ taken: 1500, left: 500 }],
      orders: [{ id: placed.orderId, no: placed.orderNo }],
    });
    expect((await jonas.call(contract.detail, { id: deal.id })).items[0]?.left).toBe(3500);
    expect(await market.messages(dana.account)).toMatchObject([
      { kind: 'boards.bidAccepted', params: { replyNo: bid.no, orderNo: placed.orderNo } },
    ]);
  });

  it('never sells more than there is over all bids, whoever comes first', async () => {
    const deal = await offered(1000);
    const first = await bidOf(dana, deal, 800);
    const second = await bidOf(jonas, deal, 700, '0.06');
    const ends = await Promise.allSettled([
      tao.call(contract.acceptBid, bidAcceptance(first, 800)),
      tao.call(contract.acceptBid, bidAcceptance(second, 700)),
    ]);
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused.map((end) => codeOf(end.reason))).toEqual(['surplus.soldOut']);
    expect(market.orders).toHaveLength(1);
    await expect(
      market.pool.query('update boards.post_item set taken = 1001 where post = $1', [deal.id]),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('is the poster’s alone, and ends with the bid’s validity', async () => {
    const bid = await bidOf(dana, await offered(10), 10);
    await expect(dana.call(contract.acceptBid, bidAcceptance(bid, 1))).rejects.toThrow(
      'access.denied',
    );
    await expect(jonas.call(contract.acceptBid, bidAcceptance(bid, 1))).rejects.toThrow('notFound');
    await expect(tao.call(contract.acceptBid, bidAcceptance(bid, 1), later(15))).rejects.toThrow(
      'surplus.bidExpired',
    );
  });
});

describe('the two boards', () => {
  it('never show each other’s posts, replies or counts', async () => {
    const deal = await offered(10);
    const bid = await bidOf(dana, deal, 10);
    const mall = await import('#contract/boards/calls.ts');
    await expect(dana.call(mall.detail, { id: deal.id })).rejects.toThrow('notFound');
    await expect(dana.call(mall.replyDetail, { id: bid.id })).rejects.toThrow('notFound');
    expect((await tao.call(mall.wantBuyUnRead, {})).replyIds).toEqual([]);
    expect((await tao.call(mall.wantBuyList, {})).list).toEqual([]);
  });
});
