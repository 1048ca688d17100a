import { sql } from 'kysely';
import type { Language } from '#contract/option-schemas.ts';
import { type Db, row, type Tx } from '#server/kit/database/database.ts';

/** The calendar link of an account, without its secret. */
export interface CalendarLinkRow {
  account: string;
  lang: Language;
  createdAt: Date;
}

/** Returns an account's link; null where it has none. */
export const findLink = (db: Db, account: string): Promise<CalendarLinkRow | null> =>
  row<CalendarLinkRow>(
    db,
    sql`select account, lang, at as "createdAt" from documents.calendar_link where account = ${account}`,
  );

/** Returns the link that a secret's hash opens; null where there is none, or no more. */
export const findLinkByHash = (db: Db, sha256: Buffer): Promise<CalendarLinkRow | null> =>
  row<CalendarLinkRow>(
    db,
    sql`select account, lang, at as "createdAt" from documents.calendar_link where sha256 = ${sha256}`,
  );

/** Saves an account's link in place of the one before it. */
export async function saveLink(
  tx: Tx,
  { account, lang, createdAt, sha256 }: CalendarLinkRow & { readonly sha256: Buffer },
): Promise<void> {
  await sql`insert into documents.calendar_link (account, sha256, lang, at)
    values (${account}, ${sha256}, ${lang}, ${createdAt})
    on conflict (account) do update set sha256 = excluded.sha256, lang = excluded.lang,
      at = excluded.at`.execute(tx);
}

/** Deletes an account's link; its address finds nothing from then on. */
export async function deleteLink(tx: Tx, account: string): Promise<void> {
  await sql`delete from documents.calendar_link where account = ${account}`.execute(tx);
}
