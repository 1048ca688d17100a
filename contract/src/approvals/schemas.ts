import { z } from 'zod';
import { Id, Instant, needed, RecordVersion } from '../fields.ts';
import { Nothing, Paging, pageOf } from '../response-schemas.ts';
import { APPROVAL_KEY_MAX, approvalKinds } from './constants.ts';
import { approvalEvents, approvalStates } from './machine.ts';

export const ApprovalKind = z.enum(approvalKinds);

export type ApprovalKind = z.infer<typeof ApprovalKind>;

export const ApprovalState = z.enum(approvalStates);

export const ApprovalEvent = z.enum(approvalEvents);

/** The request of a record that waits for its second person. */
export const OpenApproval = RecordVersion.extend({
  requestedBy: z.string(),
  requestedAt: Instant,
  expiresAt: Instant,
  /** Events that the reader may take now. */
  events: z.array(ApprovalEvent),
});

export type OpenApproval = z.infer<typeof OpenApproval>;

/** A payment that the first person has made, while it waits for the second. */
export const PaymentApproval = OpenApproval.extend({ bankReference: z.string() });

/** One check of the record that a request is about, as the slice that owns the record made it. */
export const SourceCheck = z.object({
  /** Names the check; its sentence is a text of the page. */
  check: z.string(),
  outcome: z.enum(['pass', 'attention', 'fail']),
  /** Figures and names of the sentence. */
  facts: z.record(z.string(), z.string()),
});

export type SourceCheck = z.infer<typeof SourceCheck>;

/** Fields of the record that a request is about. */
const Facts = z.record(z.string(), z.json());

/** A request for a second person's approval, as a reader of its kind sees it. */
export const Approval = z.object({
  id: Id,
  version: z.number().int(),
  kind: ApprovalKind,
  state: ApprovalState,
  subjectId: Id,
  /** The name by which people know the record: an e-mail address or a number. */
  subject: z.string(),
  /** Which question about the record it is; empty where there is one alone. */
  key: z.string(),
  /** The record's values at the time of the request, and the requested values. */
  before: Facts,
  after: Facts,
  reason: z.string(),
  /** The staff member who made the request. */
  requestedBy: z.string(),
  requestedAt: Instant,
  expiresAt: Instant,
  /** The checker; null while nobody decided, and where no person did. */
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  decisionReason: z.string(),
  /** The events that the reader may take now. */
  events: z.array(ApprovalEvent),
  /** The reader is a party of the order that an open request is about, and decides nothing. */
  staffIsParty: z.boolean(),
});

export type Approval = z.infer<typeof Approval>;

export const opsApprovalList = {
  input: Paging.extend({
    state: ApprovalState.optional(),
    kinds: z.array(ApprovalKind).max(approvalKinds.length).optional(),
    subjectId: Id.optional(),
    key: z.string().max(APPROVAL_KEY_MAX).optional(),
  }),
  output: pageOf(Approval),
};

export const opsApprovalApprove = {
  input: RecordVersion,
  output: Nothing,
};

export const opsApprovalRefuse = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Nothing,
};

export const opsApprovalSendBack = {
  input: RecordVersion.extend({ note: needed(500) }),
  output: Nothing,
};

export const opsApprovalWithdraw = {
  input: RecordVersion,
  output: Nothing,
};
