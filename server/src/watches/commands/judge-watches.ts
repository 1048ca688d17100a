import { findOffersOfParts, findStockMarks } from '#server/catalog/public.ts';
import { type Db, transaction } from '#server/kit/database/database.ts';
import { dayOf } from '#server/kit/days.ts';
import { type Judged, judgeWatch } from '../core/judge.ts';
import { type Found, marketOf } from '../core/market.ts';
import { notifyNew, stockNotification } from '../notify.ts';
import {
  FIRST,
  lockToJudge,
  type NewNotification,
  type PartRecord,
  partsAfter,
  partsAgain,
  type ToJudge,
  updateStatuses,
  updateStockMarks,
} from '../store/judging.ts';

const PARTS_COMPARED = 2000;
const PARTS_JUDGED = 100;
const WATCHES_JUDGED = 1000;
const DAY_MS = 86_400_000;

interface Run {
  readonly now: Date;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Judges the watches of all parts whose stock is not what it was, and of those that wait for this
 * day. Nothing is asked of whoever writes stock: the counters of watched parts are compared with
 * what was seen last. Cut off or run twice it tells nothing twice.
 */
export async function judgeWatches(db: Db, run: Run): Promise<void> {
  await judgeWaiting(db, run);
  let after = 0n;
  while (!run.signal?.aborted) {
    const parts = await partsAfter(db, after, PARTS_COMPARED);
    const marks = await findStockMarks(db, parts);
    const changed = parts
      .map((part, index) => ({ ...part, mark: marks[index] ?? '' }))
      .filter(({ judgedMark, mark }) => judgedMark !== mark);
    await judgeParts(db, changed, run);
    const last = parts.at(-1);
    if (last === undefined || parts.length < PARTS_COMPARED) return;
    after = last.id;
  }
}

/** Watches that something became true for on a day on which they had been notified already. */
async function judgeWaiting(db: Db, run: Run): Promise<void> {
  for (let parts = [] as PartRecord[]; !run.signal?.aborted; ) {
    parts = await partsAgain(db, dayOf(run.now), PARTS_JUDGED);
    if (parts.length === 0) return;
    await judgeParts(db, parts, run);
  }
}

/** Judges the watches of parts; a `mark` is kept once all watches of its part are judged by it. */
async function judgeParts(
  db: Db,
  parts: readonly (PartRecord & { readonly mark?: string })[],
  run: Run,
): Promise<void> {
  for (let offset = 0; offset < parts.length && !run.signal?.aborted; offset += PARTS_JUDGED) {
    const some = parts.slice(offset, offset + PARTS_JUDGED);
    const offers = await findOffersOfParts(db, some, run.now);
    const markets = new Map(
      some.map((part, place) => [part.id, { part, find: marketOf(offers[place] ?? []) }]),
    );
    let after = FIRST;
    for (let isOver = false; !isOver; ) {
      if (run.signal?.aborted) return;
      const judged = await judgeSome(db, { markets, after, now: run.now });
      const last = judged.at(-1);
      if (last !== undefined) after = last;
      isOver = judged.length < WATCHES_JUDGED;
    }
    const marks = some.flatMap(({ id, mark }) => (mark === undefined ? [] : [{ id, mark }]));
    if (marks.length > 0) await transaction(db, (tx) => updateStockMarks(tx, marks));
  }
}

type Markets = ReadonlyMap<
  bigint,
  { readonly part: PartRecord; readonly find: ReturnType<typeof marketOf> }
>;

interface JudgedWatch extends ToJudge {
  readonly found: Found;
  readonly judged: Judged;
  readonly thing: PartRecord;
}

/** Judges the next watches of some parts in one transaction: how they stand and what is announced. */
const judgeSome = (
  db: Db,
  batch: { readonly markets: Markets; readonly after: typeof FIRST; readonly now: Date },
): Promise<readonly ToJudge[]> =>
  transaction(db, async (tx) => {
    const { markets, after, now } = batch;
    const day = dayOf(now);
    const watches = await lockToJudge(tx, {
      parts: [...markets.keys()],
      after,
      limit: WATCHES_JUDGED,
      day,
    });
    const all = watches.flatMap((watch) => ownStockOf(watch, markets));
    if (all.length === 0) return watches;
    const tomorrow = dayOf(new Date(now.getTime() + DAY_MS));
    await updateStatuses(
      tx,
      all.map(({ id, judged }) => ({ id, ...judged, againOn: judged.again ? tomorrow : null })),
    );
    const notifications: NewNotification[] = all.flatMap((one) =>
      one.judged.reasons.map((reason) =>
        stockNotification(one, reason, { part: one.thing, found: one.found }),
      ),
    );
    await notifyNew(tx, notifications, { now, mailed: false });
    return watches;
  });

function ownStockOf(watch: ToJudge, markets: Markets): JudgedWatch[] {
  const market = markets.get(watch.part);
  if (market === undefined) return [];
  const found = market.find({ account: watch.account, quantity: watch.wantedQuantity });
  const judged = judgeWatch(watch, found, new Set(watch.notifiedToday));
  return [{ ...watch, found, judged, thing: market.part }];
}
