import type { Input, Output } from '#contract/call.ts';
import type { opsHealthRetry, opsHealthRun } from '#contract/health/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { CRON_ATTEMPTS, cronKey } from '#server/kit/jobs/job-cron.ts';
import { addJob } from '#server/kit/jobs/jobs.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { HealthDeps } from '../deps.ts';
import { jobOfChannel } from '../queries/read-health.ts';
import { lockFailed, retryJobs } from '../store/queue.ts';

/** Has failed jobs tried again at once. Fails with `health.changed`. */
export async function retryFailedJobs(
  ctx: CommandContext,
  { choice }: Input<typeof opsHealthRetry>,
): Promise<Output<typeof opsHealthRetry>> {
  const isOne = 'id' in choice;
  const found = await lockFailed(ctx.tx, {
    id: isOne ? choice.id : null,
    job: isOne ? null : jobOfChannel[choice.channel],
  });
  if (found.length !== (isOne ? 1 : choice.count)) throw new Failure('health.changed');
  await retryJobs(
    ctx.tx,
    found.map(({ id }) => id),
  );
  const { job = '' } = found[0] ?? {};
  await audit(ctx.tx, ctx, {
    what: 'health.retry',
    on: { kind: 'job', id: isOne ? choice.id : job, no: job },
    before: null,
    after: { count: found.length },
  });
  return { count: found.length };
}

/** Runs a job that comes round at once; one that waits already is brought forward. */
export async function runJob(
  ctx: CommandContext,
  deps: HealthDeps,
  { job }: Input<typeof opsHealthRun>,
): Promise<Output<typeof opsHealthRun>> {
  if (!deps.cron().some((entry) => entry.job === job)) throw new Failure('notFound');
  await addJob(ctx.tx, job, {}, { key: cronKey(job), maxAttempts: CRON_ATTEMPTS });
  await audit(ctx.tx, ctx, {
    what: 'health.run',
    on: { kind: 'job', id: job, no: job },
    before: null,
    after: null,
  });
  return { job };
}
