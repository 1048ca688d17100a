import { sql } from 'kysely';
import type { Grade } from '#contract/orders/line-schemas.ts';
import { type Db, rows } from '#server/kit/database/database.ts';

/** The grades of lots by the report that stands; a lot without one is left out. */
export async function gradesOfLots(db: Db, lotIds: readonly string[]): Promise<Map<string, Grade>> {
  const found = await rows<{ lot_id: string; grade: Grade }>(
    db,
    sql`select distinct on (lot_id) lot_id, grade from qc.inspection
        where lot_id = any(${[...lotIds]}::uuid[]) and state = 'issued' and grade is not null
        order by lot_id, round desc`,
  );
  return new Map(found.map(({ lot_id, grade }) => [lot_id, grade]));
}
