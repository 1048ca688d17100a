import {
  type SuspicionActor,
  type SuspicionEvent,
  type SuspicionRow,
  suspicionTable,
  suspicionWaits,
} from '#contract/suspicions/machine.ts';
import { voidApprovals } from '#server/approvals/public.ts';
import {
  type Applied,
  applyEvent,
  type EventContext,
  type Person,
  type Process,
} from '#server/kit/apply-event.ts';
import { entryOf } from '#server/kit/entry-of.ts';
import { defineMachine } from '#server/kit/state-machine.ts';
import { audit } from '#server/operator/public.ts';
import {
  insertEntry,
  lockSuspicion,
  type SuspicionRecord,
  saveSuspicion,
} from './store/suspicions.ts';

/** The facts of a finding that decide which events it may take. */
export type SuspicionLife = Pick<SuspicionRecord, 'state' | 'version' | 'since' | 'severe'>;

/** The machine of findings of suspicious activity. */
export const suspicionMachine = defineMachine(
  (_: SuspicionLife): readonly SuspicionRow[] => suspicionTable,
  {
    guards: { ordinary: ({ severe }) => !severe, severe: ({ severe }) => severe },
    moments: {},
    wait: ({ state }) => suspicionWaits[state],
  },
);

interface Reason {
  readonly reason: string;
}
type Payloads = {
  readonly assign: Record<never, never>;
  readonly report: Reason & Pick<SuspicionRecord, 'reportedAccounts'>;
  readonly free: Reason & {
    readonly accounts: readonly string[];
    readonly requestedBy: string;
  };
  readonly clear: Reason & { readonly requestedBy: string | null };
};
/** A person of finance, or the second one who approved. */
export type SuspicionCaller = Person & { readonly as: SuspicionActor };
type AppliedToSuspicion = Applied<SuspicionRecord, SuspicionRow, object>;

async function writeHistory(ctx: EventContext, { record, step }: AppliedToSuspicion) {
  const { reason = '' } = (step.payload ?? {}) as Partial<Reason>;
  await insertEntry(ctx.tx, {
    suspicion: record.id,
    ...entryOf({ record, step }),
    note: reason,
  });
  await voidApprovals(ctx, record.id);
}

async function auditStaff(ctx: EventContext, { before, record, step }: AppliedToSuspicion) {
  if (ctx.caller?.kind !== 'staff' || ctx.requestId === undefined) return;
  const { caller, now, address = '', agent = '', requestId } = ctx;
  await audit(
    ctx.tx,
    { caller, now, address, agent, requestId },
    {
      what: `suspicion.${step.event}`,
      on: { kind: 'suspicion', id: record.id, no: record.no },
      before: { state: before.state, owner: before.assignedName },
      after: {
        state: record.state,
        owner: record.assignedName,
        reason: record.reason,
        ...(step.event === 'report' && { holds: [...(record.reportedAccounts ?? [])] }),
        ...(step.event === 'free' && { freed: [...record.freedAccounts] }),
      },
    },
  );
}

const suspicionProcess: Process<SuspicionRecord, SuspicionRow, Payloads, SuspicionCaller, object> =
  {
    machine: suspicionMachine,
    store: {
      lock: lockSuspicion,
      save: (tx, _, record) => saveSuspicion(tx, record),
      insertHistory: writeHistory,
    },
    identify: (_, { as, accountId, name }) => ({ actor: as, accountId, name }),
    changed: 'suspicion.changed',
    changes: {
      assign: (_, { person }) => ({ assignedTo: person.accountId, assignedName: person.name }),
      report: (_, { payload: { reason, reportedAccounts } }) => ({ reason, reportedAccounts }),
      free: ({ freedAccounts }, { payload: { accounts, requestedBy }, person }) => ({
        freedAccounts: [...new Set([...freedAccounts, ...accounts])],
        freedRequestedBy: requestedBy,
        freedDecidedBy: person.accountId,
      }),
      clear: (_, { payload: { reason, requestedBy }, person }) => ({
        reason,
        requestedBy,
        decidedBy: person.accountId,
      }),
    },
    effects: {},
    facts: () => ({}),
    notify: {},
    audit: auditStaff,
  };

/** Applies an event to a finding. Fails with notFound or suspicion.changed. */
export async function applySuspicionEvent<E extends SuspicionEvent>(
  ctx: EventContext,
  request: {
    readonly id: string;
    readonly version: number | null;
    readonly event: E;
    readonly actor: SuspicionCaller;
    readonly payload: Payloads[E];
  },
): Promise<SuspicionRecord> {
  return (await applyEvent(ctx, suspicionProcess, request)).record;
}
