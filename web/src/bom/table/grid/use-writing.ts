import { useState } from 'react';
import type { BomLine } from '#contract/bom/bill-schemas.ts';
import type { Desk } from '../desk.ts';
import { changeOf } from '../edits.ts';
import { cellsOf, type EditedColumn, isEdited, textOf, withText } from './cells.ts';
import { nextWritten, type Place } from './grid-keys.ts';
import { type Cell, useActiveCell } from './use-active-cell.ts';

/** A cell that is being edited. */
export interface Writing extends Cell {
  readonly column: EditedColumn;
  /** The initial text: the character that was pressed, or the cell's content. */
  readonly text: string;
  readonly isFresh: boolean;
}

/** The target of the focus after a cell was edited. */
export type Onward = 'down' | 'up' | 'next' | 'before' | 'stay' | 'away';

/** The cell where the reader is, and the one that they write in. */
export function useWriting(desk: Desk, rows: readonly BomLine[]) {
  const [writing, setWriting] = useState<Writing | null>(null);
  const cell = useActiveCell(rows, writing !== null);
  const { place, line } = cell;
  /** Begins writing with a text, or with what the cell holds. */
  const write = (text: string | null) => {
    const { column } = place;
    if (line === undefined || !isEdited(column)) return;
    cell.wantFocus(false);
    const invalidQuantity = desk.state().notCounts.get(line.id);
    const start = column === 'quantity' && invalidQuantity ? invalidQuantity : textOf(line, column);
    cell.setActive({ id: line.id, column });
    setWriting({ id: line.id, column, text: text ?? start, isFresh: text !== null });
  };
  /** Ends writing with what was typed; false where it cannot stand in the cell. */
  const end = (text: string | null, onward: Onward): boolean => {
    if (writing === null) return true;
    const own = rows.find(({ id }) => id === writing.id);
    if (own !== undefined && text !== null && !saveCell(desk, own, writing.column, text, onward)) {
      return false;
    }
    cell.wantFocus(onward !== 'away');
    setWriting(null);
    const next = placeAfter(place, rows.length, onward);
    if (next !== null) cell.go(next);
    return true;
  };
  return { cell, writing, write, end };
}

/** Returns where the focus goes after a cell was edited; null where it leaves the table. */
function placeAfter(place: Place, rows: number, onward: Onward): Place | null {
  if (onward === 'away') return null;
  if (onward === 'next') return nextWritten(place, rows, 1);
  if (onward === 'before') return nextWritten(place, rows, -1);
  const step = { down: 1, up: -1, stay: 0 }[onward];
  return { ...place, row: Math.min(Math.max(place.row + step, 0), rows - 1) };
}

/** Writes a cell; a quantity that is none is kept as typed where the reader has gone elsewhere. */
function saveCell(desk: Desk, line: BomLine, column: EditedColumn, text: string, onward: Onward) {
  const cells = withText(cellsOf(line), column, text);
  const wrong = desk.state().notCounts.has(line.id);
  if (cells === null) {
    if (onward !== 'away') return false;
    const none = { ...cellsOf(line), quantity: null };
    desk.edit(changeOf(line, none), new Map([[line.id, text.trim()]]));
  } else if (wrong || textOf(line, column) !== textOf(cells, column)) {
    desk.edit(changeOf(line, cells));
  }
  return true;
}
