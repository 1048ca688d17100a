import type { z } from 'zod';
import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/inventory/calls.ts';
import type { BulkChange, ChosenLines, StockInput } from '#contract/inventory/stock.ts';
import { parseDecimal, parseUnitPrice } from '#contract/money.ts';
import * as catalog from '#server/catalog/public.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import { toOwnLine } from './stock-views.ts';

const MANUFACTURERS_MAX = 500;

/** A line as it is kept, of a line as it was written. */
const toNewOffer = (line: z.infer<typeof StockInput>): catalog.NewOffer => ({
  ...line,
  unitPrice: line.unitPrice === null ? null : parseUnitPrice(line.unitPrice),
  priceBreaks:
    line.priceBreaks.length === 0
      ? null
      : line.priceBreaks.map((one) => [one.quantity, Number(parseUnitPrice(one.unitPrice))]),
});

const ownerOf = (ctx: QueryContext) => ({ account: requireMember(ctx).accountId, now: ctx.now });

/** A page of the seller's stock. */
export async function listStock(ctx: QueryContext, input: Input<typeof contract.inventoryList>) {
  const { pageNum, pageSize, sort, descending, ...filter } = input;
  const query = { ...filter, ...ownerOf(ctx) };
  const page = { sort, descending, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const [total, found] = await Promise.all([
    catalog.countStock(ctx.tx, query),
    catalog.listStock(ctx.tx, query, page),
  ]);
  return { total, list: found.map((row) => toOwnLine(row, ctx.now)) };
}

/** One line of the seller's. */
export async function getStockLine(ctx: QueryContext, id: string) {
  const row = await catalog.findOwnLine(ctx.tx, requireMember(ctx).accountId, id);
  if (row === null) throw new Failure('notFound');
  return toOwnLine(row, ctx.now);
}

/** Adds lines, all of them or none. */
export async function addStockLines(
  ctx: CommandContext,
  { lines }: Input<typeof contract.inventoryAdd>,
) {
  await catalog.assertBelowLimit(ctx.tx, requireMember(ctx).accountId, lines.length);
  await catalog.addStock(ctx.tx, { ...ownerOf(ctx), lines: lines.map(toNewOffer) });
  return { added: lines.length };
}

/** Writes one line anew. */
export async function updateStockLine(
  ctx: CommandContext,
  { id, version, line }: Input<typeof contract.inventoryEdit>,
) {
  await getStockLine(ctx, id);
  await catalog.editStock(ctx.tx, { ...ownerOf(ctx), id, version, line: toNewOffer(line) });
  return getStockLine(ctx, id);
}

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

const toLineSelection = (ctx: QueryContext, lines: ChosenLines): catalog.LineSelection =>
  'ids' in lines
    ? { account: requireMember(ctx).accountId, ids: lines.ids }
    : { filter: { ...lines.filter, ...ownerOf(ctx) } };

/** Changes or deletes many lines at once. */
export async function runBulkEdit(
  ctx: CommandContext,
  { chosen: lines, change }: Input<typeof contract.inventoryBulk>,
) {
  const done = await catalog.bulkStock(ctx.tx, {
    ...ownerOf(ctx),
    selection: toLineSelection(ctx, lines),
    edit: toBulkEdit(change),
    expectedCount: 'ids' in lines ? null : lines.count,
  });
  return { ...done, undoUntil: done.undoDeadline?.toISOString() ?? null };
}

/** The makers in the seller's stock. */
export const listOwnManufacturers = (ctx: QueryContext) =>
  catalog.listStockManufacturers(ctx.tx, requireMember(ctx).accountId, MANUFACTURERS_MAX);
