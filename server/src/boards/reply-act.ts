import type { acceptReply, addWantQuote } from '#contract/boards/calls.ts';
import type { Input } from '#contract/call.ts';
import { parseUnitPrice } from '#contract/money.ts';
import type { AtAct } from '#server/kit/at.ts';
import { accept } from './accept.ts';
import { answer, answered } from './answer.ts';
import type { BoardsDeps } from './deps.ts';

/** Answers a request of another with a quote. */
export const quote = (at: AtAct, deps: BoardsDeps, quoting: Input<typeof addWantQuote>) =>
  answer(at, deps, {
    ...quoting,
    board: 'mall',
    delivery: null,
    kind: 'boards.replied',
    itemsFrom: (items) =>
      answered(items, quoting.items).map(({ answer: one }) => ({
        ...one,
        unitPrice: parseUnitPrice(one.unitPrice),
      })),
  });

/** Accepts items of a quote: its poster buys, and says where the goods go. */
export const acceptQuote = (at: AtAct, deps: BoardsDeps, accepting: Input<typeof acceptReply>) =>
  accept(at, deps, {
    ...accepting,
    board: 'mall',
    kind: 'boards.accepted',
    sides: (post, reply) => ({
      buyerId: post.account,
      sellerId: reply.account,
      shipTo: accepting.shipTo,
      inspection: accepting.inspection,
    }),
  });
