import { ALBUM_MAX } from '#contract/companies/profile.ts';
import type { Photo } from '#contract/companies/schemas.ts';
import { attachFiles, fileLink, withdrawFile } from '#server/files/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import { deletePhoto, insertPhoto, lockAlbum, type PhotoRow, photosOf } from './store/albums.ts';

/** A picture as a browser gets it. */
export const photoOf = ({ id, url }: PhotoRow, now: Date): Photo => ({
  id,
  url,
  link: fileLink(url, now),
});

/** The reader's own album. */
export async function ownPhotos(ctx: QueryContext): Promise<Photo[]> {
  const photos = await photosOf(ctx.tx, requireMember(ctx).accountId);
  return photos.map((photo) => photoOf(photo, ctx.now));
}

/** Adds a picture of the member's own uploads; everyone may see it from then on. */
export async function addPhoto(ctx: CommandContext, { url }: { url: string }): Promise<Photo> {
  const account = requireMember(ctx).accountId;
  await lockAlbum(ctx.tx, account);
  const photos = await photosOf(ctx.tx, account);
  const known = photos.find((photo) => photo.url === url);
  if (known !== undefined) return photoOf(known, ctx.now);
  if (photos.length >= ALBUM_MAX) {
    throw new Failure('album.full', { max: ALBUM_MAX });
  }
  await attachFiles(ctx.tx, { urls: [url], owner: account, pictures: true, readers: 'everyone' });
  const photo = await insertPhoto(ctx.tx, { id: newId(), account, url, addedAt: ctx.now });
  return photoOf(photo, ctx.now);
}

/** Removes a picture of the member's own album. */
export async function delPhoto(ctx: CommandContext, { id }: { id: string }) {
  const account = requireMember(ctx).accountId;
  const deleted = await deletePhoto(ctx.tx, account, id);
  if (deleted === null) throw new Failure('notFound');
  await withdrawFile(ctx.tx, deleted.url, account);
  return {};
}
