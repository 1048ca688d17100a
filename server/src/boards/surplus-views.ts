import { lineAmount, unitPriceText, wire } from '#contract/money.ts';
import { InspectionChoice } from '#contract/orders/terms-schemas.ts';
import type { Bid, SurplusDeal } from '#contract/surplus/schemas.ts';
import { recordOf } from './commands/assert-may-sell.ts';
import type { BoardsDeps } from './deps.ts';
import { itemsOfPosts, type PostItemRecord, type PostRecord } from './store/posts.ts';
import type { ReplyItemRecord, ReplyRecord } from './store/replies.ts';
import { postFrames, type Reading, replyFrames } from './views.ts';

const priceText = (price: bigint | null) => (price === null ? null : unitPriceText(price));
const leftOf = (item: PostItemRecord) => item.quantity - Number(item.acceptedQuantity);

/** Surplus deals as their reader may see them, with the poster's record at the lab. */
export async function dealsFor(
  reading: Reading,
  deps: BoardsDeps,
  posts: readonly PostRecord[],
): Promise<SurplusDeal[]> {
  const frames = await postFrames(reading, deps, posts);
  const sellers = [...new Set(posts.map((post) => post.account))];
  const records = await deps.sellerRecords(reading.db, sellers);
  return frames.map(({ account, facts, items, best }) => ({
    ...facts,
    ...recordOf(records, account),
    items: items.map((item) => ({
      id: item.id,
      model: item.mpn,
      manufacturer: item.manufacturer ?? '',
      count: item.quantity,
      left: leftOf(item),
      condition: item.condition ?? 'brandNew',
      packaging: item.packaging,
      dateCode: item.dateCode ?? '',
      unitPrice: priceText(item.unitPrice),
      bids: facts.mine ? item.quotes : 0,
      best: priceText(best.get(item.id) ?? null),
    })),
  }));
}

function itemOf(item: ReplyItemRecord, offered: PostItemRecord | undefined): Bid['items'][number] {
  const open = item.quantity - item.acceptedQuantity;
  return {
    id: item.id,
    postItemId: item.postItem,
    model: item.mpn,
    manufacturer: item.manufacturer,
    condition: item.condition,
    packaging: item.packaging,
    dateCode: item.dateCode,
    asking: priceText(offered?.unitPrice ?? null),
    unitPrice: unitPriceText(item.unitPrice),
    quantity: item.quantity,
    taken: item.acceptedQuantity,
    left: Math.min(open, offered === undefined ? 0 : leftOf(offered)),
    amount: wire(lineAmount({ unitPrice: item.unitPrice, quantity: item.quantity })),
  };
}

/** Bids as poster and bidder see them. Where the goods go is the bidder's alone to read. */
export async function bidsFor(
  reading: Reading,
  deps: BoardsDeps,
  replies: readonly ReplyRecord[],
): Promise<Bid[]> {
  const frames = await replyFrames(reading, deps, replies);
  const posts = [...new Set(replies.map((reply) => reply.post))];
  const offered = new Map((await itemsOfPosts(reading.db, posts)).map((item) => [item.id, item]));
  const sellers = [...new Set(replies.map((reply) => reply.poster))];
  const records = await deps.sellerRecords(reading.db, sellers);
  return frames.map(({ record, facts, from, to, items }) => ({
    ...facts,
    from: { accountId: record.account, company: from.company, country: from.country },
    to: {
      accountId: record.poster,
      company: to.company,
      country: to.country,
      ...recordOf(records, record.poster),
    },
    items: items.map((item) => itemOf(item, offered.get(item.postItem))),
    shipTo: facts.mine ? record.shipTo : null,
    inspection: record.inspection ?? InspectionChoice.parse({}),
  }));
}
