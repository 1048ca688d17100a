import type { FastifyInstance } from 'fastify';
import { transaction } from '#server/kit/database/database.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { MessagesDeps } from './deps.ts';
import { messagesCalls } from './handlers.ts';
import { MAIL_JOB, mailDue } from './mails.ts';
import { removeOldClaims } from './store/mail-claims.ts';
import { templateCatalog } from './templates.ts';
import { serveUnsubscribe, type UnsubscribeParts, unsubscribeCalls } from './unsubscribe.ts';

const CLAIMS_JOB = 'messages.claims';

/** Puts the slice together: its calls, and the jobs that write the mails of important messages and forget them. */
export function messagesSlice(deps: MessagesDeps): {
  calls: readonly Implementation[];
  jobs: JobTable;
  cron: readonly CronEntry[];
  /** Adds the address that mail programs post to. */
  serve(http: FastifyInstance, parts: UnsubscribeParts): void;
} {
  const book = templateCatalog(deps.words);
  return {
    calls: [...messagesCalls(deps, book), ...unsubscribeCalls(deps)],
    jobs: {
      [MAIL_JOB]: async (_payload, { db, signal, log }) => {
        const { failed } = await mailDue(db, deps, { book, signal });
        for (const { id, error } of failed) {
          log.error({ err: error, messageId: id }, 'the mail of a message could not be written');
        }
      },
      [CLAIMS_JOB]: (_payload, { db, now }) => transaction(db, (tx) => removeOldClaims(tx, now)),
    },
    cron: [
      { job: MAIL_JOB, pattern: '* * * * *' },
      { job: CLAIMS_JOB, pattern: '*/5 * * * *' },
    ],
    serve: (http, parts) => serveUnsubscribe(http, deps.secret, parts),
  };
}
