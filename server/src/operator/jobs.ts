import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { insertRoot } from './store/audit.ts';

const SHANGHAI_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The day before an instant, in GMT+8. */
const dayBefore = (now: Date): string =>
  new Date(now.getTime() + SHANGHAI_MS - DAY_MS).toISOString().slice(0, 10);

/** The jobs of the slice: the audit log's root of each day. */
export const operatorJobs: JobTable = {
  'operator.auditRoot': async (_payload, { db, now }) => insertRoot(db, dayBefore(now), now),
};

/** Shortly after midnight of GMT+8, and again hourly for a server that was down then. */
export const operatorCron: readonly CronEntry[] = [
  { job: 'operator.auditRoot', pattern: '2 * * * *' },
];
