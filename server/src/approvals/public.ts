import * as contract from '#contract/approvals/calls.ts';
import { type At, type AtAct, staffOf } from '#server/kit/at.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { type Db, transaction } from '#server/kit/database.ts';
import type { Refusals } from '#server/kit/fail.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs.ts';
import { type ApprovalRow, findOpen } from './approval-store.ts';
import { eventsOf } from './core/decide.ts';
import { approve, expire, refuse, withdraw } from './decisions.ts';
import type { ApprovalsDeps } from './deps.ts';
import { cancelAbout, type Request, request } from './request.ts';
import { list } from './views.ts';

export type { ApprovalRow, Facts } from './approval-store.ts';
export type { ApprovalKind, ApprovalsDeps } from './deps.ts';
export type { Request } from './request.ts';

/** What the slice gives to the program. */
export interface ApprovalsSlice {
  readonly calls: readonly Bound[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  readonly refusals: Refusals;
}

/** Puts the slice together from the kinds of requests that other slices serve. */
export const approvalsSlice = (deps: ApprovalsDeps): ApprovalsSlice => ({
  calls: [
    bind(contract.opsApprovalList, (at, input) => list(deps, at, input)),
    bind(contract.opsApprovalApprove, (at, input) => approve(deps, at, input)),
    bind(contract.opsApprovalRefuse, (at, input) => refuse(deps, at, input)),
    bind(contract.opsApprovalWithdraw, (at, input) => withdraw(deps, at, input)),
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
export const requestApproval = (at: AtAct, asked: Request): Promise<string> => request(at, asked);

/** Ends all open requests about a record that moved on without them. */
export const cancelApprovals = (at: AtAct, subject: string): Promise<void> =>
  cancelAbout(at, subject);

/** Returns the open request of a kind about a record, or null. */
export const openApproval = (
  db: Db,
  of: Pick<Request, 'kind'> & { readonly subject: string },
): Promise<ApprovalRow | null> => findOpen(db, of);

/** Lists what the calling member of staff may do with a request now. */
export const approvalEventsOf = (at: At, approval: ApprovalRow) =>
  eventsOf(approval, { staff: staffOf(at).accountId }, at.now);
