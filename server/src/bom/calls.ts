import * as contract from '#contract/bom/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { pasteBill, readBill, uploadBill } from './bring.ts';
import type { BomDeps } from './deps.ts';
import { editBill } from './edit.ts';
import { exportLink } from './export.ts';
import { bills, claimBill, countSellers, dropBill, openBill, setBill } from './keep.ts';
import { sendBill } from './send.ts';

/** The calls of bills of materials. */
export const bomCalls = (deps: BomDeps): readonly Implementation[] => [
  implement(contract.bomUpload, uploadBill),
  implement(contract.bomPaste, pasteBill),
  implement(contract.bomRead, readBill),
  implement(contract.bomOpen, openBill),
  implement(contract.bomSellers, countSellers),
  implement(contract.bomEdit, editBill),
  implement(contract.bomSettings, setBill),
  implement(contract.bomClaim, claimBill),
  implement(contract.bomList, bills),
  implement(contract.bomDelete, dropBill),
  implement(contract.bomExport, (ctx, input) => exportLink(deps, ctx, input)),
  implement(contract.bomSend, (ctx, input) => sendBill(deps, ctx, input)),
];
