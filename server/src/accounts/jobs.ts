import type { CronEntry, JobTable } from '#server/kit/jobs.ts';
import { removeOldAttempts } from './attempt-store.ts';
import { removeOldCodes } from './code-store.ts';
import { removeEndedSessions } from './session-store.ts';

const DAY_MS = 86_400_000;

/** Removes what has ended: sessions, codes and counts of attempts. */
export const jobs: JobTable = {
  'accounts.sweep': async (_payload, { db, now }) => {
    const dayAgo = new Date(now.getTime() - DAY_MS);
    await removeEndedSessions(db, now);
    await removeOldCodes(db, dayAgo);
    await removeOldAttempts(db, dayAgo, now);
  },
};

/** When the jobs of this slice come round. */
export const cron: readonly CronEntry[] = [{ job: 'accounts.sweep', pattern: '17 * * * *' }];
