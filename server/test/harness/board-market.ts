import { randomUUID } from 'node:crypto';
import * as contract from '#contract/boards/calls.ts';
import type { Call, ClientInput, Output } from '#contract/call.ts';
import { boardsSlice, type FilesToStore, type NewTradeOrder } from '#server/boards/public.ts';
import { openDatabase, transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import { asMember, callingOf } from './calling.ts';
import { openTestDatabase } from './database.ts';
import { messagesTo } from './messages.ts';

export const NOW = new Date('2026-11-21T02:00:00Z');
export const later = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

export const shipTo = {
  name: 'Dana Whitfield',
  country: 'US',
  address: '14 Harbor Street',
  city: 'Portland',
  phone: '+1 503 555 0142',
};

/** A board on a database of its own; its files and orders only note what they get. */
export async function openMarket() {
  const test = await openTestDatabase();
  const database = openDatabase(test.url);
  const cards = new Map<string, { company: string; country: string }>();
  const orders: NewTradeOrder[] = [];
  const kept: FilesToStore[] = [];
  const hooks = { beforeOrder: async () => {} };
  const slice = boardsSlice({
    cards: async () => cards,
    sellerRecords: async (_db, sellers) =>
      new Map(
        sellers
          .slice(0, 1)
          .map((id) => [
            id,
            { passedLots: 9, inspectedLots: 10, blacklist: null, depositReturned: true },
          ]),
      ),
    placeOrder: async (_at, order) => {
      await hooks.beforeOrder();
      orders.push(order);
      return { orderId: newId(), orderNo: `TO-261121-${1000 + orders.length}` };
    },
    ownFreightNumber: async () => null,
    lockOpenAccounts: async (_tx, ids) => new Set(ids),
    ordersFor: async () => new Map(),
    ordersWaiting: async () => 0,
    files: {
      attach: async (_tx, files) => {
        if (files.urls.some((url) => url.endsWith('0000'))) throw new Failure('file.unknown');
        kept.push(files);
        return files.urls.map((url) => ({ url, name: 'photo.png' }));
      },
      link: (url) => `${url}?s=signed`,
    },
  });
  const call = callingOf(database.db, slice.calls);

  const member = (company: string, identity: 'buyer' | 'seller' = 'buyer', country = 'US') => {
    const account = randomUUID();
    cards.set(account, { company, country });
    const as = (now: Date) => ({ caller: asMember(account, identity), now });
    return {
      account,
      as,
      call: <C extends Call>(one: C, input: ClientInput<C>, now: Date = NOW): Promise<Output<C>> =>
        call(one, input, as(now)),
    };
  };
  const expire = (now: Date) =>
    slice.jobs['boards.expire']?.({}, { db: database.db, now } as unknown as JobContext);

  const release = (orderId: string) =>
    transaction(database.db, (tx) => slice.orderCancelled({ tx, now: NOW }, orderId));

  const messages = (account: string) => messagesTo(test.pool, account);
  const close = async () => {
    await database.close();
    await test.drop();
  };
  return { call, member, expire, release, messages, orders, kept, hooks, pool: test.pool, close };
}

export type Market = Awaited<ReturnType<typeof openMarket>>;
export type Trader = ReturnType<Market['member']>;

/** Puts a request for these parts on the board. */
export async function postOf(poster: Trader, models: Record<string, number>, now: Date = NOW) {
  const wantBuyItemList = Object.entries(models).map(([model, count]) => ({ model, count }));
  const { id } = await poster.call(contract.addWantBuy, { wantBuyItemList }, now);
  return poster.call(contract.detail, { id }, now);
}

/** Returns a quote of one item. */
export const quoteOf = (postItemId: string, quantity: number, unitPrice = '0.118') => ({
  postItemId,
  offeredModel: 'TPS54331DR',
  manufacturer: 'Texas Instruments',
  unitPrice,
  quantity,
  condition: 'brandNew' as const,
});

type PostView = Awaited<ReturnType<typeof postOf>>;
type QuoteInput = Partial<ClientInput<typeof contract.addWantQuote>>;

/** Answers a post: all items of it, in full, unless said otherwise. */
export async function replyTo(
  replier: Trader,
  post: PostView,
  more: QuoteInput = {},
  now: Date = NOW,
) {
  const items = post.items.map((item) => quoteOf(item.id, item.count));
  const quote = { postId: post.id, version: post.version, items, ...more };
  const { id } = await replier.call(contract.addWantQuote, quote, now);
  return replier.call(contract.replyDetail, { id }, now);
}

type ReplyView = Awaited<ReturnType<typeof replyTo>>;

/** Returns the input that accepts these quantities of a reply's items, in their order. */
export const acceptance = (reply: ReplyView, ...quantities: number[]) => ({
  replyId: reply.id,
  version: reply.version,
  items: quantities.map((quantity, index) => ({
    replyItemId: reply.items[index]?.id ?? '',
    quantity,
  })),
  shipTo,
  inspection: {},
});
