import type { Input } from '#contract/call.ts';
import type { opsWithdrawalProposeRefusal } from '#contract/wallet/withdrawal-calls.ts';
import { type ApprovalKind, findOpenApproval, requestApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { REFUSAL_APPROVAL, TRANSFER_APPROVAL } from '../core/approval.ts';
import type { WalletDeps } from '../deps.ts';
import { lockWithdrawal } from '../store/withdrawals.ts';
import { factsOf, lockForRequest, withdrawalOwner } from './lock-for-request.ts';
import { refuseWithdrawal, requireOutsideFile } from './send-withdrawal.ts';

/**
 * Asks another person of finance to refuse an approved withdrawal. Somebody may have ordered it at the
 * bank and not recorded it yet: the member would have the money twice.
 */
export async function proposeRefusal(
  ctx: CommandContext,
  deps: WalletDeps,
  { id, version, reason }: Input<typeof opsWithdrawalProposeRefusal>,
): Promise<void> {
  await requireOutsideFile(ctx, deps, id);
  const withdrawal = await lockForRequest(ctx, deps, { id, version });
  if (withdrawal.state !== 'approved') throw new Failure('wallet.cash.wrongState');
  // Somebody says that it was transferred: an administrator answers that first.
  const transfer = await findOpenApproval(ctx.tx, { kind: TRANSFER_APPROVAL, subject: id });
  if (transfer !== null) throw new Failure('approval.open');
  await rejectMatched(ctx, deps, id);
  await requestApproval(ctx, {
    kind: REFUSAL_APPROVAL,
    subject: { id, name: withdrawal.no },
    before: factsOf(withdrawal),
    after: { state: 'refused' },
    reason,
  });
}

/** Rejects the refusal of a withdrawal that a statement shows as paid. */
async function rejectMatched(ctx: CommandContext, deps: WalletDeps, id: string): Promise<void> {
  if ((await deps.matchedOf(ctx.tx, { kind: 'withdrawal', ids: [id] })).has(id))
    throw new Failure('bank.matched');
}

/** Serves requests to refuse approved withdrawals. */
export const refusalApproval = (deps: WalletDeps): ApprovalKind => ({
  kind: REFUSAL_APPROVAL,
  ...withdrawalOwner(deps),
  roles: ['finance'],
  snapshot: async (tx, { subject }) => {
    const withdrawal = await lockWithdrawal(tx, subject);
    return withdrawal?.state === 'approved' ? factsOf(withdrawal) : null;
  },
  carryOut: async (ctx, { subject, reason }) => {
    const withdrawal = await lockWithdrawal(ctx.tx, subject);
    if (withdrawal === null) throw new Failure('wallet.changed');
    const { id, version } = withdrawal;
    await rejectMatched(ctx, deps, id);
    await refuseWithdrawal(ctx, deps, { id, version, reason }, 'checker');
  },
});
