import { audiencePart } from '#server/accounts/public.ts';
import { type Db, transaction } from '#server/kit/database/database.ts';
import { notifyMany } from '#server/messages/public.ts';
import { lockTelling, saveTelling } from '../store/versions.ts';

/** The job that tells every member of an approved version. */
export const ANNOUNCE_JOB = 'legal.announce';

const BATCH = 1000;

/**
 * Notifies members of approved versions, a batch in a transaction: how far it came is written with what
 * was notified, so that it may be stopped anywhere and nobody is notified twice.
 */
export async function announceVersions(
  db: Db,
  { now, signal }: { readonly now: Date; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  for (let isOpen = true; isOpen && !signal?.aborted; ) {
    isOpen = await transaction(db, async (tx) => {
      const telling = await lockTelling(tx);
      if (telling === null) return false;
      const { id, document, approvedAt, announcedUpTo } = telling;
      const part = { identity: null, after: announcedUpTo, openedUntil: approvedAt, limit: BATCH };
      const to = await audiencePart(tx, part);
      const link = `/blogs/${document}`;
      await notifyMany(tx, { written: id, to, link, mail: true, now });
      await saveTelling(tx, {
        id,
        announcedUpTo: to.at(-1) ?? announcedUpTo,
        isAnnounced: to.length < BATCH,
      });
      return true;
    });
  }
}
