import * as contract from '#contract/approvals/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { approveRequest } from './commands/approve-request.ts';
import { refuseRequest, sendRequestBack, withdrawRequest } from './commands/refuse-request.ts';
import type { ApprovalsDeps } from './deps.ts';
import { listApprovals } from './queries/list-approvals.ts';

/** Returns the handlers of the slice's calls. */
export const approvalHandlers = (deps: ApprovalsDeps): readonly Implementation[] => [
  implement(contract.opsApprovalList, (ctx, input) => listApprovals(ctx, deps, input)),
  implement(contract.opsApprovalApprove, (ctx, input) => approveRequest(ctx, deps, input)),
  implement(contract.opsApprovalRefuse, (ctx, input) => refuseRequest(ctx, deps, input)),
  implement(contract.opsApprovalSendBack, (ctx, input) => sendRequestBack(ctx, deps, input)),
  implement(contract.opsApprovalWithdraw, (ctx, input) => withdrawRequest(ctx, deps, input)),
];
