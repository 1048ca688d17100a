import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { BomLine } from '#contract/bom/bill-schemas.ts';
import type { Desk } from '../desk.ts';
import { changeOf } from '../edits.ts';
import { type Column, cellsOf, type EditedColumn, isEdited, textOf, withText } from './cells.ts';
import { actionOfKey, nextWritten, type Place, type Press } from './grid-keys.ts';
import { usePasting } from './use-pasting.ts';

/** A cell of the table, by the line that it belongs to. */
export interface Cell {
  readonly id: string;
  readonly column: Column;
}

/** A cell that is being edited. */
export interface Writing extends Cell {
  readonly column: EditedColumn;
  /** The initial text: the character that was pressed, or the cell's content. */
  readonly text: string;
  readonly isFresh: boolean;
}

/** The target of the focus after a cell was edited. */
export type Onward = 'down' | 'up' | 'next' | 'before' | 'stay' | 'away';

export interface GridOptions {
  readonly desk: Desk;
  readonly rows: readonly BomLine[];
  readonly onPick: (line: BomLine) => void;
  readonly onAdd: (after: string | null) => void;
  readonly announce: (text: 'removed' | 'undone') => void;
  readonly onPasted: (count: number, isFull: boolean) => void;
}

const cellAt = (target: EventTarget | null): Cell | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const id = cell?.closest<HTMLElement>('[data-key]')?.dataset['key'];
  const column = cell?.dataset['column'] as Column | undefined;
  return id !== undefined && column !== undefined ? { id, column } : null;
};

/** The controls of a cell, which the keyboard reaches by Enter. */
const controlsOf = (cell: Element | null) =>
  cell?.querySelector<HTMLElement>('a[href], button, [role=radio], input') ?? null;

/** The table by keyboard: where the reader is, what they write, and what their keys do. */
export function useGrid(options: GridOptions) {
  const { desk, rows } = options;
  const body = useRef<HTMLElement>(null);
  const [active, setActive] = useState<Cell | null>(null);
  const [writing, setWriting] = useState<Writing | null>(null);
  const mayLeave = useRef(false);
  const wanted = useRef(false);
  const found = active === null ? -1 : rows.findIndex(({ id }) => id === active.id);
  const row = Math.max(found, 0);
  const place: Place = { row, column: active?.column ?? 'mpn' };
  const focused: Cell | null = rows[row] ? { id: rows[row].id, column: place.column } : null;
  const line = rows[row];
  // Every drawing: the wanted cell may be drawn only now, and then it takes the focus.
  useLayoutEffect(() => {
    if (!wanted.current || focused === null || writing !== null) return;
    const cell = body.current?.querySelector<HTMLElement>(
      `[data-key="${focused.id}"] [data-column="${focused.column}"]`,
    );
    if (!cell) return;
    wanted.current = false;
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    cell.focus({ preventScroll: true });
  });
  const go = (to: Place) => {
    const next = rows[to.row];
    if (next === undefined) return;
    wanted.current = true;
    setActive({ id: next.id, column: to.column });
  };
  const write = (text: string | null) => {
    const { column } = place;
    if (line === undefined || !isEdited(column)) return;
    wanted.current = false;
    const invalidQuantity = desk.state().notCounts.get(line.id);
    const start = column === 'quantity' && invalidQuantity ? invalidQuantity : textOf(line, column);
    setActive({ id: line.id, column });
    setWriting({ id: line.id, column, text: text ?? start, isFresh: text !== null });
  };
  const performAction = (press: Press, cell: Element | null) => {
    mayLeave.current = press.do === 'out';
    if (press.do === 'go') return go(press.to);
    if (press.do === 'write') return write(press.text);
    wanted.current = true;
    if (press.do === 'undo') {
      desk.undo();
      return options.announce('undone');
    }
    if (line === undefined) return;
    if (press.do === 'enter') {
      wanted.current = false;
      if (place.column === 'pick') options.onPick(line);
      else controlsOf(cell)?.focus();
    }
    if (press.do === 'insert') options.onAdd(line.id);
    if (press.do === 'remove') removeLine(options, row, setActive);
    if (press.do === 'clear' && isEdited(place.column)) {
      const cleared = withText(cellsOf(line), place.column, '');
      if (cleared) desk.edit(changeOf(line, cleared));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, nativeEvent } = event;
    if (writing !== null || nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
    if (target.dataset['column'] === undefined) {
      // Inside a cell: Esc comes back to it, arrows and Enter are the control's own.
      if (event.key !== 'Escape' || target.closest('[role=menu]')) return;
      target.closest<HTMLElement>('[data-column]')?.focus();
      return;
    }
    const press = actionOfKey(event, { place, rows: rows.length, mayLeave: mayLeave.current });
    if (press === null) return;
    if (press.do !== 'out') event.preventDefault();
    performAction(press, target);
  };
  /** Ends writing with what was typed; false where it cannot stand in the cell. */
  const end = (text: string | null, onward: Onward): boolean => {
    if (writing === null) return true;
    const own = rows.find(({ id }) => id === writing.id);
    if (own !== undefined && text !== null && !saveCell(desk, own, writing.column, text, onward)) {
      return false;
    }
    wanted.current = onward !== 'away';
    setWriting(null);
    const step = { down: 1, up: -1, next: 0, before: 0, stay: 0, away: 0 }[onward];
    const target = {
      row: Math.min(Math.max(row + step, 0), rows.length - 1),
      column: place.column,
    };
    const written =
      onward === 'next'
        ? nextWritten(place, rows.length, 1)
        : onward === 'before'
          ? nextWritten(place, rows.length, -1)
          : target;
    if (onward !== 'away' && written !== null) go(written);
    return true;
  };
  const paste = usePasting({ desk, rows, onPasted: options.onPasted });
  const handlers = {
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      const cell = cellAt(event.target);
      if (cell && (cell.id !== focused?.id || cell.column !== place.column)) setActive(cell);
    },
    onDoubleClick: (event: MouseEvent) => {
      const cell = cellAt(event.target);
      if (cell && isEdited(cell.column) && writing === null) write(null);
    },
    onPaste: (event: ClipboardEvent) => {
      if (writing !== null || line === undefined) return;
      event.preventDefault();
      wanted.current = true;
      paste(event.clipboardData.getData('text'), { row, column: place.column });
    },
    onCopy: (event: ClipboardEvent) => {
      const chosen = window.getSelection()?.toString() ?? '';
      if (writing !== null || line === undefined || chosen !== '' || !isEdited(place.column))
        return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', textOf(line, place.column));
    },
  };
  return { body, focused, writing, handlers, end, go, write };
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

function removeLine(options: GridOptions, row: number, setActive: (cell: Cell) => void): void {
  const { desk, rows } = options;
  const line = rows[row];
  const next = rows[row + 1] ?? rows[row - 1];
  if (line === undefined) return;
  if (next) setActive({ id: next.id, column: 'mpn' });
  desk.edit([{ do: 'remove', id: line.id }]);
  options.announce('removed');
}
