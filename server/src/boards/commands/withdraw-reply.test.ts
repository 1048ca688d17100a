import { describe, expect, it } from 'vitest';
import * as mall from '#contract/boards/calls.ts';
import { purchaseDetail } from '#contract/purchases/calls.ts';
import * as waste from '#contract/surplus/calls.ts';
import { acceptance, later, NOW, postOf, quoteOf, replyTo } from '#harness/board-market.ts';
import {
  bidAcceptance,
  bidFor,
  boardStage,
  codeOf,
  dealOf,
  quoteOn,
} from '#harness/board-stage.ts';
import { boardQuotes } from '#server/boards/public.ts';
import { mpnKey } from '#server/catalog/public.ts';
import { openDatabase } from '#server/kit/database/database.ts';

const { market, dana, wei, other } = boardStage();

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const versionOf = ({ id, version }: { id: string; version: number }) => ({ id, version });

/** A request for so many of one part, and a quote that offers as many. */
const quoted = (quantity = 500) => quoteOn(dana, wei, quantity);
type Quote = Awaited<ReturnType<typeof quoted>>['reply'];
const withdraw = (reply: Quote, as = wei, now = NOW) =>
  as.call(mall.withdrawQuote, versionOf(reply), now);
const refusal = (reply: Quote, as = wei, now = NOW) =>
  withdraw(reply, as, now).then(() => null, codeOf);

/** The own quote to which the page of a request leads its seller, and the first of the list there. */
async function quoteOnPage({ id }: { readonly id: string }) {
  const { myReplyId } = await wei.call(mall.detail, { id });
  const { list } = await wei.call(mall.replies, { postId: id, side: 'given', pageSize: 1 });
  return [myReplyId, list[0]?.id];
}

/** A surplus deal of the seller, and the buyer's bid for all of it. */
async function bidden(count = 100) {
  const deal = await dealOf(wei, count);
  return { deal, bid: await bidFor(dana, deal, count) };
}

