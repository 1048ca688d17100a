import { importMoves } from '#contract/inventory/imports.ts';
import {
  type ImportActor,
  type ImportEvent,
  type ImportState,
  importTable,
} from '#contract/inventory/table.ts';

/** The state after an event; null where this actor may not take it from here. */
export function nextState(
  from: ImportState,
  event: ImportEvent,
  by: ImportActor,
): ImportState | null {
  const row = importTable.find(
    (one) =>
      one.event === event && one.from === from && (one.by as readonly ImportActor[]).includes(by),
  );
  return row?.to ?? null;
}

/** Returns the events that the seller may trigger in a state; an undo expires. */
export const allowedEvents = (state: ImportState, undoable: boolean) =>
  importMoves.filter(
    (move) => nextState(state, move, 'seller') !== null && (move !== 'undo' || undoable),
  );
