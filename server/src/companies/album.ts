import type { Photo } from '#contract/companies/calls.ts';
import { ALBUM_MAX } from '#contract/companies/profile.ts';
import { fileLink, keepFiles, withdrawFile } from '#server/files/public.ts';
import { type AtAct, type AtRead, member } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { newId } from '#server/kit/ids.ts';
import { deletePhoto, insertPhoto, lockAlbum, type PhotoRow, photosOf } from './album-store.ts';

/** A picture as a browser gets it. */
export const photoOf = ({ id, url }: PhotoRow, now: Date): Photo => ({
  id,
  url,
  link: fileLink(url, now),
});

/** The reader's own album. */
export async function ownPhotos(at: AtRead): Promise<Photo[]> {
  const photos = await photosOf(at.tx, member(at).accountId);
  return photos.map((photo) => photoOf(photo, at.now));
}

/** Adds a picture of the member's own uploads; everyone may see it from then on. */
export async function addPhoto(at: AtAct, { url }: { url: string }): Promise<Photo> {
  const account = member(at).accountId;
  await lockAlbum(at.tx, account);
  const photos = await photosOf(at.tx, account);
  const known = photos.find((photo) => photo.url === url);
  if (known !== undefined) return photoOf(known, at.now);
  if (photos.length >= ALBUM_MAX) {
    throw new Fail('album.full', { max: ALBUM_MAX });
  }
  await keepFiles(at.tx, [url], account, { pictures: true, readers: 'everyone' });
  const photo = await insertPhoto(at.tx, { id: newId(), account, url, at: at.now });
  return photoOf(photo, at.now);
}

/** Removes a picture of the member's own album. */
export async function delPhoto(at: AtAct, { id }: { id: string }) {
  const account = member(at).accountId;
  const gone = await deletePhoto(at.tx, account, id);
  if (gone === null) throw new Fail('notFound');
  await withdrawFile(at.tx, gone.url, account);
  return {};
}
