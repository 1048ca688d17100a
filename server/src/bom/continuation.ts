import type { BomField, BomMapping } from '#contract/bom/shapes.ts';
import { type Cell, cellText } from '#server/sheets/public.ts';

/** What an item of its own has at least one of. */
const OWN: readonly BomField[] = ['designator', 'quantity', 'description', 'dnp'];

const isShared = (cell: Cell | undefined): boolean =>
  typeof cell === 'object' ? cell.kind === 'merged' : cellText(cell) === '';

/**
 * Whether a row goes on with the item above it: a further part number, and neither a place nor a
 * quantity of its own, blank or in one cell with those above. What stands before its part number,
 * such as the number of the item, is blank too. A plain list of parts and quantities has no such
 * rows: a blank quantity there is one that was forgotten.
 */
export function goesOn(cells: readonly Cell[], fields: BomMapping['fields']): boolean {
  const columnOf = (field: BomField) => fields.indexOf(field);
  const [designator, quantity] = [columnOf('designator'), columnOf('quantity')];
  if (!OWN.every((field) => columnOf(field) < 0 || isShared(cells[columnOf(field)]))) return false;
  const first = Math.min(
    ...fields.flatMap((field, column) =>
      field === 'mpn' || field === 'manufacturer' || field === 'alternative' ? [column] : [],
    ),
  );
  const hasItemNumber = fields.some((field, column) => column < first && field !== 'quantity');
  if (designator < 0 && (quantity < 0 || !hasItemNumber)) return false;
  return cells.slice(0, first).every(isShared);
}
