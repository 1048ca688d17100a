import * as contract from '#contract/inventory/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import type { InventoryDeps } from './deps.ts';
import { createExportLink, createRefusedLink } from './downloads.ts';
import {
  applyList,
  cancelList,
  mapList,
  remapList,
  undoList,
  uploadList,
} from './import-commands.ts';
import { findOwnImport, listImports } from './import-store.ts';
import { toImportSummary, toImportView } from './import-views.ts';
import { addKey, getStatusByKey, listKeys, revokeOwnKey, uploadByKey } from './keys.ts';
import { listRows } from './preview-rows.ts';

async function getImport(ctx: QueryContext, id: string) {
  const record = await findOwnImport(ctx.tx, requireMember(ctx).accountId, id);
  if (record === null) throw new Failure('notFound');
  return toImportView(record, ctx);
}

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
  implement(contract.importUpload, (ctx) => uploadList(deps, ctx)),
  implement(contract.importList, listOwnImports),
  implement(contract.importOne, (ctx, { id }) => getImport(ctx, id)),
  implement(contract.importMap, mapList),
  implement(contract.importRemap, remapList),
  implement(contract.importRows, listRows),
  implement(contract.importRefused, (ctx, input) => createRefusedLink(deps, ctx, input)),
  implement(contract.importApply, applyList),
  implement(contract.importCancel, cancelList),
  implement(contract.importUndo, undoList),
  implement(contract.keyList, listKeys),
  implement(contract.keyAdd, addKey),
  implement(contract.keyRevoke, revokeOwnKey),
  implement(contract.keyedUpload, (ctx) => uploadByKey(deps, ctx)),
  implement(contract.keyedStatus, getStatusByKey),
];
