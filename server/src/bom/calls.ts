import * as contract from '#contract/bom/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { pasteBill, readBill, uploadBill } from './bring.ts';
import type { BomDeps } from './deps.ts';
import { editBill } from './edit.ts';
import { exportLink } from './export.ts';
import { bills, countSellers, dropBill, keepBill, openBill, setBill } from './keep.ts';
import { sendBill } from './send.ts';

/** The calls of bills of materials. */
export const bomCalls = (deps: BomDeps): readonly Bound[] => [
  bind(contract.bomUpload, uploadBill),
  bind(contract.bomPaste, pasteBill),
  bind(contract.bomRead, readBill),
  bind(contract.bomOpen, openBill),
  bind(contract.bomSellers, countSellers),
  bind(contract.bomEdit, editBill),
  bind(contract.bomSettings, setBill),
  bind(contract.bomKeep, keepBill),
  bind(contract.bomList, bills),
  bind(contract.bomDelete, dropBill),
  bind(contract.bomExport, (at, input) => exportLink(deps, at, input)),
  bind(contract.bomSend, (at, input) => sendBill(deps, at, input)),
];
