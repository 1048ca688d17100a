import { sql } from 'kysely';
import { type Db, one, rows } from '#server/kit/database/database.ts';
import type { ActivityFilter, MemberMovement } from '#server/wallet/public.ts';

const MOST = 50_000;

/** An exchange by what it sells, in US cents, with the saved account that it is paid to. */
export type ExchangeMovement = MemberMovement & {
  readonly bankAccount: string | null;
  readonly payee: string;
};

/** Returns the exchanges that were applied for since an instant, failed ones left out. */
export const exchangesSince = (
  db: Db,
  { since, accounts }: ActivityFilter,
): Promise<ExchangeMovement[]> =>
  rows(
    db,
    sql<ExchangeMovement>`
      select id, no, owner, sell as amount, at as "movedAt", bank_account as "bankAccount",
        concat_ws(' ', payee ->> 'bankName', right(payee ->> 'accountNumber', 4)) as payee
      from exchange.exchange where state <> 'failed' and at >= ${since}
        ${accounts === undefined ? sql`` : sql`and owner = any(${[...accounts]}::uuid[])`}
      order by at, id limit ${MOST}`,
  );

/** Returns how many exchanges freeze money of members, and their sum in US cents. */
export const frozenSales = (db: Db): Promise<{ readonly count: number; readonly sum: bigint }> =>
  one(
    db,
    sql<{ count: number; sum: bigint }>`
      select count(*)::integer as count, coalesce(sum(sell), 0)::bigint as sum
      from exchange.exchange where state in ('frozen', 'returned')`,
  );

/** Returns the exchanges of members that finance has not paid. */
export const frozenExchanges = (db: Db, owners: readonly string[]): Promise<MemberMovement[]> =>
  rows(
    db,
    sql<MemberMovement>`
      select id, no, owner, sell as amount, at as "movedAt" from exchange.exchange
      where state = 'frozen' and owner = any(${[...owners]}::uuid[]) order by at, id`,
  );
