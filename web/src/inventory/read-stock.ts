/** A stock line as it stood in pasted text; what is missing is empty. */
export interface PastedStock {
  readonly mpn: string;
  readonly manufacturer: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly dateCode: string;
}

type Field = keyof PastedStock;

const EMPTY: PastedStock = { mpn: '', manufacturer: '', quantity: '', unitPrice: '', dateCode: '' };

/** Usual headings of columns in sheets of the trade; the first match counts. */
const headingPatterns: readonly (readonly [Field, RegExp])[] = [
  ['dateCode', /^(d\/?c|date ?code|批号|年份)/i],
  ['unitPrice', /price|单价|价格|usd/i],
  ['quantity', /^(qty|quantity|stock|pcs)|数量|库存/i],
  ['manufacturer', /^(mfr|mfg|manufacturer|brand|maker)|品牌|厂家|厂牌/i],
  ['mpn', /^(mpn|part|model|p\/?n)|型号|料号/i],
];

const fieldOf = (cell: string): Field | undefined =>
  headingPatterns.find(([, pattern]) => pattern.test(cell.trim()))?.[0];

const withoutSeparators = (text: string) => text.replace(/[,\s\u00a0\u202f']|pcs|颗|个/gi, '');

/** 1,234 or 12,345.60: commas between groups of three. */
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
/** 2,86 as half of the world writes it. What may as well be a group of three is left to its field. */
const isCommaDecimal = (text: string): boolean =>
  /^\d+,\d+$/.test(text) && (text.startsWith('0,') || !GROUPED.test(text));

function priceOf(text: string): string {
  const figure = text.replace(/usd|[$\s]/gi, '');
  if (isCommaDecimal(figure)) return figure.replace(',', '.');
  return GROUPED.test(figure) ? figure.replace(/,/g, '') : figure;
}

function cleanedCell(field: Field, text: string): string {
  const cell = text.trim();
  if (field === 'mpn') return cell.toUpperCase();
  if (field === 'quantity') return withoutSeparators(cell).replace(/^0+/, '');
  if (field === 'unitPrice') return priceOf(cell);
  return cell;
}

/** Without a head: part first, then each cell by what it looks like. */
function guessed(cells: readonly string[]): PastedStock {
  const line: Record<Field, string> = { ...EMPTY, mpn: cleanedCell('mpn', cells[0] ?? '') };
  for (const cell of cells.slice(1)) {
    const text = cell.trim();
    const field = kindOf(text, line);
    if (field) line[field] = cleanedCell(field, text);
  }
  return line;
}

function kindOf(text: string, line: PastedStock): Field | undefined {
  if (text === '') return undefined;
  const figure = text.replace(/^(usd|\$)\s*/i, '');
  if (/^\d+[.]\d+$/.test(figure) || isCommaDecimal(figure)) {
    return line.unitPrice ? undefined : 'unitPrice';
  }
  if (/^\d+$/.test(withoutSeparators(text)) && line.quantity === '') return 'quantity';
  if (/^\d{4}\+?$/.test(text) && line.dateCode === '') return 'dateCode';
  return line.manufacturer === '' && /\p{L}/u.test(text) ? 'manufacturer' : undefined;
}

/** Reads stock lines out of a sheet: by the names of its columns, else by how the cells look. */
export function readStock(text: string): PastedStock[] {
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(line.includes('\t') ? '\t' : /[;|]|,(?!\d{3}\b)/));
  const [first = []] = rows;
  const fields = first.map(fieldOf);
  if (!fields.includes('mpn')) return rows.map(guessed);
  return rows.slice(1).map((cells) => {
    const line: Record<Field, string> = { ...EMPTY };
    fields.forEach((field, i) => {
      if (field && line[field] === '') line[field] = cleanedCell(field, cells[i] ?? '');
    });
    return line;
  });
}

/** Whether pasted text is more than one part number. */
export const isSheet = (lines: readonly PastedStock[]): boolean =>
  lines.length > 1 || lines.some(({ quantity, manufacturer }) => quantity + manufacturer !== '');
