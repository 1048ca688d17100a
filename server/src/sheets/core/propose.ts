import { secondTableColumn } from './beside.ts';
import { cellText, type RawRow } from './cell.ts';
import { proposeColumns, shapeOf } from './columns.ts';
import { currencyOf } from './currency-of.ts';
import type { Proposal, ProposedColumn, SheetField } from './field.ts';
import { type DecimalMark, decimalOf } from './number-text.ts';
import { headerKey, type Section, sectionsOf } from './tables.ts';

const worth: Partial<Record<SheetField, number>> = {
  mpn: 5,
  quantity: 3,
  manufacturer: 2,
  unitPrice: 1,
  priceBreaks: 1,
  designator: 1,
  dateCode: 0.5,
  description: 0.3,
};
const WORTH_ALL = 12;

interface Candidate {
  readonly section: Section;
  readonly columns: readonly ProposedColumn[];
  readonly score: number;
}

function scoreSection(section: Section): Candidate {
  const columns = proposeColumns(section.header, section.rows);
  let sum = 0;
  for (const { field, confidence } of columns) if (field) sum += (worth[field] ?? 0.1) * confidence;
  const rows = Math.min(1, Math.log10(1 + section.rows.length) / 1.5);
  const hasPart = columns.some(({ field }) => field === 'mpn');
  const score = Math.min(1, sum / WORTH_ALL) * (0.5 + 0.5 * rows) * (hasPart ? 1 : 0.6);
  return { section, columns, score };
}

/** How much of a field's column is filled in a section. */
function fillOf(section: Section, columns: readonly ProposedColumn[], field: SheetField): number {
  const column = columns.find((one) => one.field === field)?.column;
  if (column === undefined || section.rows.length === 0) return 0;
  const filled = section.rows.filter(({ cells }) => cellText(cells[column]) !== '').length;
  return filled / section.rows.length;
}

/** Sections under equal headings are one table, weighed as one. */
function tablesOf(sections: readonly Section[]): Section[][] {
  const tables = new Map<string, Section[]>();
  for (const section of sections) {
    const key = section.header ? headerKey(section.header) : '';
    tables.set(key, [...(tables.get(key) ?? []), section]);
  }
  return [...tables.values()];
}

/**
 * Proposes how a sheet is read, by the headings and the values of its first rows. Of several tables
 * it takes the one that is most a list of parts; a table that is there twice, once without
 * quantities, is taken where it has them.
 */
export function propose(sheet: number, rows: readonly RawRow[]): Proposal {
  const sections = sectionsOf(rows);
  const tables = tablesOf(sections).map((parts) => {
    const header = parts[0]?.header ?? null;
    return { parts, candidate: scoreSection({ header, rows: parts.flatMap((part) => part.rows) }) };
  });
  tables.sort((one, two) => two.candidate.score - one.candidate.score);
  const best = tables[0];
  const candidate = best?.candidate ?? scoreSection({ header: null, rows });
  const parts = best?.parts ?? [];
  const { columns } = candidate;
  const start =
    parts.find((part) => fillOf(part, columns, 'quantity') > 0.3) ?? parts[0] ?? candidate.section;
  const headerRow = start.header?.row ?? null;
  const others = sections.filter(
    (section) => section.header && (!parts.includes(section) || isBefore(section, start)),
  );
  return {
    sheet,
    headerRow,
    fields: columns.map(({ field }) => field),
    columns,
    shape: shapeOf(columns, headerRow !== null),
    otherTables: others.map(({ header }) => header?.row ?? 0),
    besideColumn: secondTableColumn(candidate.section.header),
    currency: currencyOf(candidate.section, columns),
    decimal: decimalIn(columns, candidate.section.rows),
    score: Math.round(candidate.score * 100) / 100,
  };
}

const isBefore = (one: Section, two: Section) => (one.header?.row ?? 0) < (two.header?.row ?? 0);

/** Which mark stands before decimals: what prices show, else a dot. */
function decimalIn(columns: readonly ProposedColumn[], rows: readonly RawRow[]): DecimalMark {
  return decimalMark(
    columns.map(({ field }) => field),
    rows,
  );
}

/** Which mark the text cells of price columns use before decimals; a dot where none tells. */
export function decimalMark(
  fields: readonly (SheetField | null)[],
  rows: readonly RawRow[],
): DecimalMark {
  const texts: string[] = [];
  for (const [column, field] of fields.entries()) {
    if (field !== 'unitPrice' && field !== 'breakPrice') continue;
    for (const { cells } of rows) {
      const cell = cells[column];
      if (typeof cell === 'string') texts.push(cell);
    }
  }
  return decimalOf(texts) ?? '.';
}
