import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeAccount } from '#contract/accounts/closing-calls.ts';
import {
  acceptReply,
  addWantBuy,
  addWantQuote,
  detail,
  replyDetail,
  wantBuyList,
  wantBuys,
} from '#contract/boards/calls.ts';
import {
  acceptBid,
  replyDetail as bidDetail,
  detail as dealDetail,
  surplusDeals,
} from '#contract/surplus/calls.ts';
import { shipTo } from '#harness/board-market.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { bidFor, dealOf as stageDeal } from '#harness/board-stage.ts';
import { failOrDone } from '#harness/members.ts';
import { messagesTo } from '#harness/messages.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { migrationsDir } from '#server/kit/database/migrate.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** Done while a closing waits for a post that the gate has locked. */
type Meanwhile = (gate: PoolClient) => Promise<unknown>;

/** A page that holds all posts of the test. */
const everything = { keyword: '', pageNum: 1, pageSize: 50 };

/** The kinds and numbers of the messages of the boards that a member has, the oldest first. */
async function toldTo(name: string) {
  const { pool } = market.market.database;
  const { rows } = await pool.query<{ id: string }>(
    'select id from accounts.account where email = $1',
    [`${name.toLowerCase()}@harness.test`],
  );
  const messages = await messagesTo(pool, rows[0]?.id ?? '');
  return messages
    .filter(({ kind }) => kind.startsWith('boards.'))
    .map(({ kind, params: { postNo, replyNo } }) => [kind, postNo, replyNo]);
}

async function requestOf(poster: Caller, model: string) {
  const { id } = await poster.send(addWantBuy, { wantBuyItemList: [{ model, count: 10 }] });
  return poster.send(detail, { id });
}

async function quoteOn(seller: Caller, postId: string) {
  const post = await seller.send(detail, { id: postId });
  const { id } = await seller.send(addWantQuote, {
    postId,
    version: post.version,
    items: post.items.map((item) => ({
      postItemId: item.id,
      offeredModel: item.model,
      manufacturer: 'TI',
      unitPrice: '0.09',
      quantity: item.count,
      condition: 'brandNew' as const,
    })),
  });
  return seller.send(replyDetail, { id });
}

const dealOf = (poster: Caller, model: string) => stageDeal(poster, 100, { model });
const bidOn = async (bidder: Caller, id: string) =>
  bidFor(bidder, await bidder.send(dealDetail, { id }), 100);

it('closes what the owner of a closed account has posted, and tells who quoted or bid', async () => {
  const leaving = await market.member('LeavingPoster', 'seller');
  const other = await market.member('StayingReplier', 'seller');
  const request = await requestOf(leaving, 'LEAVES-1');
  const quote = await quoteOn(other, request.id);
  const deal = await dealOf(leaving, 'LEAVES-2');
  const bid = await bidOn(other, deal.id);

  await leaving.send(closeAccount, {});

  expect(await other.send(detail, { id: request.id })).toMatchObject({ state: 'closed' });
  expect(await other.send(replyDetail, { id: quote.id })).toMatchObject({ state: 'closed' });
  expect(await other.send(dealDetail, { id: deal.id })).toMatchObject({ state: 'closed' });
  expect(await other.send(bidDetail, { id: bid.id })).toMatchObject({ state: 'closed' });
  expect((await other.send(wantBuys, everything)).list.map(({ no }) => no)).not.toContain(
    request.no,
  );
  expect((await other.send(surplusDeals, everything)).list.map(({ no }) => no)).not.toContain(
    deal.no,
  );
  expect((await toldTo('StayingReplier')).sort()).toEqual([
    ['boards.closed', request.no, quote.no],
    ['boards.surplusClosed', deal.no, bid.no],
  ]);
});

it('ends open quotes and bids of a closed account, which count no more, and tells the posters', async () => {
  const leaving = await market.member('LeavingReplier', 'seller');
  const other = await market.member('StayingPoster', 'seller');
  const request = await requestOf(other, 'STAYS-1');
  const quote = await quoteOn(leaving, request.id);
  const deal = await dealOf(other, 'STAYS-2');
  const bid = await bidOn(leaving, deal.id);

  await leaving.send(closeAccount, {});

  expect(await other.send(replyDetail, { id: quote.id })).toMatchObject({ state: 'closed' });
  expect(await other.send(bidDetail, { id: bid.id })).toMatchObject({ state: 'closed' });
  const [left] = (await other.send(wantBuyList, { ...everything, state: 'open' })).list;
  expect(left).toMatchObject({ no: request.no, unreadReplies: 0, items: [{ quotes: 0 }] });
  expect(await other.send(dealDetail, { id: deal.id })).toMatchObject({
    state: 'open',
    unreadReplies: 0,
    items: [{ bids: 0 }],
  });
  expect((await toldTo('StayingPoster')).sort()).toEqual([
    ['boards.bid', deal.no, bid.no],
    ['boards.bidLeft', deal.no, bid.no],
    ['boards.quoteLeft', request.no, quote.no],
    ['boards.replied', request.no, quote.no],
  ]);
  const accepted = { replyId: quote.id, version: quote.version };
  const items = quote.items.map(({ id, quantity }) => ({ replyItemId: id, quantity }));
  expect(
    await failOrDone(other.send(acceptReply, { ...accepted, items, shipTo, inspection: {} })),
  ).toBe('reply.closed');
  const taken = bid.items.map(({ id, quantity }) => ({ replyItemId: id, quantity }));
  expect(
    await failOrDone(
      other.send(acceptBid, { replyId: bid.id, version: bid.version, items: taken }),
    ),
  ).toBe('surplus.bidClosed');
});

