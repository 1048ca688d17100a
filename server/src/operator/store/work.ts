import { sql } from 'kysely';
import type { QueueFilter, QueueKey, RecordRef } from '#contract/operator/schemas.ts';
import type { WorkNote } from '#contract/operator/work-schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** Who is on a record, until when. */
export interface ClaimRecord extends RecordRef {
  /** The queue that the record waited in when it was claimed. */
  readonly queue: QueueKey;
  readonly staffId: string;
  readonly staffName: string;
  readonly claimedAt: Date;
  readonly expiresAt: Date;
}

const claimColumns = sql`record, ref, queue, staff_id as "staffId", staff_name as "staffName",
  claimed_at as "claimedAt", expires_at as "expiresAt"`;

/** Returns every claim that has not expired. */
export const listClaims = (db: Db, now: Date): Promise<ClaimRecord[]> =>
  rows<ClaimRecord>(db, sql`select ${claimColumns} from operator.claim where expires_at > ${now}`);

/** Returns the numbers of one kind of record that somebody is on, or that one of the staff is on. */
export async function listClaimedRefs(
  db: Db,
  of: { readonly record: RecordRef['record']; readonly now: Date; readonly staffId?: string },
): Promise<string[]> {
  const staffId = of.staffId ?? null;
  const claimed = await rows<{ ref: string }>(
    db,
    sql`select ref from operator.claim where record = ${of.record} and expires_at > ${of.now}
          and (${staffId}::uuid is null or staff_id = ${staffId}::uuid)`,
  );
  return claimed.map(({ ref }) => ref);
}

/** Locks who is on a record, also where nobody is yet; returns the claim, also an expired one. */
export async function lockClaim(tx: Tx, { record, ref }: RecordRef): Promise<ClaimRecord | null> {
  // Without a row there is nothing to lock: of two first claims the second waits here.
  const name = `claim ${record} ${ref}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  return row<ClaimRecord>(
    tx,
    sql`select ${claimColumns} from operator.claim where record = ${record} and ref = ${ref}`,
  );
}

/** Writes who is on a record, in place of who was. */
export async function saveClaim(tx: Tx, claim: ClaimRecord): Promise<void> {
  await sql`insert into operator.claim (record, ref, queue, staff_id, staff_name, claimed_at,
              expires_at)
            values (${claim.record}, ${claim.ref}, ${claim.queue}, ${claim.staffId}, ${claim.staffName},
              ${claim.claimedAt}, ${claim.expiresAt})
            on conflict (record, ref) do update set queue = excluded.queue, staff_id = excluded.staff_id,
              staff_name = excluded.staff_name, claimed_at = excluded.claimed_at,
              expires_at = excluded.expires_at`.execute(tx);
}

export async function deleteClaim(tx: Tx, { record, ref }: RecordRef): Promise<void> {
  await sql`delete from operator.claim where record = ${record} and ref = ${ref}`.execute(tx);
}

/** A note of staff about a record. */
export interface NoteRecord extends RecordRef {
  readonly id: string;
  readonly kind: WorkNote['kind'];
  readonly link: string;
  readonly staffId: string;
  readonly staffName: string;
  readonly at: Date;
  readonly text: string;
  readonly toId: string | null;
  readonly toName: string;
}

const noteColumns = sql`id, record, ref, kind, link, staff_id as "staffId",
  staff_name as "staffName", at, text, to_id as "toId", to_name as "toName"`;

export async function insertNote(tx: Tx, note: NoteRecord): Promise<void> {
  await sql`insert into operator.note (id, record, ref, kind, link, staff_id, staff_name, at, text,
              to_id, to_name)
            values (${note.id}, ${note.record}, ${note.ref}, ${note.kind}, ${note.link},
              ${note.staffId}, ${note.staffName}, ${note.at}, ${note.text}, ${note.toId},
              ${note.toName})`.execute(tx);
}

/** Returns the last notes of a record, the oldest first. */
export async function listNotes(db: Db, { record, ref }: RecordRef): Promise<NoteRecord[]> {
  const last = await rows<NoteRecord>(
    db,
    sql`select ${noteColumns} from operator.note where record = ${record} and ref = ${ref}
        order by at desc, id desc limit 100`,
  );
  return last.reverse();
}

/** Counts the notes of records of any kind by `<record> <ref>`. */
export async function countNotes(
  db: Db,
  refs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counted = await rows<{ record: string; ref: string; count: number }>(
    db,
    sql`select record, ref, count(*)::integer as count from operator.note
        where ref = any(${[...refs]}::text[]) group by record, ref`,
  );
  return new Map(counted.map(({ record, ref, count }) => [`${record} ${ref}`, count]));
}

/** Returns the hand-overs to a member of staff that were not opened yet, the newest first. */
export const listUnseen = (db: Db, staffId: string): Promise<NoteRecord[]> =>
  rows<NoteRecord>(
    db,
    sql`select ${noteColumns} from operator.note where to_id = ${staffId} and seen_at is null
        order by at desc, id desc limit 50`,
  );

export async function markRead(
  tx: Tx,
  { id, staffId, now }: { readonly id: string; readonly staffId: string; readonly now: Date },
): Promise<void> {
  await sql`update operator.note set seen_at = ${now}
            where id = ${id} and to_id = ${staffId} and seen_at is null`.execute(tx);
}

/** A filter of the queues under a name. */
export interface ViewRecord {
  readonly id: string;
  readonly name: string;
  readonly filter: QueueFilter;
}

export const listViews = (db: Db, staffId: string): Promise<ViewRecord[]> =>
  rows<ViewRecord>(
    db,
    sql`select id, name, filter from operator.saved_view where staff_id = ${staffId}
        order by name, id`,
  );

/** Saves a view; one of the same owner and name is replaced. */
export async function saveView(
  tx: Tx,
  staffId: string,
  { id, name, filter }: ViewRecord,
): Promise<void> {
  await sql`insert into operator.saved_view (id, staff_id, name, filter)
            values (${id}, ${staffId}, ${name}, ${JSON.stringify(filter)}::jsonb)
            on conflict (staff_id, name) do update set filter = excluded.filter`.execute(tx);
}

export async function deleteView(tx: Tx, staffId: string, id: string): Promise<void> {
  await sql`delete from operator.saved_view where id = ${id} and staff_id = ${staffId}`.execute(tx);
}

export async function countViews(db: Db, staffId: string): Promise<number> {
  const { count } = await one<{ count: number }>(
    db,
    sql`select count(*)::integer as count from operator.saved_view where staff_id = ${staffId}`,
  );
  return count;
}
