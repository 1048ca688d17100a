import type { acceptReply as AcceptCall, addWantQuote } from '#contract/boards/calls.ts';
import type { Input } from '#contract/call.ts';
import { parseUnitPrice } from '#contract/money.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { BoardsDeps } from '../deps.ts';
import { acceptReply } from './accept-reply.ts';
import { matchItems, replyToPost } from './reply-to-post.ts';

/** Answers a request of another with a quote. */
export const quoteRequest = (
  ctx: CommandContext,
  deps: BoardsDeps,
  quoting: Input<typeof addWantQuote>,
) =>
  replyToPost(ctx, deps, {
    ...quoting,
    board: 'mall',
    delivery: null,
    kind: 'boards.replied',
    itemsFrom: (items) =>
      matchItems('mall', items, quoting.items).map(({ replyItem: one }) => ({
        ...one,
        unitPrice: parseUnitPrice(one.unitPrice),
      })),
  });

/** Accepts items of a quote: its poster buys, and says where the goods go. */
export const acceptQuote = (
  ctx: CommandContext,
  deps: BoardsDeps,
  accepting: Input<typeof AcceptCall>,
) =>
  acceptReply(ctx, deps, {
    ...accepting,
    board: 'mall',
    sides: (post, reply) => ({
      buyerId: post.account,
      sellerId: reply.account,
      shipTo: accepting.shipTo,
      inspection: accepting.inspection,
    }),
  });
