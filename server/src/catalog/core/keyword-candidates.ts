import { mpnKey } from './mpn-key.ts';

const CANDIDATES_MOST = 6;
const SIGNS_MIN = 5;
/** A distributor's own prefix before the maker's number: 595-, 81-. */
const DISTRIBUTOR = /^\d{2,3}-(?=.{5})/;
const BETWEEN = /[\s,;|/\\]+/g;

/** Long enough for a part number, with a digit, and not digits only unless there are many. */
const isLikely = (text: string): boolean => {
  const key = mpnKey(text);
  return key.length >= SIGNS_MIN && /\d/.test(key) && (/\p{L}/u.test(key) || key.length >= 7);
};

/**
 * Returns possible part numbers within a text that is not one itself: a cell with a manufacturer or
 * a package before the number, several numbers, a distributor's prefix. The likeliest comes first;
 * the text itself is never among them. Most texts have none.
 */
export function candidateNumbers(text: string): readonly string[] {
  const typed = text.trim();
  const stripped = typed.replace(DISTRIBUTOR, '');
  const ends = [...typed.matchAll(BETWEEN)].map(({ index, 0: gap }) =>
    typed.slice(index + gap.length).replace(/^[-–—:\s]+/, ''),
  );
  const words = typed.split(/[\s,;|]+/).sort((a, b) => b.length - a.length);
  const found = new Map<string, string>();
  for (const reading of [stripped, ...ends, ...words]) {
    const key = mpnKey(reading);
    if (key !== mpnKey(typed) && isLikely(reading) && !found.has(key)) found.set(key, reading);
  }
  return [...found.values()].slice(0, CANDIDATES_MOST);
}
