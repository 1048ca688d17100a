import { type Cell, cellText, numberText } from './cell.ts';
import { type DecimalMark, readNumber } from './number-text.ts';
import type { RowReason } from './reason.ts';

/** A value that was read, or the reason why not. */
export type Read<T> = { readonly value: T } | { readonly reason: RowReason };

/** The most pieces that a line may have (contract `Quantity`). */
const QUANTITY_MAX = 2_000_000_000;

/** No number is longer with all its marks and units. */
export const NUMBER_MAX = 60;

const PLAIN = /^[1-9]\d{0,8}$/;

const UNITS =
  /\s*(?:pcs?\.?|pieces?|ea\.?|each|units?|qty|nos?\.?|шт\.?|штук[аи]?|ед\.?|stk\.?|stücke?|st\.|uds?\.?|unidades|pzas?\.?|piezas|pièces?|pces?\.?|unités?|个|只|片|颗|件|枚|粒|块|支)\s*$/i;
const TIMES: readonly [RegExp, number][] = [
  [/\s*(?:kpcs|k|千|тыс\.?)\s*$/i, 3],
  [/\s*(?:w|万)\s*$/i, 4],
  [/\s*(?:mpcs|mio\.?|m|百万|млн\.?)\s*$/i, 6],
];

/** A whole number of pieces: `1,000`, `1 000`, `1.000`, `10K`, `1000pcs`, `1000+`. */
export function readQuantity(cell: Cell | undefined, decimal: DecimalMark): Read<number | null> {
  // Most cells are plain digits, and a list has a million of them.
  if (typeof cell === 'string' && PLAIN.test(cell)) return { value: Number(cell) };
  if (typeof cell === 'number' && Number.isInteger(cell) && cell > 0 && cell <= QUANTITY_MAX) {
    return { value: cell };
  }
  const text = cellText(cell).normalize('NFKC');
  if (text.length > NUMBER_MAX) return { reason: 'quantityNotNumber' };
  if (text === '' || /^(?:[-–—.?]|n\/?a)$/i.test(text)) return { value: null };
  if (typeof cell === 'number') return checkedQuantity(numberOf(cell));
  if (typeof cell === 'object') {
    if (cell.kind === 'formula') return { reason: 'formulaNoValue' };
    if (cell.kind === 'error') return { reason: 'cellError' };
    if (cell.kind === 'merged') return { reason: 'quantityMerged' };
    if (cell.kind === 'scientific') return checkedQuantity(numberOf(Number(cell.text)));
    if (cell.kind !== 'boolean' && cell.kind !== 'date') return { reason: 'quantityNotNumber' };
    return { reason: 'quantityNotNumber' };
  }
  let rest = text.replace(/^(?:[>≥~≈]=?|约|от|ab|desde|dès)\s*/i, '').replace(/\s*\+$/, '');
  rest = rest.replace(UNITS, '');
  let power = 0;
  for (const [pattern, zeros] of TIMES) {
    if (pattern.test(rest) && /\d/.test(rest)) {
      [rest, power] = [rest.replace(pattern, ''), zeros];
      break;
    }
  }
  return checkedQuantity(parsed(rest, power, decimal));
}

/** Sign and digits with the part below one apart; null where it is no number. */
interface Amount {
  readonly isNegative: boolean;
  readonly whole: string;
  readonly rest: string;
}

function numberOf(value: number): Amount {
  const [whole = '', rest = ''] = numberText(Math.abs(value)).split('.');
  return { isNegative: value < 0, whole, rest };
}

function parsed(text: string, power: number, decimal: DecimalMark): Amount | null {
  // A lone mark before three digits parts thousands here, whichever it is; with K it is decimal.
  const isPlain = power === 0;
  const lone = /^([+-]?)([1-9]\d{0,2})[.,](\d{3})$/.exec(text.trim());
  const found = readNumber(isPlain && lone ? `${lone[1]}${lone[2]}${lone[3]}` : text, decimal);
  if (!found) return null;
  const fraction = found.fraction.padEnd(power, '0');
  return {
    isNegative: found.isNegative,
    whole: found.whole + fraction.slice(0, power),
    rest: fraction.slice(power),
  };
}

function checkedQuantity(amount: Amount | null): Read<number> {
  if (amount === null) return { reason: 'quantityNotNumber' };
  if (/[1-9]/.test(amount.rest)) return { reason: 'quantityFraction' };
  const value = Number(amount.whole || '0');
  if (value === 0) return { reason: 'quantityZero' };
  if (amount.isNegative) return { reason: 'quantityNegative' };
  return value > QUANTITY_MAX ? { reason: 'quantityTooLarge' } : { value };
}
