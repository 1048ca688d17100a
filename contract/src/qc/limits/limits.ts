/** A measured value with its limits, as it was typed; an empty limit is none. */
export interface Limited {
  readonly value: string;
  readonly min: string;
  readonly max: string;
}

/**
 * Returns whether a comma may part thousands as well as decimals: `1,500` is fifteen hundred to one
 * reader and one and a half to another.
 */
export const isAmbiguous = (text: string): boolean =>
  /^[+−-]?[1-9]\d{0,2}(,\d{3})+(?!\d)/.test(text.trim());

const numberOf = (text: string): number | null => {
  if (isAmbiguous(text)) return null;
  const trimmed = text.trim().replace(',', '.').replace(/^−/, '-');
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(trimmed) ? Number(trimmed) : null;
};

/** Returns whether a text may stand as a limit: a number alone, or nothing. */
export const isLimit = (text: string): boolean => text.trim() === '' || numberOf(text) !== null;

/**
 * Returns whether a measured value is outside its limits: null where it has none. A value that is
 * no number is not inside any limit.
 */
export function isOutside({ value, min, max }: Limited): boolean | null {
  const [least, most] = [numberOf(min), numberOf(max)];
  if (least === null && most === null) return null;
  if (value.trim() === '') return null;
  const measured = numberOf(value);
  if (measured === null) return true;
  return (least !== null && measured < least) || (most !== null && measured > most);
}
