import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/boards/calls.ts';
import { NO_END } from '#contract/options.ts';
import { later, postOf, quoteOf, replyTo, type Trader } from '#harness/board-market.ts';
import { boardStage } from '#harness/board-stage.ts';

const { market, dana, wei, other } = boardStage();

describe('a reply', () => {
  it('is seen by poster and replier as it was given, and by nobody else', async () => {
    const post = await postOf(dana, { 'SEE-1': 2500 });
    const items = [{ ...quoteOf(post.items[0]?.id ?? '', 2000, '0.00213'), note: 'two reels' }];
    const given = await replyTo(wei, post, { items, validDays: 30, note: 'ex stock' });
    expect(given.no).toMatch(/^QT-261121-\d{4}$/);
    expect(given).toMatchObject({
      postNo: post.no,
      state: 'open',
      version: 1,
      mine: true,
      validUntil: later(30).toISOString(),
      from: { accountId: wei.account, company: 'Yunjing Electronics', passedLots: 9 },
      to: { company: 'Hollis Instruments', country: 'US' },
      note: 'ex stock',
    });
    expect(given.items[0]).toMatchObject({
      model: 'SEE-1',
      offeredModel: 'TPS54331DR',
      unitPrice: '0.00213',
      quantity: 2000,
      taken: 0,
      amount: { amount: '4.26', currency: 'USD' },
      leadTime: 'now',
      warrantyDays: 30,
      note: 'two reels',
    });
    const received = await dana.call(contract.replyDetail, { id: given.id });
    expect(received).toMatchObject({ mine: false, items: given.items });
    await expect(other.call(contract.replyDetail, { id: given.id })).rejects.toThrow('notFound');
    const theirs = await other.call(contract.replies, { postId: post.id });
    expect(theirs).toEqual({ total: 0, list: [] });
  });

  it('names the poster to the replier, and is counted to the poster alone', async () => {
    const post = await postOf(dana, { 'COUNT-1': 10, 'COUNT-2': 10 });
    const reply = await replyTo(wei, post, { items: [quoteOf(post.items[0]?.id ?? '', 5)] });
    const asPoster = await dana.call(contract.detail, { id: post.id });
    expect(asPoster).toMatchObject({ replies: 1, unreadReplies: 1 });
    expect(asPoster.items.map((item) => item.quotes)).toEqual([1, 0]);
    const asReplier = await wei.call(contract.detail, { id: post.id });
    expect(asReplier).toMatchObject({
      company: 'Hollis Instruments',
      myReplyId: reply.id,
      replies: 0,
    });
    const asOther = await other.call(contract.detail, { id: post.id });
    expect(asOther).toMatchObject({ company: null, myReplyId: null, replies: 0, unreadReplies: 0 });
    expect(asOther.items.map((item) => item.quotes)).toEqual([0, 0]);
  });

  it('spec 3: board counters: tells the poster, and waits unread until the poster opens it', async () => {
    const post = await postOf(dana, { 'READ-1': 10 });
    const reply = await replyTo(wei, post);
    expect(await market.messages(dana.account)).toMatchObject([
      {
        kind: 'boards.replied',
        params: { postNo: post.no, replyNo: reply.no, company: 'Yunjing Electronics', count: 1 },
      },
    ]);
    const unread = () => dana.call(contract.wantBuyUnRead, {});
    expect(await unread()).toMatchObject({ replyNum: 1, replyIds: [reply.id] });
    expect(await dana.call(contract.replyIds, {})).toEqual([reply.id]);
    await wei.call(contract.replyDetail, { id: reply.id });
    expect((await unread()).replyNum).toBe(1);
    expect((await dana.call(contract.replyDetail, { id: reply.id })).read).toBe(true);
    expect(await unread()).toMatchObject({ replyNum: 0, replyIds: [] });
    expect((await wei.call(contract.wantBuyUnRead, {})).replyNum).toBe(0);
  });

  it('stands in the lists of its side, the unread first', async () => {
    const post = await postOf(dana, { 'SIDE-1': 10 });
    const first = await replyTo(wei, post);
    const second = await replyTo(other, post, {}, later(1));
    await dana.call(contract.replyDetail, { id: second.id });
    const list = async (who: Trader, side: 'all' | 'given' | 'received') =>
      (await who.call(contract.replies, { side, postId: post.id })).list.map((one) => one.id);
    expect(await list(dana, 'received')).toEqual([first.id, second.id]);
    expect(await list(dana, 'all')).toEqual([first.id, second.id]);
    expect(await list(dana, 'given')).toEqual([]);
    expect(await list(wei, 'given')).toEqual([first.id]);
    expect(await list(wei, 'received')).toEqual([]);
  });

  it('replaces the earlier open one of the same replier, whoever else answered', async () => {
    const post = await postOf(dana, { 'REPL-1': 10 });
    const first = await replyTo(wei, post);
    const others = await replyTo(other, post);
    const second = await replyTo(wei, post, {}, later(1));
    const states = await dana.call(contract.replies, { postId: post.id });
    expect(Object.fromEntries(states.list.map((one) => [one.id, one.state]))).toEqual({
      [first.id]: 'closed',
      [others.id]: 'open',
      [second.id]: 'open',
    });
    expect((await wei.call(contract.detail, { id: post.id })).myReplyId).toBe(second.id);
  });

  it('of one replier from two tabs at once leaves exactly one open', async () => {
    const post = await postOf(dana, { 'REPL-2': 10 });
    const ends = await Promise.allSettled([1, 2, 3, 4].map(() => replyTo(wei, post)));
    expect(ends.every((end) => end.status === 'fulfilled')).toBe(true);
    const states = await dana.call(contract.replies, { postId: post.id });
    expect(states.list.filter((one) => one.state === 'open')).toHaveLength(1);
    expect(states.total).toBe(4);
  });

  it('keeps its files for the poster alone', async () => {
    const post = await postOf(dana, { 'FILE-2': 10 });
    const attach = [`/files/${randomUUID().slice(0, 32)}abcd`];
    await replyTo(wei, post, { attach });
    expect(market.kept.at(-1)).toMatchObject({ owner: wei.account, readers: [dana.account] });
  });

  it('is refused to the poster, to a closed or changed post, and for foreign items', async () => {
    const post = await postOf(dana, { 'NO-1': 10 });
    const elsewhere = await postOf(dana, { 'NO-2': 10 });
    await expect(replyTo(wei, await postOf(wei, { 'NO-3': 1 }))).rejects.toThrow('post.own');
    await expect(replyTo(wei, { ...post, version: 2 })).rejects.toThrow('order.hasChange');
    const foreign = { items: [quoteOf(elsewhere.items[0]?.id ?? '', 1)] };
    await expect(replyTo(wei, post, foreign)).rejects.toThrow('reply.item');
    await expect(replyTo(wei, { ...post, id: randomUUID() })).rejects.toThrow('notFound');
    await dana.call(contract.close, { id: post.id, version: 1 });
    await expect(replyTo(wei, post)).rejects.toThrow('post.closed');
    expect(await market.messages(dana.account)).toEqual([]);
  });
});

