import { type RawBuilder, sql } from 'kysely';
import type { QuarantineState } from '#contract/quarantine/table.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A parcel of the register: the seller's sample, or cleared goods on their way back. */
export interface Parcel {
  readonly carrier: string;
  readonly trackingNo: string;
}
export interface Certificate {
  readonly url: string;
  readonly name: string;
}

/** A certificate of retention; person and reason are unknown for those of before. */
export interface RetentionCertificate extends Certificate {
  readonly reason?: string;
  readonly addedBy?: string;
  readonly addedName?: string;
  /** When it was added, in ISO 8601. */
  readonly addedAt?: string;
}

/** A certificate of retention as the history of its entry keeps it. */
interface StoredCertificate extends Certificate {
  readonly reason: string;
  readonly addedName: string;
  readonly addedAt: Date;
}

/** An entry of the register; all counts are pieces. */
export interface Entry {
  readonly id: string;
  readonly version: number;
  readonly state: QuarantineState;
  readonly since: Date;
  readonly enteredAt: Date;
  readonly lotId: string;
  readonly lotNo: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly buyerId: string;
  readonly sellerId: string | null;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly pieces: number;
  readonly sampled: number;
  readonly returned: number;
  readonly scrapped: number;
  readonly location: string;
  readonly reason: string;
  readonly decidedBy: string | null;
  readonly sampleParcel: Parcel | null;
  readonly returnParcel: Parcel | null;
  readonly retainedUntil: string | null;
  /** The newest one; the database keeps each that was ever written here. */
  readonly retentionCertificate: RetentionCertificate | null;
  readonly destructionCertificate: Certificate | null;
}

const columns = sql`id, version, state, since, entered_at as "enteredAt", lot_id as "lotId",
  lot_no as "lotNo", order_id as "orderId", order_no as "orderNo", buyer_id as "buyerId",
  seller_id as "sellerId", mpn, manufacturer, date_code as "dateCode", lot_code as "lotCode",
  pieces, sampled, returned, scrapped, location, reason, decided_by as "decidedBy",
  sample_parcel as "sampleParcel", return_parcel as "returnParcel",
  kept_until::text as "retainedUntil", retention_certificate as "retentionCertificate",
  destruction_certificate as "destructionCertificate"`;

/** Reads an entry and keeps others from acting on it meanwhile. */
export const lockEntry = (tx: Tx, id: string): Promise<Entry | null> =>
  row(tx, sql<Entry>`select ${columns} from quarantine.entry where id = ${id} for update`);

export const findEntry = (db: Db, id: string): Promise<Entry | null> =>
  row(db, sql<Entry>`select ${columns} from quarantine.entry where id = ${id}`);

/** Returns all certificates of retention of an entry, the newest first. */
export const listCertificates = (db: Db, entryId: string): Promise<StoredCertificate[]> =>
  rows(
    db,
    sql<StoredCertificate>`select url, name, reason, added_name as "addedName",
        added_at as "addedAt"
      from quarantine.retention_certificate where entry = ${entryId} order by number desc`,
  );

/** Returns the entries of an order, by lot. */
export const entriesOfOrder = (db: Db, orderId: string): Promise<Entry[]> =>
  rows(
    db,
    sql<Entry>`select ${columns} from quarantine.entry where order_id = ${orderId} order by lot_no`,
  );

/** Returns entries that support has yet to decide on. */
export const listUndecided = (db: Db): Promise<Entry[]> =>
  rows(
    db,
    sql<Entry>`select ${columns} from quarantine.entry where state = 'held' order by since, id`,
  );

/** Returns entries whose goods are to be sent, certified as kept, or destroyed: their retention ended before a day. */
export const listForWarehouse = (db: Db, day: string): Promise<Entry[]> =>
  rows(
    db,
    sql<Entry>`select ${columns} from quarantine.entry
      where state in ('sampling', 'cleared')
        or (state = 'confirmed' and (retention_certificate is null or kept_until < ${day}::date))
      order by since, id`,
  );

/** A lot of the register with the pieces that were entered, whatever became of them since. */
export type EnteredLot = Pick<Entry, 'lotId' | 'lotNo' | 'orderId' | 'orderNo' | 'pieces'>;

/** Returns the lots of the register. */
export const enteredLots = (db: Db): Promise<EnteredLot[]> =>
  rows(
    db,
    sql<EnteredLot>`select lot_id as "lotId", lot_no as "lotNo", order_id as "orderId",
        order_no as "orderNo", pieces
      from quarantine.entry order by lot_no`,
  );

/** An entry whose lot is confirmed counterfeit, and since when its state is what it is. */
export type ConfirmedEntry = Pick<Entry, 'id' | 'lotId' | 'lotNo' | 'pieces' | 'since'>;

/** Returns the confirmed entries, the latest first, at most so many. */
export const listConfirmed = (db: Db, limit: number): Promise<ConfirmedEntry[]> =>
  rows(
    db,
    sql<ConfirmedEntry>`select id, lot_id as "lotId", lot_no as "lotNo", pieces, since
      from quarantine.entry where state in ('confirmed', 'scrapped')
      order by since desc, id limit ${limit}`,
  );

/** Returns one confirmed entry; null where there is none, or its lot is not confirmed. */
export const findConfirmed = (db: Db, id: string): Promise<ConfirmedEntry | null> =>
  row(
    db,
    sql<ConfirmedEntry>`select id, lot_id as "lotId", lot_no as "lotNo", pieces, since
      from quarantine.entry where id = ${id} and state in ('confirmed', 'scrapped')`,
  );

const stored = (value: object | null): string | null => value && JSON.stringify(value);

/** Writes the changes of an event. */
export async function saveEntry(tx: Tx, after: Entry): Promise<void> {
  await sql`
    update quarantine.entry set state = ${after.state}, version = ${after.version},
      since = ${after.since}, sampled = ${after.sampled}, returned = ${after.returned},
      scrapped = ${after.scrapped}, location = ${after.location}, reason = ${after.reason},
      decided_by = ${after.decidedBy}, kept_until = ${after.retainedUntil}::date,
      sample_parcel = ${stored(after.sampleParcel)}::jsonb,
      return_parcel = ${stored(after.returnParcel)}::jsonb,
      retention_certificate = ${stored(after.retentionCertificate)}::jsonb,
      destruction_certificate = ${stored(after.destructionCertificate)}::jsonb
    where id = ${after.id}`.execute(tx);
}

/** Which entries to list. */
export interface EntryFilter {
  readonly state?: QuarantineState | undefined;
  /** Part of a number of an order or lot, or of a part number. */
  readonly find: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Returns a page of the register; in a list of one state the oldest come first. */
export async function listEntries(
  db: Db,
  { state, find, pageNum, pageSize }: EntryFilter,
): Promise<{ total: number; list: Entry[] }> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (state !== undefined) parts.push(sql`state = ${state}`);
  if (find !== '') {
    parts.push(sql`position(lower(${find}) in lower(lot_no || ' ' || order_no || ' ' || mpn)) > 0`);
  }
  const where = sql.join(parts, sql` and `);
  const order = state === undefined ? sql`entered_at desc, id` : sql`since, id`;
  const { total } = await one(
    db,
    sql<{ total: number }>`select count(*)::integer as total from quarantine.entry
      where ${where}`,
  );
  const list = await rows(
    db,
    sql<Entry>`select ${columns} from quarantine.entry where ${where} order by ${order}
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}
