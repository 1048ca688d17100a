import { sql } from 'kysely';
import type { LegalDocument } from '#contract/legal/documents.ts';
import { type Db, one, rows, type Tx } from '#server/kit/database/database.ts';

/** A version in force that an account has not accepted, and the newest that it has (0 for none). */
export interface PendingRecord {
  readonly document: LegalDocument;
  readonly number: number;
  readonly effectiveAt: Date;
  readonly acceptedNumber: number;
}

/** Lists the versions in force at an instant that an account has not accepted. */
export const listPending = (db: Db, accountId: string, now: Date): Promise<PendingRecord[]> =>
  rows<PendingRecord>(
    db,
    sql`select v.document, v.number, v.effective_at as "effectiveAt",
               coalesce((select max(a.number) from legal.acceptance a
                 where a.account_id = ${accountId} and a.document = v.document), 0)
                 as "acceptedNumber"
        from (select distinct on (document) document, number, effective_at from legal.version
              where effective_at <= ${now} order by document, number desc) v
        where not exists (select from legal.acceptance a
          where a.account_id = ${accountId} and a.document = v.document
            and a.number >= v.number)
        order by v.document desc`,
  );

type Versions = readonly { readonly document: LegalDocument; readonly number: number }[];

const versionRows = (versions: Versions) =>
  sql`unnest(${versions.map(({ document }) => document)}::text[],
      ${versions.map(({ number }) => number)}::int[]) v (document, number)`;

/** Records that an account accepts versions; one that it has accepted stays. */
export async function insertAcceptances(
  tx: Tx,
  accountId: string,
  versions: Versions,
  now: Date,
): Promise<void> {
  await sql`insert into legal.acceptance (account_id, document, number, accepted_at)
            select ${accountId}, v.document, v.number, ${now}
            from ${versionRows(versions)}
            on conflict do nothing`.execute(tx);
}

/** Records that an account declines versions; each time that it does is kept. */
export async function insertRefusals(
  tx: Tx,
  accountId: string,
  versions: Versions,
  now: Date,
): Promise<void> {
  await sql`insert into legal.refusal (account_id, document, number, declined_at)
            select ${accountId}, v.document, v.number, ${now}
            from ${versionRows(versions)}
            on conflict do nothing`.execute(tx);
}

/** Counts the members who declined each version of a document and accepted none since. */
export const countDeclined = (
  db: Db,
  document: LegalDocument,
): Promise<{ readonly number: number; readonly declined: number }[]> =>
  rows(
    db,
    sql<{ number: number; declined: number }>`
      select r.number, count(distinct r.account_id)::int as declined from legal.refusal r
      where r.document = ${document} and not exists (select from legal.acceptance a
        where a.account_id = r.account_id and a.document = r.document and a.number >= r.number)
      group by r.number`,
  );

/** Counts the members who accepted each version of a document. */
export const countAccepted = (
  db: Db,
  document: LegalDocument,
): Promise<{ readonly number: number; readonly accepted: number }[]> =>
  rows(
    db,
    sql<{ number: number; accepted: number }>`select number, count(*)::int as accepted
        from legal.acceptance where document = ${document} group by number`,
  );

/** Counts the members who accepted a version or a later one. */
export async function countSince(db: Db, document: LegalDocument, number: number): Promise<number> {
  const { accepted } = await one<{ accepted: number }>(
    db,
    sql`select count(distinct account_id)::int as accepted from legal.acceptance
        where document = ${document} and number >= ${number}`,
  );
  return accepted;
}
