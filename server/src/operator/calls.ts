import * as contract from '#contract/operator/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { auditList, auditVerify, opsFind, opsQueues } from './read.ts';
import type { FindSource, QueueSource } from './sources.ts';

/** What the slice shows that is not its own: the work and the records of other slices. */
export interface OperatorDeps {
  readonly queues: readonly QueueSource[];
  readonly finds: readonly FindSource[];
}

/** Ties the operator's calls to what answers them. */
export const operatorCalls = (deps: OperatorDeps): readonly Implementation[] => [
  implement(contract.opsQueues, (ctx, input) => opsQueues(deps.queues, ctx, input)),
  implement(contract.opsFind, (ctx, input) => opsFind(deps.finds, ctx, input)),
  implement(contract.auditList, (ctx, input) => auditList(ctx, input)),
  implement(contract.auditVerify, (ctx) => auditVerify(ctx)),
];
