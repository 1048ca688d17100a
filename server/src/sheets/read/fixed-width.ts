/** A line of a table has at least so many columns. */
const COLUMNS_MIN = 3;
const LINES_MIN = 3;
const SHARE_MIN = 0.6;
const LINE_CHARS_MAX = 4000;

/** Places at which the columns of a text begin whose cells are filled up with blanks. */
export type FixedColumns = readonly number[];

const pieces = (line: string): string[] => line.trim().split(/ {2,}/);

/**
 * The columns of a text that is set in lines of equal widths; null where it is not. Blanks stand at
 * the same places in all lines of such a table.
 */
export function findFixedColumns(sample: string): FixedColumns | null {
  const lines = sample
    .split(/\r\n?|\n/)
    .slice(0, 400)
    .filter((line) => line.trim() !== '' && line.length <= LINE_CHARS_MAX);
  const counts = lines.map((line) => pieces(line).length).sort((one, two) => one - two);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  const table = lines.filter((line) => pieces(line).length >= Math.max(COLUMNS_MIN, usual - 2));
  if (table.length < LINES_MIN || table.length < lines.length * SHARE_MIN) return null;
  if (table.some((line) => line.includes('\t'))) return null;
  const width = Math.max(...table.map(({ length }) => length));
  const isBlank = (offset: number) => table.every((line) => (line[offset] ?? ' ') === ' ');
  const starts: number[] = [];
  let gap = 2;
  for (let position = 0; position < width; position += 1) {
    if (isBlank(position)) {
      gap += 1;
      continue;
    }
    if (gap >= 2) starts.push(position);
    gap = 0;
  }
  return starts.length >= COLUMNS_MIN ? starts : null;
}

/** The cells of a line; a line that does not keep to the columns is one cell. */
export function fixedCells(line: string, columns: FixedColumns): string[] {
  const isAligned = columns.every((start) => start < 1 || (line[start - 1] ?? ' ') === ' ');
  if (!isAligned) return [line.trim()];
  return columns.map((start, index) => line.slice(start, columns[index + 1]).trim());
}
