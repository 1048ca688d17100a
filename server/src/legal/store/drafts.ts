import { sql } from 'kysely';
import type { LegalDocument } from '#contract/legal/documents.ts';
import type { LegalTexts } from '#contract/legal/schemas.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';

/** The draft of a document's next version. */
export interface DraftRecord {
  readonly document: LegalDocument;
  readonly version: number;
  readonly texts: LegalTexts;
  readonly savedBy: string;
  readonly savedName: string;
  readonly savedAt: Date;
}

const columns = sql`document, version, texts, saved_by as "savedBy", saved_name as "savedName",
  saved_at as "savedAt"`;

/** Waits until nobody else works on a document in this transaction's time. */
export async function lockDocument(tx: Tx, document: LegalDocument): Promise<void> {
  const name = `legal ${document}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export const findDraft = (db: Db, document: LegalDocument): Promise<DraftRecord | null> =>
  row<DraftRecord>(db, sql`select ${columns} from legal.draft where document = ${document}`);

export const listDrafts = (db: Db): Promise<DraftRecord[]> =>
  rows<DraftRecord>(db, sql`select ${columns} from legal.draft order by document`);

/** Writes a draft in place of the one before. */
export async function saveDraft(tx: Tx, draft: DraftRecord): Promise<void> {
  await sql`insert into legal.draft (document, version, texts, saved_by, saved_name, saved_at)
            values (${draft.document}, ${draft.version}, ${JSON.stringify(draft.texts)}::jsonb,
              ${draft.savedBy}, ${draft.savedName}, ${draft.savedAt})
            on conflict (document) do update set version = excluded.version,
              texts = excluded.texts, saved_by = excluded.saved_by,
              saved_name = excluded.saved_name, saved_at = excluded.saved_at`.execute(tx);
}

export async function deleteDraft(tx: Tx, document: LegalDocument): Promise<void> {
  await sql`delete from legal.draft where document = ${document}`.execute(tx);
}
