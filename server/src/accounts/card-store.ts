import { sql } from 'kysely';
import type { Identity, Language } from '#contract/options.ts';
import { type Db, rows } from '#server/kit/database.ts';
import type { AccountCard } from './card.ts';

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
      { ...card, name: `${firstname} ${lastname}`.trim() },
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
