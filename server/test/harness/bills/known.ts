import { isNumberCell } from '#server/bom/core/number-cell.ts';
import { cellText, openSheets, type RawRow, readQuantity } from '#server/sheets/public.ts';
import { judgeFile, type LabelledFile } from '../files/bom-files.ts';
import { type JudgedBill, readBillFile } from './judge.ts';

async function rowsOf({ path, name, sheet }: LabelledFile): Promise<Map<number, RawRow['cells']>> {
  const opened = await openSheets(path, name);
  const rows = new Map<number, RawRow['cells']>();
  try {
    for await (const batch of opened.rows(sheet)) {
      for (const { row, cells } of batch) rows.set(row, cells);
    }
  } finally {
    await opened.close();
  }
  return rows;
}

const key = (text: string) => text.toUpperCase().replace(/\s+/g, '');

/** Headings of a labelled file as written. */
export async function headingsOfFile(file: LabelledFile): Promise<string[]> {
  const rows = await rowsOf(file);
  return file.label.header_rows
    .flatMap((row) => (rows.get(row + 1) ?? []).map(cellText))
    .filter((text) => text !== '');
}

/** Judges how the product reads a labelled file: its columns, and the values of its lines. */
export async function judgeKnownBill(file: LabelledFile): Promise<JudgedBill> {
  const { label } = file;
  const { wrong } = await judgeFile(file);
  const { lines, sheet } = await readBillFile(file.path, file.name);
  const rows = await rowsOf(file);
  const byRow = new Map(lines.map((line) => [line.row, line]));
  const count = { lines: 0, found: 0, mpnRight: 0, makers: 0, makersRight: 0 };
  let [quantities, quantitiesRight] = [0, 0];
  const examples: string[] = [];
  const labelled = new Set(label.rows_with_mpn_list.map((row) => row + 1));
  for (const row of labelled) {
    // Rows above the headings are another table's, which is reported.
    if (row <= (sheet.headerRow ?? 0)) continue;
    const cells = rows.get(row) ?? [];
    const got = byRow.get(row)?.cells;
    const textsAt = (columns: readonly { readonly index: number }[]) =>
      columns.map(({ index }) => key(cellText(cells[index]))).filter((text) => /\w/.test(text));
    const mpn = key(got?.mpn ?? '');
    count.lines += 1;
    if (mpn !== '') count.found += 1;
    const isRight = mpn !== '' && textsAt(label.mpn_columns).some((text) => text.includes(mpn));
    if (isRight) count.mpnRight += 1;
    else examples.push(`row ${row}: ${JSON.stringify(got ?? null)}`);
    const makers = textsAt(label.manufacturer_columns);
    if (makers.length > 0) {
      count.makers += 1;
      if (makers.includes(key(got?.manufacturer ?? ''))) count.makersRight += 1;
    }
    const wanted = label.qty_column && readQuantity(cells[label.qty_column.index], '.');
    if (wanted && 'value' in wanted && wanted.value !== null) {
      quantities += 1;
      if (got?.quantity === wanted.value) quantitiesRight += 1;
    }
  }
  const numbered = lines.filter(
    ({ cells, problem }) => problem === null && isNumberCell(cells.mpn, cells.manufacturer),
  );
  const falsely = numbered.filter(({ row }) => !labelled.has(row));
  return {
    name: file.name,
    wrong,
    ...count,
    quantities,
    quantitiesRight,
    alternatives: 0,
    alternativesRight: 0,
    dnpWrong: 0,
    read: numbered.length,
    falseRows: falsely.length,
    examples: [...falsely.map(({ row, cells }) => `false ${row}: ${cells.mpn}`), ...examples],
  };
}
