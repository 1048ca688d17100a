import type { Bound } from '../kit/bind.ts';
import type { Db } from '../kit/database.ts';
import { boardsCalls } from './calls.ts';
import type { BoardsDeps } from './deps.ts';
import { expireReplies } from './reply-store.ts';

/** Puts the slice together: its calls, and the clock's work on replies. */
export function boardsSlice(deps: BoardsDeps): {
  calls: readonly Bound[];
  /** Ends the replies whose validity is over; safe to run at any time, answers how many ended. */
  expire: (db: Db, now: Date) => Promise<number>;
} {
  return { calls: boardsCalls(deps), expire: expireReplies };
}
