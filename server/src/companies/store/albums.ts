import { sql } from 'kysely';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

export interface PhotoRow {
  readonly id: string;
  readonly url: string;
}

/** The pictures of an account, in the order in which they were added. */
export const photosOf = (db: Db, account: string): Promise<PhotoRow[]> =>
  rows<PhotoRow>(
    db,
    sql`select id, url from companies.photo where account = ${account} order by at, id`,
  );

export async function countPhotos(db: Db, account: string): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from companies.photo where account = ${account}`,
  );
  return n;
}

/** Adds a picture; one that is in the album already keeps its place. Answers the row. */
export async function insertPhoto(
  tx: Tx,
  photo: PhotoRow & { readonly account: string; readonly addedAt: Date },
): Promise<PhotoRow> {
  await sql`insert into companies.photo (id, account, url, at)
    values (${photo.id}, ${photo.account}, ${photo.url}, ${photo.addedAt})
    on conflict (account, url) do nothing`.execute(tx);
  return one<PhotoRow>(
    tx,
    sql`select id, url from companies.photo
        where account = ${photo.account} and url = ${photo.url}`,
  );
}

/** Removes a picture of an account; null where it has no such picture. */
export const deletePhoto = (tx: Tx, account: string, id: string): Promise<PhotoRow | null> =>
  row<PhotoRow>(
    tx,
    sql`delete from companies.photo where id = ${id} and account = ${account} returning id, url`,
  );

/** Makes the acts on one album wait for each other, so that its limit holds. */
export async function lockAlbum(tx: Tx, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('companies.album ' || ${account}, 0))`.execute(
    tx,
  );
}
