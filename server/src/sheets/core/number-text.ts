/** Which mark stands before decimals. */
export type DecimalMark = '.' | ',';

/** A number as digits: `whole` and `fraction` joined are the value, no mark, no sign. */
export interface PlainNumber {
  readonly isNegative: boolean;
  readonly whole: string;
  readonly fraction: string;
  /** Its one mark stands before three digits and could be either. */
  readonly isUnclear: boolean;
}

const BLANKS = /[\s\u00a0\u2007\u2009\u202f_]/g;
const GROUPS = /^\d{1,3}(?:([ ,.'’])\d{3})(?:\1\d{3})*$/;
const INDIAN = /^\d{1,2}(?:,\d{2})*,\d{3}$/;

/**
 * Reads a number written with any thousands mark. Where its only mark could stand for either,
 * `decimal` says which it is. Null where it is no number.
 */
export function readNumber(text: string, decimal: DecimalMark): PlainNumber | null {
  let rest = text.normalize('NFKC').replace(/[−–]/g, '-').trim();
  let isNegative = false;
  const inBrackets = /^\((.*)\)$/.exec(rest);
  if (inBrackets) [isNegative, rest] = [true, inBrackets[1] ?? ''];
  if (/^[+-]/.test(rest)) {
    isNegative = rest.startsWith('-') || isNegative;
    rest = rest.slice(1);
  } else if (rest.endsWith('-')) [isNegative, rest] = [true, rest.slice(0, -1)];
  rest = rest.trim().replace(BLANKS, ' ');
  if (!/^[\d.,]/.test(rest) || !/^[\d ,.'’]+$/.test(rest)) return null;
  const found = split(rest, decimal);
  return found === null ? null : { ...found, isNegative };
}

function split(text: string, decimal: DecimalMark): Omit<PlainNumber, 'isNegative'> | null {
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (dots > 0 && commas > 0) {
    const mark = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    return parts(text, mark);
  }
  const mark = dots > 0 ? '.' : ',';
  if (dots + commas === 0) return parts(text, null);
  if (dots + commas > 1) return grouped(text) ? plainNumber(text, false) : null;
  const [whole = '', fraction = ''] = text.split(mark);
  const couldGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!couldGroup) return parts(text, mark);
  if (mark !== decimal) return plainNumber(text, true);
  const found = parts(text, mark);
  return found && { ...found, isUnclear: true };
}

const grouped = (text: string) => GROUPS.test(text) || INDIAN.test(text);

function plainNumber(text: string, isUnclear: boolean) {
  return { whole: text.replace(/\D/g, ''), fraction: '', isUnclear };
}

function parts(text: string, mark: DecimalMark | null): Omit<PlainNumber, 'isNegative'> | null {
  const markIndex = mark === null ? text.length : text.lastIndexOf(mark);
  const before = text.slice(0, markIndex);
  const fraction = text.slice(markIndex + 1);
  if (!/^\d*$/.test(fraction) || (before === '' && fraction === '')) return null;
  if (before !== '' && !/^\d+$/.test(before) && !grouped(before)) return null;
  return { whole: before.replace(/\D/g, ''), fraction, isUnclear: false };
}

/** Which mark texts of a column use before decimals, or null where none of them tells. */
export function decimalOf(texts: readonly string[]): DecimalMark | null {
  let dots = 0;
  let commas = 0;
  for (const text of texts) {
    const digits = text.replace(/[^\d.,]/g, '').replace(/^[.,]+(?=\D)|[.,]+$/g, '');
    const both = /\d[.,]\d/.test(digits) && digits.includes('.') && digits.includes(',');
    if (both) {
      if (digits.lastIndexOf('.') > digits.lastIndexOf(',')) dots += 2;
      else commas += 2;
      continue;
    }
    const one = /^(\d*)([.,])(\d+)$/.exec(digits);
    if (!one || ((one[3] ?? '').length === 3 && /^[1-9]/.test(one[1] ?? ''))) continue;
    if (one[2] === '.') dots += 1;
    else commas += 1;
  }
  return dots === commas ? null : dots > commas ? '.' : ',';
}
