import { sql } from 'kysely';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { Outcome } from '#contract/qc/inspection-schemas.ts';
import type { PhotoSubject } from '#contract/qc/photo-subjects.ts';
import type { PlannedTest } from '#contract/qc/planning/sampling.ts';
import { type Db, one, rows, type Tx } from '#server/kit/database/database.ts';
import type { Measurement, Photo, PlanRow, Result } from '../core/inspection.ts';

interface TestRecord {
  inspection_id: string;
  test: TestCode;
  level: string;
  destructive: boolean;
  planned: number;
  size_reason: string | null;
  left_out_reason: string | null;
  sampled: number;
  passed: number;
  failed: number;
  outcome: Outcome | null;
  consumed: number;
  method: string;
  measurements: Measurement[];
  equipment: string | null;
  calibrated_on: string | null;
  note: string;
  inspector: string | null;
  inspector_name: string | null;
  at: Date | null;
}

interface PhotoRecord {
  inspection_id: string;
  test: TestCode;
  url: string;
  caption: string;
  bad: boolean;
  reference: boolean;
  subject: PhotoSubject;
  scale: string;
  sha256: string;
}

export async function insertPlan(
  tx: Tx,
  inspectionId: string,
  tests: readonly PlannedTest[],
): Promise<void> {
  const values = tests.map(
    (planned, position) =>
      sql`(${inspectionId}, ${planned.test}, ${position}::int, ${planned.level},
           ${planned.destructive}::boolean, ${planned.sample}::int)`,
  );
  await sql`
    insert into qc.test (inspection_id, test, position, level, destructive, planned)
    values ${sql.join(values)}`.execute(tx);
}

/** The plans of inspections with their results, by the inspection's id, in the plan's order. */
export async function plansOf(
  db: Db,
  inspectionIds: readonly string[],
): Promise<Map<string, PlanRow[]>> {
  const tests = await rows<TestRecord>(
    db,
    sql`select inspection_id, test, level, destructive, planned, size_reason,
               left_out_reason, sampled, passed,
               failed, outcome, consumed, method, measurements, equipment,
               calibrated_on::text as calibrated_on, note, inspector, inspector_name, at
        from qc.test where inspection_id = any(${inspectionIds}::uuid[]) order by position`,
  );
  const photos = await rows<PhotoRecord>(
    db,
    sql`select inspection_id, test, url, caption, bad, reference, subject, scale,
               encode(sha256, 'hex') as sha256
        from qc.photo where inspection_id = any(${inspectionIds}::uuid[]) order by position`,
  );
  const plans = new Map<string, PlanRow[]>(inspectionIds.map((id) => [id, []]));
  for (const test of tests) {
    const own = photos.filter(
      (photo) => photo.inspection_id === test.inspection_id && photo.test === test.test,
    );
    plans.get(test.inspection_id)?.push(planRowOf(test, own));
  }
  return plans;
}

/** The plan of one inspection. */
export const planOfInspection = async (db: Db, id: string): Promise<PlanRow[]> =>
  (await plansOf(db, [id])).get(id) ?? [];

const planRowOf = (found: TestRecord, photos: readonly PhotoRecord[]): PlanRow => ({
  test: found.test,
  level: found.level,
  destructive: found.destructive,
  planned: found.planned,
  sizeReason: found.size_reason,
  leftOutReason: found.left_out_reason,
  consumed: found.consumed,
  result: resultOf(found, photos),
});

function resultOf(found: TestRecord, photos: readonly PhotoRecord[]): Result | null {
  if (found.outcome === null || found.at === null || found.inspector === null) return null;
  return {
    sampled: found.sampled,
    passed: found.passed,
    failed: found.failed,
    outcome: found.outcome,
    method: found.method,
    measurements: found.measurements,
    equipment: found.equipment,
    calibratedOn: found.calibrated_on,
    note: found.note,
    photos: photos.map(
      ({ url, caption, bad, reference, subject, scale, sha256 }): Photo => ({
        url,
        caption,
        bad,
        reference,
        subject,
        scale,
        sha256,
      }),
    ),
    inspector: { id: found.inspector, name: found.inspector_name ?? '' },
    at: found.at,
  };
}

interface Recording {
  readonly inspectionId: string;
  readonly test: TestCode;
  readonly consumed: number;
  readonly result: Result;
}

/** Writes a result in the place of an earlier one, its photos included. */
export async function saveResult(tx: Tx, recording: Recording): Promise<void> {
  const { inspectionId, test, consumed, result } = recording;
  await sql`
    update qc.test set
      sampled = ${result.sampled}, passed = ${result.passed}, failed = ${result.failed},
      left_out_reason = null, outcome = ${result.outcome}, consumed = ${consumed}, method = ${result.method},
      measurements = ${JSON.stringify(result.measurements)}::jsonb,
      equipment = ${result.equipment}, calibrated_on = ${result.calibratedOn}::date,
      note = ${result.note}, inspector = ${result.inspector.id},
      inspector_name = ${result.inspector.name}, at = ${result.at}
    where inspection_id = ${inspectionId} and test = ${test}`.execute(tx);
  await sql`
    delete from qc.photo where inspection_id = ${inspectionId} and test = ${test}`.execute(tx);
  if (result.photos.length === 0) return;
  const values = result.photos.map(
    (photo, position) =>
      sql`(${inspectionId}, ${test}, ${position}::int, ${photo.url}, ${photo.caption},
           ${photo.bad}::boolean, ${photo.reference}::boolean, ${photo.subject},
           ${photo.scale}, decode(${photo.sha256}, 'hex'))`,
  );
  await sql`
    insert into qc.photo
      (inspection_id, test, position, url, caption, bad, reference, subject, scale, sha256)
    values ${sql.join(values)}`.execute(tx);
}

/** Returns the addresses of the photos in the result of a test that are not of a reference part. */
export async function photosOfTest(
  db: Db,
  { inspectionId, test }: Pick<Recording, 'inspectionId' | 'test'>,
): Promise<ReadonlySet<string>> {
  const found = await rows<{ url: string }>(
    db,
    sql<{ url: string }>`select url from qc.photo
      where inspection_id = ${inspectionId} and test = ${test} and not reference`,
  );
  return new Set(found.map(({ url }) => url));
}

/** Sets another sample size with its reason; an earlier result no longer fits it and goes. */
export async function saveSize(
  tx: Tx,
  size: { inspectionId: string; test: TestCode; planned: number; reason: string },
): Promise<void> {
  await sql`
    update qc.test set
      planned = ${size.planned}, size_reason = ${size.reason}, outcome = null, sampled = 0,
      passed = 0, failed = 0, at = null, inspector = null, inspector_name = null
    where inspection_id = ${size.inspectionId} and test = ${size.test}`.execute(tx);
}

/** Returns the pieces that a test has used up over all of its recordings. */
export async function findConsumed(db: Db, inspectionId: string, test: TestCode): Promise<number> {
  const found = await one<{ consumed: number }>(
    db,
    sql`select consumed from qc.test where inspection_id = ${inspectionId} and test = ${test}`,
  );
  return found.consumed;
}

/** Leaves a test out with its reason; an earlier result of it goes. */
export async function saveOmission(
  tx: Tx,
  omission: { inspectionId: string; test: TestCode; reason: string },
): Promise<void> {
  await sql`
    update qc.test set
      left_out_reason = ${omission.reason}, outcome = null, sampled = 0, passed = 0, failed = 0,
      at = null, inspector = null, inspector_name = null
    where inspection_id = ${omission.inspectionId} and test = ${omission.test}`.execute(tx);
}
