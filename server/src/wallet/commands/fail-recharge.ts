import type { Input } from '#contract/call.ts';
import type { opsRechargeFail } from '#contract/wallet/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { WalletDeps } from '../deps.ts';
import { findFailBlocker } from '../queries/find-fail-blocker.ts';
import { decideRecharge } from '../store/recharges.ts';
import { auditRecordOf, lockPending, notifyOwner } from './book-recharge.ts';

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
  const bar = await findFailBlocker(ctx, deps, stored);
  if (bar !== null) throw new Failure(bar);
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
