import { sql } from 'kysely';
import type { OpenPageRef } from '#contract/operator/schemas.ts';
import { READER_EXPIRES_MS } from '#contract/operator/work-calls.ts';
import { type Db, rows } from '#server/kit/database/database.ts';

/** A member of staff who has a record open. */
export interface Reader extends OpenPageRef {
  readonly id: string;
  readonly name: string;
}

/** A record with the names of those who have it open. */
export type ReadRecord = OpenPageRef & { readonly readers: string[] };

/** Who has which record open, as all processes of the market know it. */
export interface Readers {
  /** Notes a beat of a reader's page. */
  readonly note: (reader: Reader, now: Date) => Promise<void>;
  /** Lists records with the names of those who have them open, without one reader. */
  readonly list: (now: Date, without: string) => Promise<ReadRecord[]>;
}

const expiredAt = (now: Date): Date => new Date(now.getTime() - READER_EXPIRES_MS);

/**
 * Returns the readers that a database knows. A beat is written by a statement of its own, beside
 * the transaction of its call, so that colleagues see it at once. Rows that others are writing are
 * left to the next beat.
 */
export const readersIn = (db: Db): Readers => ({
  note: async ({ id, name, record, ref }, now) => {
    await sql`
      with expired as (
        select ctid from operator.reader where beat_at <= ${expiredAt(now)}
          and (staff_id, record, ref) <> (${id}::uuid, ${record}, ${ref})
        order by beat_at limit 100 for update skip locked),
      swept as (delete from operator.reader where ctid in (select ctid from expired))
      insert into operator.reader (staff_id, staff_name, record, ref, beat_at)
      values (${id}, ${name}, ${record}, ${ref}, ${now})
      on conflict (staff_id, record, ref) do update set staff_name = excluded.staff_name,
        beat_at = excluded.beat_at`.execute(db);
  },
  list: (now, without) =>
    rows<ReadRecord>(
      db,
      sql`select record, ref, array_agg(distinct staff_name order by staff_name) as readers
          from operator.reader
          where beat_at > ${expiredAt(now)} and staff_id <> ${without}
          group by record, ref order by record, ref`,
    ),
});
