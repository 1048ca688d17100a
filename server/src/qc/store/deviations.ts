import { sql } from 'kysely';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { AcceptedDeviation } from '#contract/qc/inspection-schemas.ts';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';

/** Lists the deviations that second people accepted for inspections, the first one first. */
export const listDeviations = (
  db: Db,
  inspectionIds: readonly string[],
): Promise<(AcceptedDeviation & { readonly inspectionId: string })[]> =>
  rows(
    db,
    sql<AcceptedDeviation & { readonly inspectionId: string; readonly test: TestCode }>`
      select inspection_id as "inspectionId", test, name, value, min, max, reason,
             requested_name as "requestedBy", approved_name as "approvedBy"
      from qc.deviation where inspection_id = any(${[...inspectionIds]}::uuid[])
      order by approved_at, id`,
  );

/** Writes an accepted deviation. */
export async function insertDeviation(
  tx: Tx,
  made: AcceptedDeviation & { readonly id: string; readonly inspectionId: string; now: Date },
): Promise<void> {
  await sql`
    insert into qc.deviation (id, inspection_id, test, name, value, min, max, reason,
      requested_name, approved_name, approved_at)
    values (${made.id}, ${made.inspectionId}, ${made.test}, ${made.name}, ${made.value},
      ${made.min}, ${made.max}, ${made.reason}, ${made.requestedBy}, ${made.approvedBy},
      ${made.now})
    on conflict (inspection_id, test, name, value, min, max) do nothing`.execute(tx);
}
