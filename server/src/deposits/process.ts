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
import {
  clearSuspense,
  receiveDeposit,
  returnDeposit,
  suspendPayment,
} from '#server/wallet/public.ts';
import { depositMachine } from './core/machine.ts';
import type { DepositNotification, DepositsDeps } from './deps.ts';
import {
  type DepositPayee,
  type DepositRecord,
  lockDeposit,
  updateDeposit,
} from './store/deposits.ts';

/** The text of an event: a bank's reference, or a reason. */
interface Said {
  readonly text: string;
}
/** A payment back: the bank's reference, and the fen that compensation has left. */
interface PaidBack extends Said {
  readonly fen: bigint;
}
/** Another account of the seller, and from when it may be paid; null where it may be at once. */
interface AccountChange extends Said {
  readonly payee: DepositPayee;
  readonly payableFrom: Date | null;
}
type Payloads = Readonly<Record<Exclude<DepositEvent, 'payBack' | 'changeAccount'>, Said>> & {
  readonly payBack: PaidBack;
  readonly changeAccount: AccountChange;
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

/** Moves what the bank brought back into suspense, or out of it; each payment has a key of its own. */
const suspended = (record: DepositRecord, step: string, now: Date) => {
  const { cause, fen } = movement(record, step, now);
  const key = `deposit:${record.id}:${step}:${record.version}`;
  return { key, cause, minor: fen, currency: 'CNY' as const, now };
};

/** Returns the message of an event: a payment to another account than the payer's says so. */
const messageOf = (event: DepositEvent, { payee }: DepositRecord): DepositNotification['kind'] =>
  event === 'payBack' && payee !== null
    ? 'deposits.payBackElsewhere'
    : (`deposits.${event}` as DepositNotification['kind']);

async function notifySeller(
  { tx, now }: EventContext,
  deps: DepositsDeps,
  { record, step }: AppliedToDeposit,
): Promise<void> {
  const { amount, currency } = moneyWire({ minor: fenOf(record), currency: 'CNY' });
  await deps.notify(tx, {
    to: record.seller,
    kind: messageOf(step.event, record),
    params: {
      no: record.no,
      amount: `${amount} ${currency}`,
      reason: step.event === 'bankReturn' ? record.bankReturnReason : record.decisionReason,
    },
    link:
      record.bankReturns === 0 ? '/seller-settlement' : `/seller-log-detail/deposit/${record.id}`,
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
    bankReturn: (record, step) => ({
      ...decisionChanges(step),
      returnedReference: '',
      bankReturns: record.bankReturns + 1,
      bankReturnReason: step.payload.text,
    }),
    changeAccount: (_, { payload: { payee, payableFrom } }) => ({ payee, payableFrom }),
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
          const key = record.bankReturns === 0 ? 'returned' : `returned:${record.version}`;
          if (fenOf(record) > 0n) await returnDeposit(tx, movement(record, key, now));
          return undefined;
        },
      }),
      suspend: () => ({
        run: async ({ tx, now }, record) => {
          await suspendPayment(tx, suspended(record, 'broughtBack', now));
          return undefined;
        },
      }),
      receiveAgain: (unpaid) => ({
        // The account that was chosen stays: the one of before did not take it.
        set: { returnedFen: null },
        run: async ({ tx, now }) => {
          await clearSuspense(tx, suspended(unpaid, 'cleared', now));
          await receiveDeposit(tx, movement(unpaid, `kept:${unpaid.version}`, now));
          return undefined;
        },
      }),
      payAgain: () => ({
        run: async ({ tx, now }, record) => {
          await clearSuspense(tx, suspended(record, 'paidAgain', now));
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
