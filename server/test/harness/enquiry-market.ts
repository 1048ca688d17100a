import { randomUUID } from 'node:crypto';
import type { Call, ClientInput, Input, Output } from '#contract/call.ts';
import * as contract from '#contract/enquiries/calls.ts';
import { mpnKey } from '#server/catalog/public.ts';
import {
  type EnquiriesDeps,
  enquiriesSlice,
  type NewEnquiryOrder,
  type StockOffer,
} from '#server/enquiries/public.ts';
import type { EventContext } from '#server/kit/apply-event.ts';
import { openDatabase, transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import { createLogger } from '#server/kit/process/log.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { asMember, callingOf } from './calling.ts';
import { openTestDatabase } from './database.ts';
import { messagesTo } from './messages.ts';

export const NOW = new Date('2026-11-21T02:00:00Z');
export const daysOn = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

export const shipTo = {
  name: 'Dana Whitfield',
  country: 'US',
  address: '14 Harbor Street',
  city: 'Portland',
  phone: '+1 503 555 0142',
};

type Sending = Input<typeof contract.inquirySend>;

const stockLine = (account: string, mpn: string, quantity: number): StockOffer => ({
  id: randomUUID(),
  account,
  mpn,
  manufacturer: 'Texas Instruments',
  quantity,
  unitPrice: '0.1',
  priceBreaks: [],
  moq: null,
  condition: 'brandNew',
  packaging: 'roll',
  dateCode: '2414',
  leadTime: 'now',
});

/** Enquiries on a database of their own; stock is a list, and orders only note what they get. */
export async function openEnquiries() {
  const test = await openTestDatabase();
  const database = openDatabase(test.url);
  const cards = new Map<string, { company: string; country: string }>();
  const settled = new Set<string>();
  const listed = new Set<string>();
  const closed = new Set<string>();
  const stock: StockOffer[] = [];
  const orders: NewEnquiryOrder[] = [];
  const hooks = { beforeOrder: async () => {} };
  const deps: EnquiriesDeps = {
    cards: async () => cards,
    lockOpenAccounts: async (_tx, ids) => new Set(ids.filter((one) => !closed.has(one))),
    settledOf: async (_db, accounts) => new Set(accounts.filter((one) => settled.has(one))),
    listedOf: async (_db, accounts) => new Set(accounts.filter((one) => listed.has(one))),
    standings: async () => new Map(),
    labOf: async () => new Map(),
    sellersOfKeys: async (_db, { keys, limit }) => {
      const byKey = Map.groupBy(stock, (one) => mpnKey(one.mpn));
      return keys.flatMap((key) =>
        [...new Set((byKey.get(key) ?? []).map((one) => one.account))]
          .slice(0, limit)
          .map((account) => ({ key, account })),
      );
    },
    offersById: async (_db, ids) =>
      new Map(stock.filter((one) => ids.includes(one.id)).map((one) => [one.id, one])),
    stockOf: async (_db, seller, keys) => {
      const own = stock.filter((one) => one.account === seller && keys.includes(mpnKey(one.mpn)));
      const byKey = Map.groupBy(own, ({ mpn }) => mpnKey(mpn));
      return new Map(
        own.map((one) => {
          const lines = byKey.get(mpnKey(one.mpn)) ?? [];
          const held = lines.reduce((sum, { quantity }) => sum + quantity, 0);
          return [mpnKey(one.mpn), { ...one, held }];
        }),
      );
    },
    dealtPrices: async () => new Map(),
    buyerDeals: async () => new Map(),
    secret: Buffer.alloc(32, 1),
    placeOrder: async (_at, order) => {
      await hooks.beforeOrder();
      orders.push(order);
      return { orderId: newId(), orderNo: `TO-261121-${1000 + orders.length}` };
    },
    files: {
      attach: async (_tx, { urls }) => urls.map((url) => ({ url, name: 'photo.png' })),
      link: (url) => `${url}?s=signed`,
    },
  };
  const slice = enquiriesSlice(deps);
  const call = callingOf(database.db, slice.calls);

  const member = (company: string, identity: 'buyer' | 'seller', country: string) => {
    const account = randomUUID();
    cards.set(account, { company, country });
    if (identity === 'seller') settled.add(account);
    return {
      account,
      /** Puts a line into this account's stock and answers its id. */
      stock: (mpn: string, quantity = 10_000) => {
        const line = stockLine(account, mpn, quantity);
        stock.push(line);
        return line.id;
      },
      call: <C extends Call>(one: C, input: ClientInput<C>, now: Date = NOW): Promise<Output<C>> =>
        call(one, input, { caller: asMember(account, identity), now }),
    };
  };
  /** Sends matched enquiries as a bill does: in one transaction. */
  const sendAll = (account: string, enquiries: readonly Sending[], now: Date = NOW) =>
    transaction(database.db, (tx) =>
      slice.sendEnquiries(
        { tx, now, caller: asMember(account, 'buyer') } as unknown as CommandContext,
        enquiries.map((one) => ({ ...one, type: 'match' as const })),
      ),
    );
  /** Tells the slice that an order was cancelled before its payment. */
  const cancelOrder = (orderId: string, now: Date) =>
    transaction(database.db, (tx) =>
      slice.orderCancelled({ tx, now } as unknown as EventContext, orderId),
    );
  const sweep = (now: Date) =>
    slice.jobs['enquiries.sweep']?.({}, {
      db: database.db,
      now,
      log: createLogger('silent'),
    } as unknown as JobContext);
  const messages = (account: string) => messagesTo(test.pool, account);
  return {
    buyer: (company = 'Hollis Instruments') => member(company, 'buyer', 'US'),
    seller: (company = 'Yunjing Electronics') => member(company, 'seller', 'CN'),
    blacklist: (account: string) => listed.add(account),
    /** Closes an account as far as its enquiries know of it, after what it has open of them ended. */
    closeAccount: (account: string, now: Date = NOW) =>
      transaction(database.db, async (tx) => {
        await slice.accountClosed({ tx, now }, account);
        closed.add(account);
      }),
    unsettle: (account: string) => settled.delete(account),
    removeStock: (id: string) =>
      stock.splice(
        stock.findIndex((one) => one.id === id),
        1,
      ),
    sweep,
    sendAll,
    cancelOrder,
    db: database.db,
    deps,
    messages,
    orders,
    hooks,
    pool: test.pool,
    url: test.url,
    close: async () => {
      await database.close();
      await test.drop();
    },
  };
}

export type Enquiries = Awaited<ReturnType<typeof openEnquiries>>;
export type Party = ReturnType<Enquiries['buyer']>;

/** A quote for so many pieces at a price. */
export const quoteFor = (mpn: string, quantity: number, unitPrice: string) => ({
  mpn,
  manufacturer: 'Texas Instruments',
  unitPrice,
  quantity,
  condition: 'brandNew' as const,
});

/** The only request that a seller has in a tab. */
export async function requestAt(seller: Party, type: 'normal' | 'match' = 'match', now = NOW) {
  const { list } = await seller.call(contract.quoteList, { type, tab: 'awaiting' }, now);
  const [first] = list;
  if (first === undefined) throw new Error('the seller is asked for nothing');
  return first;
}
