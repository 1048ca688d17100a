import { sql } from 'kysely';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';
import type { RepeatedPhoto } from '../core/inspection.ts';

/** Photos of one result, each with a picture of the evidence that it is a copy of. */
interface FoundCopies {
  readonly inspectionId: string;
  readonly test: TestCode;
  readonly copies: readonly {
    readonly url: string;
    readonly otherUrl: string;
    readonly likeness: number;
  }[];
  readonly now: Date;
}

/** Writes which photos are copies of photos of other lots; those that are known stay as they are. */
export async function insertRepeats(tx: Tx, found: FoundCopies): Promise<void> {
  const { inspectionId, test, copies, now } = found;
  await sql`
    insert into qc.repeated_photo (id, inspection_id, test, url, other_inspection_id, other_test,
        other_url, likeness, found_at)
      select gen_random_uuid(), own.id, ${test}, c.url, p.inspection_id, p.test, p.url, c.likeness,
             ${now}
      from unnest(${copies.map(({ url }) => url)}::text[],
                  ${copies.map(({ otherUrl }) => otherUrl)}::text[],
                  ${copies.map(({ likeness }) => likeness)}::integer[]) c(url, other_url, likeness)
        join qc.photo p on p.url = c.other_url and not p.reference
        join qc.inspection other on other.id = p.inspection_id
        join qc.inspection own on own.id = ${inspectionId}
      where other.lot_id <> own.lot_id
    on conflict do nothing`.execute(tx);
}

/** Lists photos of inspections that other lots have too, while they stand in a result. */
export const listRepeats = (
  db: Db,
  inspectionIds: readonly string[],
): Promise<(RepeatedPhoto & { readonly inspectionId: string })[]> =>
  rows(
    db,
    sql<RepeatedPhoto & { readonly inspectionId: string }>`
      select r.id, r.inspection_id as "inspectionId", r.test, r.url, p.caption,
             r.other_inspection_id as "otherId", o.no as "otherNo", o.lot_no as "otherLotNo",
             r.other_test as "otherTest", r.other_url as "otherUrl", r.likeness,
             r.found_at as "foundAt", r.reason, r.reason_by as "reasonBy"
      from qc.repeated_photo r
        join qc.photo p on p.inspection_id = r.inspection_id and p.test = r.test and p.url = r.url
          and not p.reference
        join qc.test t on t.inspection_id = r.inspection_id and t.test = r.test
          and t.outcome is not null
        join qc.inspection o on o.id = r.other_inspection_id
      where r.inspection_id = any(${[...inspectionIds]}::uuid[])
      order by r.found_at, r.id`,
  );

/** Writes why the author keeps a photo that another lot has too. */
export async function saveReason(
  tx: Tx,
  reason: { readonly id: string; readonly text: string; readonly name: string; readonly now: Date },
): Promise<void> {
  await sql`update qc.repeated_photo
    set reason = ${reason.text}, reason_by = ${reason.name}, reason_at = ${reason.now}
    where id = ${reason.id}`.execute(tx);
}

/** Returns the lots whose photos these addresses are, reference photos left out. */
export const lotsOfPhotos = (
  db: Db,
  urls: readonly string[],
): Promise<{ readonly url: string; readonly lotId: string }[]> =>
  rows(
    db,
    sql<{ readonly url: string; readonly lotId: string }>`
      select distinct p.url, i.lot_id as "lotId"
      from qc.photo p join qc.inspection i on i.id = p.inspection_id
      where p.url = any(${[...urls]}::text[]) and not p.reference`,
  );