/** Sessions of the market's database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await market.market.database.pool.query<{ n: number }>(
    `select count(*)::integer as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? 0;
}

/** Closes an account while its post is locked; how it ended after what was done meanwhile. */
async function closeAmid(owner: Caller, postId: string, meanwhile: Meanwhile): Promise<string> {
  const gate = await market.market.database.pool.connect();
  let closing: Promise<string>;
  try {
    await gate.query('begin');
    await gate.query('select from boards.post where id = $1 for update', [postId]);
    let isOver = false;
    closing = failOrDone(owner.send(closeAccount, {})).finally(() => {
      isOver = true;
    });
    await expect
      .poll(async () => isOver || (await countWaiting()) === 1, { timeout: 20_000 })
      .toBe(true);
    await meanwhile(gate);
  } finally {
    await gate.query('commit');
    gate.release();
  }
  return closing;
}

/** A seller with a request and a deal, a quote and a bid on those of another, who answered its own. */
async function openOnBoth(name: string) {
  const owner = await market.member(name, 'seller');
  const onlooker = await market.member(`${name}Onlooker`, 'seller');
  const request = await requestOf(owner, 'STAYING-1');
  const deal = await dealOf(owner, 'STAYING-2');
  const [quoteOnIt, bidOnIt] = [
    await quoteOn(onlooker, request.id),
    await bidOn(onlooker, deal.id),
  ];
  const quote = await quoteOn(owner, (await requestOf(onlooker, 'STAYING-3')).id);
  const bid = await bidOn(owner, (await dealOf(onlooker, 'STAYING-4')).id);
  const look = async () => ({
    request: (await onlooker.send(detail, { id: request.id })).state,
    deal: (await onlooker.send(dealDetail, { id: deal.id })).state,
    quotes: [
      (await onlooker.send(replyDetail, { id: quote.id })).state,
      (await onlooker.send(replyDetail, { id: quoteOnIt.id })).state,
    ],
    bids: [
      (await onlooker.send(bidDetail, { id: bid.id })).state,
      (await onlooker.send(bidDetail, { id: bidOnIt.id })).state,
    ],
    messages: await toldTo(`${name}Onlooker`),
  });
  return { owner, postId: request.id, look };
}

const isOpen = { request: 'open', deal: 'open', quotes: ['open', 'open'], bids: ['open', 'open'] };

it('leaves posts and answers as they are, and locks none, while something is open', async () => {
  const { owner, postId, look } = await openOnBoth('OwesBefore');
  const buyer = await market.member('OwesBeforeBuyer', 'buyer');
  await placeBoardOrder(buyer, owner);
  const before = await look();
  expect(before).toMatchObject(isOpen);
  let waited = 0;
  const outcome = await closeAmid(owner, postId, async () => {
    waited = await countWaiting();
  });
  expect({ outcome, waited }).toEqual({ outcome: 'account.openAffairs', waited: 0 });
  expect(await look()).toEqual(before);
});

it('takes back what it ended where something came before the account was locked', async () => {
  let outcome = 'service.busy';
  // A machine that is too slow gives up its wait for the lock.
  for (let round = 1; outcome === 'service.busy' && round <= 4; round += 1) {
    const { owner, postId, look } = await openOnBoth(`OwesLater${round}`);
    const buyer = await market.member(`OwesLaterBuyer${round}`, 'buyer');
    const before = await look();
    expect(before).toMatchObject(isOpen);
    outcome = await closeAmid(owner, postId, () => placeBoardOrder(buyer, owner));
    expect(await look()).toEqual(before);
  }
  expect(outcome).toBe('account.openAffairs');
});

it('locks posts before the account, as an acceptance does', async () => {
  const leaving = await market.member('LocksInOrder', 'seller');
  const request = await requestOf(leaving, 'ORDER-1');
  const outcome = await closeAmid(leaving, request.id, async (gate) => {
    const { rowCount } = await gate.query(
      'select from accounts.account where email = $1 for update nowait',
      ['locksinorder@harness.test'],
    );
    expect(rowCount).toBe(1);
  });
  expect(outcome).toBe('done');
});

it('ends by its migration what accounts left open that were closed before', async () => {
  const left = await market.member('LeftBefore', 'seller');
  const other = await market.member('StillHere', 'seller');
  const request = await requestOf(left, 'BEFORE-1');
  const onIt = await quoteOn(other, request.id);
  const quote = await quoteOn(left, (await requestOf(other, 'BEFORE-2')).id);
  const kept = await requestOf(other, 'BEFORE-3');
  const { pool } = market.market.database;
  await pool.query('update accounts.account set closed_at = $2 where email = $1', [
    'leftbefore@harness.test',
    market.clock.now(),
  ]);
  const migration = join(migrationsDir, '0226-boards-of-closed-accounts', 'up.sql');
  await pool.query(readFileSync(migration, 'utf8'));
  expect(await other.send(detail, { id: request.id })).toMatchObject({ state: 'closed' });
  expect(await other.send(replyDetail, { id: onIt.id })).toMatchObject({ state: 'closed' });
  expect(await other.send(replyDetail, { id: quote.id })).toMatchObject({ state: 'closed' });
  expect(await other.send(detail, { id: kept.id })).toMatchObject({ state: 'open' });
});
