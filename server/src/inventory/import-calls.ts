import * as contract from '#contract/inventory/calls.ts';
import { type AtRead, member } from '#server/kit/at.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { Fail } from '#server/kit/fail.ts';
import type { InventoryDeps } from './deps.ts';
import { exportLink, refusedLink } from './downloads.ts';
import { applyList, cancelList, mapList, remapList, undoList, uploadList } from './import-act.ts';
import { importSummaryOf, importViewOf } from './import-present.ts';
import { listImports, ownImport } from './import-store.ts';
import { addKey, endKey, listKeys, statusByKey, uploadByKey } from './keys.ts';
import { listRows } from './rows.ts';

async function oneImport(at: AtRead, id: string) {
  const record = await ownImport(at.tx, member(at).accountId, id);
  if (record === null) throw new Fail('notFound');
  return importViewOf(record, at);
}

async function myImports(at: AtRead, page: { pageNum: number; pageSize: number }) {
  const { total, list } = await listImports(at.tx, member(at).accountId, {
    limit: page.pageSize,
    offset: (page.pageNum - 1) * page.pageSize,
  });
  return { total, list: list.map((record) => importSummaryOf(record, at)) };
}

/** The calls of stock lists, of downloads and of keys. */
export const importCalls = (deps: InventoryDeps): readonly Bound[] => [
  bind(contract.inventoryExport, async (at, input) => exportLink(deps, at, input)),
  bind(contract.importUpload, (at) => uploadList(deps, at)),
  bind(contract.importList, myImports),
  bind(contract.importOne, (at, { id }) => oneImport(at, id)),
  bind(contract.importMap, mapList),
  bind(contract.importRemap, remapList),
  bind(contract.importRows, listRows),
  bind(contract.importRefused, (at, input) => refusedLink(deps, at, input)),
  bind(contract.importApply, applyList),
  bind(contract.importCancel, cancelList),
  bind(contract.importUndo, undoList),
  bind(contract.keyList, listKeys),
  bind(contract.keyAdd, addKey),
  bind(contract.keyRevoke, endKey),
  bind(contract.keyedUpload, (at) => uploadByKey(deps, at)),
  bind(contract.keyedStatus, statusByKey),
];
