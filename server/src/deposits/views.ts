import type { Deposit, OpsDeposit } from '#contract/deposits/schemas.ts';
import { wire } from '#contract/money.ts';
import { paymentReferenceOf } from '#contract/wallet/payment-reference.ts';
import { latestRequest, toOpenApproval } from '#server/approvals/public.ts';
import { type RequestContext, requireStaff } from '#server/kit/request-context.ts';
import { bankReferenceOf } from './commands/propose-pay-back.ts';
import { DEPOSIT_APPROVAL } from './core/approval.ts';
import { depositMachine, mayPayBack } from './core/machine.ts';
import type { DepositsDeps } from './deps.ts';
import { payeeOf } from './payee.ts';
import { isPaying } from './queries/is-paying.ts';
import { leftOfDeposit } from './queries/left-of-deposit.ts';
import { type DepositRecord, hasOther } from './store/deposits.ts';

/** Returns a deposit as one of its sides sees it. */
export async function toDepositView(
  ctx: RequestContext,
  deps: DepositsDeps,
  { record, actor }: { readonly record: DepositRecord; readonly actor: 'seller' | 'finance' },
): Promise<Deposit> {
  const allowed = depositMachine.allowedEvents(record, { actor, now: ctx.now });
  const left = await leftOfDeposit(ctx.tx, record);
  const isHeld = record.state === 'held' || record.state === 'returning';
  const mayStay = record.state !== 'bankReturned' || !(await hasOther(ctx.tx, record));
  const paying = mayPayBack(record) && (await isPaying(ctx.tx, deps, record.id));
  return {
    id: record.id,
    no: record.no,
    version: record.version,
    state: record.state,
    appliedAt: record.appliedAt.toISOString(),
    since: record.since.toISOString(),
    dueAt: depositMachine.waiting(record, ctx.now)?.at?.toISOString() ?? null,
    amount: wire(record.amount, 'CNY'),
    left: wire(left, 'CNY'),
    isUsedUp: isHeld && left === 0n,
    returned:
      record.state !== 'returned' || record.returnedFen === null
        ? null
        : wire(record.returnedFen, 'CNY'),
    payee: payeeOf(record),
    payableFrom:
      record.payableFrom !== null && record.payableFrom > ctx.now
        ? record.payableFrom.toISOString()
        : null,
    bankReturnReason: record.bankReturnReason,
    accountName: record.accountName,
    accountNumber: record.accountNumber,
    bankName: record.bankName,
    bankCode: record.bankCode,
    proof: deps.proofs.link(record.proof, ctx.now),
    reference: paymentReferenceOf(record.no),
    returnReason: record.returnReason,
    decisionReason: record.decisionReason,
    isPaying: paying,
    events: allowed.flatMap((one) =>
      one.allowed &&
      one.event !== 'payBack' &&
      one.event !== 'replace' &&
      one.event !== 'bankReturn' &&
      (mayStay || one.event !== 'cancelReturn') &&
      !paying
        ? [one.event]
        : [],
    ),
  };
}

async function openPayment(
  ctx: RequestContext,
  deps: DepositsDeps,
  deposit: DepositRecord,
): Promise<Pick<OpsDeposit, 'approval' | 'sentBack'>> {
  const { id, seller, version } = deposit;
  if (!mayPayBack(deposit)) return { approval: null, sentBack: '' };
  const of = { kind: DEPOSIT_APPROVAL, subject: id } as const;
  const { open, sentBack } = await latestRequest(ctx, of, version);
  if (open === null) return { approval: null, sentBack };
  const pair = { owner: seller, staffId: requireStaff(ctx).accountId };
  const isOwn = await deps.isSamePerson(ctx.tx, pair);
  const approval = { ...toOpenApproval(ctx, open, isOwn), bankReference: bankReferenceOf(open) };
  return { approval, sentBack };
}

/** Returns deposits as finance sees them. */
export async function toOpsDepositViews(
  ctx: RequestContext,
  deps: DepositsDeps,
  list: readonly DepositRecord[],
): Promise<OpsDeposit[]> {
  const sellers = await deps.owners(ctx.tx, [...new Set(list.map(({ seller }) => seller))]);
  const deciders = [...new Set(list.flatMap(({ decidedBy }) => decidedBy ?? []))];
  const staff = await deps.staffNames(ctx.tx, deciders);
  return Promise.all(
    list.map(async (record) => ({
      ...(await toDepositView(ctx, deps, { record, actor: 'finance' })),
      sellerId: record.seller,
      sellerName: sellers.get(record.seller)?.name ?? '',
      decidedBy: record.decidedBy === null ? null : (staff.get(record.decidedBy) ?? ''),
      receivedReference: record.receivedReference,
      returnedReference: record.returnedReference,
      ...(await openPayment(ctx, deps, record)),
    })),
  );
}
