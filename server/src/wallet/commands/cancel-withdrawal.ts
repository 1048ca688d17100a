import type { Input } from '#contract/call.ts';
import type { cashCancel } from '#contract/wallet/withdrawal-calls.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { WalletDeps } from '../deps.ts';
import { applyWithdrawalEvent } from '../withdrawal-process.ts';

/** Cancels the caller's withdrawal; its amount is available again. */
export async function cancelWithdrawal(
  ctx: CommandContext,
  deps: WalletDeps,
  input: Input<typeof cashCancel>,
): Promise<void> {
  const { accountId } = requireMember(ctx);
  const actor = { as: 'owner', accountId, name: '' } as const;
  await applyWithdrawalEvent(ctx, deps, { ...input, event: 'cancel', actor, payload: {} });
}
