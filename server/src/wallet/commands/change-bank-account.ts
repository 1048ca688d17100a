import type { Input } from '#contract/call.ts';
import type { bankDel, bankUpdate } from '#contract/wallet/bank-calls.ts';
import type { BankAccount } from '#contract/wallet/bank-schemas.ts';
import { voidApprovals } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { WITHDRAWAL_APPROVAL } from '../core/approval.ts';
import { bankViolations, isPayeeChanged } from '../core/bank-account.ts';
import type { WalletDeps } from '../deps.ts';
import { notifyBankOwner } from '../notify-bank.ts';
import { getBankAccount } from '../queries/list-bank-accounts.ts';
import {
  type BankAccountRecord,
  clearDefault,
  ensureDefault,
  hasSameNumber,
  lockBankAccount,
  lockBankAccounts,
  openWithdrawalsTo,
  updateBankAccount,
} from '../store/bank-accounts.ts';
import { lockCashOwner } from '../store/withdrawals.ts';

/** Locks an account of the caller's as they saw it. */
async function lockOwn(
  ctx: CommandContext,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<BankAccountRecord> {
  const owner = requireMember(ctx).accountId;
  await lockBankAccounts(ctx.tx, owner);
  const account = await lockBankAccount(ctx.tx, id);
  if (account === null || account.owner !== owner) throw new Failure('notFound');
  if (account.version !== version) throw new Failure('wallet.changed');
  return account;
}

type Written<T> = { [Field in keyof T]?: Exclude<T[Field], undefined> };

/** Drops fields that were not sent: they stay as they are. */
const written = <T extends object>(patch: T): Written<T> =>
  Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  ) as Written<T>;

/**
 * Voids the approvals of what is to be paid to an account that says something else now. A transfer
 * that was made, and a refusal, are decided all the same.
 */
async function voidPayouts(ctx: CommandContext, bankId: string): Promise<void> {
  for (const { id } of await openWithdrawalsTo(ctx.tx, bankId)) {
    await voidApprovals(ctx, id, [WITHDRAWAL_APPROVAL]);
  }
}

/**
 * Changes a bank account. A changed payee waits 24 h again, approvals of withdrawals to it are void
 * and the owner gets a mail. Fails at the fields that are wrong, with wallet.changed or
 * wallet.bank.known.
 */
export async function changeBankAccount(
  ctx: CommandContext,
  deps: WalletDeps,
  { id, version, first, ...patch }: Input<typeof bankUpdate>,
): Promise<BankAccount> {
  const before = await lockOwn(ctx, { id, version });
  const after = { ...before, ...written(patch), isDefault: before.isDefault || first === 'Y' };
  const isChanged = isPayeeChanged(before, after);
  if (isChanged) {
    const violations = bankViolations(after, await deps.companyNames(ctx.tx, before.owner));
    if (violations.length > 0) throw Failure.invalidFields(violations);
    if (await hasSameNumber(ctx.tx, after)) {
      throw new Failure('wallet.bank.known', {}, 'accountNumber');
    }
  }
  if (first === 'Y') await clearDefault(ctx.tx, before.owner, before.currency);
  const payeeSince = isChanged ? ctx.now : before.payeeSince;
  await updateBankAccount(ctx.tx, { ...after, payeeSince });
  if (isChanged) {
    await voidPayouts(ctx, id);
    await notifyBankOwner(ctx, deps, { account: after, kind: 'wallet.bankChanged' });
  }
  return getBankAccount(ctx, deps, id);
}

/** Fails with wallet.bank.inUse where a withdrawal or an exchange may still be paid to an account. */
async function requireUnused(ctx: CommandContext, deps: WalletDeps, id: string): Promise<void> {
  const withdrawals = await openWithdrawalsTo(ctx.tx, id);
  if (withdrawals.length > 0 || (await deps.hasOpenExchanges(ctx.tx, id))) {
    throw new Failure('wallet.bank.inUse');
  }
}

/** Removes a bank account. Fails with wallet.bank.inUse while something is paid to it. */
export async function removeBankAccount(
  ctx: CommandContext,
  deps: WalletDeps,
  input: Input<typeof bankDel>,
): Promise<Record<string, never>> {
  // Nobody applies for a payment to the account while it is removed.
  await lockCashOwner(ctx.tx, requireMember(ctx).accountId);
  const account = await lockOwn(ctx, input);
  await requireUnused(ctx, deps, account.id);
  await updateBankAccount(ctx.tx, { ...account, isDefault: false, removedAt: ctx.now });
  await ensureDefault(ctx.tx, account.owner, account.currency);
  await notifyBankOwner(ctx, deps, { account, kind: 'wallet.bankRemoved' });
  return {};
}
