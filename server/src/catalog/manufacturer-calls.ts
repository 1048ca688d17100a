import * as contract from '#contract/manufacturers/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import {
  decideManufacturer,
  listManufacturerDecisions,
  listWaitingNames,
  searchManufacturers,
  undoManufacturerDecision,
} from './manufacturer-desk.ts';

/** The calls by which the desk decides about names of makers. */
export const manufacturerCalls: readonly Implementation[] = [
  implement(contract.opsManufacturerWaiting, listWaitingNames),
  implement(contract.opsManufacturerFind, searchManufacturers),
  implement(contract.opsManufacturerDecisions, listManufacturerDecisions),
  implement(contract.opsManufacturerDecide, decideManufacturer),
  implement(contract.opsManufacturerUndo, undoManufacturerDecision),
];
