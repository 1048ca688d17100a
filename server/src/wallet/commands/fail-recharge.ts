import type { Input } from '#contract/call.ts';
import type { opsRechargeFail } from '#contract/wallet/calls.ts';
import { findOpenApproval, lastRequester } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { RECHARGE_APPROVAL } from '../core/approval.ts';
import type { WalletDeps } from '../deps.ts';
import { decideRecharge, type RechargeRecord } from '../store/recharges.ts';
import { auditRecordOf, lockPending, notifyOwner } from './book-recharge.ts';

/**
 * Rejects the failure of a recharge whose money somebody, or a statement, says is there. Who said so
 * last does not fail it: alone they could leave money here that is a member's.
 */
async function authorize(ctx: CommandContext, deps: WalletDeps, { id, owner }: RechargeRecord) {
  const staffId = requireStaff(ctx).accountId;
  if (await deps.isSamePerson(ctx.tx, { owner, staffId })) throw new Failure('wallet.samePerson');
  const about = { kind: RECHARGE_APPROVAL, subject: id } as const;
  if ((await findOpenApproval(ctx.tx, about)) !== null) throw new Failure('approval.open');
  if ((await deps.matchedOf(ctx.tx, { kind: 'recharge', ids: [id] })).has(id))
    throw new Failure('bank.matched');
  if ((await lastRequester(ctx.tx, about)) === staffId) throw new Failure('approval.samePerson');
}

/**
 * Ends a recharge whose money did not arrive, with the reason that its owner reads. Fails with
 * wallet.changed, wallet.samePerson, approval.open, bank.matched or approval.samePerson.
 */
export async function failRecharge(
  ctx: CommandContext,
  deps: WalletDeps,
  input: Input<typeof opsRechargeFail>,
): Promise<void> {
  const staff = requireStaff(ctx);
  const stored = await lockPending(ctx, input);
  await authorize(ctx, deps, stored);
  const decided = await decideRecharge(ctx.tx, stored.id, {
    by: staff.accountId,
    now: ctx.now,
    failReason: input.reason,
  });
  await audit(ctx.tx, ctx, {
    what: 'recharge.fail',
    on: auditRecordOf(stored),
    before: { state: stored.state },
    after: { state: decided.state, reason: input.reason },
  });
  await notifyOwner(ctx, deps, decided, { kind: 'wallet.rechargeFailed', logId: stored.id });
}
