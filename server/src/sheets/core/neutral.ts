/**
 * Leading characters that a spreadsheet may take for a formula when it opens a text file: also in
 * full width, as Chinese and Japanese keyboards write them.
 */
const FORMULA = /^[=+\-@\t\uff1d\uff0b\uff0d\uff20]/;
const NEUTRALISED = /^'(?=[=+\-@\t\uff1d\uff0b\uff0d\uff20])/;
const LINE_ENDS = /(\r\n|\n|\r)/;

/** Changes each line of a text: some programs take a further line of a cell for a cell. */
const eachLine = (text: string, change: (line: string) => string): string =>
  text.split(LINE_ENDS).map(change).join('');

/**
 * A text as a cell of a csv file that no spreadsheet calculates: an apostrophe stands before what
 * would begin a formula. `restored` takes it off again, so that a part number comes back as it was.
 */
export function withoutFormulas(text: string): string {
  const lines = eachLine(text, (line) => (FORMULA.test(line) ? `'${line}` : line));
  return text.startsWith('\r') ? `'${lines}` : lines;
}

/** A text as it was before `neutralised`; every other text is answered as it is. */
export const restored = (text: string): string =>
  eachLine(text.replace(/^'(?=\r)/, ''), (line) => line.replace(NEUTRALISED, ''));

/** One row of a csv file: comma, quotes where they are needed, formulas made harmless. */
export const csvLine = (cells: readonly string[]): string => {
  const written = cells.map((cell) => {
    const text = withoutFormulas(cell);
    return /["\r\n,;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(',')}\r\n`;
};
