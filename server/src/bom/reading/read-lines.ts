import type { BomCells, BomField, BomMapping } from '#contract/bom/bill-schemas.ts';
import { BOM_ALTERNATIVES_MAX, BOM_LINES_MAX } from '#contract/bom/shapes.ts';
import {
  type Cell,
  cellText,
  isNoPart,
  isRefused,
  namesPartNumber,
  type OpenedSheets,
  readQuantity,
  readRows,
  type SheetField,
  type SheetProblem,
  type SheetRow,
  withoutFile,
} from '#server/sheets/public.ts';
import { countedPlaces } from '../core/cells.ts';
import { isNotPlaced, saysNotPlaced } from '../core/not-placed.ts';
import { beginsAsValue, isAddress, isNumberCell } from '../core/number-cell.ts';
import { saysTotal } from '../core/total-row.ts';
import type { StoredProblem } from '../store/bills.ts';
import { isContinuation } from './continuation.ts';

/** A row of a file as a line of a bill. */
export interface ReadLine {
  readonly row: number;
  readonly problem: StoredProblem | null;
  readonly cells: BomCells;
}

/** A sheet that was read; more lines than a bill may have are reported, not kept. */
export interface ReadSheet {
  readonly lines: readonly ReadLine[];
  readonly tooMany: boolean;
}

const TEXT_MAX = 200;
const DESCRIPTION_MAX = 500;
const DESIGNATORS_CHARS = 20_000;
const HEADINGS_ROWS = 300;
/** A list of fewer columns has no room to tell a note from an item. */
const ASIDE_COLUMNS_MIN = 3;

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

  /** Columns that are named. */
  get mappedColumns(): number {
    return this.#fields.filter((field) => field !== null).length;
  }

  /** Cells that hold anything. */
  get filled(): number {
    return this.#cells.filter((cell) => cellText(cell) !== '').length;
  }

  saysAnywhere(says: (text: string) => boolean): boolean {
    return this.#cells.some((cell) => says(cellText(cell)));
  }
}

/** The quantity of a row, or the reason why it has none. */
function quantityOf(row: Row, problemOf: (reason: SheetProblem['reason']) => StoredProblem) {
  const read = readQuantity(row.cell('quantity'), '.');
  if ('value' in read) return { quantity: read.value, problem: null, isZero: false };
  const isZero = read.reason === 'quantityZero';
  const isSaid = saysNotPlaced(row.text('quantity'));
  const problem = isZero || isSaid ? null : problemOf(read.reason);
  return { quantity: null, problem, isZero };
}

/** The facts that a table's headings tell about its rows. */
interface Headings {
  /** Over the column that says what is placed. */
  readonly placed: string;
  /** The column of part numbers is headed as such, and not by a word such as `Comment`. */
  readonly isNumbered: boolean;
}

interface RowParts {
  readonly mpn: string;
  readonly alternatives: readonly string[];
  readonly manufacturer: string | null;
  /** The text under the part numbers that is none: a value, the name of a thing. */
  readonly label: string;
}

/** The part numbers of a row: as they stand in their cells, but for what the reader took apart. */
function partsOf(row: Row, read: SheetRow, { isNumbered }: Headings): RowParts {
  const mpnText = row.text('mpn').replace(/\s+/g, ' ');
  if (isRefused(read)) {
    const none = { mpn: '', alternatives: [], manufacturer: null, label: '' };
    if (isNoPart(mpnText)) return none;
    return !isNumbered && (beginsAsValue(mpnText) || isAddress(mpnText))
      ? { ...none, label: mpnText }
      : { ...none, mpn: mpnText };
  }
  const { mpn, alternatives, manufacturer } = read.values;
  const maker = manufacturer ?? row.text('manufacturer');
  const real = alternatives.filter((one) => isNumberCell(one, ''));
  // Under a heading that says part number outright the text stays where it was written.
  const isLabel = !isNumbered && !isNumberCell(mpn, isNoPart(maker) ? '' : maker);
  if (isLabel) {
    const [first = '', ...others] = real;
    return { mpn: first, alternatives: others, manufacturer, label: mpnText };
  }
  const isSameText = mpnText.toUpperCase() === mpn.replace(/\s+/g, ' ');
  return { mpn: isSameText ? mpnText : mpn, alternatives: real, manufacturer, label: '' };
}

/** Whether the only text of a row is no part, no place and no quantity: a title, a note, a sum. */
function isAside(row: Row, { mpn, quantity }: { mpn: string; quantity: number | null }): boolean {
  const maker = row.text('manufacturer');
  if (row.mappedColumns < ASIDE_COLUMNS_MIN || isNumberCell(mpn, isNoPart(maker) ? '' : maker))
    return false;
  const designated = row.text('designator');
  if (row.saysAnywhere(saysTotal)) return countedPlaces(designated) === null;
  return quantity === null && row.filled < 3 && countedPlaces(designated) === null;
}

