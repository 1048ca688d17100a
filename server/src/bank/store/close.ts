import { sql } from 'kysely';
import type { Currency } from '#contract/money-schemas.ts';
import { type Db, one } from '#server/kit/database/database.ts';
import type { OpenRecords } from '../deps.ts';

/** Returns count and sum of open payment returns, whose money is in suspense. */
export const sumPaymentsInSuspense = (db: Db, currency: Currency): Promise<OpenRecords> =>
  one(
    db,
    sql<OpenRecords>`select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as sum
      from bank.payment_return where state in ('approved', 'returned') and currency = ${currency}`,
  );

/** The sums of the lines of a currency, in minor units. */
export interface LineSums {
  readonly open: bigint;
  /** All amounts without their signs. */
  readonly volume: bigint;
  /** Of open lines that nobody looks into. */
  readonly unownedVolume: bigint;
  readonly unowned: number;
}

/** Returns what the lines of a currency come to. */
export const sumLines = (db: Db, currency: Currency): Promise<LineSums> =>
  one(
    db,
    sql<LineSums>`
      select coalesce(sum(amount) filter (where state = 'open'), 0)::bigint as open,
        coalesce(sum(abs(amount)), 0)::bigint as volume,
        coalesce(sum(abs(amount)) filter (where state = 'open' and assigned_to is null), 0)::bigint
          as "unownedVolume",
        count(*) filter (where state = 'open' and assigned_to is null)::integer as unowned
      from bank.line where currency = ${currency}`,
  );
