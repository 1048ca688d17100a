import type { Input } from '#contract/call.ts';
import { parseMoney } from '#contract/money.ts';
import type * as contract from '#contract/orders/calls.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { OrdersDeps } from '../deps.ts';
import { applyAsParty } from './apply-as-party.ts';

/** A party offers the other a settlement: pieces kept of every line, a cut of the price, who bears what. */
export async function offerSettlement(
  ctx: CommandContext,
  _deps: OrdersDeps,
  { id, version, reason, lines, cut, freightBy, testsBy }: Input<typeof contract.offerSettlement>,
): Promise<void> {
  const payload = { reason, lines, cut: parseMoney(cut, 'USD').minor, freightBy, testsBy };
  await applyAsParty(ctx, { id, version, event: 'offer', payload });
}
