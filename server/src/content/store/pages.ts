import { sql } from 'kysely';
import type { Slug } from '#contract/content/slug-schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A revision as it is kept; one without a text takes the page back to the product's own. */
export interface Revision {
  readonly slug: Slug;
  readonly lang: Language;
  readonly number: number;
  readonly title: string | null;
  readonly description: string | null;
  readonly markdown: string | null;
  readonly restores: number | null;
  readonly author: string;
  readonly authorName: string;
  readonly publishedAt: Date;
  /** From when it is shown; as published where no later time was chosen. */
  readonly effectiveAt: Date;
}

const columns = sql`slug, lang, number, title, description, markdown, restores, author,
  author_name as "authorName", published_at as "publishedAt",
  coalesce(effective_at, published_at) as "effectiveAt"`;

/** The last revision of a page in one language; null where it has none. */
export const lastRevision = (db: Db, slug: Slug, lang: Language): Promise<Revision | null> =>
  row(
    db,
    sql<Revision>`select ${columns} from content.page_revision
      where slug = ${slug} and lang = ${lang} order by number desc limit 1`,
  );

/** The revision of a page that is shown at a time; null where it has none. */
export const revisionInForce = (
  db: Db,
  slug: Slug,
  lang: Language,
  now: Date,
): Promise<Revision | null> =>
  row(
    db,
    sql<Revision>`select ${columns} from content.page_revision
      where slug = ${slug} and lang = ${lang} and coalesce(effective_at, published_at) <= ${now}
      order by number desc limit 1`,
  );

/** All revisions of a page in one language, the newest first. */
export const revisionsOf = (db: Db, slug: Slug, lang: Language): Promise<Revision[]> =>
  rows(
    db,
    sql<Revision>`select ${columns} from content.page_revision
      where slug = ${slug} and lang = ${lang} order by number desc`,
  );

/** The last revision of every page and language that has one. */
export const lastRevisions = (db: Db): Promise<Revision[]> =>
  rows(
    db,
    sql<Revision>`select distinct on (slug, lang) ${columns} from content.page_revision
      order by slug, lang, number desc`,
  );

/** The revision of every page and language that is shown at a time, where there is one. */
export const revisionsInForce = (db: Db, now: Date): Promise<Revision[]> =>
  rows(
    db,
    sql<Revision>`select distinct on (slug, lang) ${columns} from content.page_revision
      where coalesce(effective_at, published_at) <= ${now} order by slug, lang, number desc`,
  );

/** Waits until nobody else publishes this page in this transaction's time. */
export async function lockPage(tx: Tx, slug: Slug, lang: Language): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content.page/${slug}/${lang}`}, 0))`.execute(
    tx,
  );
}

/** The time from which a revision is shown, where that is not at once. */
const later = ({ publishedAt, effectiveAt }: Revision): Date | null =>
  effectiveAt > publishedAt ? effectiveAt : null;

/** Adds a revision; its number must be the next one. */
export async function addRevision(tx: Tx, revision: Revision): Promise<void> {
  await sql`insert into content.page_revision
      (slug, lang, number, title, description, markdown, restores, author, author_name,
       published_at, effective_at)
    values (${revision.slug}, ${revision.lang}, ${revision.number}, ${revision.title},
      ${revision.description}, ${revision.markdown}, ${revision.restores}, ${revision.author},
      ${revision.authorName}, ${revision.publishedAt},
      ${later(revision)})`.execute(tx);
}
