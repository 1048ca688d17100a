import * as contract from '#contract/operator/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { auditList, auditVerify, opsFind, opsQueues } from './read.ts';
import type { FindSource, QueueSource } from './sources.ts';

/** What the slice shows that is not its own: the work and the records of other slices. */
export interface OperatorDeps {
  readonly queues: readonly QueueSource[];
  readonly finds: readonly FindSource[];
}

/** Ties the operator's calls to what answers them. */
export const operatorCalls = (deps: OperatorDeps): readonly Bound[] => [
  bind(contract.opsQueues, (at, input) => opsQueues(deps.queues, at, input)),
  bind(contract.opsFind, (at, input) => opsFind(deps.finds, at, input)),
  bind(contract.auditList, (at, input) => auditList(at, input)),
  bind(contract.auditVerify, (at) => auditVerify(at)),
];
