import { sql } from 'kysely';
import { type Db, row, rows } from '#server/kit/database/database.ts';
import type { BankItem } from '#server/wallet/public.ts';

/** Payments of exchanges, and payments that the bank sent back. */
export type ExchangeItemKind = 'exchange' | 'exchangeReturn';

const payments = sql`
  select id, no, owner, -buy as amount,
    (coalesce(decided_at, at) at time zone 'Asia/Shanghai')::date::text as "on",
    state = 'success' as booked, payee ->> 'accountName' as "accountName",
    payee ->> 'accountNumber' as "accountNumber", bank_reference as "paidAs",
    state = 'success' as "isOut", state as life,
    (decided_at at time zone 'Asia/Shanghai')::date as ended
  from exchange.exchange`;
/** A status of a file gives a return the reference of its payment with RJCT behind it. */
const returns = sql`
  select id, no, owner, buy as amount,
    (coalesce(decided_at, at) at time zone 'Asia/Shanghai')::date::text as "on",
    state <> 'success' as booked, payee ->> 'accountName' as "accountName",
    payee ->> 'accountNumber' as "accountNumber", bank_reference as "paidAs",
    state = 'success' as "isOut", state as life,
    (coalesce(decided_at, back."lastAt") at time zone 'Asia/Shanghai')::date as ended,
    back.returns, back.reported, back."byLine"
  from exchange.exchange x cross join lateral (
    select count(*)::integer as returns, max(e.at) as "lastAt",
      count(*) filter (where actor = 'finance' and e.bank_reference like '%RJCT')::integer
        as reported,
      count(*) filter (where actor = 'finance' and e.bank_reference not like '%RJCT')::integer
        as "byLine"
    from exchange.event e where e.exchange = x.id and e.event = 'bankReturn') back`;
const columns = sql`id, no, owner, amount, "on", booked, "accountName", "accountNumber", "paidAs",
  "isOut"`;
const returnColumns = sql`${columns}, returns, reported, "byLine"`;
const LIST_MOST = 20_000;
/** A bank may send a payment back so many days after it was paid. */
const RETURN_DAYS = 60;

/** Lists exchanges that wait for the bank, and those that were booked since a day; fen. */
export const listBankItems = (
  db: Db,
  kind: ExchangeItemKind,
  since: string | null,
): Promise<BankItem[]> =>
  kind === 'exchange'
    ? rows<BankItem>(
        db,
        sql`select ${columns} from (${payments}) p
            where life = 'frozen' or (life = 'success' and ended >= ${since}::date)
            order by "on", id limit ${LIST_MOST}`,
      )
    : rows<BankItem>(
        db,
        sql`select ${returnColumns} from (${returns}) r
            where ended >= ${since}::date - ${RETURN_DAYS}::integer
              and (life = 'success' or returns > reported)
            order by "on", id limit ${LIST_MOST}`,
      );

/** Returns one exchange; null where there is none. */
export const findBankItem = (
  db: Db,
  kind: ExchangeItemKind,
  id: string,
): Promise<BankItem | null> =>
  kind === 'exchange'
    ? row<BankItem>(db, sql`select ${columns} from (${payments}) p where id = ${id}`)
    : row<BankItem>(db, sql`select ${returnColumns} from (${returns}) r where id = ${id}`);
