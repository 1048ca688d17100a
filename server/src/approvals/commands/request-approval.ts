import type { ApprovalKind } from '#contract/approvals/schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import { audit } from '#server/operator/public.ts';
import { recordOf } from '../process.ts';
import { type Facts, insertApproval } from '../store/approvals.ts';

/** A request waits so many working days for its second person, as the table's clock says. */
const WORKING_DAYS = 3;

/** A request to a second person. */
export interface Request {
  readonly kind: ApprovalKind;
  readonly subject: { readonly id: string; readonly name: string };
  /** Which question about the record it is, where several may be open at once. */
  readonly key?: string;
  readonly before: Facts;
  readonly after: Facts;
  readonly reason?: string;
}

/** Requests the approval of a second person. Fails with approval.open where the same is requested. */
export async function requestApproval(ctx: CommandContext, input: Request): Promise<string> {
  const staff = requireStaff(ctx);
  const made = {
    id: newId(),
    kind: input.kind,
    subject: input.subject.id,
    subjectName: input.subject.name,
    key: input.key ?? '',
    before: input.before,
    after: input.after,
    reason: input.reason ?? '',
    requestedBy: staff.accountId,
    requestedName: staff.name,
    since: ctx.now,
    expiresAt: addWorkingDays(ctx.now, WORKING_DAYS),
  };
  if (!(await insertApproval(ctx.tx, made))) throw new Failure('approval.open');
  await audit(ctx.tx, ctx, {
    what: 'approval.request',
    on: recordOf(made),
    before: made.before,
    after: { kind: made.kind, reason: made.reason, ...made.after },
  });
  return made.id;
}
