import type { BankLine, PaymentReturn } from '#contract/bank/line-schemas.ts';
import { wire } from '#contract/money.ts';
import { latestRequest, toOpenApproval } from '#server/approvals/public.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { RETURN_APPROVAL } from '../commands/return-payment.ts';
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

/** Returns the newest request about a record: open, or the note with which it came back. */
async function requestOn(ctx: QueryContext, subject: string) {
  const { open, sentBack } = await latestRequest(ctx, { kind: RETURN_APPROVAL, subject });
  return { sentBack, approval: open && { ...toOpenApproval(ctx, open), reason: open.reason } };
}

/** Returns how the payment of a line may go back to its sender; null where it may not. */
export async function originOf(ctx: QueryContext, line: LineRecord): Promise<BankLine['origin']> {
  if (line.state !== 'open' || line.amount <= 0n) return null;
  return {
    account: line.counterAccount,
    needsBankCode: !namesItsBank(line),
    sentBack: (await requestOn(ctx, line.id)).sentBack,
  };
}

async function toView(
  ctx: QueryContext,
  record: PaymentReturnRecord,
  facts: Pick<PaymentReturn, 'memberName' | 'inFile' | 'history'>,
): Promise<PaymentReturn> {
  const { accountId } = requireStaff(ctx);
  const { approval, sentBack } = await requestOn(ctx, record.id);
  const mayResend = record.state === 'returned' && approval === null;
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
    approval,
    sentBack: mayResend ? sentBack : '',
    events: [
      ...(mayResend ? (['resend'] as const) : []),
      ...(isOffered && !facts.inFile ? (['cancel'] as const) : []),
    ],
  };
}

/** Returns the way back of the payments of lines, by line; those that stay have none. */
export async function returnsOf(
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
    const view = await toView(ctx, record, {
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
    });
    views.set(record.line, view);
  }
  return views;
}
