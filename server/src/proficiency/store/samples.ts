import { type RawBuilder, sql } from 'kysely';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { SampleState } from '#contract/proficiency/table.ts';
import type { Truth } from '#contract/proficiency/truths.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { TestResult } from '../core/outcomes.ts';

/** A person who inspected or reviewed a sample. */
export interface Participant {
  readonly id: string;
  readonly name: string;
}

/** A blind sample as it is stored. */
export interface Sample {
  readonly id: string;
  readonly no: string;
  readonly version: number;
  readonly state: SampleState;
  readonly since: Date;
  readonly orderId: string;
  readonly orderNo: string;
  readonly buyerName: string;
  readonly sellerName: string;
  readonly trackingNo: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly dateCode: string;
  readonly pieces: number;
  readonly truth: Truth;
  readonly note: string;
  readonly tests: TestCode[];
  readonly createdBy: string;
  readonly createdName: string;
  readonly createdAt: Date;
  readonly judgedAt: Date | null;
  readonly verdict: Verdict | null;
  readonly inspectionIds: string[];
  readonly people: readonly Participant[];
  readonly results: readonly TestResult[];
  readonly voidReason: string;
}

const columns = sql`id, no, version, state, since, order_id as "orderId", order_no as "orderNo",
  buyer_name as "buyerName", seller_name as "sellerName", tracking_no as "trackingNo", mpn,
  manufacturer, date_code as "dateCode", pieces, truth, note, tests, created_by as "createdBy",
  created_name as "createdName", created_at as "createdAt", judged_at as "judgedAt", verdict,
  inspection_ids as "inspectionIds", people, results, void_reason as "voidReason"`;

export const findSample = (db: Db, id: string): Promise<Sample | null> =>
  row(db, sql<Sample>`select ${columns} from proficiency.sample where id = ${id}`);

/** Reads a sample and keeps others from acting on it meanwhile. */
export const lockSample = (tx: Tx, id: string): Promise<Sample | null> =>
  row(tx, sql<Sample>`select ${columns} from proficiency.sample where id = ${id} for update`);

/** Returns the id of the sample with an order; null where the order is a deal. */
export async function sampleIdOf(db: Db, orderId: string): Promise<string | null> {
  const found = await row(
    db,
    sql<{ id: string }>`select id from proficiency.sample where order_id = ${orderId}`,
  );
  return found?.id ?? null;
}

/** Returns the revealed sample of an inspection; null where it is none. */
export const revealedOf = (db: Db, inspectionId: string): Promise<Sample | null> =>
  row(
    db,
    sql<Sample>`select ${columns} from proficiency.sample
      where state = 'revealed' and inspection_ids @> array[${inspectionId}::uuid]`,
  );

export async function insertSample(tx: Tx, made: Sample): Promise<void> {
  await sql`insert into proficiency.sample (id, no, since, order_id, order_no, buyer_name,
      seller_name, tracking_no, mpn, manufacturer, date_code, pieces, truth, note, tests,
      created_by, created_name, created_at)
    values (${made.id}, ${made.no}, ${made.since}, ${made.orderId}, ${made.orderNo},
      ${made.buyerName}, ${made.sellerName}, ${made.trackingNo}, ${made.mpn},
      ${made.manufacturer}, ${made.dateCode}, ${made.pieces}, ${made.truth}, ${made.note},
      ${[...made.tests]}::text[], ${made.createdBy}, ${made.createdName}, ${made.createdAt})`.execute(
    tx,
  );
}

/** Writes the changes of an event. */
export async function saveSample(tx: Tx, after: Sample): Promise<void> {
  await sql`update proficiency.sample set state = ${after.state}, version = ${after.version},
      since = ${after.since}, judged_at = ${after.judgedAt}, verdict = ${after.verdict},
      inspection_ids = ${[...after.inspectionIds]}::uuid[],
      people = ${JSON.stringify(after.people)}::jsonb,
      results = ${JSON.stringify(after.results)}::jsonb, void_reason = ${after.voidReason}
    where id = ${after.id}`.execute(tx);
}

/** Which samples to list. */
interface SampleFilter {
  readonly state?: SampleState | undefined;
  /** Part of a number or of a part number. */
  readonly find: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Returns a page of samples, the newest first. */
export async function listSamples(
  db: Db,
  { state, find, pageNum, pageSize }: SampleFilter,
): Promise<{ total: number; list: Sample[] }> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (state !== undefined) parts.push(sql`state = ${state}`);
  if (find !== '') {
    parts.push(sql`position(lower(${find}) in lower(no || ' ' || order_no || ' ' || mpn)) > 0`);
  }
  const where = sql.join(parts, sql` and `);
  const { total } = await one(
    db,
    sql<{ total: number }>`select count(*)::integer as total from proficiency.sample
      where ${where}`,
  );
  const list = await rows(
    db,
    sql<Sample>`select ${columns} from proficiency.sample where ${where}
      order by created_at desc, id limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}
