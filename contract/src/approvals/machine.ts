import type { Row, Wait } from '../state-machine.ts';

/** The states of a request for a second person's approval. */
export const approvalStates = [
  'requested',
  'approved',
  'refused',
  'sentBack',
  'withdrawn',
  'expired',
  'void',
] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Who acts on a request. The checker is never the maker, nor the subject of the request. */
export const approvalActors = ['maker', 'checker', 'clock', 'system'] as const;
export type ApprovalActor = (typeof approvalActors)[number];

export const approvalEvents = [
  'approve',
  'refuse',
  'sendBack',
  'withdraw',
  'void',
  'expire',
] as const;
export type ApprovalEvent = (typeof approvalEvents)[number];

/**
 * A request is approved within its time (`inTime`). It is void as soon as the record that it is
 * about says something else than when the request was made.
 */
export const approvalTable = [
  { event: 'approve', from: 'requested', to: 'approved', by: ['checker'], when: 'inTime' },
  { event: 'refuse', from: 'requested', to: 'refused', by: ['checker'] },
  { event: 'sendBack', from: 'requested', to: 'sentBack', by: ['checker'] },
  { event: 'withdraw', from: 'requested', to: 'withdrawn', by: ['maker'] },
  { event: 'void', from: 'requested', to: 'void', by: ['system'] },
  { event: 'expire', from: 'requested', to: 'expired', by: ['clock'], due: '3wd' },
] as const satisfies readonly (Row<ApprovalState, ApprovalActor> & { event: ApprovalEvent })[];
export type ApprovalRow = (typeof approvalTable)[number];

/** Whom each state of a request waits for. */
export const approvalWaits: Record<ApprovalState, Wait<ApprovalActor> | null> = {
  requested: { on: ['checker'], within: '3wd' },
  approved: null,
  refused: null,
  sentBack: null,
  withdrawn: null,
  expired: null,
  void: null,
};
