import { expect, it } from 'vitest';
import * as contract from '#contract/boards/calls.ts';
import * as surplus from '#contract/surplus/calls.ts';
import { acceptance, postOf, replyTo } from '#harness/board-market.ts';
import { bidAcceptance, bidFor, boardStage, dealOf } from '#harness/board-stage.ts';

const { market, dana, wei, tao } = boardStage();

const everything = { keyword: '', pageNum: 1, pageSize: 50 };

it('the lists of others leave out requests that are ordered in full; their page stays readable', async () => {
  const post = await postOf(dana, { 'WHOLE-1': 10, 'WHOLE-2': 5 });
  const reply = await replyTo(wei, post);
  const lists = async () => {
    const { list, total } = await tao.call(contract.wantBuys, everything);
    const open = await tao.call(contract.rfq, everything);
    return {
      listed: [list.length, total],
      rfq: [open.list.length, open.total],
      newer: (await tao.call(contract.newerWantBuys, { keyword: '', since: null })).count,
      unseen: (await tao.call(contract.wantBuyUnRead, {})).wantBuyNum,
    };
  };
  const one = { listed: [1, 1], rfq: [1, 1], newer: 1, unseen: 1 };
  expect(await lists()).toEqual(one);

  await dana.call(contract.acceptReply, acceptance(reply, 10, 4));
  expect(await lists()).toEqual(one);
  const again = await dana.call(contract.replyDetail, { id: reply.id });
  const rest = [{ replyItemId: again.items[1]?.id ?? '', quantity: 1 }];
  await dana.call(contract.acceptReply, { ...acceptance(again), items: rest });
  expect(await lists()).toEqual({ listed: [0, 0], rfq: [0, 0], newer: 0, unseen: 0 });

  expect(await tao.call(contract.detail, { id: post.id })).toMatchObject({ state: 'open' });
  const own = await dana.call(contract.wantBuyList, { ...everything, state: 'open' });
  expect(own.list.map(({ no }) => no)).toEqual([post.no]);
});

it('the lists of others leave out surplus that is sold in full until pieces come back', async () => {
  const deal = await dealOf(tao);
  const { id } = deal;
  const bid = await bidFor(dana, deal, 100);
  const listed = async () => (await dana.call(surplus.surplusDeals, everything)).total;
  expect(await listed()).toBe(1);
  const { orderId } = await tao.call(surplus.acceptBid, bidAcceptance(bid, 100));
  expect(await listed()).toBe(0);
  expect(await dana.call(surplus.detail, { id })).toMatchObject({ items: [{ left: 0 }] });
  await market.release(orderId);
  expect(await listed()).toBe(1);
});
