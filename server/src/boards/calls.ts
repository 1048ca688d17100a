import * as contract from '#contract/boards/calls.ts';
import { type At, member } from '#server/kit/at.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import type { BoardsDeps } from './deps.ts';
import { editRequest } from './edit-act.ts';
import { closePost, mark, post, reopenPost } from './post-act.ts';
import { quotesFor, requestsFor } from './present-mall.ts';
import { boardReads } from './read.ts';
import { acceptQuote, quote } from './reply-act.ts';

const board = 'mall';

/** The calls of the mall board. */
export function boardsCalls(deps: BoardsDeps): readonly Bound[] {
  const reads = boardReads(deps, { board, postsFor: requestsFor, repliesFor: quotesFor });
  const me = (at: At) => member(at).accountId;
  return [
    bind(contract.addWantBuy, (at, { wantBuyItemList: items, attach, mark: note }) =>
      post(at, deps, {
        board,
        items: items.map((item) => ({ ...item, goods: null })),
        attach,
        mark: note,
      }),
    ),
    bind(contract.wantBuyList, (at, input) =>
      reads.posts(at, input, { whose: 'mine', state: input.state }),
    ),
    bind(contract.wantBuys, (at, input) => reads.posts(at, input, { whose: 'others' })),
    bind(contract.newerWantBuys, (at, input) => reads.newer(at, input)),
    bind(contract.editWantBuy, (at, input) => editRequest(at, deps, input)),
    bind(contract.replies, (at, input) => reads.replies(at, input)),
    bind(contract.replyDetail, (at, { id }) => reads.openReply(at, id)),
    bind(contract.detail, (at, { id }) => reads.openPost(at, id)),
    bind(contract.rfq, (at, input) => reads.rfq(at, input)),
    bind(contract.addWantQuote, (at, input) => quote(at, deps, input)),
    bind(contract.addMark, (at, input) => mark(at, { ...input, board })),
    bind(contract.close, (at, input) => closePost(at, deps, { ...input, board })),
    bind(contract.reopen, (at, input) => reopenPost(at, { ...input, board })),
    bind(contract.replyIds, (at) => reads.replyIds(at.tx, me(at))),
    bind(contract.wantBuyUnRead, async (at) => {
      const { posts, replyIds } = await reads.unread(at.tx, me(at));
      return { wantBuyNum: posts, replyNum: replyIds.length, replyIds };
    }),
    bind(contract.acceptReply, (at, input) => acceptQuote(at, deps, input)),
  ];
}
