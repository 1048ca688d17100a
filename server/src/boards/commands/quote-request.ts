import type { acceptReply as AcceptCall, addWantQuote } from '#contract/boards/calls.ts';
import type { Input } from '#contract/call.ts';
import { parseUnitPrice } from '#contract/money.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { BoardsDeps } from '../deps.ts';
import { lockAcceptable, placeAcceptedReply } from './place-accepted-reply.ts';
import { matchItems, replyToPost } from './reply-to-post.ts';

/** Answers a request of another with a quote. */
export const quoteRequest = (
  ctx: CommandContext,
  deps: BoardsDeps,
  quoting: Input<typeof addWantQuote>,
) =>
  replyToPost(
    ctx,
    deps,
    { ...quoting, board: 'mall', delivery: null, kind: 'boards.replied' },
    (items) =>
      matchItems('mall', items, quoting.items).map(({ replyItem: one }) => ({
        ...one,
        unitPrice: parseUnitPrice(one.unitPrice),
      })),
  );

/** Accepts items of a quote: its poster buys, and says where the goods go. */
export async function acceptQuote(
  ctx: CommandContext,
  deps: BoardsDeps,
  accepting: Input<typeof AcceptCall>,
) {
  const { shipTo, inspection } = accepting;
  const quote = await lockAcceptable(ctx, { ...accepting, board: 'mall' });
  const sides = { buyerId: quote.post.account, sellerId: quote.reply.account };
  return placeAcceptedReply(ctx, deps, { ...quote, terms: { ...sides, shipTo, inspection } });
}
