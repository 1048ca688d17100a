import { importBusy } from '#contract/inventory/table.ts';
import { mergeStaged, undoStock } from '#server/catalog/public.ts';
import { type Db, transaction } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Job, JobContext } from '#server/kit/jobs.ts';
import type { InventoryDeps } from './deps.ts';
import {
  type ImportRecord,
  importById,
  type KeptProblem,
  lockImport,
  whileMine,
} from './import-store.ts';
import { isStaged, lookAt, readList, stagedListOf, type Working } from './read-list.ts';
import { takeStep } from './step.ts';
import { startWork } from './taking.ts';
import { tellSeller } from './tell.ts';
import { FileRefused } from './thread.ts';

/** Imports that one process works on at a time; the others leave the queue to other jobs. */
const AT_ONCE = 2;
const RETRY_MS = 2000;
let working = 0;

const problem = (reason: string, facts: KeptProblem['facts'] = {}): KeptProblem => ({
  reason,
  sheet: null,
  row: null,
  column: null,
  facts,
});

/** Writes a list into the stock: its lines, its end and the message, all of it or nothing. */
async function applyList({ db, now }: Working, record: ImportRecord): Promise<boolean> {
  return transaction(db, async (tx) => {
    const locked = await lockImport(tx, record.id);
    if (locked?.state !== 'applying') return false;
    const at = now();
    if (!(await isStaged(tx, locked))) {
      const set = { counts: null, restart: true };
      await takeStep(tx, locked, { event: 'reread', by: 'reader', at, set });
      return true;
    }
    const { counts } = locked;
    if (counts === null) throw new Error('applied before it was read');
    const {
      counts: judged,
      change,
      digest,
    } = await mergeStaged(tx, {
      ...stagedListOf(locked),
      preview: counts,
      mustMatch: !locked.unattended,
      now: at,
    });
    const set = { counts: { ...counts, judged, digest } };
    if (change === null) {
      await takeStep(tx, locked, {
        event: 'outdated',
        by: 'reader',
        at,
        set: { ...set, outdated: true },
      });
      return false;
    }
    await takeStep(tx, locked, { event: 'applied', by: 'reader', at, set: { ...set, change } });
    await tellSeller(tx, { ...locked, counts: set.counts }, 'applied', at);
    return false;
  });
}

/** Puts the stock back as it was before a list, all of it or nothing. */
async function undoList({ db, now }: Working, record: ImportRecord): Promise<boolean> {
  return transaction(db, async (tx) => {
    const locked = await lockImport(tx, record.id);
    if (locked?.state !== 'undoing') return false;
    const { account, change, state_at: askedAt } = locked;
    if (change === null) throw new Error('taken back before it was written');
    // Its seller asked in time, however long the queue is.
    await undoStock(tx, { account, change, kind: 'import', now: askedAt });
    await takeStep(tx, locked, { event: 'undone', by: 'reader', at: now() });
    await tellSeller(tx, locked, 'undone', now());
    return false;
  });
}

/** Ends an import that cannot go on; nothing of the stock was written. */
export async function failList(db: Db, id: string, why: KeptProblem, at: Date): Promise<void> {
  await transaction(db, async (tx) => {
    const locked = await lockImport(tx, id);
    if (!locked || !importBusy.some((state) => state === locked.state)) return;
    await takeStep(tx, locked, { event: 'fail', by: 'reader', at, set: { problem: why } });
    await tellSeller(tx, locked, locked.state === 'undoing' ? 'kept' : 'failed', at);
  });
}

/** Takes the next step of an import; true where there is another one. */
async function step(current: Working, record: ImportRecord): Promise<boolean> {
  if (record.state === 'uploaded') return lookAt(current, record);
  if (record.state === 'reading') return readList(current, record);
  if (record.state === 'applying') return applyList(current, record);
  if (record.state === 'undoing') return undoList(current, record);
  return false;
}

async function goOn(current: Working, id: string): Promise<void> {
  for (;;) {
    const record = await importById(current.db, id);
    if (record === null || current.signal.aborted) return;
    if (!(await step(current, record))) return;
  }
}

/** Who has the import may be about to let go of it with a step left: it is asked once more. */
async function askAgain({ db, now }: Working, id: string): Promise<void> {
  const record = await importById(db, id);
  if (!record || !importBusy.some((state) => state === record.state)) return;
  const later = new Date(now().getTime() + RETRY_MS);
  await transaction(db, (tx) => startWork(tx, id, later));
}

/** What an import fails with, where its failing is not the program's. */
function whyOf(error: unknown): KeptProblem | null {
  if (error instanceof FileRefused) return error.problem;
  if (error instanceof Failure && error.code === 'stock.limit')
    return problem('stockFull', error.facts as KeptProblem['facts']);
  if (error instanceof Failure && error.code === 'stock.changed') return problem('changedSince');
  return null;
}

async function work(deps: InventoryDeps, id: string, ctx: JobContext): Promise<void> {
  const started = performance.now();
  const now = () => new Date(ctx.now.getTime() + (performance.now() - started));
  const current: Working = { deps, db: ctx.db, now, signal: ctx.signal };
  try {
    const worked = await whileMine(ctx.db, id, async () => {
      await goOn(current, id);
      return true;
    });
    if (worked === null) await askAgain(current, id);
  } catch (error) {
    const why = whyOf(error);
    if (why === null && ctx.attempt < ctx.attemptsMax) throw error;
    if (why === null) ctx.log.error({ err: error, import: id }, 'an import failed');
    await failList(ctx.db, id, why ?? problem('fault', { reference: id }), now());
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
    if (working >= AT_ONCE) {
      const later = new Date(ctx.now.getTime() + RETRY_MS);
      return transaction(ctx.db, (tx) => startWork(tx, id, later));
    }
    working += 1;
    try {
      await work(deps, id, ctx);
    } finally {
      working -= 1;
    }
  };
