import type { JobTable } from '#server/kit/jobs/jobs.ts';
import { runComparison } from './commands/run-comparison.ts';
import type { QcDeps } from './deps.ts';
import type { ComparisonKey } from './store/photo-comparisons.ts';

/** Photos of results are compared with those of other lots after the results are saved. */
export const jobsOf = (deps: Pick<QcDeps, 'files'>): JobTable => ({
  'qc.comparePhotos': (payload, ctx) => runComparison(ctx, deps, payload as ComparisonKey),
});
