import { sql } from 'kysely';
import type { ClaimEntry, ClaimEntryFacts } from '#contract/claims/claim-schemas.ts';
import type { ClaimState } from '#contract/claims/table.ts';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';
import type { Terms } from '../core/claim.ts';
import { readEntryFacts } from '../core/entry-facts.ts';
import { json, type StoredTerms, storedTerms, termsOf } from './stored.ts';

/** A file as a record names it: its stored address and the name that people see. */
export interface EntryFile {
  readonly url: string;
  readonly name: string;
  /** Its size; absent of files that were added before sizes were recorded. */
  readonly bytes?: number;
}

/** An event or a message of a claim. */
export interface Entry {
  readonly id: string;
  readonly claimId: string;
  readonly recordedAt: Date;
  readonly event: ClaimEntry['event'];
  readonly from: ClaimState | null;
  readonly to: ClaimState | null;
  readonly by: ClaimEntry['by'];
  readonly byId: string | null;
  readonly name: string;
  readonly text: string;
  readonly facts: ClaimEntryFacts;
  readonly files: readonly EntryFile[];
  readonly terms: Terms | null;
}

export async function insertEntry(tx: Tx, entry: Entry): Promise<void> {
  await sql`insert into claims.entry (id, claim_id, at, event, from_state, to_state, by,
      by_id, name, text, facts, files, terms)
    values (${entry.id}, ${entry.claimId}, ${entry.recordedAt}, ${entry.event}, ${entry.from},
      ${entry.to}, ${entry.by},
      ${entry.byId}, ${entry.name}, ${entry.text}, ${json(entry.facts)}, ${json(entry.files)},
      ${json(entry.terms && storedTerms(entry.terms))})`.execute(tx);
}

type StoredEntry = Omit<Entry, 'terms' | 'facts'> & {
  readonly terms: StoredTerms | null;
  readonly facts: ClaimEntryFacts | null;
};

/** Returns all that was said and done in a claim, the first first. */
export async function entriesOf(db: Db, claimId: string): Promise<Entry[]> {
  const found = await rows<StoredEntry>(
    db,
    sql`select id, claim_id as "claimId", at as "recordedAt", event, from_state as "from", to_state as "to",
        by, by_id as "byId", name, text, facts, files, terms
      from claims.entry where claim_id = ${claimId} order by at, id`,
  );
  return found.map((entry) => ({
    ...readEntryFacts(entry),
    terms: entry.terms && termsOf(entry.terms),
  }));
}
