/** Returns a part number as it is compared: upper case, without spaces and hyphens. */
export const comparedPart = (mpn: string): string => mpn.toUpperCase().replace(/[\s-]/g, '');

/** Returns whether two texts name the same part, however they are spaced. */
export const samePart = (one: string, other: string): boolean =>
  comparedPart(one) !== '' && comparedPart(one) === comparedPart(other);
