import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
} from 'react';
import type { BomLine } from '#contract/bom/bill-schemas.ts';
import type { Desk } from '../desk.ts';
import { changeOf } from '../edits.ts';
import { type Column, cellsOf, isEdited, textOf, withText } from './cells.ts';
import { actionOfKey, type Press } from './grid-keys.ts';
import type { ActiveCell, Cell } from './use-active-cell.ts';
import { usePasting } from './use-pasting.ts';
import { useWriting } from './use-writing.ts';

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
  const { cell, writing, write, end } = useWriting(desk, rows);
  const { place, line, focused } = cell;
  const mayLeave = useRef(false);
  const paste = usePasting({ desk, rows, onPasted: options.onPasted });
  const performAction = (press: Press, element: Element | null) => {
    mayLeave.current = press.do === 'out';
    if (press.do === 'go') return cell.go(press.to);
    if (press.do === 'write') return write(press.text);
    cell.wantFocus(true);
    if (press.do === 'undo') {
      desk.undo();
      return options.announce('undone');
    }
    if (line === undefined) return;
    if (press.do === 'enter') {
      cell.wantFocus(false);
      if (place.column === 'pick') options.onPick(line);
      else controlsOf(element)?.focus();
    }
    if (press.do === 'insert') options.onAdd(line.id);
    if (press.do === 'remove') removeLine(options, cell);
    if (press.do === 'clear') clearCell(desk, cell);
  };
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
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
    },
    onFocus: (event: FocusEvent) => {
      const entered = cellAt(event.target);
      if (entered && (entered.id !== focused?.id || entered.column !== place.column)) {
        cell.setActive(entered);
      }
    },
    onDoubleClick: (event: MouseEvent) => {
      const pressed = cellAt(event.target);
      if (pressed && isEdited(pressed.column) && writing === null) write(null);
    },
    onPaste: (event: ClipboardEvent) => {
      if (writing !== null || line === undefined) return;
      event.preventDefault();
      cell.wantFocus(true);
      paste(event.clipboardData.getData('text'), place);
    },
    onCopy: (event: ClipboardEvent) => {
      if (writing === null) copyCell(event, cell);
    },
  };
  return { body: cell.body, focused, writing, handlers, end };
}

/** Copies the text of a cell, unless the reader has selected another. */
function copyCell(event: ClipboardEvent, { line, place }: ActiveCell): void {
  const selected = window.getSelection()?.toString() ?? '';
  if (line === undefined || selected !== '' || !isEdited(place.column)) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', textOf(line, place.column));
}

function clearCell(desk: Desk, { line, place }: ActiveCell): void {
  if (line === undefined || !isEdited(place.column)) return;
  const cleared = withText(cellsOf(line), place.column, '');
  if (cleared) desk.edit(changeOf(line, cleared));
}

function removeLine({ desk, rows, announce }: GridOptions, cell: ActiveCell): void {
  const { line, place } = cell;
  const next = rows[place.row + 1] ?? rows[place.row - 1];
  if (line === undefined) return;
  if (next) cell.setActive({ id: next.id, column: 'mpn' });
  desk.edit([{ do: 'remove', id: line.id }]);
  announce('removed');
}
