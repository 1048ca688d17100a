import type { FastifyInstance } from 'fastify';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { MessagesDeps } from './deps.ts';
import { messagesCalls } from './handlers.ts';
import { MAIL_JOB, mailDue } from './mails.ts';
import { templateCatalog } from './templates.ts';
import { serveUnsubscribe, type UnsubscribeParts, unsubscribeCalls } from './unsubscribe.ts';

/** Puts the slice together: its calls, and the job that writes the mails of important messages. */
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
    },
    cron: [{ job: MAIL_JOB, pattern: '* * * * *' }],
    serve: (http, parts) => serveUnsubscribe(http, deps.secret, parts),
  };
}
