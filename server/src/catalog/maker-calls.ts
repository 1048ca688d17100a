import * as contract from '#contract/makers/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { decide, decisions, find, undo, waiting } from './maker-desk.ts';

/** The calls by which the desk decides about names of makers. */
export const makerCalls: readonly Implementation[] = [
  implement(contract.opsMakerWaiting, waiting),
  implement(contract.opsMakerFind, find),
  implement(contract.opsMakerDecisions, decisions),
  implement(contract.opsMakerDecide, decide),
  implement(contract.opsMakerUndo, undo),
];
