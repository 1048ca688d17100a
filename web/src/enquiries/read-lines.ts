/** A line as it stood in pasted cells; what was not there is empty. */
export interface PastedLine {
  readonly mpn: string;
  readonly quantity: string;
  readonly targetPrice: string;
  readonly manufacturer: string;
  readonly dateCode: string;
  readonly note: string;
}

type Field = keyof PastedLine;

const heads: readonly (readonly [Field, RegExp])[] = [
  [
    'mpn',
    /^(mpn|p\/?n|model|part( ?(no\.?|number))?|型号|料号|物料号|артикул|referencia|référence)/i,
  ],
  ['quantity', /^(q(uanti)?ty\.?|quantity|数量|需求数量|кол|cantidad|quantité)/i],
  ['targetPrice', /^(target|price|单价|目标价|价格|цена|precio|prix)/i],
  [
    'manufacturer',
    /^(mfr\.?|mfg\.?|maker|manufacturer|brand|品牌|厂商|厂牌|произв|fabricante|fabricant|marca|marque)/i,
  ],
  ['dateCode', /^(d\/?c|date ?code|批号|年周|датакод)/i],
  ['note', /^(note|remark|comment|备注|说明|примеч|nota|remarque)/i],
];

export const EMPTY_LINE: PastedLine = {
  mpn: '',
  quantity: '',
  targetPrice: '',
  manufacturer: '',
  dateCode: '',
  note: '',
};

const GROUPED = /^\d{1,3}([, '\u00a0\u202f]\d{3})+$/;
const UNIT = /\s*(pcs|pieces|pc|ea|颗|个|只|片|шт|uds)\.?$/i;

/**
 * Pieces out of a cell: groups and a unit go, `2500.00` is whole. Null where the cell is something
 * else; a figure that is no quantity (0, 1.5, 007) stays as it is, so that its field says why.
 */
function quantityOf(cell: string): string | null {
  const bare = cell.replace(UNIT, '').trim();
  if (GROUPED.test(bare)) return bare.replace(/\D/g, '');
  const whole = bare.replace(/\.0+$/, '');
  return /^-?\d+(\.\d+)?(e\d+)?$/i.test(whole) ? whole : null;
}

function priceOf(cell: string): string | null {
  const bare = cell.replace(/^(usd|us\$|\$)\s*|\s*(usd|\$)$/gi, '').trim();
  const pointed = /^\d+,\d{1,5}$/.test(bare) && !GROUPED.test(bare) ? bare.replace(',', '.') : bare;
  return /^\d+(\.\d+)?$/.test(pointed) ? pointed : null;
}

/** Cells without a heading: the part, the first figure as quantity, the next as price, then words. */
function ofCells([mpn = '', ...rest]: readonly string[]): PastedLine {
  const quantityIndex = rest.findIndex((cell) => quantityOf(cell) !== null);
  const quantity = quantityOf(rest[quantityIndex] ?? '') ?? '';
  const price = rest.findIndex(
    (cell, index) => index > quantityIndex && quantityIndex >= 0 && priceOf(cell) !== null,
  );
  const words = rest.filter(
    (cell, index) => cell !== '' && index !== quantityIndex && index !== price,
  );
  const [manufacturer = '', note = ''] = words;
  return {
    ...EMPTY_LINE,
    mpn,
    quantity,
    targetPrice: price < 0 ? '' : (priceOf(rest[price] ?? '') ?? ''),
    manufacturer,
    note,
  };
}

/** `MODEL 2,500 pcs`: what stands before the quantity at the end is the part. */
function ofWords(line: string): PastedLine {
  for (const gap of line.matchAll(/[\s,]+/g)) {
    const mpn = line.slice(0, gap.index).trim();
    const quantity = quantityOf(line.slice(gap.index + gap[0].length).trim());
    if (mpn !== '' && quantity !== null) return { ...EMPTY_LINE, mpn, quantity };
  }
  return { ...EMPTY_LINE, mpn: line };
}

const cellsOf = (line: string) => line.split(/[\t;|]/).map((cell) => cell.trim());

/** Which column bears which field, where the first line is a heading. */
function headingOf(cells: readonly string[]): Map<number, Field> | null {
  const found = new Map<number, Field>();
  for (const [index, cell] of cells.entries()) {
    const field = heads.find(([, words]) => words.test(cell))?.[0];
    if (field && ![...found.values()].includes(field)) found.set(index, field);
  }
  return [...found.values()].includes('mpn') ? found : null;
}

function byHeading(cells: readonly string[], heading: ReadonlyMap<number, Field>): PastedLine {
  const line: Record<Field, string> = { ...EMPTY_LINE };
  for (const [index, field] of heading) {
    const cell = cells[index] ?? '';
    line[field] =
      (field === 'quantity' ? quantityOf(cell) : field === 'targetPrice' ? priceOf(cell) : cell) ??
      cell;
  }
  return line;
}

/**
 * Reads lines as they come out of a sheet or a mail: columns by their heading where there is one,
 * else the part number, the quantity, the price, the maker and a note by their looks.
 */
export function readLines(text: string): PastedLine[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^[ \u00a0]+|[ \u00a0\t]+$/g, ''))
    .filter((line) => line.trim() !== '');
  const heading = lines[0] === undefined ? null : headingOf(cellsOf(lines[0]));
  return (heading === null ? lines : lines.slice(1))
    .map((line) => {
      const cells = cellsOf(line);
      if (heading !== null) return byHeading(cells, heading);
      return cells.length > 1 ? ofCells(cells) : ofWords(line.trim());
    })
    .filter((line) => line.mpn !== '' || line.quantity !== '')
    .map((line) => ({ ...line, mpn: line.mpn.replace(/,$/, '').toUpperCase() }));
}

/** Whether pasted text is more than one part number: several lines, or a part with a quantity. */
export const isTable = (lines: readonly PastedLine[]): boolean =>
  lines.length > 1 || (lines[0]?.quantity ?? '') !== '';
