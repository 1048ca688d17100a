import type { Input } from '#contract/call.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { comparePhotos as Call } from '#contract/qc/calls.ts';
import { type Tx, transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { addJob, type JobContext } from '#server/kit/jobs/jobs.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { isStalled, type Photo } from '../core/inspection.ts';
import type { QcDeps } from '../deps.ts';
import { findInspection } from '../store/inspections.ts';
import {
  type ComparisonKey,
  cancelComparison,
  failComparison,
  findUncompared,
  finishComparison,
  listUnfinished,
  requestComparison,
} from '../store/photo-comparisons.ts';
import { insertRepeats } from '../store/repeated-photos.ts';

const JOB = 'qc.comparePhotos';
/** About half a minute of attempts: the author waits for it and may repeat it. */
const ATTEMPTS_MAX = 4;
/** All other jobs come first: many results may be saved at once. */
const PRIORITY = 5;

const addComparison = (tx: Tx, key: ComparisonKey): Promise<void> =>
  addJob(tx, JOB, key, {
    key: `${JOB}:${key.inspectionId}:${key.test}`,
    maxAttempts: ATTEMPTS_MAX,
    priority: PRIORITY,
  });

/**
 * Adds the photos of a result to the evidence, and has a job compare them with those of all other
 * lots once the result is saved. Photos of a known good part are used again on purpose.
 */
export async function requestComparisonOf(
  { tx, now }: CommandContext,
  { files }: Pick<QcDeps, 'files'>,
  result: {
    readonly inspectionId: string;
    readonly test: TestCode;
    readonly photos: readonly Photo[];
  },
): Promise<void> {
  const { inspectionId, test, photos } = result;
  const urls = photos.filter(({ reference }) => !reference).map(({ url }) => url);
  if (urls.length === 0) return cancelComparison(tx, inspectionId, test);
  await files.addToEvidence(tx, urls);
  await addComparison(tx, await requestComparison(tx, { inspectionId, test, now }));
}

/**
 * Compares the photos of a saved result with the evidence. It reads what is committed by then: of
 * two results that are saved at the same moment, the job of the later commit finds the other.
 */
export async function runComparison(
  { db, now, attempt, attemptsMax }: JobContext,
  { files }: Pick<QcDeps, 'files'>,
  key: ComparisonKey,
): Promise<void> {
  try {
    const urls = await findUncompared(db, key);
    if (urls === null) return;
    const found = await files.findCopies(db, urls);
    // The very same upload is no copy of itself, and yet may stand in another lot.
    const copies = urls.flatMap((url) => [
      { url, otherUrl: url, likeness: 100 },
      ...(found.get(url) ?? []).map((copy) => ({
        url,
        otherUrl: copy.url,
        likeness: copy.likeness,
      })),
    ]);
    await transaction(db, async (tx) => {
      if (!(await finishComparison(tx, key, now))) return;
      await insertRepeats(tx, { inspectionId: key.inspectionId, test: key.test, copies, now });
    });
  } catch (error) {
    if (attempt >= attemptsMax) await failComparison(db, key, now);
    throw error;
  }
}

/** Compares photos once more whose comparison failed or has waited for long; others are left alone. */
export async function repeatComparisons(
  { tx, now }: CommandContext,
  _: QcDeps,
  { id }: Input<typeof Call>,
): Promise<string> {
  if ((await findInspection(tx, id)) === null) throw new Failure('notFound');
  for (const one of await listUnfinished(tx, [id])) {
    if (!isStalled(one, now)) continue;
    const { inspectionId, test } = one;
    await addComparison(tx, await requestComparison(tx, { inspectionId, test, now }));
  }
  return id;
}
