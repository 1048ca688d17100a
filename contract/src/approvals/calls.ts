import { z } from 'zod';
import { command, query } from '../call.ts';
import { Id, Instant, needed } from '../fields.ts';
import { permissions } from '../permissions.ts';
import { Nothing, Paging, pageOf } from '../response.ts';
import { approvalEvents, approvalStates } from './machine.ts';

/** What may be requested of a second person; each kind is served by the slice it is named after. */
export const approvalKinds = [
  'staff.invite',
  'staff.roles',
  'staff.reactivate',
  'staff.resetSecondFactor',
  'staff.resetPassword',
  'account.resetFactors',
  'wallet.recharge',
  'settings.change',
  'exchange.complete',
  'order.loss',
  'order.correctShipment',
  'qc.revokeReport',
  'qc.reviseReport',
  'qc.deviation',
  'deposit.return',
  'claim.ruling',
  'wallet.withdrawal',
  'wallet.heldTransfer',
  'wallet.goodwill',
  'bank.match',
  'bank.return',
  'suspicion.clear',
] as const;
export const ApprovalKind = z.enum(approvalKinds);
export type ApprovalKind = z.infer<typeof ApprovalKind>;

export const ApprovalState = z.enum(approvalStates);
export const ApprovalEvent = z.enum(approvalEvents);

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
  /** What people call the record: an e-mail, a number. */
  subject: z.string(),
  /** What the record said when the request was made, and what it is to say. */
  before: Facts,
  after: Facts,
  reason: z.string(),
  /** The maker. */
  requestedBy: z.string(),
  requestedAt: Instant,
  expiresAt: Instant,
  /** The checker; null while nobody decided, and where no person did. */
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  decisionReason: z.string(),
  /** What the reader may do with it now. */
  events: z.array(ApprovalEvent),
});
export type Approval = z.infer<typeof Approval>;

/** Lists requests of the kinds that the reader's roles may decide, the newest first. */
export const opsApprovalList = query({
  path: '/ops/approval/list',
  callers: permissions.console,
  input: Paging.extend({
    state: ApprovalState.optional(),
    kinds: z.array(ApprovalKind).max(approvalKinds.length).optional(),
    subjectId: Id.optional(),
  }),
  output: pageOf(Approval),
});

const decisionFails = ['approval.wrongState', 'approval.samePerson'] as const;
const Decision = z.object({ id: Id, version: z.number().int() });

/** Approves a request: what it asks for is carried out in the same transaction. */
export const opsApprovalApprove = command({
  path: '/ops/approval/approve',
  callers: permissions.console,
  input: Decision,
  output: Nothing,
  failures: [
    ...decisionFails,
    'approval.expired',
    'approval.changed',
    'staff.emailTaken',
    'staff.lastAdmin',
    'wallet.changed',
    'wallet.samePerson',
    'wallet.referenceUsed',
    'wallet.proofUsed',
    'wallet.cash.notPayable',
    'wallet.cash.payeeChanged',
    'wallet.cash.wrongState',
    'order.guard',
    'finance.ownMoney',
    'exchange.changed',
    'exchange.referenceUsed',
    'exchange.notPayable',
    'exchange.payeeChanged',
    'exchange.otherRole',
    'exchange.found',
    'qc.wrongState',
    'deposit.changed',
    'deposit.openOrders',
    'deposit.referenceUsed',
    'wallet.notEnough',
    'claim.changed',
    'claim.wrongState',
    'claim.security',
    'factorReset.changed',
    'factorReset.own',
    'wallet.goodwill.over',
    'bank.changed',
    'bank.sum',
    'bank.itemTaken',
    'bank.noOrigin',
    'suspicion.changed',
    'wallet.cash.otherRole',
    'wallet.cash.found',
    'bank.returnUsed',
    'wallet.cash.referenceUsed',
    'wallet.keyReused',
    'approval.open',
    'file.unknown',
  ],
});

/** Refuses a request with a reason; nothing is carried out. */
export const opsApprovalRefuse = command({
  path: '/ops/approval/refuse',
  callers: permissions.console,
  input: Decision.extend({ reason: needed(500) }),
  output: Nothing,
  failures: decisionFails,
});

/** Sends a request back to its maker with a note; the maker may make it again. */
export const opsApprovalSendBack = command({
  path: '/ops/approval/sendBack',
  callers: permissions.console,
  input: Decision.extend({ note: needed(500) }),
  output: Nothing,
  failures: decisionFails,
});

/** Withdraws one's own request. */
export const opsApprovalWithdraw = command({
  path: '/ops/approval/withdraw',
  callers: permissions.console,
  input: Decision,
  output: Nothing,
  failures: decisionFails,
});
