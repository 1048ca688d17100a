import { sql } from 'kysely';
import { type Db, row, rows } from '#server/kit/database/database.ts';
import type { BankItem } from '#server/wallet/public.ts';

const items = sql`
  select id, no, owner, -buy as amount,
    (coalesce(decided_at, at) at time zone 'Asia/Shanghai')::date::text as "on",
    state = 'success' as booked, payee ->> 'accountName' as "accountName",
    payee ->> 'accountNumber' as "accountNumber", state as life,
    (decided_at at time zone 'Asia/Shanghai')::date as ended
  from exchange.exchange`;
const columns = sql`id, no, owner, amount, "on", booked, "accountName", "accountNumber"`;
const LIST_MOST = 20_000;

/** Lists exchanges that wait for their payment, and those that were paid since a day; fen. */
export const listPaid = (db: Db, since: string | null): Promise<BankItem[]> =>
  rows<BankItem>(
    db,
    sql`select ${columns} from (${items}) e
        where life = 'frozen' or (life = 'success' and ended >= ${since}::date)
        order by "on", id limit ${LIST_MOST}`,
  );

/** Returns the payment of one exchange; null where there is none. */
export const findPaid = (db: Db, id: string): Promise<BankItem | null> =>
  row<BankItem>(db, sql`select ${columns} from (${items}) e where id = ${id}`);
