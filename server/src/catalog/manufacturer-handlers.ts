import * as contract from '#contract/manufacturers/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { decideManufacturer, undoManufacturerDecision } from './commands/decide-manufacturer.ts';
import {
  listManufacturerDecisions,
  listWaitingNames,
  searchManufacturers,
} from './queries/list-manufacturer-decisions.ts';

/** The calls by which the desk decides about names of makers. */
export const manufacturerCalls: readonly Implementation[] = [
  implement(contract.opsManufacturerWaiting, listWaitingNames),
  implement(contract.opsManufacturerFind, searchManufacturers),
  implement(contract.opsManufacturerDecisions, listManufacturerDecisions),
  implement(contract.opsManufacturerDecide, decideManufacturer),
  implement(contract.opsManufacturerUndo, undoManufacturerDecision),
];
