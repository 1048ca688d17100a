import { sql } from 'kysely';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { LabPerson } from '../core/inspection.ts';

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

/** Locks an instrument; null where there is none. */
export const lockInstrument = (tx: Tx, id: string): Promise<Instrument | null> =>
  row(tx, sql<Instrument>`${instruments} where id = ${id} for update`);

/** Writes a calibration, and the instrument's days after it. */
export async function saveCalibration(
  tx: Tx,
  made: {
    readonly id: string;
    readonly equipment: string;
    readonly calibratedOn: string;
    readonly dueOn: string;
    readonly certificate: string;
    readonly person: LabPerson;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    insert into qc.calibration
      (id, equipment, calibrated_on, due_on, certificate, recorded_by, recorded_name, at)
    values (${made.id}, ${made.equipment}, ${made.calibratedOn}::date, ${made.dueOn}::date,
            ${made.certificate}, ${made.person.id}, ${made.person.name}, ${made.now})`.execute(tx);
  await sql`
    update qc.equipment set calibrated_on = ${made.calibratedOn}::date, due_on = ${made.dueOn}::date
    where id = ${made.equipment}`.execute(tx);
}
