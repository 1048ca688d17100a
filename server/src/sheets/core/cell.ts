/**
 * The raw value of a cell. Text and numbers come as they are; a value that a spreadsheet may have
 * made of something else comes with its kind.
 */
export type Cell = string | number | OddCell;

/** Why a cell is neither plain text nor a plain number. */
export type OddKind =
  /** A day or a time by its format; the text is ISO. */
  | 'date'
  /** A number that the sheet shows with an exponent; the text is what it shows. */
  | 'scientific'
  /** #N/A, #REF! and their like. */
  | 'error'
  /** A formula without a kept result, or one that stands as text. */
  | 'formula'
  /** One of several rows that share a merged cell; the text is the shared one. */
  | 'merged'
  | 'boolean';

/** A cell with a caveat; `text` is what a reader would see. */
export interface OddCell {
  readonly kind: OddKind;
  readonly text: string;
}

/** A row of a sheet, its number counted from 1 as spreadsheets and text editors count. */
export interface RawRow {
  readonly row: number;
  readonly cells: readonly Cell[];
}

/** A number as text without an exponent; more than 15 digits are what floating point made up. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return '';
  const plain = String(value);
  if (plain.length < 15 && !plain.includes('e')) return plain;
  const short = Number.isInteger(value) ? value : Number(value.toPrecision(15));
  const text = String(short);
  const parts = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!parts) return text;
  const [, sign = '', whole = '', fraction = '', power = '0'] = parts;
  const digits = whole + fraction;
  const point = whole.length + Number(power);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return sign + digits.padEnd(point, '0');
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** The text of a cell as a reader would see it, outer blanks removed. */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  return typeof cell === 'number' ? numberText(cell) : cell.text.trim();
}

/** The letters over a column in a spreadsheet, counted from 0: A, B ... Z, AA. */
export function columnLetter(column: number): string {
  let letters = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) {
    letters = String.fromCharCode(65 + (left % 26)) + letters;
  }
  return letters;
}
