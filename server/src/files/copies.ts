import type { Db, Tx } from '#server/kit/database/database.ts';
import { transaction } from '#server/kit/database/database.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import { readFile } from './commands/store-file.ts';
import { idOf, urlOf } from './core/address.ts';
import type { Part } from './core/fingerprint.ts';
import { compareInChildProcess, reencodeInChildProcess } from './pictures/draw.ts';
import * as store from './store/fingerprints.ts';

/** A picture of the evidence that another is a copy of. */
export interface PictureCopy {
  readonly url: string;
  /** How far they agree, 1 to 100. */
  readonly likeness: number;
}

/** So many pictures that look alike when small are compared enlarged, the nearest first. */
const ENLARGED_MAX = 3;
/** So many copies of one picture are named. */
const COPIES_MAX = 3;

const idsOf = (urls: readonly string[]): string[] => urls.flatMap((url) => idOf(url) ?? []);

/** Keeps pictures among those that later ones are compared with. */
export const addToEvidence = (tx: Tx, urls: readonly string[]): Promise<void> =>
  store.insertEvidence(tx, idsOf(urls));

/**
 * Returns the evidence that pictures are copies of, by the address of each: re-encoded, scaled and
 * slightly cropped ones too. A picture without a fingerprint has none.
 */
export async function findCopies(
  db: Db,
  urls: readonly string[],
): Promise<ReadonlyMap<string, readonly PictureCopy[]>> {
  const found = new Map<string, PictureCopy[]>();
  for (const { id, gray } of await store.findGrays(db, idsOf(urls))) {
    const candidates = await store.findCandidates(db, id);
    if (candidates.length === 0) continue;
    const copies: PictureCopy[] = [];
    const parts = await compareInChildProcess('compareSmall', { gray, candidates });
    let enlarged = 0;
    for (const [index, candidate] of candidates.entries()) {
      if (copies.length === COPIES_MAX) break;
      if (candidate.gray.equals(gray)) {
        copies.push({ url: urlOf(candidate.id), likeness: 100 });
        continue;
      }
      const part = parts[index];
      if (!part) continue;
      if (enlarged === ENLARGED_MAX) break;
      enlarged += 1;
      const likeness = await compareLarge(db, { original: candidate.id, copy: id }, part);
      if (likeness !== null) copies.push({ url: urlOf(candidate.id), likeness });
    }
    if (copies.length > 0) found.set(urlOf(id), copies);
  }
  return found;
}

/** Returns how far two pictures agree that look alike when small, 1 to 100; null for no copy. */
async function compareLarge(
  db: Db,
  ids: { readonly original: string; readonly copy: string },
  part: Part,
): Promise<number | null> {
  const [original, copy] = [
    await readFile(db, urlOf(ids.original)),
    await readFile(db, urlOf(ids.copy)),
  ];
  if (original === null || copy === null) return null;
  return compareInChildProcess('compareLarge', {
    original: original.bytes,
    copy: copy.bytes,
    part,
  });
}

const READ_AT_ONCE = 20;
const TRIES_MAX = 5;

/** Makes the fingerprints of evidence that was uploaded before there were any. */
export async function readUnread({ db, log, signal }: JobContext): Promise<void> {
  for (const { id } of await store.listUnread(db, READ_AT_ONCE)) {
    if (signal.aborted) return;
    try {
      const file = await readFile(db, urlOf(id));
      const picture = file && (await reencodeInChildProcess(file.bytes, file.type));
      await transaction(db, async (tx) => {
        if (picture !== null && typeof picture !== 'string') {
          await store.insertFingerprint(tx, id, picture.fingerprint);
          await store.insertEvidence(tx, [id]);
        }
        await store.deleteUnread(tx, id);
      });
    } catch (error) {
      log.warn({ err: error, file: id }, 'a picture was not read for its fingerprint');
      await store.saveTry(db, id, TRIES_MAX);
    }
  }
}
