/** The difference between a typed number and the maker's spelling. */
export type Spelling = 'case' | 'blanks' | 'width' | 'marks';

const withoutBlanks = (text: string) => text.replace(/[\s\u00a0\u3000]+/g, '');

/** Returns the smallest difference between a typed number and the number of its match. */
export function spellingOf(typed: string, mpn: string): Spelling {
  const upper = typed.trim().toUpperCase();
  if (upper === mpn) return 'case';
  if (withoutBlanks(upper) === withoutBlanks(mpn)) return 'blanks';
  const folded = withoutBlanks(upper.normalize('NFKC').toUpperCase());
  return folded === withoutBlanks(mpn) ? 'width' : 'marks';
}