describe('a withdrawn quote', () => {
  it('has ended for both sides, and its poster is notified once, without a mail', async () => {
    const { post, reply } = await quoted();
    await withdraw(reply);
    for (const side of [dana, wei]) {
      const seen = await side.call(mall.replyDetail, { id: reply.id });
      expect(seen).toMatchObject({ state: 'withdrawn', version: 2 });
    }
    const { rows } = await market.pool.query(
      `select params, mail from messages.message where account = $1 and kind = 'boards.withdrawn'`,
      [dana.account],
    );
    const params = { postNo: post.no, replyNo: reply.no, company: 'Yunjing Electronics' };
    expect(rows).toEqual([{ params, mail: 'none' }]);
  });

  it('is counted nowhere, and still read in the lists of both sides', async () => {
    const { post, reply } = await quoted();
    await withdraw(reply);
    const asPoster = await dana.call(mall.detail, { id: post.id });
    expect(asPoster).toMatchObject({ replies: 0, unreadReplies: 0, hasReply: true });
    expect(asPoster.items).toMatchObject([{ quotes: 0, best: null }]);
    expect(await dana.call(mall.wantBuyUnRead, {})).toMatchObject({ replyNum: 0, replyIds: [] });
    const { purchase } = await dana.call(purchaseDetail, { id: post.id });
    expect(purchase).toMatchObject({ stage: 'waiting', offers: 0, unread: 0, validUntil: null });
    expect(purchase.lines).toMatchObject([{ best: null }]);
    const open = await other.call(mall.rfq, { keyword: post.no });
    expect(open.list).toMatchObject([{ no: post.no, replies: 0 }]);
    for (const side of [dana, wei]) {
      const { list } = await side.call(mall.replies, { postId: post.id });
      expect(list).toMatchObject([{ id: reply.id, state: 'withdrawn', read: true }]);
    }
  });

  it('is no price that stands: the best is that of the others', async () => {
    const post = await postOf(dana, { 'BEST-1': 10 });
    const part = post.items[0]?.id ?? '';
    const cheapest = await replyTo(wei, post, { items: [quoteOf(part, 10, '0.1')] });
    await replyTo(other, post, { items: [quoteOf(part, 10, '0.2')] });
    const third = market.member('Kite', 'seller');
    await replyTo(third, post, { items: [quoteOf(part, 10, '0.3')] });
    const best = async () => (await dana.call(mall.detail, { id: post.id })).items[0]?.best;
    expect(await best()).toBe('0.10');
    await withdraw(cheapest);
    expect(await best()).toBe('0.20');
    const database = openDatabase(String(market.pool.options.connectionString));
    const filter = { key: mpnKey('BEST-1'), since: later(-1), limit: 10 };
    const prices = await boardQuotes(database.db, filter);
    await database.close();
    expect(prices.map(({ unitPrice }) => unitPrice).sort()).toEqual([20_000n, 30_000n]);
  });

  it('marks the request as its seller’s no more: it names the company and takes another quote', async () => {
    const { post, reply } = await quoted();
    await withdraw(reply);
    const asReplier = await wei.call(mall.detail, { id: post.id });
    expect(asReplier).toMatchObject({
      company: 'Hollis Instruments',
      myReplyId: null,
      hasReply: true,
    });
    const again = await replyTo(wei, post, {}, later(1));
    expect(again.state).toBe('open');
    const after = await wei.call(mall.detail, { id: post.id });
    expect(after.myReplyId).toBe(again.id);
    expect(await dana.call(mall.detail, { id: post.id })).toMatchObject({ replies: 1 });
    expect((await dana.call(mall.replyDetail, { id: reply.id })).state).toBe('withdrawn');
  });

  it('hides no older quote that is open: page and list lead to that one', async () => {
    const { post, reply: older } = await quoted();
    await withdraw(await replyTo(wei, post, {}, later(1)), wei, later(1));
    // As a market of before left it, which opened the older one for pieces of a cancelled order.
    await market.pool.query(
      `update boards.reply set state = 'open', ended_at = null where id = $1`,
      [older.id],
    );
    expect(await quoteOnPage(post)).toEqual([older.id, older.id]);
  });

  it.each([
    ['in full', 500],
    ['for a part', 200],
  ])('hides no older quote that was accepted %s, while its order goes on', async (_, taken) => {
    const { post, reply: older } = await quoted();
    const { orderId } = await dana.call(mall.acceptReply, acceptance(older, taken));
    const newer = await replyTo(wei, post, {}, later(1));
    expect(await quoteOnPage(post)).toEqual([newer.id, newer.id]);
    await withdraw(newer, wei, later(1));
    expect(await quoteOnPage(post)).toEqual([older.id, older.id]);
    await market.release(orderId);
    expect(await quoteOnPage(post)).toEqual([null, newer.id]);
  });

  it('leaves its request as it was read: who quoted has read these parts', async () => {
    const { post, reply } = await quoted();
    await withdraw(reply);
    const wantBuyItemList = [{ model: 'OTHER-1', count: 1 }];
    const edit = dana.call(mall.editWantBuy, { ...versionOf(post), wantBuyItemList });
    await expect(edit).rejects.toThrow('post.quoted');
    expect((await dana.call(purchaseDetail, { id: post.id })).purchase.editable).toBe(false);
  });

  it('of which some was ordered ends for the rest, and its order goes on', async () => {
    const { post, reply } = await quoted(500);
    const { orderId } = await dana.call(mall.acceptReply, acceptance(reply, 200));
    const rest = await wei.call(mall.replyDetail, { id: reply.id });
    await withdraw(rest);
    const ended = await dana.call(mall.replyDetail, { id: reply.id });
    expect(ended).toMatchObject({
      state: 'withdrawn',
      items: [{ taken: 200 }],
      orders: [{ id: orderId }],
    });
    await expect(dana.call(mall.acceptReply, acceptance(ended, 300))).rejects.toThrow(
      'reply.withdrawn',
    );
    expect(await dana.call(mall.detail, { id: post.id })).toMatchObject({
      items: [{ taken: 200 }],
    });
  });
});

