import type { Input } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { opsWithdrawalProposeReturn } from '#contract/wallet/withdrawal-calls.ts';
import { type ApprovalKind, type Facts, requestApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { bankReferenceOf, RETURN_APPROVAL } from '../core/approval.ts';
import { isSent } from '../core/withdrawal.ts';
import type { WalletDeps } from '../deps.ts';
import { lockWithdrawal, type WithdrawalRecord } from '../store/withdrawals.ts';
import { lockForRequest, withdrawalOwner } from './lock-for-request.ts';
import { requireFreeReference, returnWithdrawal } from './send-withdrawal.ts';

const factsOf = ({ no, owner, version, state, amount }: WithdrawalRecord): Facts => ({
  no,
  owner,
  version,
  state,
  amount: wire(amount).amount,
});

/**
 * Asks another person of finance to record that the bank sent the money back. No line or status of
 * the bank says so: the bank may have paid, and the member could be paid twice.
 */
export async function proposeReturn(
  ctx: CommandContext,
  deps: WalletDeps,
  { id, version, reason, bankReference }: Input<typeof opsWithdrawalProposeReturn>,
): Promise<void> {
  const withdrawal = await lockForRequest(ctx, deps, { id, version });
  if (!isSent(withdrawal)) throw new Failure('wallet.cash.wrongState');
  await requireFreeReference(ctx, bankReference);
  await requestApproval(ctx, {
    kind: RETURN_APPROVAL,
    subject: { id, name: withdrawal.no },
    before: factsOf(withdrawal),
    after: { bankReference },
    reason,
  });
}

/** Serves requests to record returns of the bank. */
export const bankReturnApproval = (deps: WalletDeps): ApprovalKind => ({
  kind: RETURN_APPROVAL,
  ...withdrawalOwner(deps),
  roles: ['finance'],
  snapshot: async (tx, { subject }) => {
    const withdrawal = await lockWithdrawal(tx, subject);
    return withdrawal !== null && isSent(withdrawal) ? factsOf(withdrawal) : null;
  },
  carryOut: async (ctx, approval) => {
    const withdrawal = await lockWithdrawal(ctx.tx, approval.subject);
    if (withdrawal === null) throw new Failure('wallet.changed');
    const { id, version } = withdrawal;
    const { reason } = approval;
    const returned = { id, version, reason, bankReference: bankReferenceOf(approval) };
    await returnWithdrawal(ctx, deps, returned, 'checker');
  },
});
