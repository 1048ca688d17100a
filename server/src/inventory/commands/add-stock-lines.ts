import type { Input } from '#contract/call.ts';
import type { inventoryAdd } from '#contract/inventory/calls.ts';
import * as catalog from '#server/catalog/public.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { toNewOffer } from '../core/stock-line.ts';
import type { InventoryDeps } from '../deps.ts';

/** Adds lines to the seller's stock, all of them or none. */
export async function addStockLines(
  ctx: CommandContext,
  deps: InventoryDeps,
  { lines }: Input<typeof inventoryAdd>,
) {
  const account = requireMember(ctx).accountId;
  await catalog.assertBelowLimit(ctx.tx, account, lines.length);
  const company = await deps.companyName(ctx.tx, account);
  const offers = lines.map(toNewOffer);
  await catalog.addStock(ctx.tx, { account, company, now: ctx.now, lines: offers });
  return { added: lines.length };
}
