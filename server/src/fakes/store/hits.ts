import { type RawBuilder, sql } from 'kysely';
import type { FakeReason, fakeSubjects } from '#contract/fakes/constants.ts';
import type { FakeHitState } from '#contract/fakes/table.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A file as a record names it. */
export interface StoredFile {
  readonly url: string;
  readonly name: string;
}

/** Goods that resemble a remembered lot. */
export interface Hit {
  readonly id: string;
  readonly no: string;
  readonly version: number;
  readonly state: FakeHitState;
  readonly since: Date;
  readonly foundAt: Date;
  readonly recordId: string;
  readonly subject: (typeof fakeSubjects)[number];
  readonly subjectId: string;
  readonly orderId: string | null;
  readonly orderNo: string;
  readonly buyerId: string | null;
  readonly sellerId: string;
  readonly sellerName: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly dateCode: string;
  readonly lotCodes: string[];
  readonly reasons: FakeReason[];
  readonly score: number;
  readonly photos: readonly { readonly found: string; readonly remembered: string }[];
  readonly holdUntil: Date | null;
  readonly upheldAt: Date | null;
  readonly contestedAt: Date | null;
  readonly contestText: string;
  readonly contestFiles: readonly StoredFile[];
  readonly decidedBy: string | null;
  readonly decidedName: string;
  readonly decidedAt: Date | null;
  readonly decisionReason: string;
}

const columns = sql`id, no, version, state, since, found_at as "foundAt",
  record_id as "recordId", subject, subject_id as "subjectId", order_id as "orderId",
  order_no as "orderNo", buyer_id as "buyerId", seller_id as "sellerId",
  seller_name as "sellerName", mpn, manufacturer, date_code as "dateCode",
  lot_codes as "lotCodes", reasons, score, photos, hold_until as "holdUntil", upheld_at as "upheldAt",
  contested_at as "contestedAt", contest_text as "contestText",
  contest_files as "contestFiles", decided_by as "decidedBy", decided_name as "decidedName",
  decided_at as "decidedAt", decision_reason as "decisionReason"`;

/** Reads a warning and keeps others from acting on it meanwhile. */
export const lockHit = (tx: Tx, id: string): Promise<Hit | null> =>
  row(tx, sql<Hit>`select ${columns} from fakes.hit where id = ${id} for update`);

export const findHit = (db: Db, id: string): Promise<Hit | null> =>
  row(db, sql<Hit>`select ${columns} from fakes.hit where id = ${id}`);

/** Returns the warnings about an order, its receipt among them. */
export const hitsOfOrder = (db: Db, orderId: string): Promise<Hit[]> =>
  rows(db, sql<Hit>`select ${columns} from fakes.hit where order_id = ${orderId}`);

/** Returns the warnings about a seller's goods that a record has caused. */
export const hitsOfRecords = (
  db: Db,
  of: { readonly recordIds: readonly string[]; readonly sellerId: string },
): Promise<Hit[]> =>
  rows(
    db,
    sql<Hit>`select ${columns} from fakes.hit
      where record_id = any(${[...of.recordIds]}::uuid[]) and seller_id = ${of.sellerId}`,
  );

/** Returns the warnings about photos in a seller's quotes that support has not dismissed. */
export const photoHitsOfQuotes = (db: Db, sellerId: string): Promise<Hit[]> =>
  rows(
    db,
    sql<Hit>`select ${columns} from fakes.hit
      where seller_id = ${sellerId} and subject = 'quote' and state <> 'dismissed'
        and 'photo' = any(reasons)
      order by found_at desc, id limit 200`,
  );

/** Writes a warning; false where these goods have one of this record already. */
export async function insertHit(tx: Tx, hit: Hit): Promise<boolean> {
  const found = await row(
    tx,
    sql`insert into fakes.hit (id, no, version, state, since, found_at, record_id, subject,
        subject_id, order_id, order_no, buyer_id, seller_id, seller_name, mpn, manufacturer,
        date_code, lot_codes, reasons, score, photos, hold_until)
      values (${hit.id}, ${hit.no}, ${hit.version}, ${hit.state}, ${hit.since}, ${hit.foundAt},
        ${hit.recordId}, ${hit.subject}, ${hit.subjectId}, ${hit.orderId}, ${hit.orderNo},
        ${hit.buyerId}, ${hit.sellerId}, ${hit.sellerName}, ${hit.mpn}, ${hit.manufacturer},
        ${hit.dateCode}, ${[...hit.lotCodes]}::text[], ${[...hit.reasons]}::text[], ${hit.score},
        ${JSON.stringify(hit.photos)}::jsonb, ${hit.holdUntil})
      on conflict (record_id, subject, subject_id) do nothing returning id`,
  );
  return found !== null;
}

/** Writes the changes of an event. */
export async function saveHit(tx: Tx, after: Hit): Promise<void> {
  await sql`
    update fakes.hit set state = ${after.state}, version = ${after.version}, since = ${after.since},
      upheld_at = ${after.upheldAt}, contested_at = ${after.contestedAt},
      contest_text = ${after.contestText},
      contest_files = ${JSON.stringify(after.contestFiles)}::jsonb,
      decided_by = ${after.decidedBy}, decided_name = ${after.decidedName},
      decided_at = ${after.decidedAt}, decision_reason = ${after.decisionReason}
    where id = ${after.id}`.execute(tx);
}

/** Which warnings to list. */
export interface HitFilter {
  readonly state?: FakeHitState | undefined;
  readonly sellerId?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Returns a page of warnings, the newest first; those that wait, the oldest first. */
export async function listHits(
  db: Db,
  { state, sellerId, pageNum, pageSize }: HitFilter,
): Promise<{ total: number; list: Hit[] }> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (state !== undefined) parts.push(sql`state = ${state}`);
  if (sellerId !== undefined) parts.push(sql`seller_id = ${sellerId}`);
  const where = sql.join(parts, sql` and `);
  const waits = state === 'open' || state === 'contested';
  const order = waits ? sql`since, id` : sql`found_at desc, id`;
  const { total } = await one(
    db,
    sql<{ total: number }>`select count(*)::integer as total from fakes.hit where ${where}`,
  );
  const list = await rows(
    db,
    sql<Hit>`select ${columns} from fakes.hit where ${where} order by ${order}
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}

/** Returns the warnings that support has yet to decide on. */
export const listWaiting = (db: Db): Promise<Hit[]> =>
  rows(
    db,
    sql<Hit>`select ${columns} from fakes.hit where state in ('open', 'contested')
      order by since, id`,
  );

/** Returns how many warnings stand in each state. */
export const countHits = (db: Db): Promise<{ state: FakeHitState; count: number }[]> =>
  rows(
    db,
    sql<{ state: FakeHitState; count: number }>`select state, count(*)::integer as count
      from fakes.hit group by state`,
  );
