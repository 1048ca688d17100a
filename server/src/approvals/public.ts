import type { OpenApproval } from '#contract/approvals/schemas.ts';
import type { EventContext } from '#server/kit/apply-event.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import {
  type CommandContext,
  type RequestContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { type Request, requestApproval as request } from './commands/request-approval.ts';
import { voidRequests } from './commands/void-requests.ts';
import { allowedEvents, eventsOfParty } from './core/machine.ts';
import type { ApprovalsDeps } from './deps.ts';
import { approvalHandlers } from './handlers.ts';
import { approvalCron, approvalJobs } from './jobs.ts';
import {
  type ApprovalRecord,
  findLast,
  findOpen,
  listAbout,
  listApprovals,
  listOpen,
} from './store/approvals.ts';

export type { Request } from './commands/request-approval.ts';
export type { ApprovalKind, ApprovalsDeps } from './deps.ts';
export type { ApprovalRecord, Facts } from './store/approvals.ts';

/** The calls, jobs and refusals of the slice. */
export interface ApprovalsSlice {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  readonly refusals: SqlStateFailures;
}

/** Puts the slice together from the kinds of requests that other slices serve. */
export const approvalsSlice = (deps: ApprovalsDeps): ApprovalsSlice => ({
  calls: approvalHandlers(deps),
  jobs: approvalJobs,
  cron: approvalCron,
  refusals: { AP001: 'approval.wrongState' },
});

/**
 * Requests the approval of a second person and returns the id of the request. Fails with
 * `approval.open` where the same is requested about the same record (and key) already.
 */
export const requestApproval = (ctx: CommandContext, input: Request): Promise<string> =>
  request(ctx, input);

/**
 * Voids the open requests about a record that moved on, or made by it where it is of the staff: those
 * of some kinds where they are named, else all; those only that are void where that is asked of each.
 */
export const voidApprovals = (
  ctx: EventContext,
  subject: string,
  kinds: readonly Request['kind'][] | null = null,
  isVoid: (request: Pick<ApprovalRecord, 'kind' | 'before'>) => boolean = () => true,
): Promise<void> => voidRequests(ctx, subject, { kinds, isVoid });

/** Returns the open request of a kind about a record, or null. */
export const findOpenApproval = (
  db: Db,
  of: Pick<Request, 'kind'> & { readonly subject: string },
): Promise<ApprovalRecord | null> => findOpen(db, of);

/** Returns who made the newest request of a kind about a record, whatever became of it; null for none. */
export const lastRequester = async (
  db: Db,
  of: Pick<Request, 'kind'> & { readonly subject: string },
): Promise<string | null> => (await findLast(db, of))?.requestedBy ?? null;

/** Lists the requests about records by their ids, whatever became of them. */
export const approvalsAbout = (
  db: Db,
  subjects: readonly string[],
): Promise<readonly Pick<ApprovalRecord, 'id' | 'subject'>[]> => listAbout(db, subjects);

/** Lists all open requests of some kinds, the oldest first. */
export const listOpenRequests = (
  db: Db,
  kinds: readonly Request['kind'][],
): Promise<readonly ApprovalRecord[]> => listOpen(db, kinds);

/** Returns open requests of a kind, the newest first, at most so many. */
export const openRequestsOf = async (
  db: Db,
  kind: Request['kind'],
  most: number,
): Promise<readonly ApprovalRecord[]> =>
  (await listApprovals(db, { kinds: [kind], state: 'requested', pageNum: 1, pageSize: most })).list;

/**
 * Returns the newest request of a kind about a record: open, or why it came back. Where the record's
 * version is given, a request about an earlier one came back from another step, and is left out.
 */
export async function latestRequest(
  ctx: RequestContext,
  of: Pick<Request, 'kind'> & { readonly subject: string },
  version?: number,
): Promise<{
  readonly open: ApprovalRecord | null;
  readonly sentBack: string;
  readonly sentBackAt: Date | null;
}> {
  const last = await findLast(ctx.tx, of);
  const isEarlier = version !== undefined && last?.before['version'] !== version;
  const cameBack = !isEarlier && (last?.state === 'sentBack' || last?.state === 'refused');
  return {
    open: last?.state === 'requested' ? last : null,
    sentBack: cameBack ? last.decisionReason : '',
    sentBackAt: cameBack ? last.decidedAt : null,
  };
}

/** Returns an open request as the record that it is about shows it to the calling member of staff. */
export function toOpenApproval(
  ctx: RequestContext,
  open: ApprovalRecord,
  staffIsParty = false,
): OpenApproval {
  const events = allowedEvents(open, requireStaff(ctx).accountId, ctx.now);
  return {
    id: open.id,
    version: open.version,
    requestedBy: open.requestedName,
    requestedAt: open.since.toISOString(),
    expiresAt: open.expiresAt.toISOString(),
    events: staffIsParty ? eventsOfParty(events) : events,
  };
}

/** Returns an open request that an administrator alone may approve. */
export function toAdminApproval(
  ctx: RequestContext,
  open: ApprovalRecord,
  staffIsParty = false,
): OpenApproval {
  const view = toOpenApproval(ctx, open, staffIsParty);
  if (requireStaff(ctx).roles.includes('admin')) return view;
  return { ...view, events: view.events.filter((event) => event !== 'approve') };
}
