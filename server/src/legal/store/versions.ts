import { sql } from 'kysely';
import type { LegalDocument } from '#contract/legal/documents.ts';
import type { LegalText, LegalTexts } from '#contract/legal/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A version without its texts. */
export interface VersionRecord {
  readonly id: string;
  readonly document: LegalDocument;
  readonly number: number;
  readonly effectiveAt: Date;
  readonly reason: string;
  readonly proposedName: string;
  readonly approvedName: string;
}

const columns = sql`id, document, number, effective_at as "effectiveAt", reason,
  proposed_name as "proposedName", approved_name as "approvedName"`;

/** Lists the versions of a document, the newest first. */
export const listVersions = (db: Db, document: LegalDocument): Promise<VersionRecord[]> =>
  rows<VersionRecord>(
    db,
    sql`select ${columns} from legal.version where document = ${document} order by number desc`,
  );

/** Lists the versions that hold at an instant, one of each document that has one. */
export const listInForce = (db: Db, now: Date): Promise<VersionRecord[]> =>
  rows<VersionRecord>(
    db,
    sql`select distinct on (document) ${columns} from legal.version
        where effective_at <= ${now} order by document, number desc`,
  );

interface Numbered {
  readonly document: LegalDocument;
  readonly number: number;
}

/** Returns the text of a version in one language; null where there is no such version. */
export async function findText(
  db: Db,
  { document, number, lang }: Numbered & { readonly lang: Language },
): Promise<LegalText | null> {
  const found = await row<{ text: LegalText }>(
    db,
    sql`select texts -> ${lang}::text as text from legal.version
        where document = ${document} and number = ${number}`,
  );
  return found?.text ?? null;
}

/** A version with its texts and the two people who made it. */
export interface NewVersion extends Omit<VersionRecord, 'proposedName' | 'approvedName'> {
  readonly texts: LegalTexts;
  readonly proposedBy: string;
  readonly proposedName: string;
  readonly approvedBy: string;
  readonly approvedName: string;
  readonly approvedAt: Date;
}

/** Inserts a version; its number must be the next one. */
export async function insertVersion(tx: Tx, made: NewVersion): Promise<void> {
  await sql`insert into legal.version (id, document, number, texts, effective_at, reason,
      proposed_by, proposed_name, approved_by, approved_name, approved_at)
    values (${made.id}, ${made.document}, ${made.number}, ${JSON.stringify(made.texts)}::jsonb,
      ${made.effectiveAt}, ${made.reason}, ${made.proposedBy}, ${made.proposedName},
      ${made.approvedBy}, ${made.approvedName}, ${made.approvedAt})`.execute(tx);
}

/** A version whose members are still being notified. */
export interface TellingRecord {
  readonly id: string;
  readonly document: LegalDocument;
  readonly approvedAt: Date;
  readonly announcedUpTo: string | null;
}

/** Locks the next version whose members are still being notified. */
export const lockTelling = (tx: Tx): Promise<TellingRecord | null> =>
  row<TellingRecord>(
    tx,
    sql`select id, document, approved_at as "approvedAt", told_up_to as "announcedUpTo"
        from legal.version where not told order by approved_at, id limit 1
        for update skip locked`,
  );

/** Writes how far the telling came. */
export async function saveTelling(
  tx: Tx,
  {
    id,
    announcedUpTo,
    isAnnounced,
  }: { id: string; announcedUpTo: string | null; isAnnounced: boolean },
): Promise<void> {
  await sql`update legal.version set told_up_to = ${announcedUpTo}, told = ${isAnnounced}
            where id = ${id}`.execute(tx);
}
