import type { Identity } from '#contract/options.ts';
import { audiencePart } from '#server/accounts/public.ts';
import { type Db, type Tx, transaction } from '#server/kit/database.ts';
import { notifyMany, storeTranslations, withdrawNotifications } from '#server/messages/public.ts';
import { decide } from './core/decide.ts';
import { standingOf } from './present.ts';
import { lockWork, type NoticeKept, saveNotice } from './store.ts';

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
 * Does all that is due, a batch in a transaction: how far it came is written with what was told, so
 * it may be stopped anywhere, run again and run twice at a time, and nobody is told twice.
 */
export async function workNotices(
  db: Db,
  { now, signal, batch = noticeBatch }: Work,
): Promise<void> {
  while (!signal?.aborted) {
    const did = await transaction(db, async (tx) => {
      const notice = await lockWork(tx, now);
      if (notice === null) return false;
      await saveNotice(tx, await oneStep(tx, notice, { now, batch }));
      return true;
    });
    if (!did) return;
  }
}

interface Batch {
  readonly now: Date;
  readonly batch: number;
}

/** The notice after its next step. */
async function oneStep(tx: Tx, notice: NoticeKept, { now, batch }: Batch): Promise<NoticeKept> {
  if (notice.state === 'withdrawn') {
    const taken = await withdrawNotifications(tx, { written: notice.id, limit: batch, now });
    return { ...notice, takenBack: taken < batch };
  }
  if (notice.state === 'scheduled') {
    await storeTranslations(tx, { id: notice.id, texts: notice.texts });
    return { ...moved(notice, 'start', now), startedAt: now };
  }
  const to = await nextReaders(tx, notice, batch);
  const { mail } = notice;
  const link = notice.link === '' ? null : notice.link;
  const told = await notifyMany(tx, { written: notice.id, to, link, mail, now });
  const after = {
    ...notice,
    toldTo: to.at(-1) ?? notice.toldTo,
    received: notice.received + told,
  };
  return to.length < batch ? { ...moved(after, 'finish', now), sentAt: now } : after;
}

/** The state after a step of the clock; work that the table does not know is a fault. */
function moved(notice: NoticeKept, event: 'start' | 'finish', now: Date): NoticeKept {
  const row = decide(standingOf(notice, true), { event, by: 'clock', now });
  if (typeof row === 'string') throw new Error(`a notice may not ${event} from ${notice.state}`);
  return { ...notice, state: row.to, version: notice.version + 1 };
}

const identities: Record<'all' | 'buyers' | 'sellers', Identity | null> = {
  all: null,
  buyers: 'buyer',
  sellers: 'seller',
};

/** Who is told next. The audience is those who had an account when the sending began. */
async function nextReaders(tx: Tx, notice: NoticeKept, limit: number): Promise<string[]> {
  const { audience, account, toldTo, startedAt } = notice;
  if (audience === 'one') return toldTo === null && account !== null ? [account] : [];
  return audiencePart(tx, {
    identity: identities[audience],
    after: toldTo,
    openedUntil: startedAt ?? notice.savedAt,
    limit,
  });
}
