import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/wallet/withdrawal-calls.ts';
import type { WithdrawalEvent } from '#contract/wallet/withdrawal-machine.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { isPayeeChanged } from '../core/bank-account.ts';
import { comparableReference } from '../core/bank-reference.ts';
import type { Review, WalletDeps } from '../deps.ts';
import { holdOf } from '../holds.ts';
import { findBankAccount } from '../store/bank-accounts.ts';
import {
  claimReference,
  findReferenceUse,
  findWithdrawal,
  lockWithdrawal,
} from '../store/withdrawals.ts';
import { applyWithdrawalEvent, type WithdrawalStep } from '../withdrawal-process.ts';

interface Target {
  readonly id: string;
  readonly version: number;
}

/** Returns a reference of the bank as it is compared. Fails at the field where it is none. */
function readReference(bankReference: string): string {
  const reference = comparableReference(bankReference);
  if (reference === '') throw Failure.invalidFields([{ field: 'bankReference', key: 'invalid' }]);
  return reference;
}

function rejectUsed(no: string | null): void {
  if (no !== null) throw new Failure('wallet.cash.referenceUsed', { no }, 'bankReference');
}

/** Rejects a reference of the bank that belongs to another transfer, or is none. */
export async function claimBankReference(
  ctx: CommandContext,
  { id, bankReference }: { readonly id: string; readonly bankReference: string },
): Promise<void> {
  rejectUsed(await claimReference(ctx.tx, readReference(bankReference), id));
}

/** Rejects a reference that belongs to a transfer, or is none, before anybody is asked about it. */
export async function requireFreeReference(
  ctx: CommandContext,
  bankReference: string,
): Promise<void> {
  rejectUsed(await findReferenceUse(ctx.tx, readReference(bankReference)));
}

/** Whether a person of finance acts by themselves, or as the second of two. */
type ActsAs = 'finance' | 'checker';

/** Applies an event of finance. Fails with finance.ownMoney where it is the caller's own money. */
const applyAsFinance = async <E extends WithdrawalEvent>(
  ctx: CommandContext,
  deps: WalletDeps,
  { target, ...step }: Pick<WithdrawalStep<E>, 'event' | 'payload'> & { readonly target: Target },
  as: ActsAs = 'finance',
): Promise<void> => {
  const { accountId, name } = requireStaff(ctx);
  const { id, version } = target;
  const withdrawal = await lockWithdrawal(ctx.tx, id);
  if (withdrawal === null) throw new Failure('notFound');
  const pair = { owner: withdrawal.owner, staffId: accountId };
  if (await deps.isSamePerson(ctx.tx, pair)) throw new Failure('finance.ownMoney');
  const actor = { as, accountId, name } as const;
  await applyWithdrawalEvent(ctx, deps, { ...step, id, version, actor });
};

/** Rejects a payout whose account says something else than at the application. */
export async function requireSamePayee(ctx: CommandContext, id: string): Promise<void> {
  const withdrawal = await findWithdrawal(ctx.tx, id);
  if (withdrawal === null) throw new Failure('notFound');
  const account = await findBankAccount(ctx.tx, withdrawal.bankId);
  if (account === null || isPayeeChanged(withdrawal.payee, account)) {
    throw new Failure('wallet.cash.payeeChanged');
  }
}

/** Returns the finding that holds an approved withdrawal; null where it is free. */
export async function findHold(
  ctx: CommandContext,
  deps: WalletDeps,
  id: string,
): Promise<Review | null> {
  const withdrawal = await findWithdrawal(ctx.tx, id);
  if (withdrawal?.state !== 'approved') return null;
  const reviews = await deps.reviewsOf(ctx.tx, [withdrawal.owner]);
  return holdOf(withdrawal, reviews.get(withdrawal.owner) ?? []) ?? null;
}

/** A transfer that was made at the bank; `isOnStatement` where a line shows it. */
type Sent = Input<typeof contract.opsWithdrawalSend> & { readonly isOnStatement?: boolean };

/**
 * Records the transfer of an approved withdrawal that nothing holds: the frozen amount leaves. A line proves
 * that it has, whatever became of the saved account.
 */
export async function sendWithdrawal(
  ctx: CommandContext,
  deps: WalletDeps,
  { id, version, isOnStatement = false, ...payload }: Sent,
): Promise<void> {
  if (!isOnStatement) await requireSamePayee(ctx, id);
  const hold = await findHold(ctx, deps, id);
  if (hold !== null) throw new Failure('wallet.cash.held', { no: hold.no });
  await applyAsFinance(ctx, deps, { target: { id, version }, event: 'send', payload });
  await claimBankReference(ctx, { id, ...payload });
}

/** Locks a withdrawal. Fails with payout.inFile while a file waits with it. */
export async function requireOutsideFile(ctx: CommandContext, deps: WalletDeps, id: string) {
  // Files are made under the same lock: this one is there already, or it is not made.
  await lockWithdrawal(ctx.tx, id);
  const file = (await deps.filesOf(ctx.tx, [id])).get(id);
  if (file !== undefined) throw new Failure('payout.inFile', { file: file.no });
}

/** Records a transfer that was made by hand. Fails with payout.inFile while a file waits with it. */
export async function sendManually(
  ctx: CommandContext,
  deps: WalletDeps,
  input: Input<typeof contract.opsWithdrawalSend>,
): Promise<void> {
  await requireOutsideFile(ctx, deps, input.id);
  await sendWithdrawal(ctx, deps, input);
}

/** Records that the bank's statement shows the transfer as paid. */
export const completeWithdrawal = (
  ctx: CommandContext,
  deps: WalletDeps,
  target: Input<typeof contract.opsWithdrawalComplete>,
): Promise<void> => applyAsFinance(ctx, deps, { target, event: 'complete', payload: {} });

/**
 * Records that the bank sent the money back: the amount is frozen again. One person does so by a line
 * or a status of the bank alone, else as the second of two.
 */
export async function returnWithdrawal(
  ctx: CommandContext,
  deps: WalletDeps,
  { id, version, ...payload }: Input<typeof contract.opsWithdrawalProposeReturn>,
  as: ActsAs,
): Promise<void> {
  await applyAsFinance(ctx, deps, { target: { id, version }, event: 'bankReturn', payload }, as);
  await claimBankReference(ctx, { id, ...payload });
  // The next line of the bank about it is another payment, whoever recorded that this one came back.
  await deps.endPair(ctx.tx, id);
}

/** Opens a returned withdrawal again, for two people to approve it anew. */
export async function reopenWithdrawal(
  ctx: CommandContext,
  deps: WalletDeps,
  target: Input<typeof contract.opsWithdrawalReopen>,
): Promise<void> {
  await requireSamePayee(ctx, target.id);
  await applyAsFinance(ctx, deps, { target, event: 'reopen', payload: {} });
}

/**
 * Refuses a withdrawal with a reason; its amount is available again. One person does so while it is
 * not approved, else as the second of two. Fails with payout.inFile while a file waits with it: that
 * file would pay it, and could not be released.
 */
export async function refuseWithdrawal(
  ctx: CommandContext,
  deps: WalletDeps,
  { id, version, ...payload }: Input<typeof contract.opsWithdrawalRefuse>,
  as: ActsAs = 'finance',
): Promise<void> {
  await requireOutsideFile(ctx, deps, id);
  await applyAsFinance(ctx, deps, { target: { id, version }, event: 'refuse', payload }, as);
}
