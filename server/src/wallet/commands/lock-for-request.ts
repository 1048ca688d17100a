import { wire } from '#contract/money.ts';
import type { ApprovalKind, Facts } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { WalletDeps } from '../deps.ts';
import { findWithdrawal, lockWithdrawal, type WithdrawalRecord } from '../store/withdrawals.ts';

/** Returns the facts of an approved withdrawal that must stay the same until its request is decided. */
export const factsOf = ({ no, owner, version, amount }: WithdrawalRecord): Facts => ({
  no,
  owner,
  version,
  amount: wire(amount).amount,
});

/**
 * Locks the withdrawal about which staff ask a second person. Fails with notFound, with wallet.changed
 * where it has another version, and with finance.ownMoney where it is their own.
 */
export async function lockForRequest(
  ctx: CommandContext,
  deps: WalletDeps,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<WithdrawalRecord> {
  const withdrawal = await lockWithdrawal(ctx.tx, id);
  if (withdrawal === null) throw new Failure('notFound');
  if (withdrawal.version !== version) throw new Failure('wallet.changed');
  const pair = { owner: withdrawal.owner, staffId: requireStaff(ctx).accountId };
  if (await deps.isSamePerson(ctx.tx, pair)) throw new Failure('finance.ownMoney');
  return withdrawal;
}

/** Staff decide nothing about a withdrawal of their own: neither for it nor against it. */
export const withdrawalOwner = (
  deps: WalletDeps,
): Required<Pick<ApprovalKind, 'isParty' | 'partyFailure'>> => ({
  isParty: async (db, { subject }, staffId) => {
    const withdrawal = await findWithdrawal(db, subject);
    if (withdrawal === null) return false;
    return deps.isSamePerson(db, { owner: withdrawal.owner, staffId });
  },
  partyFailure: 'finance.ownMoney',
});
