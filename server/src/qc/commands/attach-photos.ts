import { createHash } from 'node:crypto';
import type { Input } from '#contract/call.ts';
import type { recordTest } from '#contract/qc/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Photo } from '../core/inspection.ts';
import type { QcDeps } from '../deps.ts';

type GivenPhoto = Input<typeof recordTest>['photos'][number];

/** SHA-256 in hexadecimal. */
export const sha256Hex = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The pictures of a result, kept for it and named by what is in them. */
export async function photosOf(
  parts: QcDeps,
  ctx: CommandContext,
  ownerId: string,
  given: readonly GivenPhoto[],
): Promise<Photo[]> {
  if (given.length === 0) return [];
  await parts.files.keep(
    ctx.tx,
    given.map(({ url }) => url),
    ownerId,
  );
  const photos: Photo[] = [];
  for (const photo of given) {
    const bytes = await parts.files.read(ctx.tx, photo.url);
    if (bytes === null) throw new Failure('file.unknown');
    photos.push({ ...photo, sha256: sha256Hex(bytes) });
  }
  return photos;
}