describe('the validity of a reply', () => {
  it('ends by the clock, once, and no earlier than it said', async () => {
    const post = await postOf(dana, { 'TIME-1': 10 });
    const reply = await replyTo(wei, post, { validDays: 15 });
    const longer = await replyTo(other, post, { validDays: 30 });
    const state = async (id: string, now: Date) =>
      (await dana.call(contract.replyDetail, { id }, now)).state;
    await market.expire(new Date(later(15).getTime() - 1));
    expect(await state(reply.id, later(14))).toBe('open');
    // Before the job has come round the reply already shows what is true.
    expect(await state(reply.id, later(15))).toBe('expired');
    await Promise.all([market.expire(later(15)), market.expire(later(15))]);
    const ended = await dana.call(contract.replyDetail, { id: reply.id }, later(16));
    expect(ended).toMatchObject({ state: 'expired', version: 2 });
    expect(await state(longer.id, later(16))).toBe('open');
  });

  it('has no end where none is chosen: no clock ends it, and its end says so', async () => {
    const post = await postOf(dana, { 'TIME-2': 10 });
    const reply = await replyTo(wei, post, { validDays: 0 });
    await market.expire(later(4000));
    const shown = await dana.call(contract.replyDetail, { id: reply.id }, later(4000));
    expect(shown).toMatchObject({ state: 'open', validUntil: NO_END });
  });

  it.each([15, 45, 120, 180, 270, 360] as const)('of %i days may be chosen', async (days) => {
    const post = await postOf(dana, { 'TIME-3': 10 });
    const reply = await replyTo(wei, post, { validDays: days });
    const shown = await dana.call(contract.replyDetail, { id: reply.id });
    expect(Date.parse(shown.validUntil)).toBe(later(days).getTime());
  });
});
