import { limits } from '#contract/limits.ts';
import { deleteExpiredChanges, deleteStaged } from '#server/catalog/public.ts';
import { type Db, transaction } from '#server/kit/database/database.ts';
import type { CronEntry, Job, JobContext, JobTable } from '#server/kit/jobs/jobs.ts';
import { sweepDeadlines } from '#server/kit/sweep-deadlines.ts';
import { enqueueImport, WORK_JOB } from './commands/accept-list.ts';
import type { InventoryDeps } from './deps.ts';
import { workJob } from './importing/run-import.ts';
import { watchFolder } from './importing/watch-folder.ts';
import { importProcess } from './process.ts';
import {
  clearFileKey,
  deleteOldImports,
  listImportsWithFiles,
  listStalledImports,
} from './store/imports.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A reader says that it lives several times a second; merging a large list may take minutes. */
const STALLED_MS = 2 * MINUTE_MS;
const RETENTION_DAYS = 90;

const msBefore = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Goes on with imports whose process has ended; one that is alive keeps its own. */
async function resumeStalled({ db, now }: JobContext): Promise<void> {
  for (const { id } of await listStalledImports(db, msBefore(now, STALLED_MS))) {
    await transaction(db, (tx) => enqueueImport(tx, id));
  }
}

/** Removes files and staged rows of imports that are over; the file goes last, as a mark. */
async function deleteFiles(db: Db, deps: InventoryDeps, now: Date): Promise<void> {
  for (const finished of await listImportsWithFiles(
    db,
    msBefore(now, limits.stockUndoHours * HOUR_MS),
  )) {
    await deleteStaged(db, finished.id);
    if (finished.fileKey !== null) await deps.storage.remove(finished.fileKey);
    await clearFileKey(db, finished.id);
  }
}

const sweep =
  (deps: InventoryDeps): Job =>
  async (_payload, ctx) => {
    await resumeStalled(ctx);
    const { failed } = await sweepDeadlines(importProcess, ctx.db, ctx.now, ctx.signal);
    for (const { id, error } of failed) ctx.log.error({ err: error, import: id }, 'not swept');
    await deleteFiles(ctx.db, deps, ctx.now);
    while ((await transaction(ctx.db, (tx) => deleteExpiredChanges(tx, ctx.now))) > 0);
    await deleteOldImports(ctx.db, msBefore(ctx.now, RETENTION_DAYS * DAY_MS));
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
