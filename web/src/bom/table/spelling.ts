/** How a number as typed is written otherwise than its maker writes it. */
export type Spelling = 'case' | 'blanks' | 'width' | 'marks';

const withoutBlanks = (text: string) => text.replace(/[\s\u00a0\u3000]+/g, '');

/** What sets a number as typed apart from the one that it was matched to; the least thing that does. */
export function spellingOf(typed: string, mpn: string): Spelling {
  const upper = typed.trim().toUpperCase();
  if (upper === mpn) return 'case';
  if (withoutBlanks(upper) === withoutBlanks(mpn)) return 'blanks';
  const folded = withoutBlanks(upper.normalize('NFKC').toUpperCase());
  return folded === withoutBlanks(mpn) ? 'width' : 'marks';
}
