import { isLegalDocument } from '#contract/legal/documents.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import type { Db } from '#server/kit/database/database.ts';
import { isOver } from './core/machine.ts';
import { type PageFiles, pageKey } from './page-files.ts';
import { findOwnDeals, isReadable } from './queries/find-own-deals.ts';
import { type BlacklistEntryRecord, waitingEntries } from './store/blacklist.ts';
import { lastRevisions } from './store/pages.ts';

/** A translation that is older than the Chinese text, its source. */
interface StaleTranslation {
  readonly slug: string;
  readonly lang: Language;
  readonly title: string;
  /** When the source changed. */
  readonly since: Date;
}

/** Lists pages whose source was revised after the text in another language. */
export async function staleTranslations(db: Db, files: PageFiles): Promise<StaleTranslation[]> {
  const last = await lastRevisions(db);
  const revisedAt = new Map(last.map((one) => [pageKey(one.slug, one.lang), one.publishedAt]));
  return last
    .filter(
      ({ slug, lang, markdown }) => lang === 'zh' && markdown !== null && !isLegalDocument(slug),
    )
    .flatMap(({ slug, title, publishedAt }) =>
      languages
        .filter((lang) => {
          const own = revisedAt.get(pageKey(slug, lang));
          return lang !== 'zh' && (own === undefined || own < publishedAt);
        })
        .map((lang) => ({
          slug,
          lang,
          title: title ?? files.get(pageKey(slug, 'zh'))?.title ?? slug,
          since: publishedAt,
        })),
    );
}

/** The step of the desk that an entry waits for; one whose last day is over is dropped. */
function stepOf(entry: BlacklistEntryRecord, now: Date): 'drop' | 'notify' | 'publish' | 'appeal' {
  if (isOver(entry, now)) return 'drop';
  if (entry.state === 'proposed') return 'notify';
  return entry.state === 'noticed' ? 'publish' : 'appeal';
}

/** Lists entries of the blacklist that wait for a step of the desk, as one of the desk may read them. */
export async function openBlacklist(
  db: Db,
  { now, readerId }: { readonly now: Date; readonly readerId: string },
) {
  const entries = await waitingEntries(db, now);
  const partyOf = await findOwnDeals(db, readerId, entries);
  const readable = entries.filter((entry) => isReadable(entry, partyOf(entry)));
  return readable.map((entry) => ({
    id: entry.id,
    supplier: entry.supplier,
    mpn: entry.mpn,
    step: stepOf(entry, now),
    since: entry.appealAt ?? entry.replyAt ?? entry.replyDueAt ?? entry.proposedAt,
  }));
}
