import { sql } from 'kysely';
import type { Grade } from '#contract/orders/line-schemas.ts';
import { type Db, rows } from '#server/kit/database/database.ts';

/** The grades of lots by the report in force; a lot without one is left out. */
export async function gradesOfLots(db: Db, lotIds: readonly string[]): Promise<Map<string, Grade>> {
  const found = await rows<{ lot_id: string; grade: Grade }>(
    db,
    sql`select distinct on (i.lot_id) i.lot_id, i.grade from qc.inspection i
          join qc.report r on r.inspection_id = i.id
            and r.revoked_at is null and r.superseded_at is null
        where i.lot_id = any(${[...lotIds]}::uuid[]) and i.state = 'issued' and i.grade is not null
        order by i.lot_id, i.round desc`,
  );
  return new Map(found.map(({ lot_id, grade }) => [lot_id, grade]));
}