describe('a withdrawn bid', () => {
  it('has ended like a quote, in the words of its board', async () => {
    const { deal, bid } = await bidden();
    await dana.call(waste.withdrawBid, versionOf(bid));
    expect(await wei.call(waste.detail, { id: deal.id })).toMatchObject({
      replies: 0,
      unreadReplies: 0,
      hasReply: true,
      items: [{ bids: 0, left: 100 }],
    });
    const kinds = (await market.messages(wei.account)).map(({ kind }) => kind);
    expect(kinds).toEqual(['boards.bid', 'boards.bidWithdrawn']);
    const { purchase } = await dana.call(purchaseDetail, { id: bid.id });
    expect(purchase).toMatchObject({ stage: 'closed', validUntil: null });
    const accepted = wei.call(waste.acceptBid, { ...bidAcceptance(bid, 1), version: 2 });
    await expect(accepted).rejects.toThrow('surplus.bidWithdrawn');
    const twice = dana.call(waste.withdrawBid, { id: bid.id, version: 2 });
    await expect(twice).rejects.toThrow('surplus.bidWithdrawn');
    expect(await bidFor(dana, deal, 60)).toMatchObject({ state: 'open' });
  });

  it('hides no older bid that was accepted', async () => {
    const { deal, bid: older } = await bidden();
    await wei.call(waste.acceptBid, bidAcceptance(older, 40));
    const newer = await bidFor(dana, deal, 60);
    await dana.call(waste.withdrawBid, versionOf(newer));
    expect((await dana.call(waste.detail, { id: deal.id })).myReplyId).toBe(older.id);
    const { list } = await dana.call(waste.replies, { postId: deal.id, side: 'given' });
    expect(list.map(({ id }) => id)).toEqual([older.id, newer.id]);
  });

  it('that is over, taken or gone with its deal is refused in the words of its board', async () => {
    const { deal, bid } = await bidden();
    const end = (now?: Date) =>
      dana.call(waste.withdrawBid, versionOf(bid), now).then(() => null, codeOf);
    expect(await end(later(15))).toBe('surplus.bidExpired');
    await wei.call(waste.close, versionOf(deal));
    expect(await end()).toBe('surplus.bidClosed');
  });
});

