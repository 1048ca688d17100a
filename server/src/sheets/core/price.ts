import { type Cell, cellText, numberText } from './cell.ts';
import { type DecimalMark, readNumber } from './number-text.ts';
import { NUMBER_MAX, type Read } from './quantity.ts';

/** A unit price and what its cell says of its currency. */
export interface ReadPrice {
  /** Decimal text of at most five places, above zero. */
  readonly text: string;
  readonly currency: string | null;
  readonly wasRounded: boolean;
}

const PLACES = 5;
const WHOLE_MAX = 9;

const CURRENCIES: readonly [RegExp, string][] = [
  [/hk\s?\$|\bhkd\b/i, 'HKD'],
  [/nt\s?\$|\btwd\b|\bntd\b/i, 'TWD'],
  [/(?<![a-z])s\$|\bsgd\b/i, 'SGD'],
  [/us\s?\$|\$|\busd\b|\bus\b|dollars?|美元|美金|долл\.?/i, 'USD'],
  [/€|\beur\b|euros?|欧元/i, 'EUR'],
  [/£|\bgbp\b|英镑/i, 'GBP'],
  [/\bjpy\b|日元|円/i, 'JPY'],
  [/₩|\bkrw\b/i, 'KRW'],
  [/₹|\binr\b/i, 'INR'],
  [/\bchf\b/i, 'CHF'],
  [/₽|\brub\b|\brur\b|руб(?:лей|ля|ль)?\.?|р\.(?=\s|$|\/)|(?<=\d\s?)р$/i, 'RUB'],
  [/[¥￥]|\bcny\b|\brmb\b|人民币|元/i, 'CNY'],
];

/** The ISO code of a currency that a text names, or null. */
export const currencyIn = (text: string): string | null =>
  CURRENCIES.find(([pattern]) => pattern.test(text.normalize('NFKC')))?.[1] ?? null;

/** The ISO code in a cell of a currency column; null where it names none. */
export function readCurrency(text: string): string | null {
  const code = text.trim().toUpperCase();
  return currencyIn(text) ?? (/^[A-Z]{3}$/.test(code) ? code : null);
}

const PLAIN = /^(?:[1-9]\d{0,8}(?:\.\d{1,5})?|0\.(?=\d{0,4}[1-9])\d{1,5})$/;

const NO_PRICE =
  /^(?:[-–—.?*/]+|n\/?a|tba|tbd|rfq|call|ask|request(?: price)?|request quote|quote|on request|a\.?a\.?|poa|contact(?: us)?|询价|面议|电议|议价|待定|无|auf anfrage|anfrage|a consultar|consultar|sur demande|nous consulter|по запросу|договорная|запрос|уточняйте)$/i;
const PER =
  /\s*(?:\/|per|pro|por|par|за|每)\s*(\d*)\s*(k|m|тыс\.?|千)?\s*(?:pcs?\.?|pieces?|ea\.?|each|units?|шт\.?|stk\.?|stück|st\.|ud\.?|unidad|pza\.?|pièce|pce|个|只|片|颗|pc)?\s*$/i;
const MARKS =
  /us\s?\$|hk\s?\$|nt\s?\$|s\$|[$€£¥￥₽₩₹]|\b(?:usd|eur|gbp|jpy|krw|inr|chf|rub|rur|cny|rmb|hkd|twd|ntd|sgd|euros?|dollars?)\b|人民币|美元|美金|欧元|英镑|日元|元|円|долл\.?|руб(?:лей|ля|ль)?\.?|р\.?(?=\s*$)/giu;

/** How many pieces a price is for, as a power of ten: `/K` is 3; null where it is none. */
function perPower(text: string): { rest: string; power: number } | null {
  const found = PER.exec(text);
  if (!found || found[0].trim() === '') return { rest: text, power: 0 };
  const [whole, count = '', letter = ''] = found;
  const factor = /^(?:k|тыс|千)/i.test(letter) ? 3 : /^m/i.test(letter) ? 6 : 0;
  if (count !== '' && !/^10*$/.test(count)) return null;
  return { rest: text.slice(0, -whole.length), power: factor + Math.max(0, count.length - 1) };
}

/**
 * A unit price: `$1,234.50`, `1.234,50 €`, `¥0.5`, `1 234,50 руб.`, `12/K`. The value is null where
 * the cell is empty, zero or says that the price is to be asked for.
 */
export function readPrice(cell: Cell | undefined, decimal: DecimalMark): Read<ReadPrice | null> {
  const rawText = cellText(cell);
  // Most cells are plain numbers, and a list has a million of them.
  if ((typeof cell === 'number' || decimal === '.') && PLAIN.test(rawText)) {
    const short = rawText.includes('.') ? rawText.replace(/\.?0+$/, '') : rawText;
    return { value: { text: short, currency: null, wasRounded: false } };
  }
  const text = rawText.normalize('NFKC');
  if (text.length > NUMBER_MAX) return { reason: 'priceNotNumber' };
  if (text === '' || NO_PRICE.test(text)) return { value: null };
  if (typeof cell === 'object') {
    if (cell.kind === 'formula') return { reason: 'formulaNoValue' };
    if (cell.kind === 'error') return { reason: 'cellError' };
    if (cell.kind === 'scientific') return priced(numberText(Number(text)), 0, null);
    if (cell.kind !== 'merged') return { reason: 'priceNotNumber' };
  }
  if (typeof cell === 'number') return priced(numberText(cell), 0, null);
  const currency = currencyIn(text);
  const per = perPower(text.replace(MARKS, ' ').trim());
  if (!per) return { reason: 'priceNotNumber' };
  const found = readNumber(per.rest.trim(), decimal);
  if (!found) return { reason: 'priceNotNumber' };
  const sign = found.isNegative ? '-' : '';
  return priced(`${sign}${found.whole || '0'}.${found.fraction || '0'}`, per.power, currency);
}

function priced(text: string, power: number, currency: string | null): Read<ReadPrice | null> {
  const isNegative = text.startsWith('-');
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const padded = whole.padStart(power + 1, '0');
  const cut = padded.length - power;
  const units = padded.slice(0, cut).replace(/^0+(?=\d)/, '');
  const below = padded.slice(cut) + fraction;
  if (!/[1-9]/.test(units + below)) return { value: null };
  if (isNegative) return { reason: 'priceNegative' };
  if (units.length > WHOLE_MAX) return { reason: 'priceTooLarge' };
  const { digits, wasRounded } = rounded(units, below);
  if (!/[1-9]/.test(digits)) return { reason: 'priceNotNumber' };
  const priceText = `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`.replace(/\.?0+$/, '');
  return { value: { text: priceText, currency, wasRounded } };
}

/** Units and five places as one row of digits, half up. */
function rounded(units: string, below: string) {
  const fractionDigits = below.slice(0, PLACES).padEnd(PLACES, '0');
  const up = (below[PLACES] ?? '0') >= '5' ? 1n : 0n;
  const digits = (BigInt(units + fractionDigits) + up).toString().padStart(PLACES + 1, '0');
  return { digits, wasRounded: /[1-9]/.test(below.slice(PLACES)) };
}
