/** What a spreadsheet may take for a formula when it opens a text file. */
const FORMULA = /^[=+\-@\t\r]/;
const NEUTRALISED = /^'(?=[=+\-@\t\r])/;

/**
 * A text as a cell of a csv file that no spreadsheet calculates: an apostrophe stands before what
 * would begin a formula. `restored` takes it off again, so that a part number comes back as it was.
 */
export const neutralised = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A text as it was before `neutralised`; every other text is answered as it is. */
export const restored = (text: string): string => text.replace(NEUTRALISED, '');

/** One row of a csv file: comma, quotes where they are needed, formulas made harmless. */
export const csvLine = (cells: readonly string[]): string => {
  const written = cells.map((cell) => {
    const text = neutralised(cell);
    return /["\r\n,;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(',')}\r\n`;
};
