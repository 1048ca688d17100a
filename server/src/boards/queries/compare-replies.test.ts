import { expect, it } from 'vitest';
import * as mall from '#contract/boards/calls.ts';
import * as waste from '#contract/surplus/calls.ts';
import { later, postOf, quoteOf, replyTo, type Trader } from '#harness/board-market.ts';
import { bidFor, boardStage, dealOf } from '#harness/board-stage.ts';

const { market, tao: poster, wei: first, other: second } = boardStage();

it('the replies to a post begin with the open ones', async () => {
  const post = await postOf(poster, { LM358DR: 10 });
  const oldest = await replyTo(first, post);
  const replaced = await replyTo(second, post, {}, later(1));
  const newest = await replyTo(second, post, {}, later(2));
  for (const { id } of [oldest, newest]) await poster.call(mall.replyDetail, { id });
  const input = { postId: post.id, side: 'received' } as const;
  const { list, total } = await poster.call(mall.replies, input, later(2));
  expect(list.map(({ id }) => id)).toEqual([newest.id, oldest.id, replaced.id]);
  const cut = await poster.call(mall.replies, { ...input, pageSize: 2 }, later(2));
  expect(total).toBe(3);
  expect(cut.list.map(({ state }) => state)).toEqual(['open', 'open']);
});

it('a request says the lowest of its open quotes to its poster, where there are several', async () => {
  const post = await postOf(poster, { LM358DR: 10, NE555P: 10 });
  const [part = '', single = ''] = post.items.map(({ id }) => id);
  await replyTo(first, post, { items: [quoteOf(part, 10, '0.2'), quoteOf(single, 10, '0.3')] });
  await replyTo(second, post, { items: [quoteOf(part, 10, '0.1')], validDays: 15 });
  const third = market.member('Kite', 'seller');
  await replyTo(third, post, { items: [quoteOf(part, 10, '0.15')], validDays: 30 });
  const bestFor = async (reader: Trader, now?: Date) =>
    (await reader.call(mall.detail, { id: post.id }, now)).items.map(({ best }) => best);
  expect(await bestFor(poster)).toEqual(['0.10', null]);
  expect(await bestFor(first)).toEqual([null, null]);
  expect(await bestFor(poster, later(16))).toEqual([null, null]);
});

it('a surplus deal says the highest of its open bids to its poster', async () => {
  const deal = await dealOf(poster);
  const { id } = deal;
  await bidFor(first, deal, 100, { unitPrice: '0.05' });
  await bidFor(second, deal, 100, { unitPrice: '0.06' });
  expect((await poster.call(waste.detail, { id })).items[0]?.best).toBe('0.06');
  expect((await first.call(waste.detail, { id })).items[0]?.best).toBeNull();
});
