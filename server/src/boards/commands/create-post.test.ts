import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/boards/calls.ts';
import { later, NOW, postOf, replyTo, type Trader } from '#harness/board-market.ts';
import { boardStage } from '#harness/board-stage.ts';
import { asMember } from '#harness/calling.ts';

const { market, dana, wei, other } = boardStage();

describe('a request', () => {
  it('is seen whole by its poster, and without its poster’s name by others', async () => {
    const post = await postOf(dana, { 'tps54331dr ': 2500, LM358DR: 10 });
    expect(post.no).toMatch(/^WB-261121-\d{4}$/);
    expect(post).toMatchObject({
      state: 'open',
      version: 1,
      mine: true,
      seen: true,
      company: 'Hollis Instruments',
      country: 'US',
      myReplyId: null,
    });
    expect(post.items.map(({ model, count }) => [model, count])).toEqual([
      ['TPS54331DR', 2500],
      ['LM358DR', 10],
    ]);
    const others = await wei.call(contract.detail, { id: post.id });
    expect(others).toMatchObject({ mine: false, company: null, country: 'US' });
  });

  it('is listed under new to others and under mine to its poster', async () => {
    const post = await postOf(dana, { 'LIST-1': 1 });
    const has = async (who: Trader, one: typeof contract.wantBuys | typeof contract.wantBuyList) =>
      (await who.call(one, { keyword: 'list-1' })).list.some((found) => found.id === post.id);
    expect(await has(dana, contract.wantBuyList)).toBe(true);
    expect(await has(dana, contract.wantBuys)).toBe(false);
    expect(await has(wei, contract.wantBuys)).toBe(true);
    expect(await has(wei, contract.wantBuyList)).toBe(false);
  });

  it('is found by part of a part number or by its own number', async () => {
    const post = await postOf(dana, { 'XC7A35T-1CPG236C': 1, OTHER1: 2 });
    const find = async (keyword: string) =>
      (await wei.call(contract.wantBuys, { keyword })).list.map((found) => found.id);
    expect(await find('xc7a35t1')).toEqual([post.id]);
    expect(await find('1cpg')).toEqual([post.id]);
    expect(await find(post.no)).toEqual([post.id]);
    expect(await find('%')).toEqual([]);
    expect(await find('NOT-THERE')).toEqual([]);
  });

  it('shows visitors its parts and its quotes so far, and nothing of its poster', async () => {
    const wantBuyItemList = [{ model: 'RFQ-1', count: 7 }];
    const posted = await dana.call(contract.addWantBuy, { mark: 'Urgent', wantBuyItemList });
    const rfq = (keyword: string) =>
      market.call(contract.rfq, { keyword }, { caller: { kind: 'anonymous' }, now: NOW });
    const shown = async () => (await rfq('')).list.find((found) => found.no === posted.no);
    const bare = {
      id: posted.id,
      no: posted.no,
      at: NOW.toISOString(),
      items: [{ model: 'RFQ-1', count: 7 }],
    };
    expect(await shown()).toEqual({ ...bare, replies: 0 });
    await replyTo(wei, await dana.call(contract.detail, { id: posted.id }));
    expect(await shown()).toEqual({ ...bare, replies: 1 });
    expect(await rfq('rfq1')).toEqual({ total: 1, list: [{ ...bare, replies: 1 }] });
    expect(await rfq('%')).toEqual({ total: 0, list: [] });
    await dana.call(contract.close, { id: posted.id, version: 1 });
    expect(await rfq('rfq1')).toEqual({ total: 0, list: [] });
  });

  it('stands before the older ones, page by page', async () => {
    const older = await postOf(dana, { 'PAGED-1': 1 });
    const newer = await postOf(other, { 'PAGED-2': 1 }, new Date(NOW.getTime() + 1));
    const page = async (pageNum: number) => {
      const asked = { keyword: 'paged', pageNum, pageSize: 1 };
      const as = { caller: { kind: 'anonymous' as const }, now: NOW };
      const { total, list } = await market.call(contract.rfq, asked, as);
      return [total, ...list.map((found) => found.no)];
    };
    expect([await page(1), await page(2), await page(3)]).toEqual([
      [2, newer.no],
      [2, older.no],
      [2],
    ]);
  });

  it('keeps its files for members, and fails where one is not its poster’s', async () => {
    const url = `/files/${randomUUID().slice(0, 32)}abcd`;
    const item = { model: 'FILE-1', count: 1 };
    const posted = await dana.call(contract.addWantBuy, { attach: [url], wantBuyItemList: [item] });
    expect(market.kept.at(-1)).toMatchObject({ owner: dana.account, readers: 'members' });
    const post = await wei.call(contract.detail, { id: posted.id });
    expect(post.attach).toEqual([{ url: `${url}?s=signed`, name: 'photo.png' }]);
    const bad = { attach: [`/files/${randomUUID().slice(0, 32)}0000`], wantBuyItemList: [item] };
    await expect(dana.call(contract.addWantBuy, bad)).rejects.toThrow('file.unknown');
  });

  it('is not for newcomers, nor for sellers who have not settled', async () => {
    const wantBuyItemList = [{ model: 'LM358DR', count: 1 }];
    const as = (identity: 'seller' | null) => ({
      caller: asMember(randomUUID(), identity, false),
      now: NOW,
    });
    const posting = (identity: 'seller' | null) =>
      market.call(contract.addWantBuy, { wantBuyItemList }, as(identity));
    await expect(posting(null)).rejects.toThrow('access.needsKeyInfo');
    await expect(posting('seller')).rejects.toThrow('access.notSettled');
  });
});

