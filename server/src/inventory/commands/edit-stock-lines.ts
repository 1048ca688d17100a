import type { Input } from '#contract/call.ts';
import type { inventoryBulk } from '#contract/inventory/calls.ts';
import type { BulkChange, ChosenLines } from '#contract/inventory/stock-schemas.ts';
import { parseDecimal, parseUnitPrice } from '#contract/money.ts';
import * as catalog from '#server/catalog/public.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';

const ownerOf = (ctx: CommandContext) => ({ account: requireMember(ctx).accountId, now: ctx.now });

const PERCENT_DECIMALS = 2;
const WHOLE = 10_000;

function toBulkEdit(change: BulkChange): catalog.BulkEdit {
  if (change.what === 'pricePercent') {
    const percent = Number(parseDecimal(change.percent, PERCENT_DECIMALS));
    return { what: 'pricePercent', factor: WHOLE + percent };
  }
  if (change.what !== 'price') return change;
  const { unitPrice } = change;
  return { what: 'price', unitPrice: unitPrice === null ? null : parseUnitPrice(unitPrice) };
}

const toLineSelection = (ctx: CommandContext, lines: ChosenLines): catalog.LineSelection =>
  'ids' in lines
    ? { account: requireMember(ctx).accountId, ids: lines.ids }
    : { filter: { ...lines.filter, ...ownerOf(ctx) } };

/** Changes or deletes many lines of the seller's stock at once. */
export async function editStockLines(
  ctx: CommandContext,
  { chosen: lines, change }: Input<typeof inventoryBulk>,
) {
  const done = await catalog.bulkStock(ctx.tx, {
    ...ownerOf(ctx),
    selection: toLineSelection(ctx, lines),
    edit: toBulkEdit(change),
    expectedCount: 'ids' in lines ? null : lines.count,
  });
  return { ...done, undoUntil: done.undoDeadline?.toISOString() ?? null };
}
