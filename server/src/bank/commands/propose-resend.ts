import { z } from 'zod';
import type {
  opsBankReturnProposeUnpaid,
  opsBankReturnResend,
} from '#contract/bank/return-calls.ts';
import type { Input } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import { type ApprovalRecord, type Facts, requestApproval } from '#server/approvals/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { BankDeps } from '../deps.ts';
import { applyReturnEvent } from '../return-process.ts';
import { unmatchItem } from '../store/matches.ts';
import { lockPaymentReturn, type PaymentReturnRecord } from '../store/payment-returns.ts';
import { proposeMatches } from '../work.ts';

/** The kind of request for the second person of a payment that goes back. */
export const RETURN_APPROVAL = 'bank.return';

/** A step on a payment that goes back: sent once more, or recorded as never paid by the bank. */
export type ReturnStep = 'resend' | 'unpaid';

/** The state in which each step may be asked for. */
const statesOf = { resend: 'returned', unpaid: 'sent' } as const;
const StepRequest = z.object({ what: z.enum(['resend', 'unpaid']) });

/** Returns the step that a request asks for; null for one to send a payment back at all. */
export const stepOf = ({ after }: Pick<ApprovalRecord, 'after'>): ReturnStep | null =>
  StepRequest.safeParse(after).data?.what ?? null;

const stepFacts = ({ no, version, state, amount }: PaymentReturnRecord): Facts => ({
  no,
  version,
  state,
  amount: wire(amount).amount,
});

/** Locks the payment of a step. Fails with notFound, bank.changed, or finance.ownMoney. */
async function lockForStep(
  ctx: CommandContext,
  deps: BankDeps,
  {
    id,
    version,
    step,
  }: { readonly id: string; readonly version: number; readonly step: ReturnStep },
): Promise<PaymentReturnRecord> {
  const record = await lockPaymentReturn(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  if (record.version !== version || record.state !== statesOf[step]) {
    throw new Failure('bank.changed');
  }
  const { owner } = record;
  const staffId = requireStaff(ctx).accountId;
  if (owner !== null && (await deps.isSamePerson(ctx.tx, { owner, staffId }))) {
    throw new Failure('finance.ownMoney');
  }
  return record;
}

const request = (
  ctx: CommandContext,
  { record, step, reason }: { record: PaymentReturnRecord; step: ReturnStep; reason: string },
) =>
  requestApproval(ctx, {
    kind: RETURN_APPROVAL,
    subject: { id: record.id, name: record.no },
    before: stepFacts(record),
    after: { what: step },
    reason,
  });

/** Asks a second person to send a payment again that the bank sent back to us. */
export async function proposeResend(
  ctx: CommandContext,
  deps: BankDeps,
  { reason, ...seen }: Input<typeof opsBankReturnResend>,
): Promise<Record<string, never>> {
  const record = await lockForStep(ctx, deps, { ...seen, step: 'resend' });
  await request(ctx, { record, step: 'resend', reason });
  return {};
}

/** Rejects a payment that an open line of the bank names. Fails with bank.matched. */
async function requireUnlisted(
  tx: Tx,
  deps: BankDeps,
  { id, currency }: PaymentReturnRecord,
): Promise<void> {
  const { proposals } = await proposeMatches(tx, deps, currency);
  if (proposals.some(({ items }) => items.some((item) => item.id === id))) {
    throw new Failure('bank.matched');
  }
}

/**
 * Asks a second person to record that the bank never paid a payment. No line or status says so: the
 * bank may have paid, and the sender could be paid twice.
 */
export async function proposeUnpaid(
  ctx: CommandContext,
  deps: BankDeps,
  { reason, ...seen }: Input<typeof opsBankReturnProposeUnpaid>,
): Promise<Record<string, never>> {
  const record = await lockForStep(ctx, deps, { ...seen, step: 'unpaid' });
  await requireUnlisted(ctx.tx, deps, record);
  await request(ctx, { record, step: 'unpaid', reason });
  return {};
}

/** Locks the payment of a request for a step; null where the step is no longer possible. */
export async function snapshotOfStep(tx: Tx, id: string, step: ReturnStep): Promise<Facts | null> {
  const record = await lockPaymentReturn(tx, id);
  return record?.state === statesOf[step] ? stepFacts(record) : null;
}

/** Takes the step that two people want. Fails with bank.matched where a line names the payment now. */
export async function carryOutStep(
  ctx: CommandContext,
  deps: BankDeps,
  { approval, step }: { readonly approval: ApprovalRecord; readonly step: ReturnStep },
): Promise<void> {
  const { subject: id, reason } = approval;
  const { accountId, name } = requireStaff(ctx);
  const applied = { id, version: null, actor: { as: 'checker', accountId, name } } as const;
  if (step === 'resend') {
    const maker = { id: approval.requestedBy, name: approval.requestedName };
    await applyReturnEvent(ctx, { ...applied, event: 'resend', payload: { reason, maker } });
    return;
  }
  const record = await lockPaymentReturn(ctx.tx, id);
  if (record === null) throw new Failure('bank.changed');
  await requireUnlisted(ctx.tx, deps, record);
  await applyReturnEvent(ctx, { ...applied, event: 'bankReturn', payload: { reason } });
  await unmatchItem(ctx.tx, id);
}
