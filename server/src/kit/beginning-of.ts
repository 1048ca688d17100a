/** The first half of a character that takes two UTF-16 units, at the end of a text. */
const halfAtEnd = /[\ud800-\udbff]$/;

/**
 * Returns the beginning of a well-formed text, of at most so many UTF-16 units. It never ends within
 * a character: PostgreSQL takes no half of one.
 */
export const beginningOf = (text: string, units: number): string =>
  text.slice(0, units).replace(halfAtEnd, '');
