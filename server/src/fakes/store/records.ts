import { type RawBuilder, sql } from 'kysely';
import { containing } from '#server/kit/database/containing.ts';
import { type Db, one, row, rows } from '#server/kit/database/database.ts';

/** A lot that failed inspection, as it is remembered. */
export interface FakeRecordRow {
  readonly id: string;
  readonly lotId: string;
  readonly lotNo: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly reportNo: string;
  readonly verdict: 'suspect' | 'fail';
  readonly sellerId: string | null;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly labels: string[];
  readonly rememberedAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: 'cleared' | 'revoked' | 'passed' | null;
  readonly hits: number;
}

const columns = sql`r.id, r.lot_id as "lotId", r.lot_no as "lotNo", r.order_id as "orderId",
  r.order_no as "orderNo", r.report_no as "reportNo", r.verdict, r.seller_id as "sellerId", r.mpn,
  r.manufacturer, r.date_code as "dateCode", r.lot_code as "lotCode", r.labels,
  r.remembered_at as "rememberedAt", r.ended_at as "endedAt", r.end_reason as "endReason",
  (select count(*)::integer from fakes.hit h where h.record_id = r.id) as hits`;

/** Returns the records in force of parts, by the key that finds them. */
export const recordsOfParts = (db: Db, mpns: readonly string[]): Promise<FakeRecordRow[]> =>
  rows(
    db,
    sql<FakeRecordRow>`select ${columns} from fakes.record r
      where r.ended_at is null
        and r.mpn_key in (select fakes.key(mpn) from unnest(${[...mpns]}::text[]) mpn)
      order by r.remembered_at desc, r.id limit 200`,
  );

/** Returns the records in force of lots, or with these ids. */
export const recordsInForce = (
  db: Db,
  { lotIds, ids }: { readonly lotIds: readonly string[]; readonly ids: readonly string[] },
): Promise<FakeRecordRow[]> =>
  rows(
    db,
    sql<FakeRecordRow>`select ${columns} from fakes.record r
      where r.ended_at is null
        and (r.lot_id = any(${[...lotIds]}::uuid[]) or r.id = any(${[...ids]}::uuid[]))`,
  );

/** Returns records by their ids. */
export const recordsById = (db: Db, ids: readonly string[]): Promise<FakeRecordRow[]> =>
  rows(
    db,
    sql<FakeRecordRow>`select ${columns} from fakes.record r
      where r.id = any(${[...ids]}::uuid[])`,
  );

/** Returns the sellers of lots in force, each with the parts that failed. */
export const listFailedParts = (db: Db): Promise<{ sellerId: string; mpns: string[] }[]> =>
  rows(
    db,
    sql<{ sellerId: string; mpns: string[] }>`
      select seller_id as "sellerId", array_agg(distinct mpn) as mpns from fakes.record
      where ended_at is null and seller_id is not null group by seller_id order by seller_id`,
  );

/** Returns whether a record is in force, and keeps its end waiting for this transaction. */
export async function lockRecord(db: Db, id: string): Promise<boolean> {
  const found = await row(
    db,
    sql`select id from fakes.record where id = ${id} and ended_at is null for share`,
  );
  return found !== null;
}

/** Returns a page of the memory, the newest first. */
export async function listRecords(
  db: Db,
  filter: { readonly keyword: string; readonly pageNum: number; readonly pageSize: number },
): Promise<{ total: number; list: FakeRecordRow[] }> {
  const { keyword, pageNum, pageSize } = filter;
  const where: RawBuilder<unknown> =
    keyword === ''
      ? sql`true`
      : sql`(r.mpn || ' ' || r.lot_no || ' ' || r.order_no || ' ' || r.report_no || ' ' ||
             r.lot_code) ilike ${containing(keyword)}`;
  const { total } = await one(
    db,
    sql<{ total: number }>`select count(*)::integer as total from fakes.record r where ${where}`,
  );
  const list = await rows(
    db,
    sql<FakeRecordRow>`select ${columns} from fakes.record r where ${where}
      order by r.remembered_at desc, r.id limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}
