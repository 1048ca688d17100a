import type { LegalDocument } from '#contract/legal/documents.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { sweepDeadlines } from '#server/kit/sweep-deadlines.ts';
import { blacklistProcess } from './blacklist-process.ts';
import type { ContentDeps } from './deps.ts';
import { contentCalls } from './handlers.ts';
import { HomeCounters } from './home-counters.ts';
import { fileOfEdition, newerFile, pageFiles } from './page-files.ts';
import { Pages } from './page-handlers.ts';
import { staleTranslations } from './queue.ts';
import { resolvePage } from './resolve-page.ts';
import { lastRevision } from './store/pages.ts';

export { entriesAbout } from './blacklist-handlers.ts';
export type { ContentDeps } from './deps.ts';
export { contentMessages } from './notify.ts';
export { findOwnUnnotified } from './queries/find-own-deals.ts';
export { openBlacklist } from './queue.ts';

/** The slice's interface for the composition. */
export interface Content {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
}

/** The product's own text of a page that members accept, in one of its editions. */
interface FirstPage {
  readonly slug: LegalDocument;
  readonly lang: Language;
  readonly edition: number;
}

/** Returns the text of such a page from before any version of it, with when it is from. */
export async function firstPageText(db: Db, { slug, lang, edition }: FirstPage) {
  const revision = await lastRevision(db, slug, lang);
  const page = resolvePage(fileOfEdition(pageFiles(), { slug, lang, edition }), revision);
  if (page === null) throw new Error(`${slug} has no text in ${lang}`);
  return page;
}

/** Returns the product's newest text of such a page, with what changed; null where the edition is that one. */
export function newerPageText(page: FirstPage) {
  const file = newerFile(pageFiles(), page);
  if (file === undefined) return null;
  const { title, description, markdown, changes } = file;
  return { title, description, markdown, changes };
}

/** Lists texts that are older than their source. */
export const stalePages = (db: Db) => staleTranslations(db, pageFiles());

/** Puts the slice together; the pages' texts are read now. */
export const contentSlice = (deps: ContentDeps): Content => ({
  calls: contentCalls(deps, {
    pages: new Pages(pageFiles(), deps),
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
