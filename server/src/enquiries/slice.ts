import type { FastifyInstance } from 'fastify';
import type { HandlerOutput } from '#contract/call.ts';
import type { inquirySend } from '#contract/enquiries/calls.ts';
import type { EventContext } from '#server/kit/apply-event.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { leaveEnquiries } from './commands/leave-enquiries.ts';
import { releaseQuotes } from './commands/release-quotes.ts';
import { type SeekTurn, seekSellers } from './commands/seek-sellers.ts';
import { type MatchedSending, sendMatched } from './commands/send-enquiry.ts';
import { endUnreached, sweepRequests } from './commands/sweep-requests.ts';
import type { EnquiriesDeps } from './deps.ts';
import { enquiriesCalls } from './handlers.ts';
import { serveQuoteSheets } from './serve-quote-sheets.ts';

interface ServeParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rateFactor: number;
}

/** Puts the slice together: its calls, and the clock's work on requests. */
export function enquiriesSlice(deps: EnquiriesDeps): {
  calls: readonly Implementation[];
  jobs: JobTable;
  cron: readonly CronEntry[];
  /** Sends matched enquiries as the buyer who calls, inside the act's transaction: all or none. */
  readonly sendEnquiries: (
    ctx: CommandContext,
    enquiries: readonly MatchedSending[],
  ) => Promise<readonly HandlerOutput<typeof inquirySend>[]>;
  /** Gives the quotes of an order that was cancelled before its payment back. */
  readonly orderCancelled: (ctx: EventContext, orderId: string) => Promise<void>;
  /** Ends what an account that is being closed has open of enquiries. */
  readonly accountClosed: (ctx: EventContext, accountId: string) => Promise<void>;
  /** Adds the download of what waits for a seller. */
  readonly serve: (http: FastifyInstance, parts: ServeParts) => void;
} {
  // Where the last round stopped to seek sellers; a new process begins anew.
  let after: SeekTurn | null = null;
  return {
    calls: enquiriesCalls(deps),
    jobs: {
      'enquiries.sweep': async (_payload, { db, now, signal, log }) => {
        const swept = await sweepRequests(db, now, signal);
        const seek = await seekSellers(db, deps, { now, after, signal });
        after = seek.turn;
        const over = await endUnreached(db, now, signal);
        for (const { id, error } of [...swept.failed, ...seek.failed, ...over.failed]) {
          log.error({ err: error, enquiry: id }, 'an enquiry could not be swept');
        }
      },
    },
    cron: [{ job: 'enquiries.sweep', pattern: '* * * * *' }],
    sendEnquiries: (ctx, enquiries) => sendMatched(ctx, deps, enquiries),
    orderCancelled: (ctx, orderId) => releaseQuotes(ctx, deps, orderId),
    accountClosed: (ctx, accountId) => leaveEnquiries(ctx, deps, accountId),
    serve: (http, parts) => serveQuoteSheets(http, deps, parts),
  };
}
