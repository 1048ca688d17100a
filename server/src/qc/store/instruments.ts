import { sql } from 'kysely';
import type { TestCode } from '#contract/orders/terms.ts';
import { type Db, row, rows } from '#server/kit/database.ts';

/** An instrument of the lab and the tests that it serves. Days are `2026-11-03`. */
export interface Instrument {
  readonly id: string;
  readonly name: string;
  readonly tests: readonly TestCode[];
  readonly calibratedOn: string;
  readonly dueOn: string;
}

const instruments = sql<Instrument>`
  select id, name, tests, calibrated_on::text as "calibratedOn", due_on::text as "dueOn"
  from qc.equipment`;

export const listInstruments = (db: Db): Promise<Instrument[]> =>
  rows(db, sql<Instrument>`${instruments} order by id`);

export const findInstrument = (db: Db, id: string): Promise<Instrument | null> =>
  row(db, sql<Instrument>`${instruments} where id = ${id}`);
