import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { sweepDeadlines } from '#server/kit/sweep-deadlines.ts';
import { blacklistProcess } from './blacklist-process.ts';
import { contentCalls } from './calls.ts';
import { HomeCounters } from './counters.ts';
import type { ContentDeps } from './deps.ts';
import { readPageFiles } from './page-files.ts';
import { Pages } from './pages.ts';

export { entriesAbout } from './blacklist.ts';
export type { ContentDeps } from './deps.ts';
export { contentMessages } from './notify.ts';

/** The slice's interface for the composition. */
export interface Content {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
}

/** Puts the slice together; the pages' texts are read now. */
export const contentSlice = (deps: ContentDeps): Content => ({
  calls: contentCalls(deps, {
    pages: new Pages(readPageFiles(), deps.operator),
    counters: new HomeCounters(),
  }),
  jobs: {
    'content.endBlacklist': async (_payload, { db, now, log }) => {
      const { failed } = await sweepDeadlines(blacklistProcess, db, now);
      for (const { id, error } of failed) {
        log.error({ err: error, entryId: id }, 'the clock could not end an entry');
      }
    },
  },
  // Just past midnight in GMT+8.
  cron: [{ job: 'content.endBlacklist', pattern: '5 16 * * *' }],
});
