import type {
  FactorResetActor,
  FactorResetEvent,
  FactorResetRow,
} from '#contract/factors/reset-machine.ts';
import type { IdentityCheck } from '#contract/factors/reset-schemas.ts';
import {
  type Applied,
  applyEvent,
  type EventContext,
  type EventRequest,
  type Person,
  type Process,
  theClock,
} from '#server/kit/apply-event.ts';
import { audit } from '#server/operator/public.ts';
import { factorResetMachine, removalOf } from '../core/factor-reset.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import { factorResetMail } from '../mails.ts';
import { readAccount } from '../store/accounts.ts';
import {
  type FactorResetRecord,
  lockDueFactorReset,
  lockFactorReset,
  saveFactorReset,
} from '../store/factor-resets.ts';
import { deleteFactors } from '../store/factors.ts';

/** The payload of an event: a reason, or how the member was recognized and by whom. */
interface Said {
  readonly text: string;
  readonly checks?: readonly IdentityCheck[];
  readonly requestedBy?: string;
}
type Payloads = Readonly<Record<FactorResetEvent, Said>>;
type AppliedToReset = Applied<FactorResetRecord, FactorResetRow, object>;

/** Who takes an event on a reset. */
export type FactorResetCaller = Person & { readonly as: FactorResetActor };

async function mailOwner(ctx: EventContext, deps: Deps, { record, step }: AppliedToReset) {
  const { email: to, lang } = await readAccount(ctx.tx, record.accountId);
  const facts = { to, lang, reason: record.reason, removedAt: removalOf(record) };
  await deps.queueMail(ctx.tx, factorResetMail(step.event, facts));
}

/** Writes every event to the audit log: the member's and the clock's too. */
async function auditEvent(ctx: EventContext, { before, record, step }: AppliedToReset) {
  const { email } = await readAccount(ctx.tx, record.accountId);
  const { caller = { kind: 'anonymous' }, now, address = '', agent = '', requestId = '' } = ctx;
  await audit(
    ctx.tx,
    {
      caller: step.accountId === null ? { kind: 'anonymous' } : caller,
      now,
      address,
      agent,
      requestId,
    },
    {
      what: `account.resetFactors.${step.event}`,
      on: { kind: 'account', id: record.accountId, no: email },
      before: { state: before.state },
      after: { state: record.state, checks: [...record.checks], reason: record.reason },
    },
  );
}

/** Resets of second factors as the runner takes their events. */
export const factorResetProcess = (
  deps: Deps,
): Process<FactorResetRecord, FactorResetRow, Payloads, FactorResetCaller, object> => ({
  machine: factorResetMachine,
  store: {
    lock: lockFactorReset,
    save: (tx, _, record) => saveFactorReset(tx, record),
    lockDue: lockDueFactorReset,
  },
  identify: ({ accountId: owner }, { as, accountId, name }) =>
    as === 'member' && owner !== accountId ? null : { actor: as, accountId, name },
  clock: { as: 'clock', ...theClock },
  clockPayload: { text: '' },
  changed: 'factorReset.changed',
  changes: {
    approve: (_, { payload, person }) => ({
      checks: [...(payload.checks ?? [])],
      requestedBy: payload.requestedBy ?? '',
      approvedBy: person.name,
    }),
    refuse: (_, { payload }) => ({ reason: payload.text }),
    cancel: () => ({}),
    expire: () => ({}),
    remove: () => ({}),
  },
  effects: {
    factors: {
      remove: () => ({
        run: async (ctx, { accountId }) => {
          await deleteFactors(ctx.tx, accountId);
          await endSessions(ctx, deps, { ownerId: accountId, exceptId: null });
          return undefined;
        },
      }),
    },
  },
  facts: () => ({}),
  notify: { member: (ctx, applied) => mailOwner(ctx, deps, applied) },
  audit: auditEvent,
});

/** Takes an event on a reset. Fails with notFound or factorReset.changed. */
export const applyFactorResetEvent = async (
  ctx: EventContext,
  deps: Deps,
  transition: EventRequest<FactorResetEvent, Said, FactorResetCaller>,
): Promise<FactorResetRecord> =>
  (await applyEvent(ctx, factorResetProcess(deps), transition)).record;
