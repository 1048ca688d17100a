import { limits } from '#contract/limits.ts';
import { deleteExpiredChanges, deleteStaged } from '#server/catalog/public.ts';
import { type Db, transaction } from '#server/kit/database.ts';
import type { CronEntry, Job, JobContext, JobTable } from '#server/kit/jobs.ts';
import type { InventoryDeps } from './deps.ts';
import { watchFolder } from './folder.ts';
import {
  forgetFile,
  heldImports,
  lockImport,
  removeOld,
  silentImports,
  waitingImports,
} from './import-store.ts';
import { takeStep } from './step.ts';
import { startWork, WORK_JOB } from './taking.ts';
import { workJob } from './work.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A reader says that it lives several times a second; merging a large list may take minutes. */
const SILENT_MS = 2 * MINUTE_MS;
const PATIENCE_DAYS = 7;
const KEPT_DAYS = 90;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Goes on with imports whose process has ended; one that is alive keeps its own. */
async function wakeSilent({ db, now }: JobContext): Promise<void> {
  for (const { id } of await silentImports(db, before(now, SILENT_MS))) {
    await transaction(db, (tx) => startWork(tx, id));
  }
}

async function endWaiting({ db, now }: JobContext): Promise<void> {
  for (const { id } of await waitingImports(db, before(now, PATIENCE_DAYS * DAY_MS))) {
    await transaction(db, async (tx) => {
      const record = await lockImport(tx, id);
      if (record?.state !== 'mapping' && record?.state !== 'preview') return;
      await takeStep(tx, record, { event: 'lapse', by: 'clock', at: now });
    });
  }
}

/** Removes files and staged rows of imports that are over; the file goes last, as a mark. */
async function clean(deps: InventoryDeps, db: Db, now: Date): Promise<void> {
  for (const held of await heldImports(db, before(now, limits.stockUndoHours * HOUR_MS))) {
    await deleteStaged(db, held.id);
    if (held.file_key !== null) await deps.storage.remove(held.file_key);
    await forgetFile(db, held.id);
  }
}

const sweep =
  (deps: InventoryDeps): Job =>
  async (_payload, ctx) => {
    await wakeSilent(ctx);
    await endWaiting(ctx);
    await clean(deps, ctx.db, ctx.now);
    while ((await transaction(ctx.db, (tx) => deleteExpiredChanges(tx, ctx.now))) > 0);
    await removeOld(ctx.db, before(ctx.now, KEPT_DAYS * DAY_MS));
  };

export const inventoryJobs = (deps: InventoryDeps): JobTable => ({
  [WORK_JOB]: workJob(deps),
  'inventory.sweep': sweep(deps),
  ...(deps.watchedFolder === null ? {} : { 'inventory.watch': watchFolder(deps) }),
});

export const inventoryCron = (deps: InventoryDeps): readonly CronEntry[] => [
  { job: 'inventory.sweep', pattern: '* * * * *' },
  ...(deps.watchedFolder === null ? [] : [{ job: 'inventory.watch', pattern: '* * * * *' }]),
];
