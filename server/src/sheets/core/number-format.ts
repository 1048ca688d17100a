/** How a number format changes what a number means to a reader. */
export type FormatKind = 'plain' | 'date' | 'scientific' | { readonly zeros: number };

const DATES = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51,
  52, 53, 54, 55, 56, 57, 58,
]);
const SCIENTIFIC = new Set([11, 48]);

/** The kind of a format by its number and, where the file defines it, its code. */
export function formatKind(id: number, code: string | undefined): FormatKind {
  if (code === undefined) {
    return DATES.has(id) ? 'date' : SCIENTIFIC.has(id) ? 'scientific' : 'plain';
  }
  // Quoted text, escaped marks, colours and conditions say nothing of the number.
  const bare = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';')[0];
  if (bare === undefined) return 'plain';
  if (/^0{2,}$/.test(bare)) return { zeros: bare.length };
  if (/E[+-]/i.test(bare)) return 'scientific';
  if (/general|standard/i.test(bare)) return 'plain';
  return /[dmyhs]/i.test(bare) ? 'date' : 'plain';
}

const DAY_MS = 86_400_000;

/** A day number of a spreadsheet as ISO text: a day, a time of day, or both. */
export function dateText(serial: number, from1904: boolean): string {
  // The first system counts a 29 February 1900 that never was.
  const days = from1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const date = new Date(Math.round((days - 25_569) * DAY_MS));
  if (Number.isNaN(date.getTime())) return String(serial);
  const text = date.toISOString();
  if (serial < 1 && !from1904) return text.slice(11, 16);
  return text.slice(11, 19) === '00:00:00' ? text.slice(0, 10) : text.slice(0, 16);
}
