import * as contract from '#contract/surplus/calls.ts';
import { type At, member } from '#server/kit/at.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { bid, offerSurplus, takeBid } from './bid-act.ts';
import type { BoardsDeps } from './deps.ts';
import { closePost, mark, reopenPost } from './post-act.ts';
import { bidsFor, dealsFor } from './present-waste.ts';
import { boardReads } from './read.ts';

const board = 'waste';

/** The calls of the waste board. */
export function surplusCalls(deps: BoardsDeps): readonly Bound[] {
  const reads = boardReads(deps, { board, postsFor: dealsFor, repliesFor: bidsFor });
  const me = (at: At) => member(at).accountId;
  return [
    bind(contract.addSurplusDeal, (at, input) => offerSurplus(at, deps, input)),
    bind(contract.surplusDealList, (at, input) =>
      reads.posts(at, input, { whose: 'mine', state: input.state }),
    ),
    bind(contract.surplusDeals, (at, input) => reads.posts(at, input, { whose: 'others' })),
    bind(contract.newerSurplusDeals, (at, input) => reads.newer(at, input)),
    bind(contract.replies, (at, input) => reads.replies(at, input)),
    bind(contract.replyDetail, (at, { id }) => reads.openReply(at, id)),
    bind(contract.detail, (at, { id }) => reads.openPost(at, id)),
    bind(contract.addSurplusQuote, (at, input) => bid(at, deps, input)),
    bind(contract.addMark, (at, input) => mark(at, { ...input, board })),
    bind(contract.close, (at, input) => closePost(at, deps, { ...input, board })),
    bind(contract.reopen, (at, input) => reopenPost(at, { ...input, board })),
    bind(contract.replyIds, (at) => reads.replyIds(at.tx, me(at))),
    bind(contract.surplusDealUnRead, async (at) => {
      const { posts, replyIds } = await reads.unread(at.tx, me(at));
      return { surplusDealNum: posts, replyNum: replyIds.length, replyIds };
    }),
    bind(contract.acceptBid, (at, input) => takeBid(at, deps, input)),
  ];
}
