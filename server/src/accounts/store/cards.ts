import { sql } from 'kysely';
import type { Identity, Language } from '#contract/option-schemas.ts';
import { personName } from '#contract/person-name.ts';
import { containing } from '#server/kit/database/containing.ts';
import { type Db, row, rows } from '#server/kit/database/database.ts';
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
  withdrawn: boolean;
  createdAt: Date;
}

/** The cards of accounts by their ids. */
export async function readCards(db: Db, ids: readonly string[]): Promise<Map<string, AccountCard>> {
  if (ids.length === 0) return new Map();
  const found = await rows<CardRow>(
    db,
    sql`select id, company, country, firstname, lastname, email, lang, identity,
               seller_state is not distinct from 'pass' as settled,
               (terms_declined_at is not null or closed_at is not null) as withdrawn,
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

/** The cards of accounts by their e-mail addresses, which are in lower case. */
export async function readCardsByEmail(
  db: Db,
  emails: readonly string[],
): Promise<Map<string, AccountCard>> {
  if (emails.length === 0) return new Map();
  const found = await rows<{ id: string }>(
    db,
    sql`select id from accounts.account where email = any(${[...emails]}::text[])`,
  );
  const cards = await readCards(
    db,
    found.map(({ id }) => id),
  );
  return new Map([...cards.values()].map((card) => [card.email, card]));
}

/** Returns the Chinese names of settled sellers by their ids; those without one are left out. */
export async function findChineseNames(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await rows<{ id: string; name: string }>(
    db,
    sql`select id, company_cn as name from accounts.account
        where id = any(${[...ids]}::uuid[]) and company_cn <> ''`,
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Accounts that a search by a Chinese name finds at most. */
const SEARCH_MOST = 200;

/** Returns the accounts of settled sellers whose Chinese name has a text in it. */
export const findByChineseName = async (db: Db, text: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from accounts.account
          where company_cn <> '' and company_cn ilike ${containing(text)}
          order by id limit ${SEARCH_MOST}`,
    )
  ).map(({ id }) => id);

/**
 * Returns the Chinese names of settled sellers by the names they have otherwise. A name that two
 * companies have is left out.
 */
export async function findChineseNamesOf(
  db: Db,
  companies: readonly string[],
): Promise<Map<string, string>> {
  if (companies.length === 0) return new Map();
  const found = await rows<{ company: string; name: string }>(
    db,
    sql`select company, min(company_cn) as name from accounts.account
        where company = any(${[...companies]}::text[]) and company_cn <> ''
        group by company having count(distinct company_cn) = 1`,
  );
  return new Map(found.map(({ company, name }) => [company, name]));
}

/**
 * Returns the accounts of the companies that accounts belong to, by account, each with itself. A
 * company is its name and country, whatever the case of its letters; an account without a name
 * stands alone.
 */
export async function findCompanyAccounts(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const found = await rows<{ id: string; account: string }>(
    db,
    sql`select one.id, other.id as account
        from accounts.account one
        join accounts.account other on other.id = one.id or (one.company <> ''
          and lower(other.company) = lower(one.company) and other.country = one.country)
        where one.id = any(${[...ids]}::uuid[])
        order by other.id`,
  );
  const byId = Map.groupBy(found, ({ id }) => id);
  return new Map(ids.map((id) => [id, byId.get(id)?.map(({ account }) => account) ?? [id]]));
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

/** Returns those of these accounts that have the mailbox of a member of staff. */
export async function findInMailbox(
  db: Db,
  accountIds: readonly string[],
  staffId: string,
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const mailbox = (email: string) => sql`regexp_replace(${sql.ref(email)}, '\\+[^@]*@', '@')`;
  const found = await rows<{ id: string }>(
    db,
    sql`select a.id from accounts.account a, accounts.staff s
        where a.id = any(${[...accountIds]}::uuid[]) and s.id = ${staffId}
          and ${mailbox('a.email')} = ${mailbox('s.email')}`,
  );
  return new Set(found.map(({ id }) => id));
}

/**
 * Returns the accounts with the mailbox of a member of staff, and those of their companies. They are
 * found by the index on the mailbox, so that nobody has to name accounts to compare.
 */
export async function findStaffCompanyAccounts(
  db: Db,
  staffId: string,
): Promise<ReadonlySet<string>> {
  const mailbox = (email: string) => sql`regexp_replace(${sql.ref(email)}, '\\+[^@]*@', '@')`;
  const found = await rows<{ id: string }>(
    db,
    sql`with own as (
          select a.id, a.company, a.country from accounts.account a, accounts.staff s
          where s.id = ${staffId} and ${mailbox('a.email')} = ${mailbox('s.email')})
        select id from own
        union
        select other.id from own join accounts.account other on own.company <> ''
          and other.company <> '' and lower(other.company) = lower(own.company)
          and other.country = own.country`,
  );
  return new Set(found.map(({ id }) => id));
}

/** Whether a settled seller has a name, in either language and any case of its letters. */
export const hasSettledName = async (db: Db, name: string): Promise<boolean> =>
  (await row(
    db,
    sql<{ id: string }>`select id from accounts.account
        where seller_state = 'pass' and (lower(company) = lower(${name.trim()})
          or (company_cn <> '' and lower(company_cn) = lower(${name.trim()})))
        limit 1`,
  )) !== null;

/** Whether an account and a member of staff have one mailbox. */
export const shareMailbox = async (db: Db, accountId: string, staffId: string): Promise<boolean> =>
  (await findInMailbox(db, [accountId], staffId)).size > 0;

/** Whether an account has the mailbox of some member of staff. */
export async function sharesStaffMailbox(db: Db, accountId: string): Promise<boolean> {
  const mailbox = (email: string) => sql`regexp_replace(${sql.ref(email)}, '\\+[^@]*@', '@')`;
  const found = await row(
    db,
    sql`select a.id from accounts.account a join accounts.staff s
          on ${mailbox('a.email')} = ${mailbox('s.email')}
        where a.id = ${accountId} limit 1`,
  );
  return found !== null;
}
