import { sql } from 'kysely';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { PhotoComparison } from '../core/inspection.ts';

/** The photos of one result at one request: a later request makes this one obsolete. */
export interface ComparisonKey {
  readonly inspectionId: string;
  readonly test: TestCode;
  readonly revision: number;
}

/** Requests the comparison of a result's photos, in place of an earlier request. */
export async function requestComparison(
  tx: Tx,
  one: { readonly inspectionId: string; readonly test: TestCode; readonly now: Date },
): Promise<ComparisonKey> {
  const { inspectionId, test, now } = one;
  const saved = await row<{ revision: number }>(
    tx,
    sql`insert into qc.photo_comparison (inspection_id, test, requested_at)
        values (${inspectionId}, ${test}, ${now})
        on conflict (inspection_id, test) do update set revision = photo_comparison.revision + 1,
          requested_at = excluded.requested_at, finished_at = null, failed_at = null
        returning revision`,
  );
  return { inspectionId, test, revision: saved?.revision ?? 1 };
}

/** Ends the comparison of a result that has no photos of its own. */
export async function cancelComparison(tx: Tx, inspectionId: string, test: string): Promise<void> {
  await sql`delete from qc.photo_comparison
    where inspection_id = ${inspectionId} and test = ${test}`.execute(tx);
}

/** Returns the photos to compare; null where a later request or an earlier run has seen to them. */
export async function findUncompared(
  db: Db,
  { inspectionId, test, revision }: ComparisonKey,
): Promise<readonly string[] | null> {
  const found = await row<{ urls: readonly string[] }>(
    db,
    sql<{ urls: readonly string[] }>`
      select array(select p.url from qc.photo p
                   where p.inspection_id = c.inspection_id and p.test = c.test and not p.reference
                   order by p.position) as urls
      from qc.photo_comparison c
      where c.inspection_id = ${inspectionId} and c.test = ${test} and c.revision = ${revision}
        and c.finished_at is null`,
  );
  return found?.urls ?? null;
}

/** Marks a comparison as finished; false where it is so already or a later one was requested. */
export async function finishComparison(tx: Tx, key: ComparisonKey, now: Date): Promise<boolean> {
  const finished = await rows(
    tx,
    sql`update qc.photo_comparison set finished_at = ${now}, failed_at = null
        where inspection_id = ${key.inspectionId} and test = ${key.test}
          and revision = ${key.revision} and finished_at is null returning test`,
  );
  return finished.length > 0;
}

/** Marks a comparison as failed for good, until it is requested anew. */
export async function failComparison(db: Db, key: ComparisonKey, now: Date): Promise<void> {
  await sql`update qc.photo_comparison set failed_at = ${now}
    where inspection_id = ${key.inspectionId} and test = ${key.test}
      and revision = ${key.revision} and finished_at is null`.execute(db);
}

/** Lists comparisons of inspections that have not finished, while their results stand. */
export const listUnfinished = (
  db: Db,
  inspectionIds: readonly string[],
): Promise<(PhotoComparison & { readonly inspectionId: string })[]> =>
  rows(
    db,
    sql<PhotoComparison & { readonly inspectionId: string }>`
      select c.inspection_id as "inspectionId", c.test, c.requested_at as "requestedAt",
             c.failed_at as "failedAt"
      from qc.photo_comparison c
        join qc.test t on t.inspection_id = c.inspection_id and t.test = c.test
          and t.outcome is not null
      where c.inspection_id = any(${[...inspectionIds]}::uuid[]) and c.finished_at is null
      order by c.requested_at, c.test`,
  );
