import { v4 } from 'uuid';
import type { BomCells, BomLine } from '#contract/bom/bill-schemas.ts';
import { BOM_LINES_MAX } from '#contract/bom/shapes.ts';
import type { Desk } from '../desk.ts';
import { changeOf, type Edit } from '../edits.ts';
import { cellsOf, EMPTY_CELLS, isEdited, withText } from './cells.ts';
import type { Place } from './grid-keys.ts';
import { filledColumns, pastedCells } from './pasted-cells.ts';

interface PastingOptions {
  readonly desk: Desk;
  /** The lines that are shown, which pasted rows go over. */
  readonly rows: readonly BomLine[];
  readonly onPasted: (count: number, isFull: boolean) => void;
}

/** Fills cells from a place on with what was pasted; rows past the last line become lines. */
export function usePasting({ desk, rows, onPasted }: PastingOptions) {
  return (text: string, from: Place): void => {
    const pasted = pastedCells(text);
    if (pasted.length === 0) return;
    const start = isEdited(from.column) ? from.column : 'mpn';
    const columns = filledColumns(pasted, start);
    const all = desk.state().lines;
    const room = BOM_LINES_MAX - all.length;
    const fits = pasted.slice(0, rows.length - from.row + room);
    const edits: Edit[] = [];
    const notCounts = new Map<string, string>();
    let after = all.at(-1)?.id ?? null;
    for (const [at, cells] of fits.entries()) {
      const line = rows[from.row + at];
      const id = line?.id ?? v4();
      let next: BomCells = line ? cellsOf(line) : EMPTY_CELLS;
      for (const [place, cell] of cells.entries()) {
        const column = columns[place];
        if (!column) continue;
        const written = withText(next, column, cell);
        if (written === null) notCounts.set(id, cell);
        next = written ?? { ...next, quantity: null };
      }
      if (line) edits.push(...changeOf(line, next));
      else {
        edits.push({ do: 'add', id, after, cells: next });
        after = id;
      }
    }
    desk.edit(edits, notCounts);
    onPasted(fits.length, fits.length < pasted.length);
  };
}
