import { useEffect, useState } from 'react';
import { type PartQuery, readDateCode, readPieces } from './part-query.ts';

/** Figures of a filter while they are typed. */
export interface FigureInputs {
  readonly typed: { readonly quantity: string; readonly from: string; readonly to: string };
  readonly type: (part: Partial<FigureInputs['typed']>) => void;
  /** Whether the reader has left a field, so that what is wrong may be said. */
  readonly tried: boolean;
  /** Returns the typed filters; null where they are invalid, which is then shown, or unchanged. */
  readonly read: () => Pick<PartQuery, 'quantity' | 'dateCodeFrom' | 'dateCodeTo'> | null;
}

export const isInvalidDateCode = (text: string) => text !== '' && readDateCode(text) === null;

export const isWrongPieces = (text: string) => text.trim() !== '' && readPieces(text) === null;

/** Two-digit years from here on are of the last century, as search reads them. */
const CENTURY = '70';
const order = (code: string) => `${code >= CENTURY ? 0 : 1}${code.slice(0, 4)}`;

/** Whether a span of date codes ends before it begins. */
export function isReversedSpan(from: string, to: string): boolean {
  const [first, last] = [readDateCode(from), readDateCode(to)];
  return first !== null && last !== null && order(first) > order(last);
}

/** Figures while they are typed; another address takes their place. */
export function useFigureInputs({ quantity, dateCodeFrom, dateCodeTo }: PartQuery): FigureInputs {
  const [typed, setTyped] = useState({
    quantity: quantity === null ? '' : String(quantity),
    from: dateCodeFrom ?? '',
    to: dateCodeTo ?? '',
  });
  const [tried, setTried] = useState(isReversedSpan(typed.from, typed.to));
  useEffect(() => {
    setTyped({
      quantity: quantity === null ? '' : String(quantity),
      from: dateCodeFrom ?? '',
      to: dateCodeTo ?? '',
    });
  }, [quantity, dateCodeFrom, dateCodeTo]);
  const read = () => {
    const { from, to } = typed;
    const isWrong =
      isWrongPieces(typed.quantity) || isInvalidDateCode(from) || isInvalidDateCode(to);
    setTried(isWrong || isReversedSpan(from, to));
    if (isWrong || isReversedSpan(from, to)) return null;
    const next = {
      quantity: readPieces(typed.quantity),
      dateCodeFrom: readDateCode(typed.from),
      dateCodeTo: readDateCode(typed.to),
    };
    const isSame =
      next.quantity === quantity &&
      next.dateCodeFrom === dateCodeFrom &&
      next.dateCodeTo === dateCodeTo;
    return isSame ? null : next;
  };
  return { typed, type: (part) => setTyped((now) => ({ ...now, ...part })), tried, read };
}
