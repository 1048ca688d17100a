import type { Post, Reply } from '#contract/boards/schemas.ts';
import { lineAmount, unitPriceText, wire } from '#contract/money.ts';
import { recordOf } from './commands/assert-may-sell.ts';
import type { BoardsDeps } from './deps.ts';
import type { PostRecord } from './store/posts.ts';
import type { ReplyItemRecord, ReplyRecord } from './store/replies.ts';
import { postFrames, type Reading, replyFrames } from './views.ts';

/** Requests of the mall as their reader may see them. */
export async function requestsFor(
  reading: Reading,
  deps: BoardsDeps,
  posts: readonly PostRecord[],
): Promise<Post[]> {
  const frames = await postFrames(reading, deps, posts);
  return frames.map(({ facts, items, best }) => ({
    ...facts,
    items: items.map((item) => ({
      id: item.id,
      model: item.mpn,
      count: item.quantity,
      taken: facts.mine ? Number(item.acceptedQuantity) : 0,
      quotes: facts.mine ? item.quotes : 0,
      best: bestText(best.get(item.id)),
    })),
  }));
}

const bestText = (price: bigint | undefined) => (price === undefined ? null : unitPriceText(price));

const itemOf = (item: ReplyItemRecord): Reply['items'][number] => ({
  id: item.id,
  postItemId: item.postItem,
  model: item.model,
  offeredModel: item.mpn,
  manufacturer: item.manufacturer,
  unitPrice: unitPriceText(item.unitPrice),
  quantity: item.quantity,
  taken: item.acceptedQuantity,
  amount: wire(lineAmount({ unitPrice: item.unitPrice, quantity: item.quantity })),
  condition: item.condition,
  packaging: item.packaging,
  dateCode: item.dateCode,
  leadTime: item.leadTime,
  warrantyDays: item.warrantyDays,
  note: item.note,
});

/** Quotes as poster and replier see them, with the replier's record at the lab. */
export async function quotesFor(
  reading: Reading,
  deps: BoardsDeps,
  replies: readonly ReplyRecord[],
): Promise<Reply[]> {
  const frames = await replyFrames(reading, deps, replies);
  const sellers = [...new Set(replies.map((reply) => reply.account))];
  const records = await deps.sellerRecords(reading.db, sellers);
  return frames.map(({ record, facts, from, to, items }) => ({
    ...facts,
    from: {
      accountId: record.account,
      company: from.company,
      country: from.country,
      ...recordOf(records, record.account),
    },
    to: { company: to.company, country: to.country },
    items: items.map(itemOf),
  }));
}
