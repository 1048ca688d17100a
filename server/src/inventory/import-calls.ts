import * as contract from '#contract/inventory/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { applyImport } from './commands/apply-import.ts';
import { cancelImport } from './commands/cancel-import.ts';
import { mapImport } from './commands/map-import.ts';
import { remapImport } from './commands/remap-import.ts';
import { undoImport } from './commands/undo-import.ts';
import { uploadList } from './commands/upload-list.ts';
import type { InventoryDeps } from './deps.ts';
import { createExportLink, createRefusedLink } from './downloads.ts';
import { listImports } from './import-store.ts';
import { toImportSummary } from './import-views.ts';
import { addKey, getStatusByKey, listKeys, revokeOwnKey, uploadByKey } from './keys.ts';
import { listRows } from './preview-rows.ts';
import { getImport } from './queries/get-import.ts';

async function listOwnImports(ctx: QueryContext, page: { pageNum: number; pageSize: number }) {
  const { total, list } = await listImports(ctx.tx, requireMember(ctx).accountId, {
    limit: page.pageSize,
    offset: (page.pageNum - 1) * page.pageSize,
  });
  return { total, list: list.map((record) => toImportSummary(record, ctx)) };
}

/** The calls of stock lists, of downloads and of keys. */
export const importCalls = (deps: InventoryDeps): readonly Implementation[] => [
  implement(contract.inventoryExport, async (ctx, input) => createExportLink(deps, ctx, input)),
  implement(contract.importUpload, (ctx) => uploadList(ctx, deps)),
  implement(contract.importList, listOwnImports),
  implement(contract.importOne, getImport),
  implement(contract.importMap, mapImport),
  implement(contract.importRemap, remapImport),
  implement(contract.importRows, listRows),
  implement(contract.importRefused, (ctx, input) => createRefusedLink(deps, ctx, input)),
  implement(contract.importApply, applyImport),
  implement(contract.importCancel, cancelImport),
  implement(contract.importUndo, undoImport),
  implement(contract.keyList, listKeys),
  implement(contract.keyAdd, addKey),
  implement(contract.keyRevoke, revokeOwnKey),
  implement(contract.keyedUpload, (ctx) => uploadByKey(deps, ctx)),
  implement(contract.keyedStatus, getStatusByKey),
];
