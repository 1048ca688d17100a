import { opsHealthRun } from '#contract/health/calls.ts';
import { deskOf } from './cast.ts';

/** Has an administrator run a job that comes round at once; its page is played in `health.spec.ts`. */
export async function runJob(job: string): Promise<void> {
  const admin = await deskOf('admin@assay.test');
  await admin.send(opsHealthRun, { job });
}
