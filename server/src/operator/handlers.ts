import * as contract from '#contract/operator/calls.ts';
import * as findContract from '#contract/operator/find-calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { OperatorDeps } from './deps.ts';
import { workHandlers } from './handlers-work.ts';
import { findRecords } from './queries/find-records.ts';
import {
  exportAudit,
  listAuditEntries,
  readRoots,
  walkAudit,
} from './queries/list-audit-entries.ts';
import { readCompany } from './queries/read-company.ts';
import { readQueues } from './queries/read-queues.ts';

/** Ties the operator's calls to what answers them. */
export const operatorCalls = (deps: OperatorDeps): readonly Implementation[] => [
  implement(contract.opsQueues, (ctx, input) => readQueues(ctx, deps, input)),
  implement(contract.auditList, (ctx, input) => listAuditEntries(ctx, deps, input)),
  implement(contract.auditVerify, (ctx) => walkAudit(ctx.tx)),
  implement(contract.auditExport, (ctx, input) => exportAudit(ctx, deps, input)),
  implement(contract.auditRoots, (ctx) => readRoots(ctx)),
  implement(findContract.opsFind, (ctx, input) => findRecords(ctx, input)),
  implement(findContract.opsCompanyOne, (ctx, input) => readCompany(ctx, deps, input)),
  ...workHandlers(deps),
];
