import { cellText, columnLetter, type RawRow } from './core/cell.ts';
import type { Proposal, SheetMapping } from './core/field.ts';
import { headingScore, matchHeading } from './core/headings/heading.ts';
import { decimalMark, propose } from './core/propose.ts';
import { RowReader } from './core/read-row.ts';
import type { SheetProblem } from './core/reason.ts';
import type { SheetRow } from './core/row.ts';
import { headerKey, headerScore } from './core/tables.ts';
import type { OpenedSheets } from './open.ts';
import { problemAt, Unreadable } from './read/unreadable.ts';

/** So many rows tell what a sheet holds. */
const SAMPLE_ROWS = 1000;
/** So many rows are shown over the choice of columns. */
const HEAD_ROWS = 20;

/** How a sheet may be read, with its first rows as they are. */
export interface SheetProposal extends Proposal {
  readonly head: readonly RawRow[];
  /** Further tables of the sheet, which are not read. */
  readonly warnings: readonly SheetProblem[];
}

/** The first rows of a sheet that hold anything. */
export async function sampleRows(
  opened: OpenedSheets,
  sheet: number,
  count = SAMPLE_ROWS,
): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for await (const batch of opened.rows(sheet)) {
    rows.push(...batch.slice(0, count - rows.length));
    if (rows.length >= count) break;
  }
  return rows;
}

/**
 * How each visible sheet may be read, the one that is most a list of parts first. Throws
 * `Unreadable` where no visible sheet holds anything.
 */
export async function proposeSheets(opened: OpenedSheets): Promise<SheetProposal[]> {
  const proposals: SheetProposal[] = [];
  for (const { index, hidden, name } of opened.sheets) {
    if (hidden) continue;
    const rows = await sampleRows(opened, index);
    if (rows.length === 0) continue;
    const proposal = propose(index, rows);
    const warnings = proposal.otherTables.map((row) =>
      problemAt(opened.name, 'otherTables', {}, { sheet: name === '' ? null : name, row }),
    );
    const open = rows.find((row) => 'quoteOpen' in row && row.quoteOpen === true);
    if (open) {
      const place = { sheet: name === '' ? null : name, row: open.row };
      warnings.push(problemAt(opened.name, 'quoteOpen', {}, place));
    }
    if (proposal.besideColumn !== null) {
      const column = proposal.besideColumn;
      const place = { sheet: name === '' ? null : name, row: proposal.headerRow ?? 0, column };
      const facts = { from: columnLetter(column) };
      warnings.push(problemAt(opened.name, 'tableBeside', facts, place));
    }
    proposals.push({ ...proposal, head: rows.slice(0, HEAD_ROWS), warnings });
  }
  const [first, ...others] = proposals.sort((one, two) => two.score - one.score);
  if (first === undefined) throw new Unreadable(opened.name, 'fileEmpty');
  const lists = others.filter(isList).map(({ sheet }) => {
    const name = opened.sheets.find(({ index }) => index === sheet)?.name ?? '';
    return problemAt(opened.name, 'otherSheet', {}, { sheet: name });
  });
  return [{ ...first, warnings: [...first.warnings, ...lists] }, ...others];
}

/** So sure of part numbers and quantities a sheet beside the first is for a list as well. */
const LIST_SURE = 0.75;

const isList = ({ columns }: Proposal): boolean =>
  ['mpn', 'quantity'].every((field) =>
    columns.some((column) => column.field === field && column.confidence >= LIST_SURE),
  );

/**
 * Reads the rows of a sheet under a mapping, in batches: each row is taken or refused, none is
 * left out, but for rows above the headings, and headings that are repeated. Rows under other
 * headings are refused as another table's.
 */
export async function* readRows(
  opened: OpenedSheets,
  mapping: SheetMapping,
): AsyncGenerator<SheetRow[]> {
  const sample = await sampleRows(opened, mapping.sheet);
  const decimal = mapping.decimal ?? decimalMark(mapping.fields, sample);
  const sheet = opened.sheets[mapping.sheet]?.name ?? null;
  const table = new Table(opened.name, sheet === '' ? null : sheet, {
    ...mapping,
    decimal,
    isWide: isWide(sample, mapping.headerRow),
  });
  for await (const batch of opened.rows(mapping.sheet)) {
    const read: SheetRow[] = [];
    for (const row of batch) {
      const one = table.read(row);
      if (one) read.push(one);
    }
    if (read.length > 0) yield read;
  }
}

