import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';

const FACTS_MOST = 100;

/** A bank account of a member that another one has as well, by the last four of its number. */
export interface SharedBankAccount {
  readonly other: string;
  readonly lastFour: string;
}

/** Finds members who have a bank account of a member in their own list. */
export const findSharedBankAccounts = (db: Db, owner: string): Promise<SharedBankAccount[]> =>
  rows(
    db,
    sql<SharedBankAccount>`
      select distinct other.owner as other, right(own.account_number, 4) as "lastFour"
      from wallet.bank_account own
      join wallet.bank_account other on other.account_number = own.account_number
        and other.currency = own.currency and other.owner <> own.owner
        and other.removed_at is null
      where own.owner = ${owner} and own.removed_at is null
      order by other.owner, 2 limit ${FACTS_MOST}`,
  );

/** Finds bank accounts of a member whose payee was added or changed since an instant. */
export const findNewBankAccounts = (
  db: Db,
  { owner, since }: { readonly owner: string; readonly since: Date },
): Promise<{ id: string; lastFour: string; payeeSince: Date }[]> =>
  rows(
    db,
    sql<{ id: string; lastFour: string; payeeSince: Date }>`
      select id, right(account_number, 4) as "lastFour", payee_since as "payeeSince"
      from wallet.bank_account
      where owner = ${owner} and removed_at is null and payee_since > ${since}
      order by payee_since desc limit ${FACTS_MOST}`,
  );

/** Finds recharges of a member that arrived, with the name of the paying account; newest first. */
export const findPayers = (
  db: Db,
  owner: string,
): Promise<{ id: string; no: string; accountName: string }[]> =>
  rows(
    db,
    sql<{ id: string; no: string; accountName: string }>`
      select id, no, account_name as "accountName" from wallet.recharge
      where owner = ${owner} and state = 'success' order by at desc limit ${FACTS_MOST}`,
  );
