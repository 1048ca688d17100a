/** A text may name so many places; more is no list of designators. */
export const DESIGNATORS_MAX = 5000;

/** Letters, digits, and what may follow them: R1, C12A, U3.1, TP4_2. */
const PLACE = /^([A-Z]+)(\d+)([A-Z]{0,2}(?:[._]\d{1,3})?)$/;
const DASHES = /\s*(?:-|–|—|~|\.{2,3}|…|\bTO\b)\s*/;
const SEPARATORS = /[\s,;/+&、，；]+/;

interface Place {
  readonly prefix: string;
  readonly number: number;
  readonly tail: string;
}

function placeOf(text: string): Place | null {
  const found = PLACE.exec(text);
  if (found === null) return null;
  const [, prefix = '', digits = '', tail = ''] = found;
  return { prefix, number: Number(digits), tail };
}

/** The places of one range, `R1-R5` or `C3-8`; null where the text is no range. */
function rangeOf(text: string): string[] | null {
  const ends = text.split(DASHES);
  const [from = '', to = ''] = ends;
  if (ends.length !== 2) return null;
  const first = placeOf(from);
  if (first === null || first.tail !== '') return null;
  const last = /^\d+$/.test(to) ? { ...first, number: Number(to) } : placeOf(to);
  if (last === null || last.prefix !== first.prefix || last.tail !== '') return null;
  const count = last.number - first.number + 1;
  if (count < 2 || count > DESIGNATORS_MAX) return null;
  return Array.from({ length: count }, (_, index) => `${first.prefix}${first.number + index}`);
}

/**
 * The places on a board that a cell of a bill of materials names, in upper case, each once: `R1-R5`,
 * `C3-8,C10-12`, `R1 R2;R3`. A number alone takes the letters of the place before it (`R1,2,3`).
 * Null where something in it is no place, so that a count is never made from half a list.
 */
export function designators(text: string): string[] | null {
  const cleaned = text
    .normalize('NFKC')
    .toUpperCase()
    // A range may be written with spaces around its dash, which else separate places.
    .replace(/\s*([-–—~…]|\.{2,3})\s*/g, '$1')
    .replace(/(\d)\s+TO\s+(?=[A-Z]*\d)/g, '$1-')
    .trim();
  if (cleaned === '') return [];
  const found = new Set<string>();
  let letters = '';
  for (const part of cleaned.split(SEPARATORS).filter((one) => one !== '')) {
    const written = /^\d/.test(part) && letters !== '' ? letters + part : part;
    const range = rangeOf(written);
    const place = placeOf(written);
    if (range === null && place === null) return null;
    for (const one of range ?? [written]) found.add(one);
    letters = placeOf(range?.at(-1) ?? written)?.prefix ?? letters;
    if (found.size > DESIGNATORS_MAX) return null;
  }
  return [...found];
}
