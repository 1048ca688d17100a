import { sql } from 'kysely';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { type PhotoSubject, partySubjects } from '#contract/qc/photo-subjects.ts';
import { containing } from '#server/kit/database/containing.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A lot that passed and is kept as the known-good reference of its part. */
export interface GoldenSample {
  readonly id: string;
  readonly version: number;
  readonly inspectionId: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly package: string;
  readonly dateCode: string;
  readonly lotNo: string;
  readonly place: string;
  readonly note: string;
  readonly addedBy: string;
  readonly addedAt: Date;
  /** Null where no report of the inspection is in force. */
  readonly reportNo: string | null;
  readonly removedBy: string | null;
  readonly removedAt: Date | null;
  readonly removedReason: string | null;
}

/** A photo of an inspection that passed. */
export interface GoldenPhoto {
  readonly inspectionId: string;
  readonly test: TestCode;
  readonly url: string;
  readonly caption: string;
  readonly subject: PhotoSubject;
  readonly scale: string;
}

const inForce = sql`r.revoked_at is null and r.superseded_at is null`;

const columns = sql`
  select g.id, g.version, g.inspection_id as "inspectionId", i.mpn, i.manufacturer, i.package,
         i.date_code as "dateCode", i.lot_no as "lotNo", g.place, g.note, g.added_by as "addedBy",
         g.added_at as "addedAt", r.no as "reportNo", g.removed_by as "removedBy",
         g.removed_at as "removedAt", g.removed_reason as "removedReason"
  from qc.golden_sample g
    join qc.inspection i on i.id = g.inspection_id
    left join qc.report r on r.inspection_id = i.id and ${inForce}`;

interface SamplePage {
  readonly find: string;
  readonly removed: boolean | null;
  readonly inspectionId: string | null;
  readonly limit: number;
  readonly offset: number;
}

/** Lists golden samples by part, manufacturer or lot: those that are kept first, the newest first. */
export async function listGoldenSamples(
  db: Db,
  page: SamplePage,
): Promise<{ total: number; list: GoldenSample[] }> {
  const pattern = containing(page.find);
  const filter = sql`
    where (${page.find} = '' or i.mpn ilike ${pattern} or i.manufacturer ilike ${pattern}
           or i.lot_no ilike ${pattern})
      and (${page.removed}::boolean is null or (g.removed_at is not null) = ${page.removed})
      and (${page.inspectionId}::uuid is null or i.id = ${page.inspectionId})`;
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::int as total
        from qc.golden_sample g join qc.inspection i on i.id = g.inspection_id ${filter}`,
  );
  const list = await rows(
    db,
    sql<GoldenSample>`${columns} ${filter}
      order by g.removed_at is not null, g.added_at desc, g.id
      limit ${page.limit} offset ${page.offset}`,
  );
  return { total, list };
}

export const findGoldenSample = (db: Db, id: string): Promise<GoldenSample | null> =>
  row(db, sql<GoldenSample>`${columns} where g.id = ${id}`);

/** The samples that are kept, have a report in force, and are of the part of an inspection. */
const usable = (inspectionId: string) => sql`
  g.removed_at is null and i.id <> ${inspectionId} and exists (
    select 1 from qc.inspection own where own.id = ${inspectionId}
      and lower(own.mpn) = lower(i.mpn) and lower(own.manufacturer) = lower(i.manufacturer))`;

/** Lists golden samples that an inspection may take references from, the newest first. */
export const listUsable = (db: Db, inspectionId: string, limit: number): Promise<GoldenSample[]> =>
  rows(
    db,
    sql<GoldenSample>`${columns} where ${usable(inspectionId)} and r.no is not null
      order by g.added_at desc, g.id limit ${limit}`,
  );

/** Photos that show good pieces alone: papers and labels name parties and other lots. */
const showsParts = sql`not p.reference and not p.bad and p.test <> 'documents'
  and p.subject <> all(${[...partySubjects]}::text[]) and t.outcome = 'pass'`;

/** Lists the photos of golden samples, in the order of tests and photos. */
export const listGoldenPhotos = (
  db: Db,
  inspectionIds: readonly string[],
): Promise<GoldenPhoto[]> =>
  rows(
    db,
    sql<GoldenPhoto>`
      select p.inspection_id as "inspectionId", p.test, p.url, p.caption, p.subject, p.scale
      from qc.photo p
        join qc.test t on t.inspection_id = p.inspection_id and t.test = p.test
      where p.inspection_id = any(${[...inspectionIds]}::uuid[]) and ${showsParts}
      order by t.position, p.position`,
  );

/**
 * Returns which addresses are photos of golden samples that an inspection may take references from,
 * or stand as references in its own results already.
 */
export async function findReferences(
  db: Db,
  inspectionId: string,
  urls: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows<{ url: string }>(
    db,
    sql<{ url: string }>`
      select p.url from qc.golden_sample g
        join qc.inspection i on i.id = g.inspection_id
        join qc.report r on r.inspection_id = i.id and ${inForce}
        join qc.photo p on p.inspection_id = i.id
        join qc.test t on t.inspection_id = i.id and t.test = p.test
      where ${usable(inspectionId)} and ${showsParts} and p.url = any(${[...urls]}::text[])
      union
      select p.url from qc.photo p
      where p.inspection_id = ${inspectionId} and p.reference and p.url = any(${[...urls]}::text[])`,
  );
  return new Set(found.map(({ url }) => url));
}

/** Keeps the lot of an inspection; null where it is kept already. */
export const insertGoldenSample = (
  tx: Tx,
  made: Pick<GoldenSample, 'id' | 'inspectionId' | 'place' | 'note' | 'addedBy' | 'addedAt'>,
): Promise<{ id: string } | null> =>
  row(
    tx,
    sql<{ id: string }>`
      insert into qc.golden_sample (id, inspection_id, place, note, added_by, added_at)
      values (${made.id}, ${made.inspectionId}, ${made.place}, ${made.note}, ${made.addedBy},
              ${made.addedAt})
      on conflict (inspection_id) where removed_at is null do nothing returning id`,
  );

/** Takes the sample of this version out; null where it is another one by now, or out already. */
export const removeGoldenSample = (
  tx: Tx,
  removal: {
    readonly id: string;
    readonly version: number;
    readonly by: string;
    readonly removedAt: Date;
    readonly reason: string;
  },
): Promise<{ lotNo: string } | null> =>
  row(
    tx,
    sql<{ lotNo: string }>`
      update qc.golden_sample g
      set version = g.version + 1, removed_by = ${removal.by}, removed_at = ${removal.removedAt},
          removed_reason = ${removal.reason}
      from qc.inspection i
      where g.id = ${removal.id} and g.version = ${removal.version} and g.removed_at is null
        and i.id = g.inspection_id
      returning i.lot_no as "lotNo"`,
  );

/** Returns an inspection with the report that says it passed; null where it is not there or did not pass. */
export const findPassed = (
  db: Db,
  inspectionId: string,
): Promise<{ lotNo: string; mpn: string } | null> =>
  row(
    db,
    sql<{ lotNo: string; mpn: string }>`
      select i.lot_no as "lotNo", i.mpn from qc.inspection i
        join qc.report r on r.inspection_id = i.id and ${inForce}
      where i.id = ${inspectionId} and i.state = 'issued' and i.verdict = 'pass'
      limit 1 for update of i`,
  );
