import { sql } from 'kysely';
import { type Db, row, rows } from '#server/kit/database/database.ts';
import type { BankItem } from '../bank-items.ts';

type Kind = 'recharge' | 'withdrawal' | 'withdrawalReturn';

const recharges = sql`
  select id, no, owner, amount, (at at time zone 'Asia/Shanghai')::date::text as "on",
    state = 'success' as booked, account_name as "accountName", account_number as "accountNumber",
    state as life, (decided_at at time zone 'Asia/Shanghai')::date as ended
  from wallet.recharge`;
const withdrawals = sql`
  select id, no, owner, -amount as amount,
    coalesce(sent_on, (at at time zone 'Asia/Shanghai')::date)::text as "on",
    state = 'completed' as booked, payee ->> 'accountName' as "accountName",
    payee ->> 'accountNumber' as "accountNumber", bank_reference as "paidAs",
    state in ('sent', 'completed') as "isOut", state as life, sent_on as ended
  from wallet.withdrawal`;
const returns = sql`
  select id, no, owner, amount,
    coalesce(sent_on, (at at time zone 'Asia/Shanghai')::date)::text as "on",
    state not in ('sent', 'completed') as booked, payee ->> 'accountName' as "accountName",
    payee ->> 'accountNumber' as "accountNumber", bank_reference as "paidAs",
    state in ('sent', 'completed') as "isOut", state as life, sent_on as ended,
    back.returns, back.reported, back."byLine"
  from wallet.withdrawal cross join lateral (
    select count(*)::integer as returns,
      count(*) filter (where actor = 'finance' and facts ->> 'bankReference' like '%-RJCT')::integer
        as reported,
      count(*) filter (where actor = 'finance'
        and coalesce(facts ->> 'bankReference', '') not like '%-RJCT')::integer as "byLine"
    from wallet.withdrawal_event where withdrawal = id and event = 'bankReturn') back`;
const columns = sql`id, no, owner, amount, "on", booked, "accountName", "accountNumber"`;
const paidColumns = sql`${columns}, "paidAs", "isOut"`;
const returnColumns = sql`${paidColumns}, returns, reported, "byLine"`;
const LIST_MOST = 20_000;
/** A bank may send a payment back so many days after it was paid. */
const RETURN_DAYS = 60;

/** Lists records that wait for the bank, and those that were booked since a day. */
export function listBankItems(db: Db, kind: Kind, since: string | null): Promise<BankItem[]> {
  if (kind === 'recharge') {
    return rows<BankItem>(
      db,
      sql`select ${columns} from (${recharges}) r
          where life = 'pending' or (life = 'success' and ended >= ${since}::date)
          order by "on", id limit ${LIST_MOST}`,
    );
  }
  if (kind === 'withdrawal') {
    return rows<BankItem>(
      db,
      sql`select ${paidColumns} from (${withdrawals}) w
          where life in ('approved', 'sent') or (life = 'completed' and ended >= ${since}::date)
          order by "on", id limit ${LIST_MOST}`,
    );
  }
  return rows<BankItem>(
    db,
    sql`select ${returnColumns} from (${returns}) w
        where life = 'sent' or (ended >= ${since}::date - ${RETURN_DAYS}::integer
          and (life = 'completed' or returns > reported))
        order by "on", id limit ${LIST_MOST}`,
  );
}

/** Returns one record; null where there is none. */
export function findBankItem(db: Db, kind: Kind, id: string): Promise<BankItem | null> {
  if (kind === 'recharge') {
    return row<BankItem>(db, sql`select ${columns} from (${recharges}) r where id = ${id}`);
  }
  if (kind === 'withdrawal') {
    return row<BankItem>(db, sql`select ${paidColumns} from (${withdrawals}) w where id = ${id}`);
  }
  return row<BankItem>(db, sql`select ${returnColumns} from (${returns}) w where id = ${id}`);
}
