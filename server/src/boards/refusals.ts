import type { FailureCode } from '#contract/failures.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Board } from './store/posts.ts';
import type { ReplyRecord } from './store/replies.ts';

/** How the board of surplus calls what both boards refuse: it has deals and bids, no requests. */
const ofSurplus = {
  'post.closed': 'surplus.closed',
  'post.own': 'surplus.own',
  'post.notClosed': 'surplus.notClosed',
  'reply.closed': 'surplus.bidClosed',
  'reply.taken': 'surplus.bidTaken',
  'reply.expired': 'surplus.bidExpired',
  'reply.withdrawn': 'surplus.bidWithdrawn',
  'reply.item': 'surplus.bidItem',
} as const satisfies Partial<Record<FailureCode, FailureCode>>;

/** Returns a refusal in the words of its board; `field` is where it stands in the input. */
export const boardFail = (board: Board, code: keyof typeof ofSurplus, field?: string): Failure =>
  new Failure(board === 'waste' ? ofSurplus[code] : code, {}, field);

/** Refuses a reply that has ended, in the words of its board; also one that the clock has yet to end. */
export function refuseEnded(
  board: Board,
  { state, validUntil }: Pick<ReplyRecord, 'state' | 'validUntil'>,
  now: Date,
): void {
  if (state === 'taken') throw boardFail(board, 'reply.taken');
  if (state === 'withdrawn') throw boardFail(board, 'reply.withdrawn');
  if (state === 'closed' || state === 'cancelled') throw boardFail(board, 'reply.closed');
  const isOver = validUntil.getTime() <= now.getTime();
  if (state === 'expired' || isOver) throw boardFail(board, 'reply.expired');
}
