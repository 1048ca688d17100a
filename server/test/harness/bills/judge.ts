import { isNumberCell } from '#server/bom/core/number-cell.ts';
import { previewBill } from '#server/bom/queries/preview-bill.ts';
import { type ReadLine, readLines } from '#server/bom/reading/read-lines.ts';
import { type OpenedSheets, openSheets, type SheetSource } from '#server/sheets/public.ts';
import type { BillTruth, TruthLine } from './truth.ts';

/** How a bill was read, as counts; each `right` is of as many as there are to be read. */
export interface JudgedBill {
  readonly name: string;
  /** Columns and headings that are not as they should be; empty where all are. */
  readonly wrong: readonly string[];
  readonly lines: number;
  readonly found: number;
  readonly mpnRight: number;
  readonly makers: number;
  readonly makersRight: number;
  readonly quantities: number;
  readonly quantitiesRight: number;
  readonly alternatives: number;
  readonly alternativesRight: number;
  readonly dnpWrong: number;
  readonly read: number;
  /** Lines with a part number where the file has none. */
  readonly falseRows: number;
  /** Some of what is wrong in its lines, in words. */
  readonly examples: readonly string[];
}

const key = (text: string) => text.normalize('NFKC').toUpperCase().replace(/\s+/g, '');

/** The lines and columns that the product makes of a file, with nothing set by hand. */
export async function readBillFile(source: SheetSource, name: string) {
  const opened = await openSheets(source, name);
  try {
    return await readOpened(opened);
  } finally {
    await opened.close();
  }
}

async function readOpened(opened: OpenedSheets) {
  const { sheets } = await previewBill(opened);
  const [sheet] = sheets;
  if (!sheet) throw new Error(`${opened.name}: nothing to read`);
  const fields = sheet.columns.map(({ field }) => field);
  const { lines } = fields.includes('mpn')
    ? await readLines(opened, { sheet: sheet.index, headerRow: sheet.headerRow, fields })
    : { lines: [] };
  return { sheet, fields, lines };
}

type Reading = Awaited<ReturnType<typeof readBillFile>>;

function columnsWrong({ sheet, fields }: Reading, truth: BillTruth): string[] {
  const wrong: string[] = [];
  for (const field of ['mpn', 'manufacturer', 'quantity', 'designator'] as const) {
    const found = fields.indexOf(field);
    const wanted = truth[field];
    if (found !== (wanted ?? -1)) wrong.push(`${field} ${found} for ${wanted}`);
  }
  for (const at of truth.alternatives) {
    if (fields[at] !== 'alternative') wrong.push(`alternative ${fields[at]} at ${at}`);
  }
  const isHeaded =
    truth.headerRows.length === 0
      ? sheet.headerRow === null
      : truth.headerRows.includes(sheet.headerRow ?? 0);
  if (!isHeaded) wrong.push(`headings ${sheet.headerRow} for ${truth.headerRows}`);
  return wrong;
}

class Count {
  readonly examples: string[] = [];
  right = 0;
  all = 0;

  add(isRight: boolean, example: () => string): void {
    this.all += 1;
    if (isRight) this.right += 1;
    else if (this.examples.length < 2) this.examples.push(example());
  }
}

/** Compares lines with what they are to be. */
export function judgeLines(read: readonly ReadLine[], truth: readonly TruthLine[]) {
  const byRow = new Map(read.map((line) => [line.row, line]));
  const [mpn, maker, quantity, alternative, dnp] = Array.from({ length: 5 }, () => new Count());
  if (!mpn || !maker || !quantity || !alternative || !dnp) throw new Error('no counts');
  let found = 0;
  for (const line of truth) {
    const cells = byRow.get(line.row)?.cells;
    if (cells && cells.mpn !== '') found += 1;
    const describeRow = () => `row ${line.row}: ${JSON.stringify(cells ?? null)}`;
    mpn.add(key(cells?.mpn ?? '') === key(line.mpn), describeRow);
    if (line.manufacturer !== null) {
      maker.add(key(cells?.manufacturer ?? '') === key(line.manufacturer), describeRow);
    }
    if (line.quantity !== null) quantity.add(cells?.quantity === line.quantity, describeRow);
    for (const other of line.alternatives) {
      alternative.add(
        cells?.alternatives.some((one) => key(one) === key(other)) ?? false,
        describeRow,
      );
    }
    dnp.add((cells?.dnp ?? false) === line.dnp, describeRow);
  }
  const rows = new Set(truth.map(({ row }) => row));
  // A line that is known to hold no part number misleads nobody.
  const falsely = read.filter(
    ({ row, cells, problem }) =>
      isNumberCell(cells.mpn, cells.manufacturer) && problem === null && !rows.has(row),
  );
  return { found, mpn, maker, quantity, alternative, dnp, falsely };
}

/** Reads a bill whose truth is known. */
export async function judgeBill(
  source: SheetSource,
  name: string,
  truth: BillTruth,
): Promise<JudgedBill> {
  const reading = await readBillFile(source, name);
  const judged = judgeLines(reading.lines, truth.lines);
  const { mpn, maker, quantity, alternative, dnp, falsely } = judged;
  const examples = [mpn, maker, quantity, alternative, dnp].flatMap((count) => count.examples);
  const strange = falsely.slice(0, 2).map(({ row, cells }) => `false ${row}: ${cells.mpn}`);
  return {
    name,
    wrong: columnsWrong(reading, truth),
    lines: mpn.all,
    found: judged.found,
    mpnRight: mpn.right,
    makers: maker.all,
    makersRight: maker.right,
    quantities: quantity.all,
    quantitiesRight: quantity.right,
    alternatives: alternative.all,
    alternativesRight: alternative.right,
    dnpWrong: dnp.all - dnp.right,
    read: reading.lines.filter(({ cells }) => cells.mpn !== '').length,
    falseRows: falsely.length,
    examples: [...new Set([...strange, ...examples])],
  };
}

/** The sum of several judgements, as shares of 0 to 1. */
export function sharesOf(judged: readonly JudgedBill[]) {
  const sum = (value: (one: JudgedBill) => number) =>
    judged.reduce((total, one) => total + value(one), 0);
  const share = (right: number, all: number) => (all === 0 ? 1 : right / all);
  return {
    files: judged.length,
    columns: share(judged.filter(({ wrong }) => wrong.length === 0).length, judged.length),
    rows: share(
      sum((one) => one.found),
      sum((one) => one.lines),
    ),
    mpn: share(
      sum((one) => one.mpnRight),
      sum((one) => one.lines),
    ),
    maker: share(
      sum((one) => one.makersRight),
      sum((one) => one.makers),
    ),
    quantity: share(
      sum((one) => one.quantitiesRight),
      sum((one) => one.quantities),
    ),
    alternatives: share(
      sum((one) => one.alternativesRight),
      sum((one) => one.alternatives),
    ),
    dnpWrong: sum((one) => one.dnpWrong),
    falseRows: sum((one) => one.falseRows),
    falseShare:
      1 -
      share(
        sum((one) => one.read) - sum((one) => one.falseRows),
        sum((one) => one.read),
      ),
  };
}
