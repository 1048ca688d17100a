import type { FastifyInstance } from 'fastify';
import type { HandlerOutput, Input } from '#contract/call.ts';
import type { inquirySend } from '#contract/enquiries/calls.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { send } from './commands/send-enquiry.ts';
import { endUnreached, seekSellers, sweepRequests } from './commands/sweep-requests.ts';
import type { EnquiriesDeps } from './deps.ts';
import { enquiriesCalls } from './handlers.ts';
import { serveQuoteSheets } from './queries/serve-quote-sheet.ts';
import type { SeekPlace } from './store/enquiries.ts';

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
  /** Sends an enquiry as the buyer who calls, inside the act's transaction. */
  readonly sendEnquiry: (
    ctx: CommandContext,
    enquiry: Input<typeof inquirySend>,
  ) => Promise<HandlerOutput<typeof inquirySend>>;
  /** Adds the download of what waits for a seller. */
  readonly serve: (http: FastifyInstance, parts: ServeParts) => void;
} {
  // Where the last round stopped to seek sellers; a new process begins anew.
  let after: SeekPlace | null = null;
  return {
    calls: enquiriesCalls(deps),
    jobs: {
      'enquiries.sweep': async (_payload, { db, now, signal, log }) => {
        const swept = await sweepRequests(db, now, signal);
        const seek = await seekSellers(db, deps, { now, after, signal });
        after = seek.place;
        const over = await endUnreached(db, now, signal);
        for (const { id, error } of [...swept.failed, ...seek.failed, ...over.failed]) {
          log.error({ err: error, enquiry: id }, 'an enquiry could not be swept');
        }
      },
    },
    cron: [{ job: 'enquiries.sweep', pattern: '* * * * *' }],
    sendEnquiry: (ctx, enquiry) => send(ctx, deps, enquiry),
    serve: (http, parts) => serveQuoteSheets(http, deps, parts),
  };
}
