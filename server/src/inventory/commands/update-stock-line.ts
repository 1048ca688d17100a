import type { Input } from '#contract/call.ts';
import type { inventoryEdit } from '#contract/inventory/calls.ts';
import * as catalog from '#server/catalog/public.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { toNewOffer } from '../core/stock-line.ts';
import { getStockLine } from '../queries/get-stock-line.ts';

/** Replaces one line of the seller's stock. Fails with `notFound` or `stock.changed`. */
export async function updateStockLine(ctx: CommandContext, input: Input<typeof inventoryEdit>) {
  const { id, version, line } = input;
  const account = requireMember(ctx).accountId;
  await getStockLine(ctx, { id });
  await catalog.editStock(ctx.tx, { account, now: ctx.now, id, version, line: toNewOffer(line) });
  return getStockLine(ctx, { id });
}
