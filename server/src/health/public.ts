/** The one door of health: jobs, messages and the state of the process, for administrators. */
import * as contract from '#contract/health/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { QueueSource } from '#server/operator/public.ts';
import { retryFailedJobs, runJob } from './commands/retry-failed-jobs.ts';
import type { HealthDeps } from './deps.ts';
import { type HeartbeatParts, startHeartbeat } from './heartbeat.ts';
import { readHealth, readProblems } from './queries/read-health.ts';

export type { HealthDeps } from './deps.ts';

/** Problems of jobs and messages, as work of administrators: one for each job. */
export const healthQueue: QueueSource = {
  key: 'health',
  desk: 'admin',
  record: 'health',
  async list(db, { now }) {
    const problems = await readProblems(db, now);
    const firsts = problems.filter(
      ({ subject }, index) => problems.findIndex((one) => one.subject === subject) === index,
    );
    return firsts.map(({ subject, since, error }) => ({
      ref: subject,
      link: '/ops/health',
      subject,
      detail: error ?? '',
      amount: null,
      orderState: null,
      dueAt: null,
      since,
    }));
  },
};

interface Health {
  readonly calls: readonly Implementation[];
  /** Writes the state of this process every few seconds, until it is stopped. */
  startHeartbeat(parts: HeartbeatParts): { stop(): Promise<void> };
}

/** Puts the slice together. */
export const healthSlice = (deps: HealthDeps): Health => ({
  startHeartbeat: (parts) => startHeartbeat(parts, deps),
  calls: [
    implement(contract.opsHealth, (ctx) => readHealth(ctx, deps)),
    implement(contract.opsHealthRetry, (ctx, input) => retryFailedJobs(ctx, input)),
    implement(contract.opsHealthRun, (ctx, input) => runJob(ctx, deps, input)),
  ],
});
