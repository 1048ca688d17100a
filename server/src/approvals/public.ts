import * as contract from '#contract/approvals/calls.ts';
import { type Db, transaction } from '#server/kit/database.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs.ts';
import {
  type CommandContext,
  type RequestContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { approve, expire, refuse, withdraw } from './commands/approve-request.ts';
import { cancelAbout, type Request, request } from './commands/request-approval.ts';
import { eventsOf } from './core/machine.ts';
import type { ApprovalsDeps } from './deps.ts';
import { list } from './queries/list-approvals.ts';
import { type ApprovalRow, findOpen } from './store/approvals.ts';

export type { Request } from './commands/request-approval.ts';
export type { ApprovalKind, ApprovalsDeps } from './deps.ts';
export type { ApprovalRow, Facts } from './store/approvals.ts';

/** The calls, jobs and refusals of the slice. */
export interface ApprovalsSlice {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  readonly refusals: SqlStateFailures;
}

/** Puts the slice together from the kinds of requests that other slices serve. */
export const approvalsSlice = (deps: ApprovalsDeps): ApprovalsSlice => ({
  calls: [
    implement(contract.opsApprovalList, (ctx, input) => list(deps, ctx, input)),
    implement(contract.opsApprovalApprove, (ctx, input) => approve(deps, ctx, input)),
    implement(contract.opsApprovalRefuse, (ctx, input) => refuse(deps, ctx, input)),
    implement(contract.opsApprovalWithdraw, (ctx, input) => withdraw(deps, ctx, input)),
  ],
  jobs: {
    'approvals.expire': async (_payload, { db, now }) => {
      await transaction(db, (tx) => expire(tx, now));
    },
  },
  cron: [{ job: 'approvals.expire', pattern: '*/5 * * * *' }],
  refusals: { AP001: 'approval.wrongState' },
});

/**
 * Requests the approval of a second person and returns the id of the request. Fails with
 * `approval.open` where the same is requested about the same record already.
 */
export const requestApproval = (ctx: CommandContext, asked: Request): Promise<string> =>
  request(ctx, asked);

/** Ends all open requests about a record that moved on, or made by it where it is of the staff. */
export const cancelApprovals = (ctx: CommandContext, subject: string): Promise<void> =>
  cancelAbout(ctx, subject);

/** Returns the open request of a kind about a record, or null. */
export const openApproval = (
  db: Db,
  of: Pick<Request, 'kind'> & { readonly subject: string },
): Promise<ApprovalRow | null> => findOpen(db, of);

/** Lists what the calling member of staff may do with a request now. */
export const approvalEventsOf = (ctx: RequestContext, approval: ApprovalRow) =>
  eventsOf(approval, { staff: requireStaff(ctx).accountId }, ctx.now);
