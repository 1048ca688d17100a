import * as contract from '#contract/surplus/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { boardReads } from './board-reads.ts';
import { acceptBid, bidOnSurplus, offerSurplus } from './commands/bid-on-surplus.ts';
import { closePost, reopenSurplus } from './commands/close-post.ts';
import { withdrawReply } from './commands/withdraw-reply.ts';
import { writePrivateMark } from './commands/write-private-mark.ts';
import type { BoardsDeps } from './deps.ts';
import { bidsFor, dealsFor } from './surplus-views.ts';

const board = 'waste';

/** The calls of the waste board. */
export function surplusCalls(deps: BoardsDeps): readonly Implementation[] {
  const reads = boardReads(deps, { board, postsFor: dealsFor, repliesFor: bidsFor });
  const me = (ctx: RequestContext) => requireMember(ctx).accountId;
  return [
    implement(contract.addSurplusDeal, (ctx, input) => offerSurplus(ctx, deps, input)),
    implement(contract.surplusDealList, (ctx, input) =>
      reads.posts(ctx, input, { scope: 'mine', state: input.state }),
    ),
    implement(contract.surplusDeals, (ctx, input) => reads.posts(ctx, input, { scope: 'others' })),
    implement(contract.newerSurplusDeals, (ctx, input) => reads.newer(ctx, input)),
    implement(contract.replies, (ctx, input) => reads.replies(ctx, input)),
    implement(contract.replyDetail, (ctx, { id }) => reads.openReply(ctx, id)),
    implement(contract.detail, (ctx, { id }) => reads.openPost(ctx, id)),
    implement(contract.addSurplusQuote, (ctx, input) => bidOnSurplus(ctx, deps, input)),
    implement(contract.withdrawBid, (ctx, input) => withdrawReply(ctx, deps, { ...input, board })),
    implement(contract.addMark, (ctx, input) => writePrivateMark(ctx, { ...input, board })),
    implement(contract.close, (ctx, input) => closePost(ctx, deps, { ...input, board })),
    implement(contract.reopen, (ctx, input) => reopenSurplus(ctx, deps, input)),
    implement(contract.replyIds, (ctx) => reads.replyIds(ctx.tx, me(ctx))),
    implement(contract.surplusDealUnRead, async (ctx) => {
      const { posts, replyIds } = await reads.unread(ctx.tx, me(ctx));
      return { surplusDealNum: posts, replyNum: replyIds.length, replyIds };
    }),
    implement(contract.acceptBid, (ctx, input) => acceptBid(ctx, deps, input)),
  ];
}
