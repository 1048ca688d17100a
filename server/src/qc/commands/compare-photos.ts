import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Photo } from '../core/inspection.ts';
import type { QcDeps } from '../deps.ts';
import { insertRepeats } from '../store/repeated-photos.ts';

/**
 * Compares the photos of a result with those of all other lots, and keeps them for later ones.
 * Photos of a known good part are used again on purpose.
 */
export async function comparePhotos(
  { tx, now }: CommandContext,
  { files }: Pick<QcDeps, 'files'>,
  result: {
    readonly inspectionId: string;
    readonly test: TestCode;
    readonly photos: readonly Photo[];
  },
): Promise<void> {
  const { inspectionId, test } = result;
  const urls = result.photos.filter(({ reference }) => !reference).map(({ url }) => url);
  if (urls.length === 0) return;
  await files.addToEvidence(tx, urls);
  const found = await files.findCopies(tx, urls);
  // The very same upload is no copy of itself, and yet may stand in another lot.
  const copies = urls.flatMap((url) => [
    { url, otherUrl: url, likeness: 100 },
    ...(found.get(url) ?? []).map((copy) => ({
      url,
      otherUrl: copy.url,
      likeness: copy.likeness,
    })),
  ]);
  await insertRepeats(tx, { inspectionId, test, copies, now });
}
