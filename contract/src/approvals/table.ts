import type { Row, Wait } from '../state-machine.ts';

/** Where a request for a second person's approval stands. */
export const approvalStates = ['requested', 'approved', 'refused', 'expired', 'void'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Who acts on an approval. The approver is never the requester, nor the subject of the request. */
export const approvalActors = ['requester', 'approver', 'clock', 'system'] as const;
export type ApprovalActor = (typeof approvalActors)[number];

export const approvalEvents = ['approve', 'refuse', 'withdraw', 'cancel', 'expire'] as const;
export type ApprovalEvent = (typeof approvalEvents)[number];

/** The guard `unchanged`: what the request is about still says what it said when it was made. */
export const approvalTable = [
  { event: 'approve', from: 'requested', to: 'approved', by: ['approver'], when: 'unchanged' },
  { event: 'refuse', from: 'requested', to: 'refused', by: ['approver'] },
  { event: 'withdraw', from: 'requested', to: 'void', by: ['requester'] },
  { event: 'cancel', from: 'requested', to: 'void', by: ['system'] },
  { event: 'expire', from: 'requested', to: 'expired', by: ['clock'], due: '3wd' },
] as const satisfies readonly (Row<ApprovalState, ApprovalActor> & {
  event: ApprovalEvent;
})[];

/** Whom each state of an approval waits for. */
export const approvalWaits: Record<ApprovalState, Wait<ApprovalActor> | null> = {
  requested: { on: ['approver'], within: '3wd' },
  approved: null,
  refused: null,
  expired: null,
  void: null,
};
