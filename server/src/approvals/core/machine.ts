import {
  type ApprovalActor,
  type ApprovalEvent,
  type ApprovalState,
  approvalEvents,
  approvalTable,
} from '#contract/approvals/table.ts';
import type { FailureCode } from '#contract/failures.ts';

/** The facts that decide the next step of an approval. */
export interface Standing {
  readonly state: ApprovalState;
  readonly subject: string;
  readonly requestedBy: string;
  readonly expiresAt: Date;
}

/** Who takes a step: a member of staff by their id, the clock, or the slice that asked. */
export type By = { readonly staff: string } | 'clock' | 'system';

/** Returns the parts that a person has in an approval. */
export function actorsOf({ subject, requestedBy }: Standing, by: By): readonly ApprovalActor[] {
  if (typeof by === 'string') return [by];
  if (by.staff === requestedBy) return ['requester'];
  return by.staff === subject ? [] : ['approver'];
}

/** Returns the state that an event leads to, or the failure that refuses it. */
export function decide(
  approval: Standing,
  step: { readonly event: ApprovalEvent; readonly by: By; readonly now: Date },
): { readonly to: ApprovalState } | { readonly fail: FailureCode } {
  const rows = approvalTable.filter(
    (row) => row.from === approval.state && row.event === step.event,
  );
  if (rows.length === 0) return { fail: 'approval.wrongState' };
  const actors = actorsOf(approval, step.by);
  const row = rows.find(({ by }) => by.some((actor) => actors.includes(actor)));
  if (row === undefined) return { fail: 'approval.samePerson' };
  const isLate = step.now.getTime() >= approval.expiresAt.getTime();
  if (row.event === 'approve' && isLate) return { fail: 'approval.expired' };
  return { to: row.to };
}

/** Lists what a person may do with an approval now. */
export const eventsOf = (approval: Standing, by: By, now: Date): ApprovalEvent[] =>
  approvalEvents.filter((event) => 'to' in decide(approval, { event, by, now }));
