import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/boards/calls.ts';
import { purchaseCounts, purchaseDetail, purchaseList } from '#contract/purchases/calls.ts';
import type { PurchaseList } from '#contract/purchases/constants.ts';
import { acceptBid } from '#contract/surplus/calls.ts';
import {
  acceptance,
  later,
  NOW,
  postOf,
  quoteOf,
  replyTo,
  type Trader,
} from '#harness/board-market.ts';
import { bidAcceptance, bidFor, boardStage, dealOf } from '#harness/board-stage.ts';

const { dana, wei, tao } = boardStage();

/** The numbers and stages of a list, without the closed ones or of one stage. */
async function listed(who: Trader, list: PurchaseList, stage: 'closed' | null = null, now = NOW) {
  const found = await who.call(purchaseList, { list, stage }, now);
  expect(found.total).toBe(found.list.length);
  return found.list.map((one) => [one.no, one.stage]);
}
const one = async (who: Trader, id: string, now = NOW) =>
  (await who.call(purchaseDetail, { id }, now)).purchase;

describe('a request as a purchase', () => {
  it('waits unquoted, and is quoted as long as a quote stands', async () => {
    const post = await postOf(dana, { 'BUY-1': 100, 'BUY-2': 50 });
    expect(await listed(dana, 'unquoted')).toEqual([[post.no, 'waiting']]);
    expect(await listed(dana, 'quoted')).toEqual([]);
    expect(await one(dana, post.id)).toMatchObject({ offers: 0, editable: true, validUntil: null });
    const [first, second] = post.items;
    await replyTo(wei, post, { items: [quoteOf(first?.id ?? '', 100, '0.12')] });
    const cheap = [quoteOf(first?.id ?? '', 90, '0.09'), quoteOf(second?.id ?? '', 50, '1.5')];
    const reply = await replyTo(tao, post, { items: cheap, validDays: 30 });
    expect(await listed(dana, 'unquoted')).toEqual([]);
    expect(await listed(dana, 'quoted')).toEqual([[post.no, 'choosing']]);
    expect(await one(dana, post.id)).toMatchObject({
      kind: 'request',
      offers: 2,
      unread: 2,
      editable: false,
      validUntil: later(15).toISOString(),
      lines: [
        { model: 'BUY-1', count: 100, taken: 0, best: '0.09' },
        { model: 'BUY-2', count: 50, taken: 0, best: '1.50' },
      ],
    });
    await dana.call(contract.replyDetail, { id: reply.id });
    expect(await dana.call(purchaseCounts, {})).toEqual({ unread: 1, orders: 0 });
    // Once the last of them is over it waits again, though nobody may change it any more.
    expect(await listed(dana, 'unquoted', null, later(31))).toEqual([[post.no, 'waiting']]);
    expect((await one(dana, post.id, later(31))).editable).toBe(false);
  });

  it('is ordered in part, then wholly, with its orders', async () => {
    const post = await postOf(dana, { 'PART-1': 100 });
    const reply = await replyTo(wei, post);
    await dana.call(contract.acceptReply, acceptance(reply, 40));
    expect(await listed(dana, 'quoted')).toEqual([[post.no, 'partly']]);
    expect(await listed(dana, 'underway')).toEqual([[post.no, 'partly']]);
    expect(await listed(dana, 'ordered')).toEqual([[post.no, 'partly']]);
    const again = await dana.call(contract.replyDetail, { id: reply.id });
    await dana.call(contract.acceptReply, acceptance(again, 60));
    expect(await one(dana, post.id)).toMatchObject({ stage: 'ordered', lines: [{ taken: 100 }] });
    expect(await listed(dana, 'underway')).toEqual([]);
    await dana.call(contract.close, { id: post.id, version: post.version });
    expect(await listed(dana, 'ordered')).toEqual([[post.no, 'ordered']]);
  });

  it('rests among the closed ones of its list', async () => {
    const bare = await postOf(dana, { 'BARE-1': 1 });
    const post = await postOf(dana, { 'CLOSED-1': 1 });
    await replyTo(wei, post);
    for (const { id, version } of [bare, post]) await dana.call(contract.close, { id, version });
    expect(await listed(dana, 'unquoted')).toEqual([]);
    expect(await listed(dana, 'unquoted', 'closed')).toEqual([[bare.no, 'closed']]);
    expect(await listed(dana, 'quoted', 'closed')).toEqual([[post.no, 'closed']]);
    expect((await listed(dana, 'underway', 'closed')).length).toBe(2);
  });

  it('stands before the others while a quote is unread, and is found by part or number', async () => {
    const quoted = await postOf(dana, { 'XC7A35T-1CPG236C': 1 });
    await postOf(dana, { OTHER1: 2 }, new Date(NOW.getTime() + 1000));
    await replyTo(wei, quoted);
    expect((await listed(dana, 'underway')).map(([no]) => no)[0]).toBe(quoted.no);
    const find = async (keyword: string) =>
      (await dana.call(purchaseList, { list: 'underway', keyword })).list.map((row) => row.no);
    expect(await find('xc7a35t1')).toEqual([quoted.no]);
    expect(await find(quoted.no)).toEqual([quoted.no]);
    expect(await find('%')).toEqual([]);
    const page = { list: 'underway', pageNum: 2, pageSize: 1 } as const;
    expect(await dana.call(purchaseList, page)).toMatchObject({
      total: 2,
      list: [{ stage: 'waiting' }],
    });
  });

  it('is nobody else’s, nor a post that was never there', async () => {
    const post = await postOf(dana, { 'MINE-1': 1 });
    await replyTo(wei, post);
    await expect(wei.call(purchaseDetail, { id: post.id })).rejects.toThrow('notFound');
    await expect(dana.call(purchaseDetail, { id: randomUUID() })).rejects.toThrow('notFound');
    expect(await listed(wei, 'underway')).toEqual([]);
  });
});

