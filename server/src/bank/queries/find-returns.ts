import type { BankLine, PaymentReturn } from '#contract/bank/line-schemas.ts';
import { wire } from '#contract/money.ts';
import { latestRequest, toOpenApproval } from '#server/approvals/public.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { RETURN_APPROVAL, type ReturnStep, stepOf } from '../commands/propose-resend.ts';
import type { BankDeps } from '../deps.ts';
import { namesItsBank } from '../return-items.ts';
import { paymentReturnMachine } from '../return-process.ts';
import type { LineRecord } from '../store/lines.ts';
import {
  listReturnEntries,
  type PaymentReturnRecord,
  paymentReturnsOf,
} from '../store/payment-returns.ts';
import { listWaiting } from '../store/payout-files.ts';

/** Returns the newest request about a payment: open, or the note with which it came back. */
async function requestOn(ctx: QueryContext, { id, version }: PaymentReturnRecord) {
  const of = { kind: RETURN_APPROVAL, subject: id } as const;
  const { open, sentBack } = await latestRequest(ctx, of, version);
  return { open, sentBack };
}

/** The step that finance may ask for in a state; null for none. */
const stepIn = ({ state }: PaymentReturnRecord): ReturnStep | null => {
  if (state === 'returned') return 'resend';
  return state === 'sent' ? 'unpaid' : null;
};
const eventOf = { resend: 'resend', unpaid: 'proposeUnpaid' } as const;

/** Returns how the payment of a line may go back to its sender; null where it may not. */
export async function originOf(ctx: QueryContext, line: LineRecord): Promise<BankLine['origin']> {
  if (line.state !== 'open' || line.amount <= 0n) return null;
  return {
    account: line.counterAccount,
    needsBankCode: !namesItsBank(line),
    sentBack: (await latestRequest(ctx, { kind: RETURN_APPROVAL, subject: line.id })).sentBack,
  };
}

async function toView(
  ctx: QueryContext,
  deps: BankDeps,
  {
    record,
    facts,
  }: {
    readonly record: PaymentReturnRecord;
    readonly facts: Pick<PaymentReturn, 'memberName' | 'inFile' | 'history'>;
  },
): Promise<PaymentReturn> {
  const { accountId } = requireStaff(ctx);
  const { owner } = record;
  const isOwn = owner !== null && (await deps.isSamePerson(ctx.tx, { owner, staffId: accountId }));
  const { open, sentBack } = await requestOn(ctx, record);
  const step = open === null ? stepIn(record) : null;
  const isOffered = paymentReturnMachine
    .allowedEvents(record, { actor: 'finance', now: ctx.now, accountId })
    .some(({ event, allowed }) => event === 'cancel' && allowed);
  return {
    ...facts,
    id: record.id,
    no: record.no,
    version: record.version,
    state: record.state,
    amount: wire(record.amount, record.currency),
    payerName: record.payerName,
    payerAccount: record.payerAccount,
    bankCode: record.bankCode,
    reason: record.reason,
    itemNo: record.itemNo,
    requestedBy: record.requestedName,
    approvedBy: record.approvedName,
    bankReason: record.bankReason,
    dueAt: paymentReturnMachine.waiting(record, ctx.now)?.at?.toISOString() ?? null,
    approval: open && {
      ...toOpenApproval(ctx, open, isOwn),
      what: stepOf(open) ?? 'resend',
      reason: open.reason,
    },
    sentBack: step === null ? '' : sentBack,
    events: [
      ...(step === null || isOwn ? [] : [eventOf[step]]),
      ...(isOffered && !facts.inFile ? (['cancel'] as const) : []),
    ],
  };
}

/** Returns the way back of the payments of lines, by line; those that stay have none. */
export async function findReturns(
  ctx: QueryContext,
  deps: BankDeps,
  lines: readonly string[],
): Promise<ReadonlyMap<string, PaymentReturn>> {
  const records = await paymentReturnsOf(ctx.tx, lines);
  const waiting = await listWaiting(ctx.tx);
  const owners = await deps.owners(
    ctx.tx,
    records.flatMap(({ owner }) => owner ?? []),
  );
  const entries = await listReturnEntries(
    ctx.tx,
    records.map(({ id }) => id),
  );
  const views = new Map<string, PaymentReturn>();
  for (const record of records) {
    const facts = {
      memberName: owners.get(record.owner ?? '')?.name ?? '',
      inFile: waiting.has(record.id),
      history: entries
        .filter(({ paymentReturn }) => paymentReturn === record.id)
        .map(({ entryAt, event, name, note }) => ({
          at: entryAt.toISOString(),
          event,
          name,
          note,
        })),
    };
    views.set(record.line, await toView(ctx, deps, { record, facts }));
  }
  return views;
}
