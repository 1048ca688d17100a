import * as golden from '#contract/qc/golden-sample-calls.ts';
import * as contract from '#contract/qc/lab-record-calls.ts';
import * as approval from '#contract/qc/reports/approval-calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { addGoldenSample, removeGoldenSample } from './commands/records/add-golden-sample.ts';
import { proposeLimit, proposeLimitRemoval } from './commands/records/propose-limit.ts';
import { requestRevision } from './commands/reports/request-revision.ts';
import { requestDeviation } from './commands/request-deviation.ts';
import type { QcDeps } from './deps.ts';
import { applyNonconformityEvent } from './nonconformity-process.ts';
import {
  findGoldenSampleView,
  listGoldenSamples,
  listGoldenSamplesOfPart,
} from './queries/list-golden-samples.ts';
import {
  listNonconformities,
  readNonconformity,
  toNonconformityView,
} from './queries/list-nonconformities.ts';
import { listLimitTemplates } from './store/limit-templates.ts';

/** The calls of the lab's own records: non-conformities, limits, golden samples, deviations, revisions. */
export const labRecordCalls = (deps: QcDeps): Implementation[] => [
  implement(contract.nonconformityList, (ctx, input) => listNonconformities(ctx, input)),
  implement(contract.nonconformityOne, (ctx, { id }) => readNonconformity(ctx, id)),
  implement(contract.assessNonconformity, async (ctx, { id, version, ...payload }) =>
    toNonconformityView(
      ctx,
      await applyNonconformityEvent(ctx, deps, { id, version, event: 'assess', payload }),
    ),
  ),
  implement(contract.reopenNonconformity, async (ctx, { id, version, ...payload }) =>
    toNonconformityView(
      ctx,
      await applyNonconformityEvent(ctx, deps, { id, version, event: 'reopen', payload }),
    ),
  ),
  implement(contract.closeNonconformity, async (ctx, key) =>
    toNonconformityView(
      ctx,
      await applyNonconformityEvent(ctx, deps, { ...key, event: 'close', payload: {} }),
    ),
  ),
  implement(contract.limitTemplateList, async (ctx, { test }) =>
    (await listLimitTemplates(ctx.tx, test ?? null)).map((one) => ({
      ...one,
      changedAt: one.changedAt.toISOString(),
    })),
  ),
  implement(contract.proposeLimit, (ctx, input) => proposeLimit(ctx, input)),
  implement(contract.proposeLimitRemoval, (ctx, input) => proposeLimitRemoval(ctx, input)),
  implement(golden.goldenSampleList, (ctx, input) => listGoldenSamples(ctx, deps, input)),
  implement(golden.goldenSampleOne, (ctx, input) => findGoldenSampleView(ctx, deps, input)),
  implement(golden.goldenSamplesOfPart, (ctx, input) => listGoldenSamplesOfPart(ctx, deps, input)),
  implement(golden.addGoldenSample, (ctx, input) => addGoldenSample(ctx, deps, input)),
  implement(golden.removeGoldenSample, (ctx, input) => removeGoldenSample(ctx, deps, input)),
  implement(approval.requestDeviation, (ctx, input) => requestDeviation(ctx, deps, input)),
  implement(approval.requestRevision, (ctx, input) => requestRevision(ctx, deps, input)),
];
