import type { HandlerOutput, Input } from '#contract/call.ts';
import type {
  goldenSampleList,
  goldenSampleOne,
  goldenSamplesOfPart,
} from '#contract/qc/golden-sample-calls.ts';
import type { GoldenSample as GoldenSampleView } from '#contract/qc/golden-sample-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import type { QcDeps } from '../deps.ts';
import {
  findGoldenSample,
  type GoldenSample,
  listGoldenSamples as listFound,
  listGoldenPhotos,
  listUsable,
} from '../store/golden-samples.ts';

/** Most samples of one part that the bench is offered. */
const OFFERED_MAX = 5;

/** Lists golden samples: those that are kept first, the newest first. */
export async function listGoldenSamples(
  ctx: QueryContext,
  deps: QcDeps,
  { find, state, inspectionId, pageNum, pageSize }: Input<typeof goldenSampleList>,
): Promise<HandlerOutput<typeof goldenSampleList>> {
  const { total, list } = await listFound(ctx.tx, {
    find: find.trim(),
    removed: state === undefined ? null : state === 'removed',
    inspectionId: inspectionId ?? null,
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  });
  return { total, list: await withPhotos(ctx, deps, list) };
}

/** Returns one golden sample. Fails with notFound. */
export async function findGoldenSampleView(
  ctx: QueryContext,
  deps: QcDeps,
  { id }: Input<typeof goldenSampleOne>,
): Promise<HandlerOutput<typeof goldenSampleOne>> {
  const found = await findGoldenSample(ctx.tx, id);
  const [view] = found === null ? [] : await withPhotos(ctx, deps, [found]);
  if (view === undefined) throw new Failure('notFound');
  return view;
}

/** Lists the newest golden samples of the part of an inspection whose reports are in force. */
export const listGoldenSamplesOfPart = async (
  ctx: QueryContext,
  deps: QcDeps,
  { inspectionId }: Input<typeof goldenSamplesOfPart>,
): Promise<HandlerOutput<typeof goldenSamplesOfPart>> =>
  withPhotos(ctx, deps, await listUsable(ctx.tx, inspectionId, OFFERED_MAX));

async function withPhotos(
  { tx, now }: QueryContext,
  { files }: QcDeps,
  samples: readonly GoldenSample[],
): Promise<GoldenSampleView[]> {
  const photos = await listGoldenPhotos(
    tx,
    samples.map(({ inspectionId }) => inspectionId),
  );
  return samples.map(({ removedBy, removedAt, removedReason, addedAt, ...sample }) => ({
    ...sample,
    addedAt: addedAt.toISOString(),
    removed:
      removedAt === null
        ? null
        : { by: removedBy ?? '', at: removedAt.toISOString(), reason: removedReason ?? '' },
    photos: photos
      .filter(({ inspectionId }) => inspectionId === sample.inspectionId)
      .map(({ inspectionId: _, ...photo }) => ({ ...photo, link: files.link(photo.url, now) })),
  }));
}
