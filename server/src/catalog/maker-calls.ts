import * as contract from '#contract/makers/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { decide, decisions, find, undo, waiting } from './maker-desk.ts';

/** The calls by which the desk decides about names of makers. */
export const makerCalls: readonly Bound[] = [
  bind(contract.opsMakerWaiting, waiting),
  bind(contract.opsMakerFind, find),
  bind(contract.opsMakerDecisions, decisions),
  bind(contract.opsMakerDecide, decide),
  bind(contract.opsMakerUndo, undo),
];
