import type { Identity } from '#contract/option-schemas.ts';
import { audiencePart } from '#server/accounts/public.ts';
import { applyEvent } from '#server/kit/apply-event.ts';
import { type Db, type Tx, transaction } from '#server/kit/database/database.ts';
import { notifyMany, storeTranslations, withdrawNotifications } from '#server/messages/public.ts';
import { clock, noticeProcess } from '../process.ts';
import { lockWork, type NoticeRecord, saveNotice } from '../store/notices.ts';

/** The job that sends what is due and takes back what was withdrawn. */
export const NOTICES_JOB = 'notices.work';
/** Accounts in one transaction: what is held in memory, however many there are. */
export const noticeBatch = 1000;

export interface Work {
  readonly now: Date;
  /** Aborted when the program stops: what is left is done by the next run. */
  readonly signal?: AbortSignal | undefined;
  readonly batch?: number;
}

/**
 * Does all that is due, a batch in a transaction: how far it came is written with what was sent, so
 * it may be stopped anywhere, run again and run twice at a time, and nobody is notified twice.
 */
export async function sendNotices(
  db: Db,
  { now, signal, batch = noticeBatch }: Work,
): Promise<void> {
  while (!signal?.aborted) {
    const did = await transaction(db, async (tx) => {
      const notice = await lockWork(tx, now);
      if (notice === null) return false;
      await oneStep(tx, notice, { now, batch });
      return true;
    });
    if (!did) return;
  }
}

interface Batch {
  readonly now: Date;
  readonly batch: number;
}

/** Does the next of what is due about a notice; how far it came is saved with it. */
async function oneStep(tx: Tx, notice: NoticeRecord, { now, batch }: Batch): Promise<void> {
  const { id } = notice;
  const target = { id, version: null, actor: clock } as const;
  if (notice.state === 'withdrawn') {
    const withdrawnCount = await withdrawNotifications(tx, { written: id, limit: batch, now });
    return saveNotice(tx, { ...notice, messagesWithdrawn: withdrawnCount < batch });
  }
  if (notice.state === 'scheduled') {
    await storeTranslations(tx, { id, texts: notice.texts });
    await applyEvent({ tx, now }, noticeProcess, { ...target, event: 'start', payload: {} });
    return;
  }
  const to = await nextReaders(tx, notice, batch);
  const { mail } = notice;
  const link = notice.link === '' ? null : notice.link;
  const notifiedCount = await notifyMany(tx, { written: id, to, link, mail, now });
  await saveNotice(tx, {
    ...notice,
    notifiedUpTo: to.at(-1) ?? notice.notifiedUpTo,
    received: notice.received + notifiedCount,
  });
  if (to.length === batch) return;
  const payload = { allNotified: true };
  await applyEvent({ tx, now }, noticeProcess, { ...target, event: 'finish', payload });
}

const identities: Record<'all' | 'buyers' | 'sellers', Identity | null> = {
  all: null,
  buyers: 'buyer',
  sellers: 'seller',
};

/** Returns the accounts to notify next. The audience is those who had an account when the sending began. */
async function nextReaders(tx: Tx, notice: NoticeRecord, limit: number): Promise<string[]> {
  const { audience, account, notifiedUpTo, startedAt } = notice;
  if (audience === 'one') return notifiedUpTo === null && account !== null ? [account] : [];
  return audiencePart(tx, {
    identity: identities[audience],
    after: notifiedUpTo,
    openedUntil: startedAt ?? notice.savedAt,
    limit,
  });
}
