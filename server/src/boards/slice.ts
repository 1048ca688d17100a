import type { EventContext } from '#server/kit/apply-event.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { leaveBoards } from './commands/leave-boards.ts';
import { releasePieces } from './commands/release-pieces.ts';
import type { BoardsDeps } from './deps.ts';
import { boardsCalls } from './handlers.ts';
import { purchaseCalls } from './purchase-handlers.ts';
import { expireReplies } from './reply-process.ts';
import { surplusCalls } from './surplus-handlers.ts';

/** Puts the slice together: its calls, the clock's work on replies, and what orders say of their end. */
export function boardsSlice(deps: BoardsDeps): {
  calls: readonly Implementation[];
  jobs: JobTable;
  cron: readonly CronEntry[];
  /** Gives back what an order took that was cancelled before its payment. */
  orderCancelled: (ctx: EventContext, orderId: string) => Promise<void>;
  /** Ends what an account that is being closed has open on the boards. */
  accountClosed: (ctx: EventContext, accountId: string) => Promise<void>;
} {
  return {
    calls: [...boardsCalls(deps), ...surplusCalls(deps), ...purchaseCalls(deps)],
    jobs: {
      'boards.expire': async (_payload, { db, now, log }) => {
        const { failed } = await expireReplies(db, deps, now);
        for (const { id, error } of failed) {
          log.error({ err: error, replyId: id }, 'the clock could not end a reply');
        }
      },
    },
    orderCancelled: (ctx, orderId) => releasePieces(ctx, deps, orderId),
    accountClosed: (ctx, accountId) => leaveBoards(ctx, deps, accountId),
    cron: [{ job: 'boards.expire', pattern: '*/5 * * * *' }],
  };
}
