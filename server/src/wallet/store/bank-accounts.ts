import { sql } from 'kysely';
import type { Currency } from '#contract/money-schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { BankFacts } from '../core/bank-account.ts';

/** A bank account of a member. */
export interface BankAccountRecord extends BankFacts {
  readonly id: string;
  readonly owner: string;
  readonly version: number;
  readonly isDefault: boolean;
  readonly addedAt: Date;
  /** When its payee was added or last changed. */
  readonly payeeSince: Date;
  readonly removedAt: Date | null;
}

const columns = sql`id, owner, version, currency, account_name as "accountName",
  account_number as "accountNumber", bank_name as "bankName", branch, bank_code as "bankCode",
  routing, street, town, country, postcode, is_default as "isDefault", added_at as "addedAt",
  payee_since as "payeeSince", removed_at as "removedAt"`;

/** Locks a member's accounts against other changes of them, so that one of them is the default. */
export async function lockBankAccounts(tx: Tx, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('wallet.bank/' || ${owner}::text, 0))`.execute(
    tx,
  );
}

/** Inserts an account; false where the member has it already. */
export async function insertBankAccount(
  tx: Tx,
  made: Omit<BankAccountRecord, 'version' | 'removedAt'>,
): Promise<boolean> {
  const inserted = await row(
    tx,
    sql`insert into wallet.bank_account (id, owner, currency, account_name, account_number,
          bank_name, branch, bank_code, routing, street, town, country, postcode, is_default,
          added_at, payee_since)
        values (${made.id}, ${made.owner}, ${made.currency}, ${made.accountName},
          ${made.accountNumber}, ${made.bankName}, ${made.branch}, ${made.bankCode},
          ${made.routing}, ${made.street}, ${made.town}, ${made.country}, ${made.postcode},
          ${made.isDefault}, ${made.addedAt}, ${made.payeeSince})
        on conflict (owner, currency, account_number) where removed_at is null do nothing
        returning id`,
  );
  return inserted !== null;
}

/** Returns an account that is not removed; null where there is none. */
export const findBankAccount = (db: Db, id: string): Promise<BankAccountRecord | null> =>
  row<BankAccountRecord>(
    db,
    sql`select ${columns} from wallet.bank_account where id = ${id} and removed_at is null`,
  );

/** Returns accounts that are not removed, in no order. */
export const findBankAccounts = (db: Db, ids: readonly string[]): Promise<BankAccountRecord[]> =>
  rows<BankAccountRecord>(
    db,
    sql`select ${columns} from wallet.bank_account
        where id = any(${[...ids]}::uuid[]) and removed_at is null`,
  );

/** Locks an account that is not removed until the transaction ends. */
export const lockBankAccount = (tx: Tx, id: string): Promise<BankAccountRecord | null> =>
  row<BankAccountRecord>(
    tx,
    sql`select ${columns} from wallet.bank_account
        where id = ${id} and removed_at is null for update`,
  );

/** Writes a locked account as its next version. */
export async function updateBankAccount(tx: Tx, changed: BankAccountRecord): Promise<void> {
  await sql`update wallet.bank_account set version = version + 1,
      account_name = ${changed.accountName}, account_number = ${changed.accountNumber},
      bank_name = ${changed.bankName}, branch = ${changed.branch},
      bank_code = ${changed.bankCode}, routing = ${changed.routing}, street = ${changed.street},
      town = ${changed.town}, country = ${changed.country}, postcode = ${changed.postcode},
      is_default = ${changed.isDefault}, payee_since = ${changed.payeeSince},
      removed_at = ${changed.removedAt}
    where id = ${changed.id}`.execute(tx);
}

/** Takes the default of a currency from whichever account has it. */
export async function clearDefault(tx: Tx, owner: string, currency: Currency): Promise<void> {
  await sql`update wallet.bank_account set is_default = false
    where owner = ${owner} and currency = ${currency} and is_default`.execute(tx);
}

/** Makes the oldest account of a currency the default where none is. */
export async function ensureDefault(tx: Tx, owner: string, currency: Currency): Promise<void> {
  await sql`update wallet.bank_account set is_default = true
    where id = (select id from wallet.bank_account
        where owner = ${owner} and currency = ${currency} and removed_at is null
        order by added_at, id limit 1)
      and not exists (select from wallet.bank_account
        where owner = ${owner} and currency = ${currency} and is_default)`.execute(tx);
}

/** Whether another account of the member has this number. */
export async function hasSameNumber(
  tx: Tx,
  { id, owner, currency, accountNumber }: BankAccountRecord,
): Promise<boolean> {
  const other = await row(
    tx,
    sql`select id from wallet.bank_account where owner = ${owner} and currency = ${currency}
        and account_number = ${accountNumber} and id <> ${id} and removed_at is null`,
  );
  return other !== null;
}

/** A page of a member's accounts; `currency` undefined lists both. */
export async function listBankAccounts(
  db: Db,
  {
    owner,
    currency,
    pageNum,
    pageSize,
  }: {
    readonly owner: string;
    readonly currency?: Currency | undefined;
    readonly pageNum: number;
    readonly pageSize: number;
  },
): Promise<{ total: number; list: BankAccountRecord[] }> {
  const where = sql`owner = ${owner} and removed_at is null
    and (${currency ?? null}::text is null or currency = ${currency ?? null})`;
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::integer as total from wallet.bank_account where ${where}`,
  );
  const list = await rows<BankAccountRecord>(
    db,
    sql`select ${columns} from wallet.bank_account where ${where}
        order by currency desc, is_default desc, added_at, id
        limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}

/** How often an account was paid, and when first. */
export interface PaidFacts {
  readonly id: string;
  readonly timesPaid: number;
  readonly firstPaidAt: Date | null;
}

/** Returns the payments of accounts; those that were never paid are absent. */
export const paymentsOf = (db: Db, ids: readonly string[]): Promise<PaidFacts[]> =>
  rows<PaidFacts>(
    db,
    sql`select bank_account as id, count(*)::integer as "timesPaid", min(at) as "firstPaidAt"
        from wallet.withdrawal
        where bank_account = any(${[...ids]}::uuid[]) and state = 'completed'
        group by bank_account`,
  );

/** Returns the open withdrawals to an account. */
export const openWithdrawalsTo = (db: Db, bankId: string): Promise<{ readonly id: string }[]> =>
  rows<{ id: string }>(
    db,
    sql`select id from wallet.withdrawal where bank_account = ${bankId}
          and state in ('applied', 'approved', 'sent', 'returned') order by id`,
  );
