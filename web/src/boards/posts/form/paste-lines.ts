/** A part and its quantity as they stood in pasted text; the quantity may be missing. */
export interface PastedLine {
  readonly model: string;
  readonly count: string;
}

const COUNT =
  /^(\d{1,3}(?:[, '\u00a0\u202f]\d{3})+|\d+)(?:\.0+)?\s*(?:pcs|pieces|pc|ea|颗|个|只|片|шт|uds)?\.?$/i;
const HEAD = /^(mpn|part|model|型号|料号|p\/?n|part ?number)\b|^型号|^料号/i;

function countOf(text: string): string | null {
  const found = COUNT.exec(text.trim());
  const digits = found?.[1]?.replace(/\D/g, '').replace(/^0+/, '');
  return digits ? digits : null;
}

/** The last cell that is a quantity, and the first cell as the part. */
function lineFromCells(cells: readonly string[]): PastedLine {
  const [model = '', ...rest] = cells;
  const count = rest.map(countOf).find((one) => one !== null) ?? '';
  return { model, count };
}

/** `MODEL 2,500 pcs`: what stands before the quantity at the end is the part. */
function ofWords(line: string): PastedLine {
  for (const gap of line.matchAll(/[\s,]+/g)) {
    const model = line.slice(0, gap.index).trim();
    const count = countOf(line.slice(gap.index + gap[0].length));
    if (model !== '' && count !== null) return { model, count };
  }
  return { model: line, count: '' };
}

/**
 * Reads lines `MODEL QTY` as they come out of a sheet or a mail: parted by tabs, semicolons, commas
 * or blanks, quantities with group separators or a unit. Empty lines and heads are left out.
 */
export function readPasted(text: string): PastedLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !HEAD.test(line))
    .map((line) => {
      const cells = line.split(/[\t;|]/).map((cell) => cell.trim());
      const read = cells.length > 1 ? lineFromCells(cells) : ofWords(line);
      return { ...read, model: read.model.replace(/,$/, '').toUpperCase() };
    });
}

/** Whether pasted text is more than one part number: several lines, or a part with a quantity. */
export function isTable(lines: readonly PastedLine[]): boolean {
  return lines.length > 1 || (lines[0]?.count ?? '') !== '';
}
