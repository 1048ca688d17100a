import {
  acceptReply,
  addWantBuy,
  addWantQuote,
  detail,
  replyDetail,
} from '#contract/boards/calls.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

/** Places an order of a buyer with a seller by a purchase request; returns its id and number. */
export async function placeBoardOrder(
  buyer: Caller,
  seller: Caller,
  { count, unitPrice }: { count: number; unitPrice: string } = { count: 9, unitPrice: '0.09' },
): Promise<{ orderId: string; orderNo: string }> {
  const post = await buyer.send(addWantBuy, { wantBuyItemList: [{ model: 'LM358DR', count }] });
  const seen = await seller.send(detail, { id: post.id });
  const quoted = await seller.send(addWantQuote, {
    postId: post.id,
    version: seen.version,
    items: seen.items.map((item) => ({
      postItemId: item.id,
      offeredModel: item.model,
      manufacturer: 'Texas Instruments',
      unitPrice,
      quantity: item.count,
      condition: 'brandNew' as const,
    })),
  });
  const reply = await buyer.send(replyDetail, { id: quoted.id });
  return buyer.send(acceptReply, {
    replyId: reply.id,
    version: reply.version,
    items: reply.items.map(({ id, quantity }) => ({ replyItemId: id, quantity })),
    shipTo: { name: 'B', country: 'US', address: 'Road 1', city: 'Austin', phone: '+1 512 555' },
    inspection: {},
  });
}
