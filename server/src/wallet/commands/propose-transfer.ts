import type { Input } from '#contract/call.ts';
import type { opsWithdrawalProposeTransfer } from '#contract/wallet/withdrawal-calls.ts';
import { type ApprovalKind, requestApproval, voidApprovals } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { REFUSAL_APPROVAL, TRANSFER_APPROVAL, transferOf } from '../core/approval.ts';
import type { WalletDeps } from '../deps.ts';
import { lockWithdrawal } from '../store/withdrawals.ts';
import { applyWithdrawalEvent } from '../withdrawal-process.ts';
import { factsOf, lockForRequest, withdrawalOwner } from './lock-for-request.ts';
import {
  claimBankReference,
  completeWithdrawal,
  findHold,
  requireSamePayee,
} from './send-withdrawal.ts';

/** A transfer that was made while its withdrawal is held; `isOnStatement` where a line shows it. */
type Made = Input<typeof opsWithdrawalProposeTransfer> & { readonly isOnStatement?: boolean };

/** Asks an administrator to record the transfer of a held withdrawal, which was made at the bank. */
export async function proposeTransfer(
  ctx: CommandContext,
  deps: WalletDeps,
  { id, version, bankReference, sentOn, note, isOnStatement = false }: Made,
): Promise<void> {
  const withdrawal = await lockForRequest(ctx, deps, { id, version });
  // A withdrawal that nothing holds takes the ordinary step.
  if ((await findHold(ctx, deps, id)) === null) throw new Failure('wallet.cash.wrongState');
  // A line proves that the money has left, whatever became of the saved account.
  if (!isOnStatement) await requireSamePayee(ctx, id);
  // The bank has paid it: nobody refuses it any more.
  await voidApprovals(ctx, id, [REFUSAL_APPROVAL]);
  await requestApproval(ctx, {
    kind: TRANSFER_APPROVAL,
    subject: { id, name: withdrawal.no },
    before: factsOf(withdrawal),
    after: { bankReference, sentOn, isOnStatement },
    reason: note,
  });
}

/** Serves requests to record transfers of held withdrawals. */
export const transferApproval = (deps: WalletDeps): ApprovalKind => ({
  kind: TRANSFER_APPROVAL,
  ...withdrawalOwner(deps),
  roles: ['admin'],
  snapshot: async (tx, { subject }) => {
    const withdrawal = await lockWithdrawal(tx, subject);
    return withdrawal?.state === 'approved' ? factsOf(withdrawal) : null;
  },
  carryOut: async (ctx, approval) => {
    const withdrawal = await lockWithdrawal(ctx.tx, approval.subject);
    const payload = transferOf(approval);
    if (withdrawal === null || payload === null) throw new Failure('wallet.changed');
    const { id, owner, version } = withdrawal;
    const { accountId, name } = requireStaff(ctx);
    if (await deps.isSamePerson(ctx.tx, { owner, staffId: accountId })) {
      throw new Failure('finance.ownMoney');
    }
    const actor = { as: 'checker', accountId, name } as const;
    await applyWithdrawalEvent(ctx, deps, { id, version, event: 'send', actor, payload });
    await claimBankReference(ctx, { id, bankReference: payload.bankReference });
    if (approval.after['isOnStatement'] === true) {
      await completeWithdrawal(ctx, deps, { id, version: version + 1 });
    }
  },
});
