import { createHash } from 'node:crypto';
import type { Input } from '#contract/call.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { recordTest } from '#contract/qc/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Photo } from '../core/inspection.ts';
import type { QcDeps } from '../deps.ts';
import { findReferences } from '../store/golden-samples.ts';
import { photosOfTest } from '../store/tests.ts';

type PhotoInput = Input<typeof recordTest>['photos'][number];

/** SHA-256 in hexadecimal. */
export const sha256Hex = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/**
 * Stores the pictures of a result with the hash of each. References may be photos of golden samples,
 * and photos that stand in the test's result may stay, whoever took them: the author may have taken
 * over. Fails with file.unknown for any other that is not this person's.
 */
export async function attachPhotos(
  ctx: CommandContext,
  deps: QcDeps,
  input: {
    readonly inspectionId: string;
    readonly test: TestCode;
    readonly ownerId: string;
    readonly photos: readonly PhotoInput[];
  },
): Promise<Photo[]> {
  if (input.photos.length === 0) return [];
  const references = input.photos.filter((one) => one.reference).map(({ url }) => url);
  const known =
    references.length === 0
      ? new Set<string>()
      : await findReferences(ctx.tx, input.inspectionId, references);
  const attached = await photosOfTest(ctx.tx, input);
  const own = input.photos.filter(
    ({ url, reference }) => !attached.has(url) && !(reference && known.has(url)),
  );
  await deps.files.attach(
    ctx.tx,
    own.map(({ url }) => url),
    input.ownerId,
  );
  const photos: Photo[] = [];
  for (const photo of input.photos) {
    const bytes = await deps.files.read(ctx.tx, photo.url);
    if (bytes === null) throw new Failure('file.unknown');
    photos.push({ ...photo, sha256: sha256Hex(bytes) });
  }
  return photos;
}
