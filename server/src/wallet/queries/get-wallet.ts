import type { Output } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { walletOne } from '#contract/wallet/calls.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import type { WalletDeps } from '../deps.ts';
import { balancesOf, openHoldsOf } from '../store/ledger.ts';

/** Returns the reader's wallet and what their paid orders hold. */
export async function getWallet(
  ctx: RequestContext,
  _deps: WalletDeps,
): Promise<Output<typeof walletOne>> {
  const owner = requireMember(ctx).accountId;
  const { available, frozen, depositFen } = await balancesOf(ctx.tx, owner);
  const holds = await openHoldsOf(ctx.tx, owner);
  return {
    balance: wire(available),
    frozen: wire(frozen),
    total: wire(available + frozen),
    held: wire(holds.reduce((sum, hold) => sum + hold.rest, 0n)),
    holds: holds.map((hold) => ({
      order: { kind: hold.kind, id: hold.orderId, no: hold.no },
      amount: wire(hold.rest),
      since: hold.at.toISOString(),
    })),
    deposit: wire(depositFen, 'CNY'),
  };
}
