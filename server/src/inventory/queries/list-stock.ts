import type { Input } from '#contract/call.ts';
import type { inventoryList } from '#contract/inventory/calls.ts';
import * as catalog from '#server/catalog/public.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { toOwnLine } from '../views.ts';

const MANUFACTURERS_MAX = 500;

/** Returns a page of the seller's stock. */
export async function listStock(ctx: QueryContext, input: Input<typeof inventoryList>) {
  const { pageNum, pageSize, sort, descending, ...filter } = input;
  const query = { ...filter, account: requireMember(ctx).accountId, now: ctx.now };
  const page = { sort, descending, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const [total, found] = await Promise.all([
    catalog.countStock(ctx.tx, query),
    catalog.listStock(ctx.tx, query, page),
  ]);
  return { total, list: found.map((row) => toOwnLine(row, ctx.now)) };
}

/** Returns the manufacturers in the seller's stock. */
export const listOwnManufacturers = (ctx: QueryContext) =>
  catalog.listStockManufacturers(ctx.tx, requireMember(ctx).accountId, MANUFACTURERS_MAX);
