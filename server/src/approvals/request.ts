import type { ApprovalKind } from '#contract/approvals/calls.ts';
import { type AtAct, staffOf } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { newId } from '#server/kit/ids.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import { audit } from '#server/operator/public.ts';
import {
  type ApprovalRow,
  type Facts,
  insertApproval,
  lockOpenAbout,
  saveDecision,
} from './approval-store.ts';

/** A request waits so many working days for its second person. */
const WORKING_DAYS = 3;

/** What is asked of a second person. */
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
export async function request(at: AtAct, asked: Request): Promise<string> {
  const staff = staffOf(at);
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
    requestedAt: at.now,
    expiresAt: addWorkingDays(at.now, WORKING_DAYS),
  };
  if (!(await insertApproval(at.tx, made))) throw new Fail('approval.open');
  await audit(at.tx, at, {
    what: 'approval.request',
    on: recordOf(made),
    before: made.before,
    after: { kind: made.kind, reason: made.reason, ...made.after },
  });
  return made.id;
}

/** Ends all open requests about a record, because the record moved on without them. */
export async function cancelAbout(at: AtAct, subject: string): Promise<void> {
  for (const open of await lockOpenAbout(at.tx, subject)) {
    await saveDecision(at.tx, open.id, { to: 'void', by: null, reason: '', now: at.now });
    await audit(at.tx, at, {
      what: 'approval.cancel',
      on: recordOf(open),
      before: { state: open.state },
      after: { state: 'void' },
    });
  }
}
