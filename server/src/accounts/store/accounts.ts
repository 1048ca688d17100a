import { sql } from 'kysely';
import type { SettlementState } from '#contract/onboarding/schemas.ts';
import type { Identity, Language } from '#contract/option-schemas.ts';
import { batchedOn } from '#server/kit/database/batch.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** An account as it is kept. */
export interface Account {
  id: string;
  email: string;
  username: string | null;
  firstname: string;
  lastname: string;
  avatar: string;
  company: string;
  country: string;
  lang: Language;
  identity: Identity | null;
  passwordHash: string | null;
  sellerState: SettlementState | null;
  sellerShare: string;
  companyCn: string;
  knowSetNotUrgent: 0 | 1;
  knowRefuseQuote: 0 | 1;
  knowCloseInquiry: 0 | 1;
  /** When the member declined the terms in force; null where they did not. */
  termsDeclinedAt: Date | null;
  /** When the owner closed the account. */
  closedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const columns = sql`id, email, username, firstname, lastname, avatar, company, country, lang,
  identity, password_hash as "passwordHash", seller_state as "sellerState",
  seller_share as "sellerShare", company_cn as "companyCn",
  know_set_not_urgent as "knowSetNotUrgent", know_refuse_quote as "knowRefuseQuote",
  know_close_inquiry as "knowCloseInquiry", terms_declined_at as "termsDeclinedAt",
  closed_at as "closedAt", created_at as "createdAt", updated_at as "updatedAt"`;

export const readAccount = (db: Db, id: string): Promise<Account> =>
  one<Account>(db, sql`select ${columns} from accounts.account where id = ${id}`);

/** Returns an account, or null; what is asked at about the same time shares a statement. */
export const findAccount = batchedOn(async (db: Db, ids: readonly string[]) => {
  const found = await rows<Account>(
    db,
    sql<Account>`select ${columns} from accounts.account where id = any(${ids}::uuid[])`,
  );
  const byId = new Map(found.map((account) => [account.id, account]));
  return ids.map((id) => byId.get(id) ?? null);
});

export const lockAccount = (tx: Tx, id: string): Promise<Account> =>
  one<Account>(tx, sql`select ${columns} from accounts.account where id = ${id} for update`);

/** Locks an account where there is one. */
export const findLockedAccount = (tx: Tx, id: string): Promise<Account | null> =>
  row<Account>(tx, sql`select ${columns} from accounts.account where id = ${id} for update`);

export const findByEmail = (db: Db, email: string): Promise<Account | null> =>
  row<Account>(db, sql`select ${columns} from accounts.account where email = ${email}`);

/** The account that a person means who types an e-mail or an account name, in lower case. */
export const findByName = (db: Db, name: string): Promise<Account | null> =>
  row<Account>(
    db,
    sql`select ${columns} from accounts.account
        where email = ${name} or lower(username) = ${name}
        order by email = ${name} desc limit 1`,
  );

/** The account of an address; a new one, without an identity, where there is none yet. */
export async function ensureAccount(
  tx: Tx,
  { id, email, lang, now }: { id: string; email: string; lang: Language; now: Date },
): Promise<Account> {
  await sql`insert into accounts.account (id, email, lang, created_at, updated_at)
            values (${id}, ${email}, ${lang}, ${now}, ${now})
            on conflict (email) do nothing`.execute(tx);
  return one<Account>(tx, sql`select ${columns} from accounts.account where email = ${email}`);
}

export interface KeyInfo {
  readonly identity: Identity;
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  readonly country: string;
}

/** Saves the key information; a new seller's settlement begins as a draft. */
export const saveKeyInfo = (tx: Tx, id: string, info: KeyInfo, now: Date): Promise<Account> =>
  one<Account>(
    tx,
    sql`update accounts.account set identity = ${info.identity}, firstname = ${info.firstname},
          lastname = ${info.lastname}, company = ${info.company}, country = ${info.country},
          seller_state = case when ${info.identity} = 'seller'
                              then coalesce(seller_state, 'draft') end,
          updated_at = ${now}
        where id = ${id} returning ${columns}`,
  );

export async function savePassword(tx: Tx, id: string, hash: string, now: Date): Promise<void> {
  await sql`update accounts.account set password_hash = ${hash}, updated_at = ${now}
            where id = ${id}`.execute(tx);
}

/** Notes when a member declined the terms in force; null once they were accepted. */
export async function saveTermsDeclined(
  tx: Tx,
  id: string,
  declinedAt: Date | null,
): Promise<void> {
  await sql`update accounts.account set terms_declined_at = ${declinedAt} where id = ${id}`.execute(
    tx,
  );
}

/**
 * Keeps accounts from being closed until the transaction ends, in one order for all; returns those
 * that are open.
 */
export async function lockOpenAccounts(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const open = await rows<{ id: string; isOpen: boolean }>(
    tx,
    sql`select id, closed_at is null as "isOpen" from accounts.account
        where id = any(${[...ids]}::uuid[]) order by id for share`,
  );
  return new Set(open.filter(({ isOpen }) => isOpen).map(({ id }) => id));
}

/** Closes an account, or opens it again where the time is null. */
export async function saveClosed(
  tx: Tx,
  id: string,
  { closedAt, now }: { readonly closedAt: Date | null; readonly now: Date },
): Promise<void> {
  await sql`update accounts.account set closed_at = ${closedAt}, updated_at = ${now}
            where id = ${id}`.execute(tx);
}

const UNIQUE_VIOLATION = '23505';

/** Null where the database refuses a second account of one name; any other fault stays one. */
async function catchUniqueViolation(saving: Promise<Account>): Promise<Account | null> {
  try {
    return await saving;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

/** Sets the account name; null where another account got it first. */
export const saveUsername = (
  tx: Tx,
  id: string,
  { username, now }: { readonly username: string; readonly now: Date },
): Promise<Account | null> =>
  catchUniqueViolation(
    one<Account>(
      tx,
      sql`update accounts.account set username = ${username}, updated_at = ${now}
          where id = ${id} returning ${columns}`,
    ),
  );

/** Sets the e-mail; null where it is another account's. */
export const saveEmail = (
  tx: Tx,
  id: string,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<Account | null> =>
  catchUniqueViolation(
    one<Account>(
      tx,
      sql`update accounts.account set email = ${email}, updated_at = ${now}
          where id = ${id} returning ${columns}`,
    ),
  );

/** Whether an account other than `id` has a name, in any case. */
export async function isUsernameInUse(db: Db, name: string, id: string): Promise<boolean> {
  const found = await row(
    db,
    sql`select id from accounts.account
        where lower(username) = ${name.toLowerCase()} and id <> ${id}`,
  );
  return found !== null;
}

/** The fields that a person may change of themselves; one left out stays. */
export interface PersonChange {
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  readonly avatar?: string | undefined;
}

export const saveNameAndAvatar = (tx: Tx, id: string, change: PersonChange, now: Date) =>
  one<Account>(
    tx,
    sql`update accounts.account set
          firstname = coalesce(${change.firstname ?? null}, firstname),
          lastname = coalesce(${change.lastname ?? null}, lastname),
          avatar = coalesce(${change.avatar ?? null}, avatar), updated_at = ${now}
        where id = ${id} returning ${columns}`,
  );

/** Hints put away (1) or shown again (0); what is left out stays. */
export interface Hints {
  readonly knowSetNotUrgent?: 0 | 1 | undefined;
  readonly knowRefuseQuote?: 0 | 1 | undefined;
  readonly knowCloseInquiry?: 0 | 1 | undefined;
}

export const saveHints = (tx: Tx, id: string, hints: Hints): Promise<Account> =>
  one<Account>(
    tx,
    sql`update accounts.account set
          know_set_not_urgent =
            coalesce(${hints.knowSetNotUrgent ?? null}::smallint, know_set_not_urgent),
          know_refuse_quote =
            coalesce(${hints.knowRefuseQuote ?? null}::smallint, know_refuse_quote),
          know_close_inquiry =
            coalesce(${hints.knowCloseInquiry ?? null}::smallint, know_close_inquiry)
        where id = ${id} returning ${columns}`,
  );

export async function saveLanguage(tx: Tx, id: string, lang: Language): Promise<void> {
  await sql`update accounts.account set lang = ${lang} where id = ${id}`.execute(tx);
}

/** A company's name and country as a buyer gives them. */
export interface CompanyName {
  readonly accountId: string;
  readonly name: string;
  /** Country code in upper case. */
  readonly country: string;
  readonly now: Date;
}

export async function saveCompany(tx: Tx, { accountId, name, country, now }: CompanyName) {
  await one(
    tx,
    sql`update accounts.account set company = ${name}, country = ${country}, updated_at = ${now}
        where id = ${accountId} and identity = 'buyer' returning id`,
  );
}

/** How far a seller's settlement is, and the company that it settles in with. */
export interface SellerSettlement {
  readonly accountId: string;
  readonly state: SettlementState;
  /** How much of the required fields is filled, 0 to 1. */
  readonly share: number;
  /** Set when the settlement passes: the company's names and country as reviewed. */
  readonly company?: {
    readonly name: string;
    /** Its name in Chinese; empty where it has none. */
    readonly nameCn?: string;
    readonly country: string;
  };
  readonly now: Date;
}

export async function saveSellerState(tx: Tx, settlement: SellerSettlement): Promise<void> {
  const { accountId, state, share, company, now } = settlement;
  await one(
    tx,
    sql`update accounts.account set seller_state = ${state}, seller_share = ${share},
          company = coalesce(${company?.name ?? null}, company),
          company_cn = coalesce(${company?.nameCn ?? null}, company_cn),
          country = coalesce(${company?.country ?? null}, country), updated_at = ${now}
        where id = ${accountId} and identity = 'seller' returning id`,
  );
}
