import * as contract from '#contract/operator/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { OperatorDeps } from './deps.ts';
import { workHandlers } from './handlers-work.ts';
import { auditList, auditVerify, opsFind, opsQueues } from './read.ts';

/** Ties the operator's calls to what answers them. */
export const operatorCalls = (deps: OperatorDeps): readonly Implementation[] => [
  implement(contract.opsQueues, (ctx, input) => opsQueues(deps.queues, ctx, input)),
  implement(contract.opsFind, (ctx, input) => opsFind(deps.finds, ctx, input)),
  implement(contract.auditList, (ctx, input) => auditList(ctx, input)),
  implement(contract.auditVerify, (ctx) => auditVerify(ctx)),
  ...workHandlers(deps),
];
