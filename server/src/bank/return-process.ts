import {
  type PaymentReturnActor,
  type PaymentReturnRow,
  paymentReturnTable,
  paymentReturnWaits,
} from '#contract/bank/return-machine.ts';
import { voidApprovals } from '#server/approvals/public.ts';
import {
  type Applied,
  type EventContext,
  eventApplier,
  type Person,
  type Process,
  type Step,
} from '#server/kit/apply-event.ts';
import { beginningOf } from '#server/kit/beginning-of.ts';
import { entryOf } from '#server/kit/entry-of.ts';
import { defineMachine } from '#server/kit/state-machine.ts';
import { auditStaffEvent } from '#server/operator/public.ts';
import { clearSuspense, suspendPayment } from '#server/wallet/public.ts';
import {
  insertReturnHistory,
  lockPaymentReturn,
  type PaymentReturnRecord,
  savePaymentReturn,
} from './store/payment-returns.ts';

/** The machine of payments that go back to their senders. */
export const paymentReturnMachine = defineMachine(
  (_: Pick<PaymentReturnRecord, 'state' | 'version' | 'since'>): readonly PaymentReturnRow[] =>
    paymentReturnTable,
  { guards: {}, moments: {}, wait: ({ state }) => paymentReturnWaits[state] },
);

interface Reason {
  readonly reason: string;
}
type Payloads = {
  readonly send: { readonly bankReference: string; readonly sentOn: string };
  readonly complete: Record<never, never>;
  readonly bankReturn: Reason;
  readonly resend: Reason & { readonly maker: { readonly id: string; readonly name: string } };
  readonly cancel: Reason;
};
/** A person of finance, or the second one who approved. */
export type PaymentReturnCaller = Person & { readonly as: PaymentReturnActor };
type AppliedToReturn = Applied<PaymentReturnRecord, PaymentReturnRow, object>;

/** Names a returned payment in the ledger and in the audit log. */
export const refOfReturn = ({ id, no }: { readonly id: string; readonly no: string }) => ({
  kind: 'paymentReturn' as const,
  id,
  no,
});

/** Moves the amount into or out of suspense, once for each version. */
const moving =
  (post: typeof clearSuspense) => (record: PaymentReturnRecord, step: Step<PaymentReturnRow>) => ({
    run: async (ctx: EventContext) => {
      await post(ctx.tx, {
        key: `paymentReturn:${record.id}:${record.version}`,
        cause: refOfReturn(record),
        minor: record.amount,
        currency: record.currency,
        remark: beginningOf(record.payerName, 200),
        now: step.now,
      });
      return undefined;
    },
  });

async function writeHistory(ctx: EventContext, { record, step }: AppliedToReturn) {
  const { reason = '', bankReference = '' } = (step.payload ?? {}) as Partial<
    Reason & Payloads['send']
  >;
  await insertReturnHistory(ctx.tx, {
    paymentReturn: record.id,
    ...entryOf({ record, step }),
    note: reason || bankReference,
  });
  await voidApprovals(ctx, record.id);
}

async function auditStaff(ctx: EventContext, { before, record, step }: AppliedToReturn) {
  await auditStaffEvent(ctx, {
    what: `paymentReturn.${step.event}`,
    on: refOfReturn(record),
    before: { state: before.state },
    after: { state: record.state, amount: record.amount, bankReference: record.bankReference },
  });
}

const returnProcess: Process<
  PaymentReturnRecord,
  PaymentReturnRow,
  Payloads,
  PaymentReturnCaller,
  object
> = {
  machine: paymentReturnMachine,
  store: {
    lock: lockPaymentReturn,
    save: (tx, _, record) => savePaymentReturn(tx, record),
    insertHistory: writeHistory,
  },
  identify: (_, { as, accountId, name }) => ({ actor: as, accountId, name }),
  changed: 'bank.changed',
  changes: {
    send: (_, { payload }) => payload,
    complete: () => ({}),
    // Where the bank never paid, no line took the payment back: a late one is that of the next payment.
    bankReturn: (_, { payload: { reason }, actor }) => ({
      bankReason: reason,
      ...(actor === 'checker' ? { bankReference: '', sentOn: null } : {}),
    }),
    resend: (_, { payload: { reason, maker }, person }) => ({
      reason,
      requestedBy: maker.id,
      requestedName: maker.name,
      approvedBy: person.accountId ?? maker.id,
      approvedName: person.name,
    }),
    cancel: () => ({}),
  },
  effects: { money: { clear: moving(clearSuspense), suspend: moving(suspendPayment) } },
  facts: () => ({}),
  notify: {},
  audit: auditStaff,
};

/** Applies an event to a returned payment. Fails with notFound or bank.changed. */
export const applyReturnEvent = eventApplier(returnProcess);
