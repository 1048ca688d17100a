import * as contract from '#contract/inventory/calls.ts';
import * as catalog from '#server/catalog/public.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { requireMember } from '#server/kit/request-context.ts';
import { addKey } from './commands/add-key.ts';
import { addStockLines } from './commands/add-stock-lines.ts';
import { applyImport } from './commands/apply-import.ts';
import { cancelImport } from './commands/cancel-import.ts';
import { editStockLines } from './commands/edit-stock-lines.ts';
import { mapImport } from './commands/map-import.ts';
import { remapImport } from './commands/remap-import.ts';
import { revokeKey } from './commands/revoke-key.ts';
import { undoImport } from './commands/undo-import.ts';
import { updateStockLine } from './commands/update-stock-line.ts';
import { uploadByKey } from './commands/upload-by-key.ts';
import { uploadList } from './commands/upload-list.ts';
import type { InventoryDeps } from './deps.ts';
import { createExportLink, createRefusedLink } from './downloads/serve-downloads.ts';
import { getImport } from './queries/get-import.ts';
import { getKeyedImport } from './queries/get-keyed-import.ts';
import { getStockLine } from './queries/get-stock-line.ts';
import { listImportRows } from './queries/list-import-rows.ts';
import { listImports } from './queries/list-imports.ts';
import { listKeys } from './queries/list-keys.ts';
import { listOwnManufacturers, listStock } from './queries/list-stock.ts';

const STOCK_FOR_MAX = 500;

/** Handlers of a seller's own stock. */
function stockHandlers(deps: InventoryDeps): readonly Implementation[] {
  return [
    implement(contract.inventoryList, listStock),
    implement(contract.inventoryOne, getStockLine),
    implement(contract.inventoryMakers, listOwnManufacturers),
    implement(contract.inventoryFreshness, (ctx) =>
      catalog.countByFreshness(ctx.tx, requireMember(ctx).accountId, {
        freshAt: catalog.freshSince(ctx.now),
        staleAt: catalog.staleAt(ctx.now),
      }),
    ),
    implement(contract.inventoryAdd, (ctx, input) => addStockLines(ctx, deps, input)),
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
    implement(contract.inventoryBulk, editStockLines),
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

/** Handlers of stock lists, of downloads and of keys. */
const importHandlers = (deps: InventoryDeps): readonly Implementation[] => [
  implement(contract.inventoryExport, async (ctx, input) => createExportLink(ctx, deps, input)),
  implement(contract.importUpload, (ctx) => uploadList(ctx, deps)),
  implement(contract.importList, listImports),
  implement(contract.importOne, getImport),
  implement(contract.importMap, mapImport),
  implement(contract.importRemap, remapImport),
  implement(contract.importRows, listImportRows),
  implement(contract.importRefused, (ctx, input) => createRefusedLink(ctx, deps, input)),
  implement(contract.importApply, applyImport),
  implement(contract.importCancel, cancelImport),
  implement(contract.importUndo, undoImport),
  implement(contract.keyList, listKeys),
  implement(contract.keyAdd, addKey),
  implement(contract.keyRevoke, revokeKey),
  implement(contract.keyedUpload, (ctx) => uploadByKey(ctx, deps)),
  implement(contract.keyedStatus, getKeyedImport),
];

/** Handlers of the slice's calls. */
export const inventoryHandlers = (deps: InventoryDeps): readonly Implementation[] => [
  ...stockHandlers(deps),
  ...importHandlers(deps),
];
