import { sql } from 'kysely';
import type { Currency } from '#contract/money-schemas.ts';
import type { BookFigures } from '#contract/wallet/book-figures.ts';
import { type Db, one, rows } from '#server/kit/database/database.ts';

/** Returns what the books of a currency stand at now. */
export const bookFigures = (db: Db, currency: Currency): Promise<BookFigures> =>
  one(
    db,
    sql<BookFigures>`
      select
        coalesce((select sum(balance) from wallet.account where owner is not null
          and kind = 'available' and currency = ${currency}), 0)::bigint as available,
        coalesce((select sum(balance) from wallet.account where owner is not null
          and kind = 'frozen' and currency = ${currency}), 0)::bigint as frozen,
        coalesce((select sum(balance) from wallet.account where owner is not null
          and kind = 'deposit' and currency = ${currency}), 0)::bigint as deposits,
        coalesce((select sum(held - released - refunded) from wallet.hold
          where resolved_at is null and currency = ${currency}), 0)::bigint as escrow,
        coalesce((select sum(balance) from wallet.platform_balance
          where kind not in ('bank', 'fx', 'suspense') and currency = ${currency}), 0)::bigint as revenue,
        coalesce((select sum(balance) from wallet.platform_balance
          where kind = 'fx' and currency = ${currency}), 0)::bigint as exchange,
        coalesce((select sum(balance) from wallet.platform_balance
          where kind = 'suspense' and currency = ${currency}), 0)::bigint as suspense`,
  );

/** Returns what the ledger says was at the bank before an instant, in minor units. */
export async function bankBefore(db: Db, currency: Currency, before: Date): Promise<bigint> {
  const { minor } = await one(
    db,
    sql<{ minor: bigint }>`
      select coalesce(-sum(e.amount), 0)::bigint as minor
      from wallet.entry e join wallet.transfer t on t.id = e.transfer
      where e.account = wallet.account_id(null, 'bank', ${currency}) and t.at < ${before}`,
  );
  return minor;
}

/** Returns how many withdrawals freeze money of members, and their sum in US cents. */
export const frozenWithdrawals = (
  db: Db,
): Promise<{ readonly count: number; readonly sum: bigint }> =>
  one(
    db,
    sql<{ count: number; sum: bigint }>`
      select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as sum
      from wallet.withdrawal where state in ('applied', 'approved', 'returned')`,
  );

/** Returns the orders whose escrow holds money. */
export async function openHolds(db: Db): Promise<string[]> {
  const found = await rows(
    db,
    sql<{ order: string }>`select order_id as "order" from wallet.hold where resolved_at is null`,
  );
  return found.map(({ order }) => order);
}
