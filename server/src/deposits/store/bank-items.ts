import { sql } from 'kysely';
import { type Db, row, rows } from '#server/kit/database/database.ts';
import type { BankItem } from '#server/wallet/public.ts';

const received = sql`
  select id, no, seller as owner, amount,
    (at at time zone 'Asia/Shanghai')::date::text as "on", received_reference <> '' as booked,
    account_name as "accountName", account_number as "accountNumber", state as life,
    (confirmed_at at time zone 'Asia/Shanghai')::date as ended
  from deposits.deposit`;
const payeeName = sql`coalesce(payee ->> 'accountName', account_name)`;
const payeeNumber = sql`coalesce(payee ->> 'accountNumber', account_number)`;
const paidBack = sql`
  select id, no, seller as owner,
    case when state = 'replaced' then 0 else -coalesce(returned_fen, amount) end as amount,
    (since at time zone 'Asia/Shanghai')::date::text as "on",
    state in ('returned', 'replaced') as booked,
    ${payeeName} as "accountName", ${payeeNumber} as "accountNumber", state as life,
    (since at time zone 'Asia/Shanghai')::date as ended,
    state in ('held', 'returning') as "isRest"
  from deposits.deposit where received_reference <> ''`;
/** A payment back comes back by a line of the bank alone: no file holds it, and nobody types that. */
const broughtBack = sql`
  select id, no, seller as owner, coalesce(returned_fen, amount) as amount,
    (since at time zone 'Asia/Shanghai')::date::text as "on", state <> 'returned' as booked,
    ${payeeName} as "accountName", ${payeeNumber} as "accountNumber", state as life,
    (since at time zone 'Asia/Shanghai')::date as ended, returned_reference as "paidAs",
    state = 'returned' as "isOut", bank_returns as returns, 0 as reported,
    bank_returns as "byLine"
  from deposits.deposit where received_reference <> ''`;
const columns = sql`id, no, owner, amount, "on", booked, "accountName", "accountNumber"`;
const restColumns = sql`${columns}, "isRest"`;
const returnColumns = sql`${columns}, "paidAs", "isOut", returns, reported, "byLine"`;
const LIST_MOST = 20_000;
/** A bank may send a payment back so many days after it was paid. */
const RETURN_DAYS = 60;

/** A payment back as the bank's lines are matched with it. */
export interface PaidBackItem extends BankItem {
  /** Its amount is not final: the ledger says how much of it is left. */
  readonly isRest: boolean;
}

/** Lists deposits that sellers announced, and those that arrived since a day; fen. */
export const listReceived = (db: Db, since: string | null): Promise<BankItem[]> =>
  rows<BankItem>(
    db,
    sql`select ${columns} from (${received}) d
        where life = 'announced' or (booked and ended >= ${since}::date)
        order by "on", id limit ${LIST_MOST}`,
  );

export const findReceived = (db: Db, id: string): Promise<BankItem | null> =>
  row<BankItem>(db, sql`select ${columns} from (${received}) d where id = ${id}`);

/** Returns the deposits that a bank's reference confirmed; blanks, dashes and case do not count. */
export const findReceivedBy = (
  db: Db,
  bankReference: string,
): Promise<{ readonly id: string; readonly no: string }[]> => {
  const reference = bankReference.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return rows(
    db,
    sql<{ id: string; no: string }>`select id, no from deposits.deposit
      where received_reference = ${reference} and ${reference} <> ''`,
  );
};

/** Lists deposits that are to be paid back, and those that were since a day; fen. */
export const listPaidBack = (db: Db, since: string | null): Promise<PaidBackItem[]> =>
  rows<PaidBackItem>(
    db,
    sql`select ${restColumns} from (${paidBack}) d
        where life in ('returning', 'bankReturned')
          or (life = 'returned' and amount <> 0 and ended >= ${since}::date)
        order by "on", id limit ${LIST_MOST}`,
  );

export const findPaidBack = (db: Db, id: string): Promise<PaidBackItem | null> =>
  row<PaidBackItem>(db, sql`select ${restColumns} from (${paidBack}) d where id = ${id}`);

/** Lists deposits that the bank may bring back, and those that it brought back; fen. */
export const listBroughtBack = (db: Db, since: string | null): Promise<BankItem[]> =>
  rows<BankItem>(
    db,
    sql`select ${returnColumns} from (${broughtBack}) d
        where ended >= ${since}::date - ${RETURN_DAYS}::integer and amount <> 0
          and (life = 'returned' or returns > 0)
        order by "on", id limit ${LIST_MOST}`,
  );

export const findBroughtBack = (db: Db, id: string): Promise<BankItem | null> =>
  row<BankItem>(db, sql`select ${returnColumns} from (${broughtBack}) d where id = ${id}`);
