import type { FailureCode } from '#contract/failures.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { BoardsDeps } from '../deps.ts';
import { type BoardMessage, notifyWithFewMails } from '../notify.ts';
import { replyLink } from '../pages.ts';
import { saveFirstRefusal } from '../store/replies.ts';

/** Refusals of an acceptance that leave the bid open, and that its bidder can remedy. */
const kinds: Partial<Record<FailureCode, BoardMessage>> = {
  'surplus.bidFreight': 'boards.bidFreightGone',
  'surplus.bidderGone': 'boards.bidTermsDeclined',
};

/**
 * Accepts a bid by `accept`. Where that is refused for a cause on the bidder's side, the bidder is
 * notified after the rollback: once for a bid, however often its poster tries, and by mail once an hour
 * for all its bids on a deal.
 */
export async function notifyRefusedBidder<Result>(
  { now }: CommandContext,
  deps: BoardsDeps,
  { replyId, accept }: { readonly replyId: string; readonly accept: () => Promise<Result> },
): Promise<Result> {
  try {
    return await accept();
  } catch (error) {
    const kind = error instanceof Failure ? kinds[error.code] : undefined;
    if (!(error instanceof Failure) || kind === undefined) throw error;
    throw error.runAfterRollback(async (tx) => {
      const bid = await saveFirstRefusal(tx, replyId, now);
      if (bid === null) return undefined;
      await notifyWithFewMails(tx, bid.post, {
        to: bid.account,
        kind,
        params: {
          postNo: bid.postNo,
          replyNo: bid.no,
          company: (await deps.cards(tx, [bid.poster])).get(bid.poster)?.company ?? '',
        },
        link: replyLink('waste', bid),
        now,
      });
      return undefined;
    });
  }
}
