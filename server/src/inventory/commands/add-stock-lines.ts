import type { Input } from '#contract/call.ts';
import type { inventoryAdd } from '#contract/inventory/calls.ts';
import * as catalog from '#server/catalog/public.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { toNewOffer } from '../core/stock-line.ts';

/** Adds lines to the seller's stock, all of them or none. */
export async function addStockLines(ctx: CommandContext, { lines }: Input<typeof inventoryAdd>) {
  const account = requireMember(ctx).accountId;
  await catalog.assertBelowLimit(ctx.tx, account, lines.length);
  await catalog.addStock(ctx.tx, { account, now: ctx.now, lines: lines.map(toNewOffer) });
  return { added: lines.length };
}
