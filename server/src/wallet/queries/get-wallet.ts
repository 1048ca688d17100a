import type { Output } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { walletOne } from '#contract/wallet/calls.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import type { WalletDeps } from '../deps.ts';
import { type HeldPart, readSnapshot } from '../store/snapshot.ts';

const causeOf = ({ kind, id, no }: HeldPart) => ({ kind, id, no });

/** Returns the reader's wallet, and what is frozen or held in escrow by its records. */
export async function getWallet(
  ctx: RequestContext,
  _deps: WalletDeps,
): Promise<Output<typeof walletOne>> {
  const owner = requireMember(ctx).accountId;
  const { available, frozen, depositFen, frozenParts, escrows } = await readSnapshot(ctx.tx, owner);
  return {
    asOf: ctx.now.toISOString(),
    balance: wire(available),
    frozen: wire(frozen),
    total: wire(available + frozen),
    frozenParts: frozenParts.map((part) => ({
      cause: causeOf(part),
      amount: wire(BigInt(part.amount)),
      since: part.since,
    })),
    held: wire(escrows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)),
    holds: escrows.map((part) => ({
      order: causeOf(part),
      amount: wire(BigInt(part.amount)),
      since: part.since,
    })),
    deposit: wire(depositFen, 'CNY'),
  };
}
