import * as contract from '#contract/inventory/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import type { InventoryDeps } from './deps.ts';
import { exportLink, refusedLink } from './downloads.ts';
import { applyList, cancelList, mapList, remapList, undoList, uploadList } from './import-act.ts';
import { importSummaryOf, importViewOf } from './import-present.ts';
import { listImports, ownImport } from './import-store.ts';
import { addKey, endKey, listKeys, statusByKey, uploadByKey } from './keys.ts';
import { listRows } from './rows.ts';

async function oneImport(ctx: QueryContext, id: string) {
  const record = await ownImport(ctx.tx, requireMember(ctx).accountId, id);
  if (record === null) throw new Failure('notFound');
  return importViewOf(record, ctx);
}

async function myImports(ctx: QueryContext, page: { pageNum: number; pageSize: number }) {
  const { total, list } = await listImports(ctx.tx, requireMember(ctx).accountId, {
    limit: page.pageSize,
    offset: (page.pageNum - 1) * page.pageSize,
  });
  return { total, list: list.map((record) => importSummaryOf(record, ctx)) };
}

/** The calls of stock lists, of downloads and of keys. */
export const importCalls = (deps: InventoryDeps): readonly Implementation[] => [
  implement(contract.inventoryExport, async (ctx, input) => exportLink(deps, ctx, input)),
  implement(contract.importUpload, (ctx) => uploadList(deps, ctx)),
  implement(contract.importList, myImports),
  implement(contract.importOne, (ctx, { id }) => oneImport(ctx, id)),
  implement(contract.importMap, mapList),
  implement(contract.importRemap, remapList),
  implement(contract.importRows, listRows),
  implement(contract.importRefused, (ctx, input) => refusedLink(deps, ctx, input)),
  implement(contract.importApply, applyList),
  implement(contract.importCancel, cancelList),
  implement(contract.importUndo, undoList),
  implement(contract.keyList, listKeys),
  implement(contract.keyAdd, addKey),
  implement(contract.keyRevoke, endKey),
  implement(contract.keyedUpload, (ctx) => uploadByKey(deps, ctx)),
  implement(contract.keyedStatus, statusByKey),
];
