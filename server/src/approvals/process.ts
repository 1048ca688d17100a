import type { ApprovalEvent, ApprovalRow } from '#contract/approvals/machine.ts';
import {
  type Applied,
  applyEvent,
  type EventContext,
  type Person,
  type Process,
  type Step,
  theClock,
} from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import { audit } from '#server/operator/public.ts';
import { approvalMachine, rolesOn } from './core/machine.ts';
import {
  type ApprovalRecord,
  lockApproval,
  lockDueApproval,
  saveApproval,
} from './store/approvals.ts';

/** Who takes an event: a member of staff, the slice that asked, or the clock. */
export type ApprovalCaller = Person & { readonly as: 'staff' | 'system' | 'clock' };

/** The payload of an event on a request: the reason or note of the decision, empty for the others. */
interface Decided {
  readonly reason: string;
}
type Payloads = Readonly<Record<ApprovalEvent, Decided>>;
type ApprovalStep = Step<ApprovalRow, Decided>;
type AppliedToApproval = Applied<ApprovalRecord, ApprovalRow, object>;

/** The slice that owns the record, as a caller. */
export const theSystem: ApprovalCaller = { as: 'system', accountId: null, name: 'system' };
const clock: ApprovalCaller = { as: 'clock', ...theClock };

/** Names a request in the audit log by the record that it is about. */
export const recordOf = (approval: Pick<ApprovalRecord, 'id' | 'subjectName'>) => ({
  kind: 'approval' as const,
  id: approval.id,
  no: approval.subjectName,
});

const decisionChanges = (_: ApprovalRecord, { payload, now, person }: ApprovalStep) => ({
  decidedBy: person.accountId,
  decidedName: person.accountId === null ? null : person.name,
  decidedAt: now,
  decisionReason: payload.reason,
});

/** Every outcome is audited. The clock's and the system's have no caller of a request. */
async function auditOutcome(ctx: EventContext, { before, record, step }: AppliedToApproval) {
  const isPerson = step.person.accountId !== null;
  const { caller = { kind: 'anonymous' }, address = '', agent = '', requestId = '' } = ctx;
  await audit(
    ctx.tx,
    {
      caller: isPerson ? caller : { kind: 'anonymous' },
      now: ctx.now,
      address,
      agent,
      requestId,
    },
    {
      what: `approval.${step.event}`,
      on: recordOf(record),
      before: { state: before.state },
      after: { state: record.state, reason: record.decisionReason, kind: record.kind },
    },
  );
}

/** Requests for approval as the runner takes their events. */
export const approvalProcess: Process<
  ApprovalRecord,
  ApprovalRow,
  Payloads,
  ApprovalCaller,
  object
> = {
  machine: approvalMachine,
  store: {
    lock: lockApproval,
    save: (tx, _, record) => saveApproval(tx, record),
    lockDue: lockDueApproval,
  },
  identify: (approval, { as, ...person }) => ({
    actor: as === 'staff' ? rolesOn(approval, person.accountId ?? '') : as,
    ...person,
  }),
  clock,
  clockPayload: { reason: '' },
  changed: 'approval.wrongState',
  refuse: ({ refused }) =>
    new Failure(
      refused === 'notYourMove'
        ? 'approval.samePerson'
        : refused === 'guard'
          ? 'approval.expired'
          : 'approval.wrongState',
    ),
  changes: {
    approve: decisionChanges,
    refuse: decisionChanges,
    sendBack: decisionChanges,
    withdraw: decisionChanges,
    void: decisionChanges,
    expire: decisionChanges,
  },
  effects: {},
  facts: () => ({}),
  notify: {},
  audit: auditOutcome,
};

/** An event that is to be applied to a request. */
export interface ApprovalStepInput {
  readonly id: string;
  /** The version that the caller saw; null for the system. */
  readonly version: number | null;
  readonly event: ApprovalEvent;
  readonly actor: ApprovalCaller;
  readonly reason?: string;
}

/**
 * Applies an event to a request. Fails with notFound, approval.wrongState, approval.samePerson or
 * approval.expired.
 */
export async function applyApprovalEvent(
  ctx: EventContext,
  { reason = '', ...step }: ApprovalStepInput,
): Promise<ApprovalRecord> {
  return (await applyEvent(ctx, approvalProcess, { ...step, payload: { reason } })).record;
}
