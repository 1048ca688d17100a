import { sql } from 'kysely';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';
import type { Fingerprint } from '#server/kit/implement.ts';

/** Writes the fingerprint of a picture. */
export async function insertFingerprint(
  tx: Tx,
  id: string,
  { gray, hash, probes }: Fingerprint,
): Promise<void> {
  await sql`insert into files.fingerprint (file_id, gray, hash, probes)
    values (${id}, ${Buffer.from(gray)}, ${hash}, ${[...probes]}::bigint[])
    on conflict (file_id) do nothing`.execute(tx);
}

/**
 * Puts pictures among those that others are compared with. One without a fingerprint waits for the
 * job that makes it.
 */
export async function insertEvidence(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`insert into files.evidence (file_id, hash)
    select file_id, hash from files.fingerprint where file_id = any(${[...ids]}::uuid[])
    on conflict (file_id) do nothing`.execute(tx);
  await sql`insert into files.unread_picture (file_id)
    select id from files.file f
    where id = any(${[...ids]}::uuid[]) and type like 'image/%'
      and not exists (select from files.fingerprint p where p.file_id = f.id)
    on conflict (file_id) do nothing`.execute(tx);
}

/** A picture of the evidence that another may be a copy of. */
export interface Candidate {
  readonly id: string;
  readonly gray: Buffer;
  /** The place of the probe that came nearest. */
  readonly probe: number;
}

/** Hashes may differ in so many of their 64 bits. */
const DISTANCE_MAX = 10;
/** So many pictures are looked at closely, the nearest first. */
const CANDIDATES_MAX = 12;

/**
 * Returns the evidence that a picture may be a copy of, the nearest first. A quarter of the hash has
 * to be the same for one of its probes: four indexes find those among any number of pictures.
 */
export const findCandidates = (db: Db, id: string): Promise<Candidate[]> =>
  rows(
    db,
    sql<Candidate>`
      with probe as materialized (
        select one.hash, min(one.at)::integer - 1 as at
        from files.fingerprint p, unnest(p.probes) with ordinality one(hash, at)
        where p.file_id = ${id} group by one.hash
      ), near as (
        select e.file_id, p.at, bit_count((e.hash # p.hash)::bit(64)) as distance
        from probe p cross join lateral (
          select file_id, hash from files.evidence
          where ((hash >> 48) & 65535)::integer = ((p.hash >> 48) & 65535)::integer
          union all
          select file_id, hash from files.evidence
          where ((hash >> 32) & 65535)::integer = ((p.hash >> 32) & 65535)::integer
          union all
          select file_id, hash from files.evidence
          where ((hash >> 16) & 65535)::integer = ((p.hash >> 16) & 65535)::integer
          union all
          select file_id, hash from files.evidence
          where (hash & 65535)::integer = (p.hash & 65535)::integer
        ) e
        where e.file_id <> ${id}
      ), best as (
        select distinct on (file_id) file_id, at, distance from near
        where distance <= ${DISTANCE_MAX} order by file_id, distance, at
      ), nearest as (
        select file_id, at, distance from best order by distance, file_id limit ${CANDIDATES_MAX}
      )
      select n.file_id as id, f.gray, n.at as probe
      from nearest n join files.fingerprint f on f.file_id = n.file_id
      order by n.distance, n.file_id`,
  );

/** Returns the small gray squares of pictures that have one. */
export const findGrays = (
  db: Db,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly gray: Buffer }[]> =>
  rows(
    db,
    sql<{ readonly id: string; readonly gray: Buffer }>`
      select file_id as id, gray from files.fingerprint where file_id = any(${[...ids]}::uuid[])`,
  );

/** Returns pictures of the evidence that have no fingerprint yet. */
export const listUnread = (db: Db, limit: number): Promise<{ readonly id: string }[]> =>
  rows(
    db,
    sql<{ readonly id: string }>`
      select file_id as id from files.unread_picture order by tries, file_id limit ${limit}`,
  );

/** Marks an unread picture as read. */
export async function deleteUnread(tx: Tx, id: string): Promise<void> {
  await sql`delete from files.unread_picture where file_id = ${id}`.execute(tx);
}

/** Counts a try that failed, so that others come before it; it ends after some. */
export async function saveTry(db: Db, id: string, triesMax: number): Promise<void> {
  await sql`update files.unread_picture set tries = tries + 1 where file_id = ${id}`.execute(db);
  await sql`delete from files.unread_picture
    where file_id = ${id} and tries >= ${triesMax}`.execute(db);
}
