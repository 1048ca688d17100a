import { transaction } from '#server/kit/database/database.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { sweepDeadlines } from '#server/kit/sweep-deadlines.ts';
import type { Deps } from './deps.ts';
import { factorResetProcess } from './factors/reset-process.ts';
import { removeOldAttempts } from './store/attempts.ts';
import { removeOldCodes } from './store/codes.ts';
import { removeOldDevices, removeOldKnownDevices } from './store/devices.ts';
import { removeEndedSessions } from './store/ended-sessions.ts';

const DAY_MS = 86_400_000;
/** A device that was not used for so long is new again. */
const DEVICE_DAYS = 180;

/** Removes what has ended (sessions, codes, counts of attempts, devices), and ends resets in time. */
export const jobsOf = (deps: Deps): JobTable => ({
  'accounts.sweep': async (_payload, { db, now }) => {
    const dayAgo = new Date(now.getTime() - DAY_MS);
    await transaction(db, async (tx) => {
      const { views } = await removeEndedSessions(tx, now);
      if (views.length > 0) await deps.endViews(tx, views);
    });
    await removeOldCodes(db, dayAgo);
    await removeOldAttempts(db, dayAgo, now);
    const unused = new Date(now.getTime() - DEVICE_DAYS * DAY_MS);
    await removeOldDevices(db, unused);
    await removeOldKnownDevices(db, unused);
  },
  'accounts.factorResets': async (_payload, { db, now }) => {
    const { failed } = await sweepDeadlines(factorResetProcess(deps), db, now);
    if (failed[0] !== undefined) throw failed[0].error;
  },
});

/** When the jobs of this slice come round. */
export const cron: readonly CronEntry[] = [
  { job: 'accounts.sweep', pattern: '17 * * * *' },
  { job: 'accounts.factorResets', pattern: '*/5 * * * *' },
];
