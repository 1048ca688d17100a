import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { QueueSource } from '#server/operator/public.ts';
import type { CasesDeps } from './deps.ts';
import { casesCalls } from './handlers.ts';
import { cron, jobsOf } from './jobs.ts';
import { casesQueue } from './queue.ts';

export type { CaseMail, CasesDeps, ReferencedOrder } from './deps.ts';
export { caseMessages } from './notify.ts';
export { countCasesDue } from './queries/count-cases-due.ts';

/** The slice's interface: its calls, its scheduled jobs and its queue. */
export interface CasesSlice {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  readonly queues: readonly QueueSource[];
}

/** Puts the slice together. */
export const casesSlice = (deps: CasesDeps): CasesSlice => ({
  calls: casesCalls(deps),
  jobs: jobsOf(deps),
  cron,
  queues: [casesQueue],
});
