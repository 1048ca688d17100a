import type { DecimalMark } from './number-text.ts';
import { readPrice } from './price.ts';
import { NUMBER_MAX, type Read, readQuantity } from './quantity.ts';
import type { SheetBreak } from './row.ts';

const ONE = /^\s*(\d[\d.,\s]*k?)\s*(?:[-–~]\s*[\d.,]*k?)?\s*\+?\s*(?:pcs?)?\s*[:=@/]\s*(.+?)\s*$/i;

const BREAKS_MAX = 2000;

/** Price breaks of one cell: `20-180:0.0047,200-580:0.0039` or `1+: $0.5; 100+: $0.4`. */
export function readBreaks(text: string, decimal: DecimalMark): Read<readonly SheetBreak[]> {
  if (text.length > BREAKS_MAX) return { reason: 'priceBreaksUnclear' };
  const pieces = text
    .normalize('NFKC')
    .split(/[;|\n]|,(?=\s*\d[\d.]*k?\s*(?:[-–~]\s*\d*k?)?\s*\+?\s*(?:pcs?)?\s*[:=@])/i);
  const breaks: SheetBreak[] = [];
  for (const piece of pieces) {
    if (piece.trim() === '') continue;
    if (piece.length > 2 * NUMBER_MAX) return { reason: 'priceBreaksUnclear' };
    const found = ONE.exec(piece);
    const quantity = readQuantity(found?.[1], decimal);
    const price = readPrice(found?.[2], decimal);
    if (!found || !('value' in quantity) || quantity.value === null) {
      return { reason: 'priceBreaksUnclear' };
    }
    if (!('value' in price) || price.value === null) return { reason: 'priceBreaksUnclear' };
    breaks.push({ quantity: quantity.value, unitPrice: price.value.text });
  }
  return { value: breaks };
}

/** A price and the breaks below it, as a line of stock keeps them. */
export interface Ladder {
  readonly unitPrice: string | null;
  readonly moq: number | null;
  readonly breaks: readonly SheetBreak[];
}

/**
 * Orders breaks under the price of a line. Without a price of its own the lowest break gives it,
 * and from how many pieces it holds. A break that lowers nothing is left out; one that is dearer
 * than the one before is refused.
 */
export function ladder(unitPrice: string | null, breaks: readonly SheetBreak[]): Read<Ladder> {
  const rising = [...breaks].sort((one, two) => one.quantity - two.quantity);
  let price = unitPrice;
  let moq: number | null = null;
  if (price === null && rising.length > 0) {
    const first = rising.shift();
    price = first?.unitPrice ?? null;
    if (first && first.quantity > 1) moq = first.quantity;
  }
  const retained: SheetBreak[] = [];
  let last = price;
  for (const one of rising) {
    const order = last === null ? -1 : compare(one.unitPrice, last);
    if (order > 0) return { reason: 'priceBreaksUnclear' };
    if (order === 0 || one.quantity === retained.at(-1)?.quantity) continue;
    retained.push(one);
    last = one.unitPrice;
  }
  return { value: { unitPrice: price, moq, breaks: retained } };
}

/** Orders two decimal texts without a sign. */
function compare(one: string, two: string): number {
  const scaled = (text: string) => {
    const [whole = '0', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(5, '0'));
  };
  const [a, b] = [scaled(one), scaled(two)];
  return a < b ? -1 : a > b ? 1 : 0;
}
