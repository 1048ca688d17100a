import {
  BOM_ALTERNATIVES_MAX,
  BOM_LINES_MAX,
  type BomCells,
  type BomField,
  type BomMapping,
} from '#contract/bom/shapes.ts';
import {
  type Cell,
  cellText,
  isNoPart,
  isRefused,
  type OpenedSheets,
  readQuantity,
  readRows,
  type SheetField,
  type SheetProblem,
  type SheetRow,
} from '#server/sheets/public.ts';
import { isNotPlaced, saysNotPlaced } from './core/not-placed.ts';
import { keptProblem } from './look.ts';
import type { KeptProblem } from './store.ts';

/** A row of a file as a line of a bill. */
export interface ReadLine {
  readonly row: number;
  readonly problem: KeptProblem | null;
  readonly cells: BomCells;
}

/** A sheet that was read; more lines than a bill may have are told, not kept. */
export interface ReadSheet {
  readonly lines: readonly ReadLine[];
  readonly tooMany: boolean;
}

const TEXT_MAX = 200;
const DESCRIPTION_MAX = 500;
const DESIGNATORS_CHARS = 20_000;
const HEADINGS_ROWS = 300;

/** Rows that are another table's, or whose cells stand at the wrong place: nothing of them is read. */
const ELSEWHERE = ['otherTable'];

/** A naming of columns as the reader of sheets knows it. */
const sheetFieldOf = (field: BomField | null): SheetField | null =>
  field === 'dnp' ? null : field;

/** Reads cells of a row by their fields. */
class Row {
  readonly #cells: readonly Cell[];
  readonly #fields: BomMapping['fields'];

  constructor(cells: readonly Cell[], fields: BomMapping['fields']) {
    this.#cells = cells;
    this.#fields = fields;
  }

  cell(field: BomField): Cell | undefined {
    return this.#cells[this.#fields.indexOf(field)];
  }

  text(field: BomField): string {
    return cellText(this.cell(field));
  }

  has(field: BomField): boolean {
    return this.#fields.includes(field);
  }

  saysAnywhere(says: (text: string) => boolean): boolean {
    return this.#cells.some((cell) => says(cellText(cell)));
  }
}

/** The quantity of a row, or the reason why it has none. */
function quantityOf(row: Row, told: (reason: SheetProblem['reason']) => KeptProblem) {
  const read = readQuantity(row.cell('quantity'), '.');
  if ('value' in read) return { quantity: read.value, problem: null, isZero: false };
  const isZero = read.reason === 'quantityZero';
  const isSaid = saysNotPlaced(row.text('quantity'));
  const problem = isZero || isSaid ? null : told(read.reason);
  return { quantity: null, problem, isZero };
}

/** The part numbers of a row: as they stand in their cells, but for what the reader took apart. */
function partsOf(row: Row, read: SheetRow) {
  const shown = row.text('mpn').replace(/\s+/g, ' ');
  if (isRefused(read)) {
    return { mpn: isNoPart(shown) ? '' : shown, alternatives: [], manufacturer: null };
  }
  const { mpn, alternatives, manufacturer } = read.values;
  const isAsShown = shown.toUpperCase() === mpn.replace(/\s+/g, ' ');
  return { mpn: isAsShown ? shown : mpn, alternatives, manufacturer };
}

/** A line of a row; null where the row holds none: notes, sums, other tables. */
function lineOf(read: SheetRow, { fields }: BomMapping, heading: string): ReadLine | null {
  const refusals = isRefused(read) ? read.refusals : [];
  if (refusals.some(({ reason }) => ELSEWHERE.includes(reason))) return null;
  const row = new Row(read.cells, fields);
  const told = (reason: SheetProblem['reason']): KeptProblem => ({
    reason,
    sheet: null,
    row: read.row,
    column: fields.indexOf('quantity'),
    facts: { text: row.text('quantity').slice(0, 80) },
  });
  const { mpn, alternatives, manufacturer } = partsOf(row, read);
  const { quantity, problem, isZero } = quantityOf(row, told);
  const designators = row.text('designator').slice(0, DESIGNATORS_CHARS);
  const description = row.text('description').slice(0, DESCRIPTION_MAX);
  const isLine = mpn !== '' || designators !== '' || (quantity !== null && description !== '');
  if (!isLine) return null;
  const dnp =
    isZero ||
    row.saysAnywhere(saysNotPlaced) ||
    (row.has('dnp') && isNotPlaced(heading, row.text('dnp')));
  const unread = refusals.find(({ reason }) => reason !== 'partMissing');
  const maker = manufacturer ?? row.text('manufacturer');
  return {
    row: read.row,
    problem: unread ? keptProblem(unread) : problem,
    cells: {
      mpn: mpn.slice(0, TEXT_MAX),
      alternatives: alternatives
        .slice(0, BOM_ALTERNATIVES_MAX)
        .map((one) => one.slice(0, TEXT_MAX)),
      manufacturer: isNoPart(maker) ? '' : maker.slice(0, TEXT_MAX),
      quantity,
      designators,
      description,
      dnp,
    },
  };
}

/** What stands over the column that says what is placed. */
async function placedHeading(opened: OpenedSheets, mapping: BomMapping): Promise<string> {
  const column = mapping.fields.indexOf('dnp');
  if (column < 0 || mapping.headerRow === null) return '';
  let seen = 0;
  for await (const batch of opened.rows(mapping.sheet)) {
    const header = batch.find(({ row }) => row === mapping.headerRow);
    if (header) return cellText(header.cells[column]);
    seen += batch.length;
    if (seen > HEADINGS_ROWS) break;
  }
  return '';
}

/** Reads the lines of a sheet. Throws `Unreadable` where the file cannot be read to its end. */
export async function readLines(opened: OpenedSheets, mapping: BomMapping): Promise<ReadSheet> {
  const lines: ReadLine[] = [];
  const heading = await placedHeading(opened, mapping);
  const named = {
    sheet: mapping.sheet,
    headerRow: mapping.headerRow,
    fields: mapping.fields.map(sheetFieldOf),
    needs: ['mpn'] as const,
  };
  for await (const batch of readRows(opened, named)) {
    for (const read of batch) {
      const line = lineOf(read, mapping, heading);
      if (line) lines.push(line);
      if (lines.length > BOM_LINES_MAX) return { lines: [], tooMany: true };
    }
  }
  return { lines, tooMany: false };
}
