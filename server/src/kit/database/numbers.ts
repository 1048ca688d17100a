import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { dayOf } from '../days.ts';
import { row, type Tx } from './database.ts';

/** Kinds of records whose numbers people see (domain section 2). */
export type NumberPrefix =
  | 'EQ'
  | 'WB'
  | 'SD'
  | 'QT'
  | 'TO'
  | 'AO'
  | 'QC'
  | 'TR'
  | 'NC'
  | 'AS'
  | 'RC'
  | 'WD'
  | 'EX'
  | 'DP'
  | 'CM'
  | 'LOT'
  | 'LP'
  | 'LG'
  | 'CP'
  | 'FB'
  | 'BM'
  | 'PF'
  | 'PR'
  | 'SA'
  | 'FH'
  | 'BS';

const ATTEMPTS_PER_WIDTH = 8;

/**
 * Draws a free number such as `TO-261121-4093`: the day in GMT+8 and a random part that does not
 * reveal volume. It widens from four digits to six and nine as a day fills up.
 */
export async function nextNumber(tx: Tx, prefix: NumberPrefix, now: Date): Promise<string> {
  const day = dayOf(now);
  for (const width of [4, 6, 9]) {
    for (let tries = 0; tries < ATTEMPTS_PER_WIDTH; tries += 1) {
      const candidate = randomInt(10 ** (width - 1), 10 ** width);
      const inserted = await row(
        tx,
        sql`insert into kit.number (prefix, day, draw) values (${prefix}, ${day}::date, ${candidate})
            on conflict do nothing returning draw`,
      );
      if (inserted !== null) return `${prefix}-${day.slice(2).replaceAll('-', '')}-${candidate}`;
    }
  }
  throw new Error(`no free number for ${prefix} on ${day}`);
}
