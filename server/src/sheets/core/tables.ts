import { cellText, type RawRow } from './cell.ts';
import { contrastHeader } from './contrast.ts';
import { matchHeading, plainHeading } from './headings/heading.ts';

/** A row of headings, and the rows under it until the next such row. */
export interface Section {
  /** The row of headings; null where the rows have none. */
  readonly header: RawRow | null;
  readonly rows: readonly RawRow[];
}

/** Headings of a row without case, marks and blanks: equal for equal tables. */
export const headerKey = ({ cells }: RawRow): string =>
  cells.map((cell) => plainHeading(cellText(cell)).joined).join('|');

const HEADING_CHARS_MAX = 60;

/** How much a row looks like headings: the fields that it names, 0 where it does not. */
export function headerScore({ cells }: RawRow, leastScore = 0.9): number {
  const fields = new Set<string>();
  let filled = 0;
  let matched = 0;
  let numbers = 0;
  for (const cell of cells) {
    const text = cellText(cell);
    if (text === '') continue;
    filled += 1;
    if (typeof cell === 'number' || /^[\d.,\s%$€¥-]+$/.test(text)) numbers += 1;
    else if (text.length <= HEADING_CHARS_MAX) {
      const match = matchHeading(text).find(({ score }) => score >= leastScore);
      if (!match) continue;
      matched += 1;
      if (match.field !== 'other') fields.add(match.field);
    }
  }
  const isList = fields.has('mpn') && fields.has('quantity');
  if (fields.size === 0 || numbers > filled / 4) return 0;
  if (matched / filled < 0.3 && !isList) return 0;
  const isEnough = fields.size >= 2 || matched >= 3 || filled === 1;
  return isEnough ? fields.size + 0.3 * (matched - fields.size) : 0;
}

/** Headings of one column alone stand in the first row of a list, nowhere else. */
const isLoneCell = ({ cells }: RawRow) =>
  cells.filter((cell) => cellText(cell) !== '').length === 1;

/** Parts rows into tables by their headings; two rows of headings in a row are one. */
export function sectionsOf(rows: readonly RawRow[]): Section[] {
  const headers = headersIn(rows, 0.9);
  const found = headers.length > 0 ? headers : unknownHeader(rows);
  if (found.length === 0) return [{ header: null, rows }];
  return found.map((headerIndex, place) => ({
    header: rows[headerIndex] ?? null,
    rows: rows.slice(headerIndex + 1, found[place + 1] ?? rows.length),
  }));
}

/** The row of headings of which no word is known: by what stands under it, else by parts of words. */
function unknownHeader(rows: readonly RawRow[]): number[] {
  const headerIndex = contrastHeader(rows);
  return headerIndex === null ? headersIn(rows.slice(0, 30), 0.6).slice(0, 1) : [headerIndex];
}

function headersIn(rows: readonly RawRow[], leastScore: number): number[] {
  const headers: { index: number; score: number }[] = [];
  for (const [at, row] of rows.entries()) {
    if (isLoneCell(row) && at > 0) continue;
    const score = headerScore(row, leastScore);
    if (score === 0) continue;
    const last = headers.at(-1);
    if (last && last.index === at - 1) {
      if (score > last.score) headers[headers.length - 1] = { index: at, score };
    } else headers.push({ index: at, score });
  }
  return headers.map(({ index }) => index);
}
