import type { BomField, BomMapping } from '#contract/bom/bill-schemas.ts';
import { type Cell, cellText } from '#server/sheets/public.ts';

/** Fields of which every separate item fills at least one. */
const OWN: readonly BomField[] = ['designator', 'quantity', 'description', 'dnp'];

const isShared = (cell: Cell | undefined): boolean =>
  typeof cell === 'object' ? cell.kind === 'merged' : cellText(cell) === '';

/** Columns of a row that name parts, and how many. */
const NAMING: readonly (BomField | null)[] = ['mpn', 'manufacturer', 'alternative', 'quantity'];

/** Whether the item above fills columns of its own, such as its price, that are blank here. */
const leavesBlank = (
  cells: readonly Cell[],
  fields: BomMapping['fields'],
  above: readonly Cell[],
): boolean => {
  const further = above.flatMap((cell, column) =>
    NAMING.includes(fields[column] ?? null) || isShared(cell) ? [] : [column],
  );
  return further.length > 0 && further.every((column) => isShared(cells[column]));
};

/**
 * Whether a row goes on with the item above it: a further part number, and neither a place nor a
 * quantity of its own, blank or in one cell with those above. What stands before its part number,
 * such as the number of the item, is blank too. In a list without places and numbers of items its
 * price, or whatever else the item above says, is blank as well: in a plain list of parts and
 * quantities a blank quantity is one that was forgotten.
 */
export function isContinuation(
  cells: readonly Cell[],
  fields: BomMapping['fields'],
  above: readonly Cell[],
): boolean {
  const columnOf = (field: BomField) => fields.indexOf(field);
  const [designator, quantity] = [columnOf('designator'), columnOf('quantity')];
  if (!OWN.every((field) => columnOf(field) < 0 || isShared(cells[columnOf(field)]))) return false;
  const first = Math.min(
    ...fields.flatMap((field, column) =>
      field === 'mpn' || field === 'manufacturer' || field === 'alternative' ? [column] : [],
    ),
  );
  const hasItemNumber = fields.some((field, column) => column < first && field !== 'quantity');
  if (designator < 0) {
    if (quantity < 0) return false;
    if (!hasItemNumber && !leavesBlank(cells, fields, above)) return false;
  }
  return cells.slice(0, first).every(isShared);
}
