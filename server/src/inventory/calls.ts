import * as contract from '#contract/inventory/calls.ts';
import * as catalog from '#server/catalog/public.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { requireMember } from '#server/kit/request-context.ts';
import {
  addStockLines,
  getStockLine,
  listOwnManufacturers,
  listStock,
  runBulkEdit,
  updateStockLine,
} from './stock.ts';

const STOCK_FOR_MAX = 500;

/** The calls of a seller's own stock. */
export function stockCalls(): readonly Implementation[] {
  return [
    implement(contract.inventoryList, listStock),
    implement(contract.inventoryOne, (ctx, { id }) => getStockLine(ctx, id)),
    implement(contract.inventoryMakers, listOwnManufacturers),
    implement(contract.inventoryFreshness, (ctx) =>
      catalog.countByFreshness(ctx.tx, requireMember(ctx).accountId, {
        freshAt: catalog.freshAt(ctx.now),
        staleAt: catalog.staleAt(ctx.now),
      }),
    ),
    implement(contract.inventoryAdd, addStockLines),
    implement(contract.inventoryEdit, updateStockLine),
    implement(contract.inventoryConfirm, async (ctx, { ids }) => ({
      confirmed: await catalog.confirmStock(ctx.tx, {
        account: requireMember(ctx).accountId,
        ids,
        now: ctx.now,
      }),
    })),
    implement(contract.inventoryCount, async (ctx, filter) => ({
      count: await catalog.countStock(ctx.tx, {
        ...filter,
        account: requireMember(ctx).accountId,
        now: ctx.now,
      }),
    })),
    implement(contract.inventoryBulk, runBulkEdit),
    implement(contract.inventoryUndo, async (ctx, { undo }) => ({
      restored: await catalog.undoStock(ctx.tx, {
        account: requireMember(ctx).accountId,
        change: undo,
        kind: 'bulk',
        now: ctx.now,
      }),
    })),
    implement(contract.stockFor, async (ctx, input) => {
      const keys = [...new Set(input.mpns.map(catalog.mpnKey))].filter((key) => key !== '');
      if (keys.length === 0) return [];
      const found = await catalog.findStockByKeys(
        ctx.tx,
        requireMember(ctx).accountId,
        keys,
        STOCK_FOR_MAX,
      );
      return found.map(catalog.toStockLine);
    }),
  ];
}
