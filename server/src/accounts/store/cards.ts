import { sql } from 'kysely';
import type { Identity, Language } from '#contract/options.ts';
import { personName } from '#contract/person-name.ts';
import { type Db, row, rows } from '#server/kit/database.ts';
import type { AccountCard } from '../card.ts';

interface CardRow {
  id: string;
  company: string;
  country: string;
  firstname: string;
  lastname: string;
  email: string;
  lang: Language;
  identity: Identity | null;
  settled: boolean;
  createdAt: Date;
}

/** The cards of accounts by their ids. */
export async function readCards(db: Db, ids: readonly string[]): Promise<Map<string, AccountCard>> {
  if (ids.length === 0) return new Map();
  const found = await rows<CardRow>(
    db,
    sql`select id, company, country, firstname, lastname, email, lang, identity,
               seller_state is not distinct from 'pass' as settled,
               created_at as "createdAt"
        from accounts.account where id = any(${[...ids]}::uuid[])`,
  );
  return new Map(
    found.map(({ firstname, lastname, ...card }) => [
      card.id,
      { ...card, name: personName({ firstname, lastname }) },
    ]),
  );
}

/** The names of staff by their ids. */
export async function readStaffNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await rows<{ id: string; name: string }>(
    db,
    sql`select id, name from accounts.staff where id = any(${[...ids]}::uuid[])`,
  );
  return new Map(found.map((staff) => [staff.id, staff.name]));
}

/** Whether an account and a member of staff have one mailbox. */
export async function shareMailbox(db: Db, accountId: string, staffId: string): Promise<boolean> {
  const mailbox = (email: string) => sql`regexp_replace(${sql.ref(email)}, '\\+[^@]*@', '@')`;
  const found = await row(
    db,
    sql`select a.id from accounts.account a, accounts.staff s
        where a.id = ${accountId} and s.id = ${staffId}
          and ${mailbox('a.email')} = ${mailbox('s.email')}`,
  );
  return found !== null;
}
