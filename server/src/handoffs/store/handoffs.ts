import { sql } from 'kysely';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { Handoff } from '../core/handoff.ts';

const columns = sql`id, kind, record_id as "recordId", record_no as "recordNo", test,
  staff_id as "staffId", session_id as "sessionId", opened_at as "openedAt",
  expires_at as "expiresAt", joined_at as "joinedAt", ended_at as "endedAt",
  key_hash as "keyHash"`;

/** Ends the open hand-off of a person, if there is one. */
export async function endOpenHandoff(tx: Tx, staffId: string, now: Date): Promise<void> {
  await sql`update handoffs.handoff set ended_at = ${now}
            where staff_id = ${staffId} and ended_at is null`.execute(tx);
}

/** Ends a hand-off of a person; nothing where it is another's or has ended. */
export async function endHandoffOf(
  tx: Tx,
  ended: { readonly id: string; readonly staffId: string; readonly now: Date },
): Promise<Handoff | null> {
  return row<Handoff>(
    tx,
    sql`update handoffs.handoff set ended_at = ${ended.now}
        where id = ${ended.id} and staff_id = ${ended.staffId} and ended_at is null
        returning ${columns}`,
  );
}

export async function insertHandoff(
  tx: Tx,
  handoff: Handoff & { readonly tokenHash: Buffer },
): Promise<void> {
  const { id, tokenHash, kind, recordId, recordNo, test } = handoff;
  await sql`insert into handoffs.handoff
      (id, token_hash, kind, record_id, record_no, test, staff_id, session_id, opened_at, expires_at)
    values (${id}, ${tokenHash}, ${kind}, ${recordId}, ${recordNo}, ${test}, ${handoff.staffId},
      ${handoff.sessionId}, ${handoff.openedAt}, ${handoff.expiresAt})`.execute(tx);
}

/** Removes hand-offs that were opened before a time; the audit log keeps what was done by them. */
export async function removeOldHandoffs(tx: Tx, before: Date): Promise<void> {
  await sql`delete from handoffs.handoff where opened_at < ${before}`.execute(tx);
}

export const lockByToken = (tx: Tx, tokenHash: Buffer): Promise<Handoff | null> =>
  row<Handoff>(
    tx,
    sql`select ${columns} from handoffs.handoff where token_hash = ${tokenHash} for update`,
  );

export const findByKey = (db: Db, keyHash: Buffer): Promise<Handoff | null> =>
  row<Handoff>(db, sql`select ${columns} from handoffs.handoff where key_hash = ${keyHash}`);

export const lockByKey = (tx: Tx, keyHash: Buffer): Promise<Handoff | null> =>
  row<Handoff>(
    tx,
    sql`select ${columns} from handoffs.handoff where key_hash = ${keyHash} for update`,
  );

/** Binds a hand-off to the phone that made a key. */
export async function saveJoined(
  tx: Tx,
  joined: { readonly id: string; readonly keyHash: Buffer; readonly now: Date },
): Promise<void> {
  await sql`update handoffs.handoff set key_hash = ${joined.keyHash}, joined_at = ${joined.now}
            where id = ${joined.id}`.execute(tx);
}

interface RecordOfStaff {
  readonly staffId: string;
  readonly recordId: string;
  readonly test: string | null;
}

/** The newest hand-off of a person for a record and test. */
export const findNewest = (db: Db, of: RecordOfStaff): Promise<Handoff | null> =>
  row<Handoff>(
    db,
    sql`select ${columns} from handoffs.handoff
        where staff_id = ${of.staffId} and record_id = ${of.recordId}
          and test is not distinct from ${of.test}::text
        order by opened_at desc limit 1`,
  );

export interface StoredPhoto {
  readonly id: string;
  readonly url: string;
  readonly caption: string;
  readonly scale: string;
}

/** Photos for a record and test that came since a time and are not discarded. */
export const listPhotos = (db: Db, of: RecordOfStaff, since: Date): Promise<StoredPhoto[]> =>
  rows<StoredPhoto>(
    db,
    sql`select p.id, p.url, p.caption, p.scale
        from handoffs.photo p join handoffs.handoff h on h.id = p.handoff_id
        where h.staff_id = ${of.staffId} and h.record_id = ${of.recordId}
          and h.test is not distinct from ${of.test}::text
          and p.discarded_at is null and p.at > ${since}
        order by p.at, p.id`,
  );

export const countPhotos = async (db: Db, handoffId: string): Promise<number> =>
  (
    await one<{ sent: number }>(
      db,
      sql`select count(*)::int as sent from handoffs.photo where handoff_id = ${handoffId}`,
    )
  ).sent;

export const hasPhoto = async (
  db: Db,
  photo: { readonly handoffId: string; readonly id: string },
): Promise<boolean> =>
  (await row(
    db,
    sql`select id from handoffs.photo where handoff_id = ${photo.handoffId} and id = ${photo.id}`,
  )) !== null;

export async function insertPhoto(
  tx: Tx,
  photo: StoredPhoto & { readonly handoffId: string; readonly time: Date },
): Promise<void> {
  await sql`insert into handoffs.photo (handoff_id, id, url, caption, scale, at)
    values (${photo.handoffId}, ${photo.id}, ${photo.url}, ${photo.caption}, ${photo.scale},
      ${photo.time})`.execute(tx);
}

/** Notes that photos of a person's hand-offs were discarded. */
export async function saveDiscarded(
  tx: Tx,
  discarded: { readonly urls: readonly string[]; readonly staffId: string; readonly now: Date },
): Promise<void> {
  await sql`update handoffs.photo p set discarded_at = ${discarded.now}
    from handoffs.handoff h
    where h.id = p.handoff_id and h.staff_id = ${discarded.staffId}
      and p.url = any(${[...discarded.urls]}::text[]) and p.discarded_at is null`.execute(tx);
}