/** Whether rows are wider than their headings so often that no single one is odd for it. */
function isWide(sample: readonly RawRow[], headerRow: number | null): boolean {
  const header = sample.find(({ row }) => row === headerRow);
  if (!header) return true;
  const below = sample.filter(({ row }) => row > header.row);
  const wider = below.filter(({ cells }) => cells.length > header.cells.length).length;
  return wider > below.length / 4;
}

/** A mapping with what the first rows say. */
interface TableMapping extends SheetMapping {
  readonly decimal: '.' | ',';
  readonly isWide: boolean;
}

/** Walks the rows of a sheet and knows in which of its tables it is. */
class Table {
  readonly #file: string;
  readonly #sheet: string | null;
  readonly #mapping: TableMapping;
  #reader: RowReader | null = null;
  #key: string | null = null;
  #isElsewhere = false;
  readonly #telling: readonly number[];

  constructor(file: string, sheet: string | null, mapping: TableMapping) {
    this.#file = file;
    this.#sheet = sheet;
    this.#mapping = mapping;
    this.#telling = mapping.fields.flatMap((field, column) =>
      field === 'quantity' || field === 'mpn' ? [column] : [],
    );
    if (mapping.headerRow === null) this.#reader = this.#readerUnder(null);
  }

  #readerUnder(header: RawRow | null): RowReader {
    const { decimal, isWide } = this.#mapping;
    return new RowReader({
      file: this.#file,
      sheet: this.#sheet,
      mapping: this.#mapping,
      decimal,
      isWide,
      header,
    });
  }

  read(row: RawRow): SheetRow | null {
    const { headerRow } = this.#mapping;
    if (headerRow !== null && row.row < headerRow) return null;
    if (row.row === headerRow) {
      this.#key = headerKey(row);
      this.#reader = this.#readerUnder(row);
      return null;
    }
    this.#reader ??= this.#readerUnder(null);
    if (this.#isHeader(row)) return null;
    if (this.#isElsewhere) return this.#refused(row, 'otherTable');
    if ('quoteOpen' in row && row.quoteOpen === true) return this.#refused(row, 'quoteOpen');
    return this.#reader.read(row);
  }

  /** Whether a row is headings: the same again, or those of another table. */
  #isHeader(row: RawRow): boolean {
    if (this.#key === null || !this.#couldBeHeader(row)) return false;
    if (headerKey(row) === this.#key || this.#isAlike(row)) {
      this.#isElsewhere = false;
      return true;
    }
    // Another table's headings name part number or quantity, and more beside it. A second row of
    // headings says more of the first.
    if (headerScore(row) < 3) return false;
    this.#isElsewhere = row.row !== (this.#mapping.headerRow ?? 0) + 1;
    return true;
  }

  /** Headings that put part number and quantity where this table has them are this table's. */
  #isAlike({ cells }: RawRow): boolean {
    return (
      this.#telling.length > 1 &&
      this.#telling.every((column) => {
        const field = this.#mapping.fields[column] ?? 'other';
        return headingScore(matchHeading(cellText(cells[column])), field) >= 0.8;
      })
    );
  }

  /** A row with digits where this table has its numbers is no row of headings; seldom more is asked. */
  #couldBeHeader({ cells }: RawRow): boolean {
    for (const column of this.#telling) {
      const cell = cells[column] ?? '';
      if (typeof cell !== 'string' || /\d/.test(cell)) return false;
    }
    return cells.length > 1;
  }

  #refused(row: RawRow, reason: 'otherTable' | 'quoteOpen'): SheetRow {
    const problem = {
      reason,
      file: this.#file,
      sheet: this.#sheet,
      row: row.row,
      column: null,
      facts: {},
    };
    return { row: row.row, refusals: [problem], mpn: '', cells: row.cells };
  }
}
