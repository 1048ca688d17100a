import { useEffect, useState } from 'react';
import { type PartQuery, readDateCode, readPieces } from './part-query.ts';

/** Figures of a filter while they are typed. */
export interface Typing {
  readonly typed: { readonly quantity: string; readonly from: string; readonly to: string };
  readonly type: (part: Partial<Typing['typed']>) => void;
  /** What is typed as filters; null where it is wrong, or says what was asked already. */
  readonly read: () => Pick<PartQuery, 'quantity' | 'dateCodeFrom' | 'dateCodeTo'> | null;
}

export const isWrongCode = (text: string) => text !== '' && readDateCode(text) === null;

/** Figures while they are typed; another address takes their place. */
export function useFigureTyping({ quantity, dateCodeFrom, dateCodeTo }: PartQuery): Typing {
  const [typed, setTyped] = useState({
    quantity: quantity === null ? '' : String(quantity),
    from: dateCodeFrom ?? '',
    to: dateCodeTo ?? '',
  });
  useEffect(() => {
    setTyped({
      quantity: quantity === null ? '' : String(quantity),
      from: dateCodeFrom ?? '',
      to: dateCodeTo ?? '',
    });
  }, [quantity, dateCodeFrom, dateCodeTo]);
  const read = () => {
    if (isWrongCode(typed.from) || isWrongCode(typed.to)) return null;
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
  return { typed, type: (part) => setTyped({ ...typed, ...part }), read };
}
