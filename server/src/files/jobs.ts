import { transaction } from '#server/kit/database/database.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { removeOrphan } from './commands/store-file.ts';
import { readUnread } from './copies.ts';

const ORPHAN_MS = 86_400_000;

/** Uploads that no record uses a day later are removed; old evidence gets its fingerprints. */
export const jobs: JobTable = {
  async 'files.removeOrphans'(_payload, { db, now, log, signal }) {
    const before = new Date(now.getTime() - ORPHAN_MS);
    let removed = 0;
    while (!signal.aborted && (await transaction(db, (tx) => removeOrphan(tx, before)))) {
      removed += 1;
    }
    if (removed > 0) log.info({ removed }, 'unused uploads were removed');
  },
  'files.readUnread': (_payload, ctx) => readUnread(ctx),
};

export const cron: readonly CronEntry[] = [
  { job: 'files.removeOrphans', pattern: '17 * * * *' },
  { job: 'files.readUnread', pattern: '* * * * *' },
];