describe('withdrawing a quote', () => {
  it('is its replier’s alone', async () => {
    const { reply } = await quoted();
    expect(await refusal(reply, dana)).toBe('access.denied');
    expect(await refusal(reply, other)).toBe('notFound');
    const elsewhere = wei.call(waste.withdrawBid, versionOf(reply));
    await expect(elsewhere).rejects.toThrow('notFound');
    expect((await wei.call(mall.replyDetail, { id: reply.id })).state).toBe('open');
  });

  it('is refused once it is taken, replaced, over, withdrawn or changed meanwhile', async () => {
    const taken = await quoted(1);
    await dana.call(mall.acceptReply, acceptance(taken.reply, 1));
    expect(await refusal(taken.reply)).toBe('reply.taken');

    const replaced = await quoted();
    await replyTo(wei, replaced.post);
    expect(await refusal(replaced.reply)).toBe('reply.closed');

    const over = await quoted();
    expect(await refusal(over.reply, wei, later(15))).toBe('reply.expired');
    await market.expire(later(15));
    expect(await refusal(over.reply, wei, later(16))).toBe('reply.expired');

    const gone = await quoted();
    await dana.call(mall.close, versionOf(gone.post));
    expect(await refusal(gone.reply)).toBe('reply.closed');

    const twice = await quoted();
    await withdraw(twice.reply);
    expect(await refusal(twice.reply)).toBe('reply.withdrawn');

    const stale = await quoted();
    expect(await refusal({ ...stale.reply, version: 7 })).toBe('order.hasChange');
  });

  it('while it is being accepted ends in one of the two, and the other is refused with the reason', async () => {
    for (let round = 0; round < 6; round += 1) {
      market.orders.length = 0;
      const { reply } = await quoted(500);
      const quantity = round % 3 === 0 ? 200 : 500;
      const acts = [
        () => dana.call(mall.acceptReply, acceptance(reply, quantity)),
        () => withdraw(reply),
      ];
      const inOrder = round % 2 === 0 ? acts : acts.toReversed();
      const ends = await Promise.allSettled(inOrder.map((act) => act()));
      const [accepted, withdrawn] = round % 2 === 0 ? ends : ends.toReversed();
      const { state } = await dana.call(mall.replyDetail, { id: reply.id });
      if (accepted?.status === 'fulfilled') {
        const expected = quantity === 500 ? 'reply.taken' : 'order.hasChange';
        expect(withdrawn?.status === 'rejected' && codeOf(withdrawn.reason)).toBe(expected);
        expect(state).toBe(quantity === 500 ? 'taken' : 'open');
        expect(market.orders).toHaveLength(1);
      } else {
        expect(accepted?.status === 'rejected' && codeOf(accepted.reason)).toBe('reply.withdrawn');
        expect(withdrawn?.status).toBe('fulfilled');
        expect(state).toBe('withdrawn');
        expect(market.orders).toHaveLength(0);
      }
    }
  });

  it('waits for an acceptance that is under way, and is then refused since it was taken', async () => {
    const { reply } = await quoted(500);
    let late: Promise<unknown> = Promise.resolve(null);
    market.hooks.beforeOrder = async () => {
      late = refusal(reply);
      // The withdrawal waits for the request that this acceptance has locked.
      await expect
        .poll(async () => {
          const { rows } = await market.pool.query<{ n: number }>(
            `select count(*)::int as n from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows[0]?.n;
        })
        .toBe(1);
    };
    await dana.call(mall.acceptReply, acceptance(reply, 500));
    expect(await late).toBe('reply.taken');
    expect(market.orders).toHaveLength(1);
  });
});

describe('mails about replies of one replier', () => {
  const mailsTo = async (account: string) => {
    const { rows } = await market.pool.query<{ mail: string }>(
      `select mail from messages.message where account = $1 and kind = 'boards.replied'
       order by at, id`,
      [account],
    );
    return rows.map(({ mail }) => mail);
  };

  it('go out once an hour, however often it replaces or withdraws them; messages each time', async () => {
    const post = await postOf(dana, { 'MAIL-1': 10 });
    const first = await replyTo(wei, post);
    await replyTo(wei, post, {}, minutesLater(10));
    expect(await mailsTo(dana.account)).toEqual(['due', 'none']);
    const { list } = await wei.call(mall.replies, { postId: post.id, side: 'given' });
    const open = list.find(({ state }) => state === 'open') ?? first;
    await withdraw(open, wei, minutesLater(20));
    await replyTo(wei, post, {}, minutesLater(30));
    expect(await mailsTo(dana.account)).toEqual(['due', 'none', 'none']);
    await replyTo(other, post, {}, minutesLater(40));
    expect(await mailsTo(dana.account)).toEqual(['due', 'none', 'none', 'due']);
    await replyTo(wei, post, {}, minutesLater(60));
    expect(await mailsTo(dana.account)).toEqual(['due', 'none', 'none', 'due', 'due']);
  });

  it('of another request go out at once', async () => {
    const [one, two] = [await postOf(dana, { 'MAIL-2': 10 }), await postOf(dana, { 'MAIL-3': 10 })];
    await replyTo(wei, one);
    await replyTo(wei, two, {}, minutesLater(30));
    expect(await mailsTo(dana.account)).toEqual(['due', 'due']);
  });
});
