import { type Column, columns, isEdited } from './cells.ts';

/** A cell of the table: a row of those shown, counted from 0, and a column. */
export interface Place {
  readonly row: number;
  readonly column: Column;
}

/** The action of a key press in the table. */
export type Press =
  | { readonly do: 'go'; readonly to: Place }
  | { readonly do: 'write'; readonly text: string | null }
  | { readonly do: 'clear' | 'enter' | 'out' | 'undo' | 'remove' | 'insert' };

export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const PAGE = 15;
const last = columns.length - 1;

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

function stepped(place: Place, rows: number, by: { row?: number; column?: number }): Place {
  const index = clamp(columns.indexOf(place.column) + (by.column ?? 0), last);
  return {
    row: clamp(place.row + (by.row ?? 0), rows - 1),
    column: columns[index] ?? place.column,
  };
}

/** The next cell in reading order; null past either end of the table. */
export function nextPlace(place: Place, rows: number, step: 1 | -1): Place | null {
  const flat = place.row * columns.length + columns.indexOf(place.column) + step;
  if (flat < 0 || flat >= rows * columns.length) return null;
  const column = columns[flat % columns.length];
  return column ? { row: Math.floor(flat / columns.length), column } : null;
}

/** The next cell that is written by hand; null past either end. */
export function nextWritten(place: Place, rows: number, step: 1 | -1): Place | null {
  let next = nextPlace(place, rows, step);
  while (next !== null && !isEdited(next.column)) next = nextPlace(next, rows, step);
  return next;
}

function targetOfKey({ key, ctrlKey, metaKey }: Key, place: Place, rows: number): Place | null {
  const far = ctrlKey || metaKey;
  const all = Number.POSITIVE_INFINITY;
  switch (key) {
    case 'ArrowUp':
      return stepped(place, rows, { row: far ? -all : -1 });
    case 'ArrowDown':
      return stepped(place, rows, { row: far ? all : 1 });
    case 'ArrowLeft':
      return stepped(place, rows, { column: -1 });
    case 'ArrowRight':
      return stepped(place, rows, { column: 1 });
    case 'PageUp':
      return stepped(place, rows, { row: -PAGE });
    case 'PageDown':
      return stepped(place, rows, { row: PAGE });
    case 'Home':
      return stepped(place, rows, { row: far ? -all : 0, column: -all });
    case 'End':
      return stepped(place, rows, { row: far ? all : 0, column: all });
    default:
      return null;
  }
}

/**
 * Returns the action of a key on a cell that is not being edited; null leaves the key to the
 * browser. `mayLeave` is set once Esc was pressed: then Tab leaves the table.
 */
export function actionOfKey(
  key: Key,
  { place, rows, mayLeave }: { place: Place; rows: number; mayLeave: boolean },
): Press | null {
  const isControl = key.ctrlKey || key.metaKey;
  if (key.altKey) return null;
  const to = targetOfKey(key, place, rows);
  if (to !== null) return { do: 'go', to };
  if (key.key === 'Tab') {
    const next = mayLeave ? null : nextPlace(place, rows, key.shiftKey ? -1 : 1);
    return next && { do: 'go', to: next };
  }
  if (key.key === 'Escape') return { do: 'out' };
  if (isControl) return controlled(key);
  if (key.key === 'Enter' || key.key === 'F2') {
    return isEdited(place.column) ? { do: 'write', text: null } : { do: 'enter' };
  }
  if (key.key === 'Delete' || key.key === 'Backspace') {
    return isEdited(place.column) ? { do: 'clear' } : null;
  }
  if (key.key === ' ' && !isEdited(place.column)) return { do: 'enter' };
  const isSign = [...key.key].length === 1;
  return isSign && isEdited(place.column) ? { do: 'write', text: key.key } : null;
}

function controlled({ key, shiftKey }: Key): Press | null {
  if (key.toLowerCase() === 'z' && !shiftKey) return { do: 'undo' };
  if (key === 'Enter') return { do: 'insert' };
  return key === 'Delete' || key === 'Backspace' ? { do: 'remove' } : null;
}
