import type { Input } from '#contract/call.ts';
import type { bankAdd } from '#contract/wallet/bank-calls.ts';
import type { BankAccount } from '#contract/wallet/bank-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { bankViolations } from '../core/bank-account.ts';
import type { WalletDeps } from '../deps.ts';
import { notifyBankOwner } from '../notify-bank.ts';
import { getBankAccount } from '../queries/list-bank-accounts.ts';
import {
  clearDefault,
  ensureDefault,
  insertBankAccount,
  listBankAccounts,
  lockBankAccounts,
} from '../store/bank-accounts.ts';

const MOST = 20;

/**
 * Adds a bank account of the member's company. Fails at the fields that are wrong, with
 * wallet.bank.known or wallet.bank.tooMany.
 */
export async function addBankAccount(
  ctx: CommandContext,
  deps: WalletDeps,
  { first, ...facts }: Input<typeof bankAdd>,
): Promise<BankAccount> {
  const owner = requireMember(ctx).accountId;
  const violations = bankViolations(facts, await deps.companyNames(ctx.tx, owner));
  if (violations.length > 0) throw Failure.invalidFields(violations);
  await lockBankAccounts(ctx.tx, owner);
  const { total } = await listBankAccounts(ctx.tx, { owner, pageNum: 1, pageSize: 1 });
  if (total >= MOST) throw new Failure('wallet.bank.tooMany', { most: MOST });
  if (first === 'Y') await clearDefault(ctx.tx, owner, facts.currency);
  const made = {
    ...facts,
    id: newId(),
    owner,
    isDefault: first === 'Y',
    addedAt: ctx.now,
    payeeSince: ctx.now,
  };
  if (!(await insertBankAccount(ctx.tx, made))) {
    throw new Failure('wallet.bank.known', {}, 'accountNumber');
  }
  await ensureDefault(ctx.tx, owner, facts.currency);
  await notifyBankOwner(ctx, deps, { account: made, kind: 'wallet.bankAdded' });
  return getBankAccount(ctx, deps, made.id);
}
