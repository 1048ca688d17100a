import type { Input } from '#contract/call.ts';
import { unitPriceText } from '#contract/money.ts';
import type * as contract from '#contract/purchases/calls.ts';
import { mpnKey } from '#server/catalog/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import type { BoardsDeps } from '../deps.ts';
import { requestsFor } from '../request-views.ts';
import {
  bestPrices,
  bidsById,
  countPurchases,
  countUnreadRequests,
  ordersOfPurchases,
  type PurchaseRecord,
  purchaseById,
  purchasesOf,
  requestsById,
} from '../store/purchases.ts';
import { bidsFor } from '../surplus-views.ts';
import type { Reading } from '../views.ts';

const readContext = (ctx: QueryContext): Reading => ({
  db: ctx.tx,
  reader: requireMember(ctx).accountId,
  now: ctx.now,
  lang: ctx.lang,
});

/** The requests and bids of a page of purchases, as their buyer sees them. */
async function recordsOf(reading: Reading, deps: BoardsDeps, found: readonly PurchaseRecord[]) {
  const { db, reader } = reading;
  const ids = (kind: PurchaseRecord['kind']) =>
    found.filter((one) => one.kind === kind).map((one) => one.id);
  const posts = await requestsById(db, ids('request'), reader);
  const replies = await bidsById(db, ids('bid'), reader);
  const requests = await requestsFor(reading, deps, posts);
  const bids = await bidsFor(reading, deps, replies);
  return {
    requests: new Map(requests.map((request) => [request.id, request])),
    bids: new Map(bids.map((bid) => [bid.id, bid])),
  };
}

type Records = Awaited<ReturnType<typeof recordsOf>>;

/** Returns the facts of a purchase from its request or bid. */
function factsOf(
  { id, kind }: PurchaseRecord,
  records: Records,
  best: ReadonlyMap<string, bigint>,
) {
  const bid = records.bids.get(id);
  if (bid !== undefined) {
    const { no, version, at } = bid;
    const lines = bid.items.map((item) => ({
      model: item.model,
      count: item.quantity,
      taken: item.taken,
      best: item.unitPrice,
    }));
    return { no, version, at, closedAt: null, lines };
  }
  const request = records.requests.get(id);
  if (request === undefined) throw new Error(`the ${kind} of a purchase was not found`);
  const { no, version, at, closedAt } = request;
  const lines = request.items.map((item) => {
    const price = best.get(item.id);
    return {
      model: item.model,
      count: item.count,
      taken: item.taken,
      best: price === undefined ? null : unitPriceText(price),
    };
  });
  return { no, version, at, closedAt, lines };
}

async function toPurchases(reading: Reading, deps: BoardsDeps, found: readonly PurchaseRecord[]) {
  const { db, reader: accountId, now, lang } = reading;
  const ids = found.map((one) => one.id);
  const records = await recordsOf(reading, deps, found);
  const best = new Map(
    (await bestPrices(db, ids, now)).map(({ postItem, best: price }) => [postItem, price]),
  );
  const placed = await ordersOfPurchases(db, ids);
  const orders = await deps.ordersFor(db, {
    ids: placed.map((one) => one.id),
    accountId,
    now,
    lang,
  });
  const list = found.map((one) => ({
    id: one.id,
    kind: one.kind,
    stage: one.stage,
    ...factsOf(one, records, best),
    offers: one.offers,
    unread: one.unread,
    validUntil: one.validUntil?.toISOString() ?? null,
    editable: one.stage === 'waiting' && !one.hasReply,
    orders: placed
      .filter((order) => order.purchase === one.id)
      .flatMap((order) => orders.get(order.id) ?? []),
  }));
  return { list, ...records };
}

/** The caller's purchases of a list. */
export async function listPurchases(
  ctx: QueryContext,
  deps: BoardsDeps,
  input: Input<typeof contract.purchaseList>,
) {
  const reading = readContext(ctx);
  const { list, stage, keyword, pageNum, pageSize } = input;
  const key = mpnKey(keyword);
  if (key === '' && keyword !== '') return { total: 0, list: [] };
  const filter = { account: reading.reader, now: ctx.now, list, stage, key };
  const total = await countPurchases(ctx.tx, filter);
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const found = await purchasesOf(ctx.tx, filter, page);
  return { total, list: (await toPurchases(reading, deps, found)).list };
}

/** One of the caller's purchases with its request or bid; anybody else's is not found. */
export async function onePurchase(ctx: QueryContext, deps: BoardsDeps, id: string) {
  const reading = readContext(ctx);
  const found = await purchaseById(ctx.tx, { account: reading.reader, now: ctx.now }, id);
  const { list, requests, bids } = await toPurchases(reading, deps, found);
  const [purchase] = list;
  if (purchase === undefined) throw new Failure('notFound');
  return { purchase, request: requests.get(id) ?? null, bid: bids.get(id) ?? null };
}

/** Counts the open work of a caller who buys on the boards: unread requests, and orders. */
export async function waitingPurchases(ctx: QueryContext, deps: BoardsDeps) {
  const account = requireMember(ctx).accountId;
  return {
    unread: await countUnreadRequests(ctx.tx, { account, now: ctx.now }),
    orders: await deps.ordersWaiting(ctx.tx, account),
  };
}
