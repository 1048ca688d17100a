import { mpnKey } from './mpn-key.ts';

const READINGS_MOST = 6;
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
 * What may be the part number in a text that is not one as it stands: a bill's cell with the maker
 * before it, a package before it, several numbers, a distributor's prefix. The likeliest first, the
 * text itself never among them; most texts have none.
 */
export function readings(text: string): readonly string[] {
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
  return [...found.values()].slice(0, READINGS_MOST);
}
