import * as contract from '#contract/bom/calls.ts';
import * as priced from '#contract/bom/priced-calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { editBill } from './commands/edit-bill.ts';
import {
  bills,
  claimBill,
  countSellers,
  dropBill,
  openBill,
  setBill,
} from './commands/open-bill.ts';
import { readPricedPaste, readPricedUpload } from './commands/read-priced-upload.ts';
import { sendBill } from './commands/send-bill.ts';
import { pasteBill, readBill, uploadBill } from './commands/upload-bill.ts';
import type { BomDeps } from './deps.ts';
import { exportLink } from './serve-bills.ts';

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
  implement(contract.bomExport, (ctx, input) => exportLink(ctx, deps, input)),
  implement(priced.pricedUpload, readPricedUpload),
  implement(priced.pricedPaste, readPricedPaste),
  implement(contract.bomSend, (ctx, input) => sendBill(ctx, deps, input)),
];