describe('the counter of posts', () => {
  it('spec 3: board counters: counts open posts of others until they are opened', async () => {
    const unseen = async () => (await wei.call(contract.wantBuyUnRead, {})).wantBuyNum;
    const before = await unseen();
    const post = await postOf(dana, { 'SEEN-1': 1 });
    const closed = await postOf(dana, { 'SEEN-2': 1 });
    await dana.call(contract.close, { id: closed.id, version: 1 });
    await postOf(wei, { 'SEEN-3': 1 });
    expect(await unseen()).toBe(before + 1);
    expect((await wei.call(contract.detail, { id: post.id })).seen).toBe(true);
    await wei.call(contract.detail, { id: post.id });
    expect(await unseen()).toBe(before);
  });
});

describe('closing', () => {
  it('moves a post to recycle, ends its open replies and tells their repliers', async () => {
    const post = await postOf(dana, { 'CLOSE-1': 100 });
    const reply = await replyTo(wei, post);
    await dana.call(contract.close, { id: post.id, version: post.version }, later(1));
    const recycle = await dana.call(contract.wantBuyList, { state: 'closed' });
    expect(recycle.list.map((found) => found.id)).toContain(post.id);
    expect(recycle.list[0]).toMatchObject({ version: 2, closedAt: later(1).toISOString() });
    const ended = await wei.call(contract.replyDetail, { id: reply.id });
    expect(ended).toMatchObject({ state: 'closed', version: 2 });
    expect(await market.messages(wei.account)).toMatchObject([
      { kind: 'boards.closed', params: { postNo: post.no, replyNo: reply.no } },
    ]);
    expect((await dana.call(contract.wantBuyUnRead, {})).replyIds).not.toContain(reply.id);
  });

  it('hides the post from others, but not from those who answered it', async () => {
    const post = await postOf(dana, { 'CLOSE-2': 100 });
    await replyTo(wei, post);
    await dana.call(contract.close, { id: post.id, version: 1 });
    expect((await wei.call(contract.detail, { id: post.id })).state).toBe('closed');
    await expect(other.call(contract.detail, { id: post.id })).rejects.toThrow('notFound');
  });

  it('is refused twice, with another version than the last, and to anybody else', async () => {
    const post = await postOf(dana, { 'CLOSE-3': 1 });
    const close = (who: Trader, version: number) =>
      who.call(contract.close, { id: post.id, version });
    await expect(close(wei, 1)).rejects.toThrow('notFound');
    await expect(close(dana, 2)).rejects.toThrow('order.hasChange');
    await close(dana, 1);
    await expect(close(dana, 2)).rejects.toThrow('post.closed');
    await expect(dana.call(contract.close, { id: randomUUID(), version: 1 })).rejects.toThrow(
      'notFound',
    );
  });

  it('of one post by two at once closes it once', async () => {
    const post = await postOf(dana, { 'CLOSE-4': 1 });
    await replyTo(wei, post);
    const close = () => dana.call(contract.close, { id: post.id, version: 1 });
    const ends = await Promise.allSettled([close(), close()]);
    expect(ends.map((end) => end.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await market.messages(wei.account)).toHaveLength(1);
  });
});

describe('reopening', () => {
  it('takes a post back for thirty days; replies that ended with it stay ended', async () => {
    const post = await postOf(dana, { 'OPEN-1': 1 });
    const reply = await replyTo(wei, post);
    await dana.call(contract.close, { id: post.id, version: 1 });
    await dana.call(contract.reopen, { id: post.id, version: 2 }, later(30));
    const open = await other.call(contract.detail, { id: post.id });
    expect(open).toMatchObject({ state: 'open', version: 3, closedAt: null });
    expect((await wei.call(contract.replyDetail, { id: reply.id })).state).toBe('closed');
  });

  it('is refused later, where the post is open, and with another version', async () => {
    const post = await postOf(dana, { 'OPEN-2': 1 });
    const reopen = (version: number, now: Date, who = dana) =>
      who.call(contract.reopen, { id: post.id, version }, now);
    await expect(reopen(1, NOW)).rejects.toThrow('post.notClosed');
    await dana.call(contract.close, { id: post.id, version: 1 });
    await expect(reopen(1, later(1))).rejects.toThrow('order.hasChange');
    await expect(reopen(2, later(31))).rejects.toThrow('post.recycleOver');
    await expect(reopen(2, later(1), wei)).rejects.toThrow('notFound');
  });
});

describe('a private note', () => {
  it('is read by its writer only, replaced by a newer one, removed by an empty one', async () => {
    const post = await postOf(dana, { 'MARK-1': 1 });
    const reply = await replyTo(wei, post);
    const note = (who: Trader, on: 'post' | 'reply', mark: string) =>
      who.call(contract.addMark, { on, id: on === 'post' ? post.id : reply.id, mark });
    const notes = async (who: Trader) => [
      (await who.call(contract.detail, { id: post.id })).privateMark,
      (await who.call(contract.replyDetail, { id: reply.id })).privateMark,
    ];
    await note(dana, 'post', 'urgent');
    await note(dana, 'post', 'urgent, ask Wei');
    await note(dana, 'reply', 'too dear');
    await note(wei, 'reply', 'my best price');
    expect(await notes(dana)).toEqual(['urgent, ask Wei', 'too dear']);
    expect(await notes(wei)).toEqual([null, 'my best price']);
    await note(dana, 'post', '');
    expect(await notes(dana)).toEqual([null, 'too dear']);
  });

  it('is refused on what its writer may not see', async () => {
    const post = await postOf(dana, { 'MARK-2': 1 });
    const reply = await replyTo(wei, post);
    const mark = { on: 'reply' as const, id: reply.id, mark: 'mine' };
    await expect(other.call(contract.addMark, mark)).rejects.toThrow('notFound');
  });
});
