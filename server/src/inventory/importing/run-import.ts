import { importBusy } from '#contract/inventory/table.ts';
import { countConditionChanges, mergeStock, undoStock } from '#server/catalog/public.ts';
import { type Db, transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Job, JobContext } from '#server/kit/jobs/jobs.ts';
import { enqueueImport } from '../commands/accept-list.ts';
import type { InventoryDeps } from '../deps.ts';
import { applyReaderEvent } from '../process.ts';
import {
  findImport,
  type ImportRecord,
  lockImport,
  type StoredProblem,
  unread,
  withImportLock,
} from '../store/imports.ts';
import { FileRefused } from '../worker/run-worker.ts';
import { inspectList, isStaged, readList, toStagedList, type WorkContext } from './read-list.ts';

/** Imports that one process works on at a time; the others leave the queue to other jobs. */
const CONCURRENCY = 2;
const RETRY_MS = 2000;
let activeCount = 0;

const problem = (reason: string, facts: StoredProblem['facts'] = {}): StoredProblem => ({
  reason,
  sheet: null,
  row: null,
  column: null,
  facts,
});

/** Writes a list into the stock: its lines, its end and the message, all of it or nothing. */
async function applyList({ deps, db, now }: WorkContext, { id }: ImportRecord): Promise<boolean> {
  return transaction(db, async (tx) => {
    const locked = await lockImport(tx, id);
    if (locked?.state !== 'applying') return false;
    const step = { tx, now: now() };
    if (!(await isStaged(tx, locked))) {
      const change = { counts: null, ...unread };
      await applyReaderEvent(step, { id, event: 'reread', change });
      return true;
    }
    const { counts } = locked;
    if (counts === null) throw new Error('applied before it was read');
    const staged = toStagedList(locked);
    const merged = await mergeStock(tx, {
      ...staged,
      company: await deps.companyName(tx, locked.account),
      preview: counts,
      mustMatch: !locked.unattended,
      now: step.now,
    });
    const { change, digest } = merged;
    const conditions = await countConditionChanges(tx, { ...staged, change });
    const judged = { counts: { ...counts, judged: merged.counts, digest, conditions } };
    if (change === null) {
      await applyReaderEvent(step, {
        id,
        event: 'outdated',
        change: { ...judged, outdated: true },
      });
    } else {
      await applyReaderEvent(step, { id, event: 'applied', change: { ...judged, change } });
    }
    return false;
  });
}

/** Puts the stock back as it was before a list, all of it or nothing. */
async function undoList({ db, now }: WorkContext, { id }: ImportRecord): Promise<boolean> {
  return transaction(db, async (tx) => {
    const locked = await lockImport(tx, id);
    if (locked?.state !== 'undoing') return false;
    const { account, change, since: requestedAt } = locked;
    if (change === null) throw new Error('undone before it was written');
    // Its seller asked in time, however long the queue is.
    await undoStock(tx, { account, change, kind: 'import', now: requestedAt });
    await applyReaderEvent({ tx, now: now() }, { id, event: 'undone' });
    return false;
  });
}

/** Ends an import that cannot go on; nothing of the stock was written. */
export async function failImport(
  db: Db,
  id: string,
  failure: StoredProblem,
  now: Date,
): Promise<void> {
  await transaction(db, async (tx) => {
    const locked = await lockImport(tx, id);
    if (!locked || !importBusy.some((state) => state === locked.state)) return;
    await applyReaderEvent({ tx, now }, { id, event: 'fail', change: { problem: failure } });
  });
}

/** Runs the next step of an import. Returns whether another step follows. */
async function runStep(current: WorkContext, record: ImportRecord): Promise<boolean> {
  if (record.state === 'uploaded') return inspectList(current, record);
  if (record.state === 'reading') return readList(current, record);
  if (record.state === 'applying') return applyList(current, record);
  if (record.state === 'undoing') return undoList(current, record);
  return false;
}

async function runSteps(current: WorkContext, id: string): Promise<void> {
  for (;;) {
    const record = await findImport(current.db, id);
    if (record === null || current.signal.aborted) return;
    if (!(await runStep(current, record))) return;
  }
}

/** Who has the import may be about to let go of it with a step left: it is asked once more. */
async function retryLater({ db, now }: WorkContext, id: string): Promise<void> {
  const record = await findImport(db, id);
  if (!record || !importBusy.some((state) => state === record.state)) return;
  const later = new Date(now().getTime() + RETRY_MS);
  await transaction(db, (tx) => enqueueImport(tx, id, later));
}

/** Returns the problem behind an error; null for an error of the program itself. */
function toImportFailure(error: unknown): StoredProblem | null {
  if (error instanceof FileRefused) return error.problem;
  if (error instanceof Failure && error.code === 'stock.limit')
    return problem('stockFull', error.facts as StoredProblem['facts']);
  if (error instanceof Failure && error.code === 'stock.changed') return problem('changedSince');
  return null;
}

async function work(deps: InventoryDeps, id: string, ctx: JobContext): Promise<void> {
  const started = performance.now();
  const now = () => new Date(ctx.now.getTime() + (performance.now() - started));
  const current: WorkContext = { deps, db: ctx.db, now, signal: ctx.signal };
  try {
    const worked = await withImportLock(ctx.db, id, async () => {
      await runSteps(current, id);
      return true;
    });
    if (worked === null) await retryLater(current, id);
  } catch (error) {
    const failure = toImportFailure(error);
    if (failure === null && ctx.attempt < ctx.attemptsMax) throw error;
    if (failure === null) ctx.log.error({ err: error, import: id }, 'an import failed');
    await failImport(ctx.db, id, failure ?? problem('fault', { reference: id }), now());
  }
}

/**
 * Works on an import as far as it goes without its seller. It may run twice: another process that
 * works on it keeps it, and every step is taken once.
 */
export const workJob =
  (deps: InventoryDeps): Job =>
  async (payload, ctx) => {
    const { id } = payload as { id: string };
    if (activeCount >= CONCURRENCY) {
      const later = new Date(ctx.now.getTime() + RETRY_MS);
      return transaction(ctx.db, (tx) => enqueueImport(tx, id, later));
    }
    activeCount += 1;
    try {
      await work(deps, id, ctx);
    } finally {
      activeCount -= 1;
    }
  };
