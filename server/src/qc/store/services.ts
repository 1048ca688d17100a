import { sql } from 'kysely';
import type { ServiceContent } from '#contract/qc/service-schemas.ts';
import type { ServiceSlug } from '#contract/qc/services.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { LabPerson } from '../core/inspection.ts';

/** A published revision of a service. */
export interface ServiceRevision {
  readonly slug: ServiceSlug;
  readonly number: number;
  readonly content: ServiceContent;
  readonly authorName: string;
  readonly publishedAt: Date;
  /** From when it is sold; as published where no later time was chosen. */
  readonly effectiveAt: Date;
}

/** The draft of a service's content, not public yet. */
export interface ServiceDraft {
  readonly slug: ServiceSlug;
  readonly version: number;
  readonly content: ServiceContent;
  readonly authorName: string;
  readonly savedAt: Date;
}

const revision = sql`slug, number, content, author_name as "authorName",
  published_at as "publishedAt", coalesce(effective_at, published_at) as "effectiveAt"`;
const draft = sql`slug, version, content, author_name as "authorName", saved_at as "savedAt"`;

/** Lists the revision in force of each service that has one. */
export const listServicesInForce = (db: Db, now: Date): Promise<ServiceRevision[]> =>
  rows(
    db,
    sql<ServiceRevision>`select distinct on (slug) ${revision} from qc.service_revision
      where coalesce(effective_at, published_at) <= ${now} order by slug, number desc`,
  );

/** Lists the newest revision of each service where its time has not come yet. */
export async function listScheduledServices(db: Db, now: Date): Promise<ServiceRevision[]> {
  const newest = await rows(
    db,
    sql<ServiceRevision>`select distinct on (slug) ${revision} from qc.service_revision
      order by slug, number desc`,
  );
  return newest.filter(({ effectiveAt }) => effectiveAt > now);
}

/** Lists all revisions of a service, the newest first. */
export const listServiceRevisions = (db: Db, slug: ServiceSlug): Promise<ServiceRevision[]> =>
  rows(
    db,
    sql<ServiceRevision>`select ${revision} from qc.service_revision
      where slug = ${slug} order by number desc`,
  );

export const listServiceDrafts = (db: Db): Promise<ServiceDraft[]> =>
  rows(db, sql<ServiceDraft>`select ${draft} from qc.service_draft`);

export const findServiceDraft = (db: Db, slug: ServiceSlug): Promise<ServiceDraft | null> =>
  row(db, sql<ServiceDraft>`select ${draft} from qc.service_draft where slug = ${slug}`);

/** Waits until nobody else writes about this service in this transaction's time. */
export async function lockService(tx: Tx, slug: ServiceSlug): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`qc.service/${slug}`}, 0))`.execute(tx);
}

/** Writes a draft over the one before; the lock of its service is held. */
export async function saveServiceDraft(
  tx: Tx,
  made: Omit<ServiceDraft, 'authorName' | 'savedAt'> & { readonly author: LabPerson; now: Date },
): Promise<void> {
  const content = JSON.stringify(made.content);
  await sql`insert into qc.service_draft (slug, version, content, author, author_name, saved_at)
    values (${made.slug}, ${made.version}, ${content}::jsonb, ${made.author.id},
      ${made.author.name}, ${made.now})
    on conflict (slug) do update set version = excluded.version, content = excluded.content,
      author = excluded.author, author_name = excluded.author_name,
      saved_at = excluded.saved_at`.execute(tx);
}

export async function deleteServiceDraft(tx: Tx, slug: ServiceSlug): Promise<void> {
  await sql`delete from qc.service_draft where slug = ${slug}`.execute(tx);
}

/** Adds a revision; its number must be the next one. */
export async function insertServiceRevision(
  tx: Tx,
  made: Omit<ServiceRevision, 'authorName' | 'publishedAt' | 'effectiveAt'> & {
    readonly author: LabPerson;
    readonly now: Date;
    /** From when it is sold; null is at once. */
    readonly effectiveAt: Date | null;
  },
): Promise<void> {
  const content = JSON.stringify(made.content);
  await sql`insert into qc.service_revision
      (slug, number, content, author, author_name, published_at, effective_at)
    values (${made.slug}, ${made.number}, ${content}::jsonb, ${made.author.id},
      ${made.author.name}, ${made.now}, ${made.effectiveAt})`.execute(tx);
}
