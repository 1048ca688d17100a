import { sql } from 'kysely';
import { type Db, row, rows } from '#server/kit/database/database.ts';
import type { BankItem } from '#server/wallet/public.ts';

const received = sql`
  select id, no, seller as owner, amount,
    (at at time zone 'Asia/Shanghai')::date::text as "on", received_reference <> '' as booked,
    account_name as "accountName", account_number as "accountNumber", state as life,
    (confirmed_at at time zone 'Asia/Shanghai')::date as ended
  from deposits.deposit`;
const returned = sql`
  select id, no, seller as owner,
    case when state = 'replaced' then 0 else -coalesce(returned_fen, amount) end as amount,
    (since at time zone 'Asia/Shanghai')::date::text as "on",
    state in ('returned', 'replaced') as booked,
    account_name as "accountName", account_number as "accountNumber", state as life,
    (since at time zone 'Asia/Shanghai')::date as ended
  from deposits.deposit where received_reference <> ''`;
const columns = sql`id, no, owner, amount, "on", booked, "accountName", "accountNumber"`;
const LIST_MOST = 20_000;

/**
 * Lists deposits that wait for the bank, and those that were booked since a day; fen. One that is
 * being returned has its whole amount: the ledger says how much of it is left.
 */
export const listBankItems = (
  db: Db,
  kind: 'deposit' | 'depositReturn',
  since: string | null,
): Promise<BankItem[]> =>
  kind === 'deposit'
    ? rows<BankItem>(
        db,
        sql`select ${columns} from (${received}) d
            where life = 'announced' or (booked and ended >= ${since}::date)
            order by "on", id limit ${LIST_MOST}`,
      )
    : rows<BankItem>(
        db,
        sql`select ${columns} from (${returned}) d
            where life = 'returning'
              or (life = 'returned' and amount <> 0 and ended >= ${since}::date)
            order by "on", id limit ${LIST_MOST}`,
      );

/** Returns one deposit; null where there is none. */
export const findBankItem = (
  db: Db,
  kind: 'deposit' | 'depositReturn',
  id: string,
): Promise<BankItem | null> =>
  kind === 'deposit'
    ? row<BankItem>(db, sql`select ${columns} from (${received}) d where id = ${id}`)
    : row<BankItem>(db, sql`select ${columns} from (${returned}) d where id = ${id}`);
