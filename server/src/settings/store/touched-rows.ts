import { type RawBuilder, sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';
import { type TouchedRow, touchedLimits } from '../deps.ts';

/**
 * Returns the first rows that an effect touches, each with how many there are, in one statement.
 * `touched` selects `ref`, `id` and `place`, by which the rows are in order.
 */
export const touchedRows = (db: Db, touched: RawBuilder<unknown>): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (${touched} order by place limit ${touchedLimits.counted})
      select ref, id, (select count(*) from touched)::integer as total
      from touched order by place limit ${touchedLimits.named}`,
  );
