import type {
  NonconformityActor,
  NonconformityEvent,
  NonconformityRow,
} from '#contract/qc/nonconformity-machine.ts';
import { applyEvent, type Process } from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { refuseOwnOrder } from './commands/refuse-own-order.ts';
import type { LabPerson } from './core/inspection.ts';
import { nonconformityMachine } from './core/nonconformity.ts';
import type { QcDeps } from './deps.ts';
import {
  lockNonconformity,
  type Nonconformity,
  saveNonconformity,
} from './store/nonconformities.ts';

interface Payloads {
  readonly assess: {
    readonly cause: string;
    readonly correction: string;
    readonly prevention: string;
  };
  readonly reopen: { readonly reason: string };
  readonly close: Record<never, never>;
}

/** Returns the role of a person of the lab: whoever assessed a record never closes it. */
export const nonconformityActor = (
  { assessedBy }: Pick<Nonconformity, 'assessedBy'>,
  personId: string,
): NonconformityActor => (assessedBy === personId ? 'assessor' : 'reviewer');

type NonconformityProcess = Process<
  Nonconformity,
  NonconformityRow,
  { readonly [E in NonconformityEvent]: Payloads[E] },
  LabPerson,
  object
>;

const processOf = (ctx: CommandContext, deps: QcDeps): NonconformityProcess => ({
  machine: nonconformityMachine,
  store: { lock: lockNonconformity, save: (tx, _, record) => saveNonconformity(tx, record) },
  identify: (record, { id, name }) => ({
    actor: nonconformityActor(record, id),
    accountId: id,
    name,
  }),
  changed: 'order.hasChange',
  refuse: (refusal, { state }) =>
    refusal.refused === 'notYourMove'
      ? new Failure('qc.sameHand')
      : new Failure('qc.wrongState', { state }),
  validate: ({ orderId }) => refuseOwnOrder(ctx, deps, orderId),
  changes: {
    assess: (_, { payload, person, now }) => ({
      ...payload,
      assessedBy: person.accountId,
      assessedName: person.name,
      assessedAt: now,
      reopenReason: null,
    }),
    reopen: (_, { payload }) => ({ reopenReason: payload.reason }),
    close: (_, { person, now }) => ({
      closedBy: person.accountId,
      closedName: person.name,
      closedAt: now,
    }),
  },
  effects: {},
  facts: () => ({}),
  notify: {},
  audit: async (_, { before, record, step }) =>
    deps.audit(ctx.tx, ctx, {
      what: `nonconformity.${step.event}`,
      on: { kind: 'nonconformity', id: record.id, no: record.no },
      before: { state: before.state },
      after: { state: record.state, reason: record.reopenReason },
    }),
});

/**
 * Takes an event on a record. Fails with notFound, order.hasChange, order.own, qc.sameHand or
 * qc.wrongState.
 */
export async function applyNonconformityEvent<E extends NonconformityEvent>(
  ctx: CommandContext,
  deps: QcDeps,
  transition: {
    readonly id: string;
    readonly version: number;
    readonly event: E;
    readonly payload: Payloads[E];
  },
): Promise<Nonconformity> {
  const { accountId: id, name } = requireStaff(ctx);
  return (await applyEvent(ctx, processOf(ctx, deps), { ...transition, actor: { id, name } }))
    .record;
}
