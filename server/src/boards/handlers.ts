import * as contract from '#contract/boards/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { boardReads } from './board-reads.ts';
import { closePost, reopenPost } from './commands/close-post.ts';
import { createPost } from './commands/create-post.ts';
import { editRequest } from './commands/edit-request.ts';
import { acceptQuote, quoteRequest } from './commands/quote-request.ts';
import { withdrawReply } from './commands/withdraw-reply.ts';
import { writePrivateMark } from './commands/write-private-mark.ts';
import type { BoardsDeps } from './deps.ts';
import { quotesFor, requestsFor } from './request-views.ts';

const board = 'mall';

/** The calls of the mall board. */
export function boardsCalls(deps: BoardsDeps): readonly Implementation[] {
  const reads = boardReads(deps, { board, postsFor: requestsFor, repliesFor: quotesFor });
  const me = (ctx: RequestContext) => requireMember(ctx).accountId;
  return [
    implement(contract.addWantBuy, (ctx, { wantBuyItemList: items, attach, mark: note }) =>
      createPost(ctx, deps, {
        board,
        items: items.map((item) => ({ ...item, goods: null })),
        attach,
        mark: note,
      }),
    ),
    implement(contract.wantBuyList, (ctx, input) =>
      reads.posts(ctx, input, { scope: 'mine', state: input.state }),
    ),
    implement(contract.wantBuys, (ctx, input) => reads.posts(ctx, input, { scope: 'others' })),
    implement(contract.newerWantBuys, (ctx, input) => reads.newer(ctx, input)),
    implement(contract.editWantBuy, (ctx, input) => editRequest(ctx, deps, input)),
    implement(contract.replies, (ctx, input) => reads.replies(ctx, input)),
    implement(contract.replyDetail, (ctx, { id }) => reads.openReply(ctx, id)),
    implement(contract.detail, (ctx, { id }) => reads.openPost(ctx, id)),
    implement(contract.rfq, (ctx, input) => reads.rfq(ctx, input)),
    implement(contract.addWantQuote, (ctx, input) => quoteRequest(ctx, deps, input)),
    implement(contract.withdrawQuote, (ctx, input) =>
      withdrawReply(ctx, deps, { ...input, board }),
    ),
    implement(contract.addMark, (ctx, input) => writePrivateMark(ctx, { ...input, board })),
    implement(contract.close, (ctx, input) => closePost(ctx, deps, { ...input, board })),
    implement(contract.reopen, (ctx, input) => reopenPost(ctx, deps, { ...input, board })),
    implement(contract.replyIds, (ctx) => reads.replyIds(ctx.tx, me(ctx))),
    implement(contract.wantBuyUnRead, async (ctx) => {
      const { posts, replyIds } = await reads.unread(ctx.tx, me(ctx));
      return { wantBuyNum: posts, replyNum: replyIds.length, replyIds };
    }),
    implement(contract.acceptReply, (ctx, input) => acceptQuote(ctx, deps, input)),
  ];
}
