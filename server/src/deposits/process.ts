import type { DepositActor, DepositEvent, DepositRow } from '#contract/deposits/machine.ts';
import { moneyWire } from '#contract/money.ts';
import {
  type Applied,
  applyEvent,
  type EventContext,
  type EventRequest,
  type Person,
  type Process,
  type Step,
} from '#server/kit/apply-event.ts';
import { audit } from '#server/operator/public.ts';
import { receiveDeposit, returnDeposit } from '#server/wallet/public.ts';
import { depositMachine } from './core/machine.ts';
import type { DepositNotification, DepositsDeps } from './deps.ts';
import { type DepositRecord, lockDeposit, updateDeposit } from './store/deposits.ts';

/** The text of an event: a bank's reference, or a reason. */
interface Said {
  readonly text: string;
}
/** A payment back: the bank's reference, and the fen that compensation has left. */
interface PaidBack extends Said {
  readonly fen: bigint;
}
type Payloads = Readonly<Record<Exclude<DepositEvent, 'payBack'>, Said>> & {
  readonly payBack: PaidBack;
};
type DepositStep = Step<DepositRow, Said>;
type AppliedToDeposit = Applied<DepositRecord, DepositRow, object>;

/** The seller, a person of finance who decides alone, or the second of a payment back. */
export type DepositCaller = Person & { readonly as: DepositActor };

/** Returns the fen that the last event of a deposit is about. */
const fenOf = ({ amount, returnedFen }: DepositRecord): bigint => returnedFen ?? amount;

const movement = (record: DepositRecord, step: string, now: Date) => ({
  key: `deposit:${record.id}:${step}`,
  cause: { kind: 'deposit', id: record.id, no: record.no },
  ownerId: record.seller,
  fen: fenOf(record),
  now,
});

async function notifySeller(
  { tx, now }: EventContext,
  deps: DepositsDeps,
  { record, step }: AppliedToDeposit,
): Promise<void> {
  const { amount, currency } = moneyWire({ minor: fenOf(record), currency: 'CNY' });
  await deps.notify(tx, {
    to: record.seller,
    kind: `deposits.${step.event}` as DepositNotification['kind'],
    params: { no: record.no, amount: `${amount} ${currency}`, reason: record.decisionReason },
    link: '/seller-settlement',
    mail: true,
    now,
  });
}

async function auditStaff(ctx: EventContext, { before, record, step }: AppliedToDeposit) {
  if (ctx.caller?.kind !== 'staff' || ctx.requestId === undefined) return;
  const { caller, now, address = '', agent = '', requestId } = ctx;
  await audit(
    ctx.tx,
    { caller, now, address, agent, requestId },
    {
      what: `deposit.${step.event}`,
      on: { kind: 'deposit', id: record.id, no: record.no },
      before: { state: before.state },
      after: { state: record.state, text: (step.payload as Said).text, amount: fenOf(record) },
    },
  );
}

const decisionChanges = ({ person }: DepositStep) => ({ decidedBy: person.accountId });

/** Deposits as the runner takes their events. */
export const depositProcess = (
  deps: DepositsDeps,
): Process<DepositRecord, DepositRow, Payloads, DepositCaller, object> => ({
  machine: depositMachine,
  store: { lock: lockDeposit, save: (tx, _, record) => updateDeposit(tx, record) },
  identify: ({ seller }, { as, accountId, name }) =>
    as === 'seller' && seller !== accountId ? null : { actor: as, accountId, name },
  changed: 'deposit.changed',
  changes: {
    confirm: (_, step) => ({
      ...decisionChanges(step),
      confirmedAt: step.now,
      receivedReference: step.payload.text,
    }),
    fail: (_, step) => ({ ...decisionChanges(step), decisionReason: step.payload.text }),
    requestReturn: (_, { payload }) => ({ returnReason: payload.text, decisionReason: '' }),
    cancelReturn: () => ({ returnReason: '' }),
    refuseReturn: (_, step) => ({ ...decisionChanges(step), decisionReason: step.payload.text }),
    replace: (_, step) => decisionChanges(step),
    payBack: (_, step) => ({
      ...decisionChanges(step),
      returnedReference: step.payload.text,
      returnedFen: step.payload.fen,
    }),
  },
  effects: {
    money: {
      receive: () => ({
        run: async ({ tx, now }, record) => {
          await receiveDeposit(tx, movement(record, 'received', now));
          return undefined;
        },
      }),
      payBack: () => ({
        run: async ({ tx, now }, record) => {
          // Compensation may have used all of it.
          if (fenOf(record) > 0n) await returnDeposit(tx, movement(record, 'returned', now));
          return undefined;
        },
      }),
    },
  },
  facts: () => ({}),
  notify: { seller: (ctx, applied) => notifySeller(ctx, deps, applied) },
  audit: auditStaff,
});

/** Takes an event on a deposit. Fails with notFound or deposit.changed. */
export async function applyDepositEvent<E extends DepositEvent>(
  ctx: EventContext,
  deps: DepositsDeps,
  event: EventRequest<E, Payloads[E], DepositCaller>,
): Promise<DepositRecord> {
  return (await applyEvent(ctx, depositProcess(deps), event)).record;
}
