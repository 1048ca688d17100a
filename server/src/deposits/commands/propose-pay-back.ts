import type { Input } from '#contract/call.ts';
import type { opsDepositPropose } from '#contract/deposits/calls.ts';
import { wire } from '#contract/money.ts';
import {
  type ApprovalKind,
  type ApprovalRecord,
  type Facts,
  requestApproval,
} from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { DEPOSIT_APPROVAL } from '../core/approval.ts';
import { mayPayBack } from '../core/machine.ts';
import type { DepositsDeps } from '../deps.ts';
import { payeeOf } from '../payee.ts';
import { applyDepositEvent } from '../process.ts';
import { leftOfDeposit } from '../queries/left-of-deposit.ts';
import { type DepositRecord, findDeposit, lockDeposit } from '../store/deposits.ts';
import { authorizeFinance, plainReference, rejectUsedReference } from './confirm-deposit.ts';

/** Returns the bank's reference that a request names. */
export const bankReferenceOf = ({ after }: ApprovalRecord): string =>
  String(after['bankReference'] ?? '');

/** Returns the facts of a deposit that must stay the same until its approval. */
const factsOf = async (db: Db, record: DepositRecord): Promise<Facts> => ({
  no: record.no,
  seller: record.seller,
  version: record.version,
  amount: wire(await leftOfDeposit(db, record), 'CNY').amount,
  ...payeeOf(record),
});

/**
 * Rejects a payment back of money that an open claim took and may give back: another sum would be booked
 * than was paid. One that the bank brought back has its final sum.
 */
async function requireFinalSum(
  ctx: CommandContext,
  deps: DepositsDeps,
  { state, seller }: DepositRecord,
): Promise<void> {
  if (state === 'returning' && (await deps.hasOpenClaims(ctx.tx, seller))) {
    throw new Failure('deposit.openOrders');
  }
}

/**
 * Rejects a proposal while an order is open that the deposit secures. Once the bank has paid, an order that
 * came since changes nothing: the payment is recorded, and its approval finds another sum where a claim took some.
 */
async function requireNoOrders(
  ctx: CommandContext,
  deps: DepositsDeps,
  { state, seller }: DepositRecord,
): Promise<void> {
  if (state === 'returning' && (await deps.hasOpenOrders(ctx.tx, seller))) {
    throw new Failure('deposit.openOrders');
  }
}

/** Locks a deposit that is to be paid back in the version that the caller saw, or fails with deposit.changed. */
async function lockPayable(
  { tx }: CommandContext,
  { id, version }: Pick<Input<typeof opsDepositPropose>, 'id' | 'version'>,
): Promise<DepositRecord> {
  const record = await lockDeposit(tx, id);
  if (record === null) throw new Failure('notFound');
  if (record.version !== version || !mayPayBack(record)) throw new Failure('deposit.changed');
  return record;
}

/** Asks a second person for the approval of a payment back. */
export async function proposePayBack(
  ctx: CommandContext,
  deps: DepositsDeps,
  input: Input<typeof opsDepositPropose>,
): Promise<void> {
  const record = await lockPayable(ctx, input);
  const bankReference = plainReference(input.bankReference);
  await authorizeFinance(ctx, deps, record);
  await requireFinalSum(ctx, deps, record);
  await rejectUsedReference(ctx, bankReference);
  await requestApproval(ctx, {
    kind: DEPOSIT_APPROVAL,
    subject: { id: record.id, name: record.no },
    before: await factsOf(ctx.tx, record),
    after: { bankReference },
  });
}

/** Asks for it without a line of the bank. Fails with deposit.notPayable where its account is too new. */
export async function proposeManually(
  ctx: CommandContext,
  deps: DepositsDeps,
  input: Input<typeof opsDepositPropose>,
): Promise<void> {
  const record = await lockPayable(ctx, input);
  const { payableFrom } = record;
  if (payableFrom !== null && payableFrom > ctx.now) throw new Failure('deposit.notPayable');
  await requireNoOrders(ctx, deps, record);
  await proposePayBack(ctx, deps, input);
}

/** Serves requests for the second person of a payment back. */
export const depositApproval = (deps: DepositsDeps): ApprovalKind => ({
  kind: DEPOSIT_APPROVAL,
  isParty: async (db, { subject }, staffId) => {
    const record = await findDeposit(db, subject);
    return record !== null && deps.isSamePerson(db, { owner: record.seller, staffId });
  },
  partyFailure: 'finance.ownMoney',
  roles: ['finance'],
  snapshot: async (tx, { subject }) => {
    const record = await lockDeposit(tx, subject);
    return record === null || !mayPayBack(record) ? null : factsOf(tx, record);
  },
  carryOut: async (ctx, approval) => {
    const record = await lockDeposit(ctx.tx, approval.subject);
    if (record === null) throw new Failure('deposit.changed');
    const reference = bankReferenceOf(approval);
    await authorizeFinance(ctx, deps, record);
    await rejectUsedReference(ctx, reference);
    await requireFinalSum(ctx, deps, record);
    const { accountId, name } = requireStaff(ctx);
    await applyDepositEvent(ctx, deps, {
      id: record.id,
      version: null,
      event: 'payBack',
      actor: { as: 'approver', accountId, name },
      payload: { text: reference, fen: await leftOfDeposit(ctx.tx, record) },
    });
  },
});