describe('a bid as a purchase', () => {
  it('is underway until its poster has taken of it, and nobody’s but the bidder’s', async () => {
    const deal = await dealOf(tao, 100, { model: 'ATMEGA328P-AU', unitPrice: '1.9' });
    const sent = await bidFor(wei, deal, 60, { unitPrice: '1.5' });
    expect(await listed(wei, 'underway')).toEqual([[sent.no, 'waiting']]);
    expect(await listed(wei, 'unquoted')).toEqual([]);
    expect(await wei.call(purchaseDetail, { id: sent.id })).toMatchObject({
      purchase: {
        kind: 'bid',
        editable: false,
        lines: [{ model: 'ATMEGA328P-AU', count: 60, taken: 0, best: '1.50' }],
      },
      request: null,
      bid: { id: sent.id, mine: true },
    });
    await expect(tao.call(purchaseDetail, { id: sent.id })).rejects.toThrow('notFound');
    await tao.call(acceptBid, bidAcceptance(sent, 20));
    expect(await listed(wei, 'ordered')).toEqual([[sent.no, 'partly']]);
    // The remaining pieces can no longer be accepted once the bid has expired.
    expect(await listed(wei, 'ordered', null, later(16))).toEqual([[sent.no, 'ordered']]);
  });
});

describe('changing a request', () => {
  const changed = (post: { id: string; version: number }, model: string, count = 7) => ({
    id: post.id,
    version: post.version,
    mark: 'With trays',
    wantBuyItemList: [{ model, count }],
  });

  it('puts new parts, note and files in place of the old ones, new again to others', async () => {
    const url = (end: string) => `/files/${randomUUID().slice(0, 32)}${end}`;
    const posted = await dana.call(contract.addWantBuy, {
      attach: [url('aaaa'), url('bbbb')],
      wantBuyItemList: [{ model: 'OLD-1', count: 1 }],
    });
    const post = await wei.call(contract.detail, { id: posted.id });
    await dana.call(contract.editWantBuy, {
      ...changed(post, 'NEW-1'),
      kept: [1],
      attach: [url('cccc')],
    });
    const [seen] = (await wei.call(contract.wantBuys, { keyword: 'NEW-1' })).list;
    expect(seen).toMatchObject({
      no: post.no,
      version: post.version + 1,
      seen: false,
      mark: 'With trays',
      items: [{ model: 'NEW-1', count: 7 }],
    });
    expect(seen?.attach.map((file) => file.url.slice(-13, -9))).toEqual(['bbbb', 'cccc']);
    await expect(dana.call(contract.editWantBuy, { ...changed(post, 'LATE-1') })).rejects.toThrow(
      'order.hasChange',
    );
  });

  it('is refused once it is quoted or closed, to others, and with more than five files', async () => {
    const post = await postOf(dana, { 'FIXED-1': 1 });
    await expect(wei.call(contract.editWantBuy, changed(post, 'X-1'))).rejects.toThrow('notFound');
    const files = [1, 2, 3].map((n) => `/files/${randomUUID().slice(0, 32)}000${n}`);
    const many = { ...changed(post, 'X-1'), kept: [0, 1, 2], attach: files };
    await expect(dana.call(contract.editWantBuy, many)).rejects.toThrow('tooMany');
    const fixed = await postOf(dana, { 'FIXED-2': 1 });
    await replyTo(wei, fixed);
    await expect(dana.call(contract.editWantBuy, changed(fixed, 'X-1'))).rejects.toThrow(
      'post.quoted',
    );
    await dana.call(contract.close, { id: post.id, version: post.version });
    await expect(dana.call(contract.editWantBuy, changed(post, 'X-1'))).rejects.toThrow(
      'post.closed',
    );
  });

  it('by two at once, and while it is being quoted, ends in one of them', async () => {
    const post = await postOf(dana, { 'RACE-1': 1 });
    const outcomes = await Promise.allSettled([
      dana.call(contract.editWantBuy, changed(post, 'RACE-2')),
      dana.call(contract.editWantBuy, changed(post, 'RACE-3')),
      replyTo(wei, post),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  });
});

describe('the count of what is newer', () => {
  it('counts open posts of others after a moment, by keyword', async () => {
    const at = (ms: number) => new Date(NOW.getTime() + 60_000 + ms);
    const since = at(0).toISOString();
    const newer = (who: Trader, keyword: string, from: string | null = since) =>
      who.call(contract.newerWantBuys, { keyword, since: from });
    await postOf(dana, { 'LIVE-1': 1 }, at(0));
    await postOf(dana, { 'LIVE-2': 1 }, at(1));
    const gone = await postOf(dana, { 'LIVE-3': 1 }, at(2));
    await dana.call(contract.close, { id: gone.id, version: gone.version }, at(3));
    await postOf(wei, { 'LIVE-4': 1 }, at(3));
    expect(await newer(wei, 'live')).toEqual({ count: 1 });
    expect(await newer(wei, 'live', null)).toEqual({ count: 2 });
    expect(await newer(wei, 'LIVE-1')).toEqual({ count: 0 });
    expect(await newer(wei, '%')).toEqual({ count: 0 });
    await expect(newer(wei, '', 'yesterday')).rejects.toThrow('since');
  });
});
