import type { ApprovalKind } from '#contract/approvals/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import { audit } from '#server/operator/public.ts';
import {
  type ApprovalRow,
  type Facts,
  insertApproval,
  lockOpenAbout,
  saveDecision,
} from '../store/approvals.ts';

/** A request waits so many working days for its second person. */
const WORKING_DAYS = 3;

/** A request to a second person. */
export interface Request {
  readonly kind: ApprovalKind;
  readonly subject: { readonly id: string; readonly name: string };
  readonly before: Facts;
  readonly after: Facts;
  readonly reason?: string;
}

export const recordOf = (approval: Pick<ApprovalRow, 'id' | 'subjectName'>) => ({
  kind: 'approval',
  id: approval.id,
  no: approval.subjectName,
});

/** Requests the approval of a second person; fails where the same is requested already. */
export async function request(ctx: CommandContext, asked: Request): Promise<string> {
  const staff = requireStaff(ctx);
  const made = {
    id: newId(),
    kind: asked.kind,
    subject: asked.subject.id,
    subjectName: asked.subject.name,
    before: asked.before,
    after: asked.after,
    reason: asked.reason ?? '',
    requestedBy: staff.accountId,
    requestedName: staff.name,
    requestedAt: ctx.now,
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

/** Ends all open requests about a record, or made by it where it is a member of staff. */
export async function cancelAbout(ctx: CommandContext, subject: string): Promise<void> {
  for (const open of await lockOpenAbout(ctx.tx, subject)) {
    await saveDecision(ctx.tx, open.id, { to: 'void', by: null, reason: '', now: ctx.now });
    await audit(ctx.tx, ctx, {
      what: 'approval.cancel',
      on: recordOf(open),
      before: { state: open.state },
      after: { state: 'void' },
    });
  }
}
