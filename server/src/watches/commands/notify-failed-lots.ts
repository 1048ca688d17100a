import { findManufacturersByKey, makerKey, mpnKey } from '#server/catalog/public.ts';
import { type Db, type Tx, transaction } from '#server/kit/database/database.ts';
import { notifyEach } from '#server/messages/public.ts';
import type { LotFailed, WatchesDeps } from '../deps.ts';
import { formatPartName, notifyNew, WATCHED_PAGE } from '../notify.ts';
import {
  FIRST,
  type NewNotification,
  type PartRecord,
  partsOfKeys,
  reportsRead,
  updateReportsRead,
  watchersAfter,
} from '../store/judging.ts';
import { writeMails } from './mail-digests.ts';

const WATCHES_AT_ONCE = 1000;
/** Reports that were committed late are read again; nothing is notified twice. */
const OVERLAP_MS = 10 * 60_000;

/** Tells watchers at once, by message and mail, of lots that failed since this was run last. */
export async function notifyFailedLots(
  db: Db,
  deps: WatchesDeps,
  { now, signal }: { readonly now: Date; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const since = new Date((await reportsRead(db)).getTime() - OVERLAP_MS);
  const lots = await deps.lotsFailed(db, since);
  const parts = await partsOfKeys(
    db,
    lots.map(({ mpn }) => mpnKey(mpn)),
  );
  const isOf = await makersCompared(db, parts, lots);
  for (const lot of lots) {
    const watched = parts.filter((part) => isOf(part, lot));
    if (watched.length === 0) continue;
    let after = FIRST;
    for (let isOver = false; !isOver; ) {
      if (signal?.aborted) return;
      const notifications = await notifySome(db, deps, { lot, parts: watched, after, now });
      const last = notifications.at(-1);
      if (last !== undefined) after = last;
      isOver = notifications.length < WATCHES_AT_ONCE;
    }
  }
  await transaction(db, (tx) => updateReportsRead(tx, now));
}

/** Whether a lot is of a watched part: the same number, of the same maker where both name one. */
async function makersCompared(
  db: Db,
  parts: readonly PartRecord[],
  lots: readonly LotFailed[],
): Promise<(part: PartRecord, lot: LotFailed) => boolean> {
  const keys = [
    ...parts.map((part) => part.makerKey),
    ...lots.map(({ manufacturer }) => makerKey(manufacturer)),
  ];
  const makers = await findManufacturersByKey(db, [...new Set(keys)]);
  const makerOf = (key: string) => makers.get(key) ?? key;
  return (part, lot) => {
    const lotMakerKey = makerKey(lot.manufacturer);
    if (part.norm !== mpnKey(lot.mpn) || part.mpn !== lot.mpn.trim().toUpperCase()) return false;
    return (
      part.makerKey === '' || lotMakerKey === '' || makerOf(part.makerKey) === makerOf(lotMakerKey)
    );
  };
}

const notifySome = (
  db: Db,
  deps: WatchesDeps,
  batch: {
    readonly lot: LotFailed;
    readonly parts: readonly PartRecord[];
    readonly after: typeof FIRST;
    readonly now: Date;
  },
) =>
  transaction(db, async (tx) => {
    const { lot, parts, after, now } = batch;
    const watchers = await watchersAfter(tx, {
      parts: parts.map(({ id }) => id),
      // Both sides of the deal have read the report itself.
      but: [lot.buyerId, lot.sellerId].filter((id) => id !== null),
      after,
      limit: WATCHES_AT_ONCE,
    });
    const partsById = new Map(parts.map((part) => [part.id, part]));
    const notifications = watchers.map(({ id, account, part }): NewNotification => {
      const { mpn, maker } = partsById.get(part) ?? { mpn: lot.mpn, maker: lot.manufacturer };
      return {
        watch: id,
        account,
        reason: lot.verdict === 'fail' ? 'failed' : 'suspect',
        lot: lot.lotId,
        params: { mpn, part: formatPartName({ mpn, maker }), at: lot.at.toISOString() },
      };
    });
    await mailAtOnce(tx, deps, await notifyNew(tx, notifications, { now, mailed: true }), now);
    return watchers;
  });

async function mailAtOnce(
  tx: Tx,
  deps: WatchesDeps,
  notifications: readonly NewNotification[],
  now: Date,
) {
  const mails = await writeMails(
    tx,
    deps,
    notifications.map((one) => ({ account: one.account, news: [one] })),
  );
  await notifyEach(tx, {
    kind: 'watches.alarm',
    each: mails.map(({ to, params }) => ({ to, params, link: WATCHED_PAGE })),
    as: 'mail',
    now,
  });
}
