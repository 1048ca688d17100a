import * as contract from '#contract/inventory/calls.ts';
import * as catalog from '#server/catalog/public.ts';
import { member } from '#server/kit/at.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { addLines, bulkEdit, editLine, listStock, makersOf, oneLine } from './stock.ts';

const STOCK_FOR_MAX = 500;

/** The calls of a seller's own stock. */
export function stockCalls(): readonly Bound[] {
  return [
    bind(contract.inventoryList, listStock),
    bind(contract.inventoryOne, (at, { id }) => oneLine(at, id)),
    bind(contract.inventoryMakers, makersOf),
    bind(contract.inventoryFreshness, (at) =>
      catalog.freshnessOf(at.tx, member(at).accountId, {
        freshAt: catalog.freshAt(at.now),
        staleAt: catalog.staleAt(at.now),
      }),
    ),
    bind(contract.inventoryAdd, addLines),
    bind(contract.inventoryEdit, editLine),
    bind(contract.inventoryConfirm, async (at, { ids }) => ({
      confirmed: await catalog.confirmStock(at.tx, {
        account: member(at).accountId,
        ids,
        now: at.now,
      }),
    })),
    bind(contract.inventoryCount, async (at, filter) => ({
      count: await catalog.countStock(at.tx, {
        ...filter,
        account: member(at).accountId,
        now: at.now,
      }),
    })),
    bind(contract.inventoryBulk, bulkEdit),
    bind(contract.inventoryUndo, async (at, { undo }) => ({
      restored: await catalog.undoStock(at.tx, {
        account: member(at).accountId,
        change: undo,
        kind: 'bulk',
        now: at.now,
      }),
    })),
    bind(contract.stockFor, async (at, input) => {
      const keys = [...new Set(input.mpns.map(catalog.mpnKey))].filter((key) => key !== '');
      if (keys.length === 0) return [];
      const found = await catalog.stockByKeys(at.tx, member(at).accountId, keys, STOCK_FOR_MAX);
      return found.map(catalog.stockLineOf);
    }),
  ];
}
