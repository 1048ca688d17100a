import type { BomCells, BomLine, BomMatch } from '#contract/bom/bill-schemas.ts';
import { designators } from '#contract/bom/designators.ts';

/** Columns that are written by hand, in the order of the table. */
export const editedColumns = ['mpn', 'manufacturer', 'designators', 'quantity'] as const;
export type EditedColumn = (typeof editedColumns)[number];

/** All columns, in the order in which arrows go through them. */
export const columns = [
  'pick',
  'mpn',
  'part',
  'manufacturer',
  'designators',
  'state',
  'quantity',
  'needed',
  'sellers',
  'unitPrice',
  'amount',
  'acts',
] as const;
export type Column = (typeof columns)[number];

export const isEdited = (column: Column): column is EditedColumn =>
  (editedColumns as readonly string[]).includes(column);

/** Signs that a cell takes. */
export const cellMax: Readonly<Record<EditedColumn, number>> = {
  mpn: 200,
  manufacturer: 200,
  designators: 20_000,
  quantity: 13,
};

/** The cells of a line as they are sent. */
export const cellsOf = (line: BomLine): BomCells => ({
  mpn: line.mpn,
  alternatives: line.alternatives,
  manufacturer: line.manufacturer,
  quantity: line.quantity,
  designators: line.designators,
  description: line.description,
  dnp: line.dnp,
});

export const EMPTY_CELLS: BomCells = {
  mpn: '',
  alternatives: [],
  manufacturer: '',
  quantity: null,
  designators: '',
  description: '',
  dnp: false,
};

/** Returns the text of a cell for editing. */
export const textOf = (cells: BomCells, column: EditedColumn): string =>
  column === 'quantity' ? `${cells.quantity ?? ''}` : cells[column];

const GROUPED = /^\d{1,3}(?:[,\s\u00a0\u202f']\d{3})+$/;

/** A number of pieces as written; null where none is, undefined where it is something else. */
export function quantityOf(text: string): number | null | undefined {
  const bare = text.trim();
  if (bare === '') return null;
  const digits = GROUPED.test(bare) ? bare.replace(/\D/g, '') : bare;
  if (!/^[1-9]\d{0,9}$/.test(digits)) return undefined;
  const count = Number(digits);
  return count <= 2_000_000_000 ? count : undefined;
}

/** Cells with another text in one of them; null where that text cannot stand there. */
export function withText(cells: BomCells, column: EditedColumn, text: string): BomCells | null {
  if (column !== 'quantity') {
    return { ...cells, [column]: text.trim().slice(0, cellMax[column]) };
  }
  const quantity = quantityOf(text);
  return quantity === undefined ? null : { ...cells, quantity };
}

/** Whether a change of cells asks for another match: the number, its maker, or whether it is placed. */
export const requiresMatch = (before: BomCells, now: BomCells): boolean =>
  before.mpn !== now.mpn ||
  before.manufacturer !== now.manufacturer ||
  before.dnp !== now.dnp ||
  before.alternatives.join('\n') !== now.alternatives.join('\n');

const NOTHING: BomMatch = {
  state: 'notPart',
  part: null,
  by: null,
  candidates: [],
  prices: [],
  risks: [],
};

/** A line with cells just written; what is only known by asking stays as it was. */
export function lineWith(cells: BomCells, before: BomLine | null, id: string): BomLine {
  const canReuseMatch = before !== null && !requiresMatch(before, cells);
  const match = cells.dnp ? { ...NOTHING, state: 'dnp' as const } : NOTHING;
  const places = designators(cells.designators);
  return {
    ...cells,
    id,
    row: before?.row ?? null,
    problem: null,
    counted: places === null || places.length === 0 ? null : places.length,
    match: canReuseMatch ? before.match : match,
    sent: before?.sent ?? null,
  };
}
