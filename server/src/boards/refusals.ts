import type { FailureCode } from '#contract/failures.ts';
import { Failure } from '#server/kit/failure.ts';

/** How the board of surplus calls what both boards refuse: it has deals and bids, no requests. */
const ofSurplus = {
  'post.closed': 'surplus.closed',
  'post.own': 'surplus.own',
  'post.notClosed': 'surplus.notClosed',
  'reply.closed': 'surplus.bidClosed',
  'reply.taken': 'surplus.bidTaken',
  'reply.expired': 'surplus.bidExpired',
  'reply.item': 'surplus.bidItem',
} as const satisfies Partial<Record<FailureCode, FailureCode>>;

/** Returns a refusal in the words of its board; `field` is where it stands in the input. */
export const boardFail = (
  board: 'mall' | 'waste',
  code: keyof typeof ofSurplus,
  field?: string,
): Failure => new Failure(board === 'waste' ? ofSurplus[code] : code, {}, field);