/** A line of a row; null where the row holds none: notes, sums, other tables. */
function lineOf(read: SheetRow, { fields }: BomMapping, headings: Headings): ReadLine | null {
  const refusals = isRefused(read) ? read.refusals : [];
  if (refusals.some(({ reason }) => ELSEWHERE.includes(reason))) return null;
  const row = new Row(read.cells, fields);
  const problemOf = (reason: SheetProblem['reason']): StoredProblem => ({
    reason,
    sheet: null,
    row: read.row,
    column: fields.indexOf('quantity'),
    facts: { text: row.text('quantity').slice(0, 80) },
  });
  const { mpn, alternatives, manufacturer, label } = partsOf(row, read, headings);
  const { quantity, problem, isZero } = quantityOf(row, problemOf);
  const designators = row.text('designator').slice(0, DESIGNATORS_CHARS);
  const said = row.text('description');
  const description = (
    said.includes(label) ? said : [label, said].filter(Boolean).join(', ')
  ).slice(0, DESCRIPTION_MAX);
  const isLine = mpn !== '' || designators !== '' || (quantity !== null && description !== '');
  if (!isLine || isAside(row, { mpn, quantity })) return null;
  const dnp =
    isZero ||
    row.saysAnywhere(saysNotPlaced) ||
    (row.has('dnp') && isNotPlaced(headings.placed, row.text('dnp')));
  const unread = refusals.find(({ reason }) => reason !== 'partMissing');
  const maker = manufacturer ?? row.text('manufacturer');
  return {
    row: read.row,
    problem: unread ? withoutFile(unread) : problem,
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

/** Reads the headings of the mapped columns; empty facts where there is no header row. */
async function headingsOf(opened: OpenedSheets, mapping: BomMapping): Promise<Headings> {
  const none = { placed: '', isNumbered: false };
  if (mapping.headerRow === null) return none;
  let rowsRead = 0;
  for await (const batch of opened.rows(mapping.sheet)) {
    const header = batch.find(({ row }) => row === mapping.headerRow);
    if (header) {
      const over = (field: BomField) => cellText(header.cells[mapping.fields.indexOf(field)]);
      return { placed: over('dnp'), isNumbered: namesPartNumber(over('mpn')) };
    }
    rowsRead += batch.length;
    if (rowsRead > HEADINGS_ROWS) break;
  }
  return none;
}

interface FoundLine {
  readonly line: ReadLine;
  /** It says nothing of its own but a part number. */
  readonly isMore: boolean;
}

/** In a list where most rows have neither place nor quantity, each is an item of its own. */
const MORE_SHARE_MAX = 0.6;

/** Lines with the rows that go on with them: their part numbers are alternatives. */
function joined(found: readonly FoundLine[]): ReadLine[] {
  const more = found.filter(({ isMore }) => isMore).length;
  if (more > found.length * MORE_SHARE_MAX) return found.map(({ line }) => line);
  const lines: ReadLine[] = [];
  for (const { line, isMore } of found) {
    const above = lines.at(-1);
    if (!isMore || !above || line.cells.mpn === '') {
      lines.push(line);
      continue;
    }
    const { mpn, alternatives } = above.cells;
    const all = [mpn, ...alternatives, line.cells.mpn, ...line.cells.alternatives];
    const [first = '', ...others] = [...new Set(all.filter((one) => one !== ''))];
    const cells = {
      ...above.cells,
      mpn: first,
      alternatives: others.slice(0, BOM_ALTERNATIVES_MAX),
      manufacturer: mpn === '' ? line.cells.manufacturer : above.cells.manufacturer,
    };
    lines[lines.length - 1] = { ...above, cells };
  }
  return lines;
}

/** Reads the lines of a sheet. Throws `Unreadable` where the file cannot be read to its end. */
export async function readLines(opened: OpenedSheets, mapping: BomMapping): Promise<ReadSheet> {
  const headings = await headingsOf(opened, mapping);
  const layout = {
    sheet: mapping.sheet,
    headerRow: mapping.headerRow,
    fields: mapping.fields.map(sheetFieldOf),
    needs: ['mpn'] as const,
  };
  const found: FoundLine[] = [];
  let above: readonly Cell[] = [];
  for await (const batch of readRows(opened, layout)) {
    for (const read of batch) {
      const line = lineOf(read, mapping, headings);
      if (line) {
        const isMore = isContinuation(read.cells, mapping.fields, above);
        if (!isMore) above = read.cells;
        found.push({ line, isMore });
      }
      if (found.length > 2 * BOM_LINES_MAX) return { lines: [], tooMany: true };
    }
  }
  const lines = joined(found);
  return lines.length > BOM_LINES_MAX ? { lines: [], tooMany: true } : { lines, tooMany: false };
}
