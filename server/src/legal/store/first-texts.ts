import { sql } from 'kysely';
import type { LegalDocument } from '#contract/legal/documents.ts';
import { type Db, row } from '#server/kit/database/database.ts';

/** Returns which edition of the product's own text a market has as number 0 of a document. */
export async function findFirstEdition(db: Db, document: LegalDocument): Promise<number> {
  const found = await row<{ edition: number }>(
    db,
    sql`select edition from legal.first_text where document = ${document}`,
  );
  // A market that names none has the text that all markets had.
  return found?.edition ?? 1;
}
