import { sql } from 'kysely';
import type { Currency } from '#contract/money-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { type TouchedRow, touchedRows } from '#server/settings/public.ts';

/** Finds files of payments in a currency that nobody has released or cancelled. */
export const findUnreleased = (db: Db, currency: Currency): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by at, id) as place
      from bank.payout_file where state = 'made' and currency = ${currency}`,
  );
