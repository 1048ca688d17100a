import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isRefused,
  openSheets,
  proposeSheets,
  readRows,
  type SheetField,
  type SheetProposal,
} from '#server/sheets/public.ts';

/** Real files beside the repository; what reads them says so where they are not there. */
export const dataFolder = join(import.meta.dirname, '../../../../../shared/data');
export const hasData = existsSync(join(dataFolder, 'bom/labels.json'));

interface LabelledColumn {
  readonly index: number;
  readonly header: string;
}

/** The labels that a person gave to a file; rows are counted from 0. */
interface Label {
  readonly n: number;
  readonly file: string;
  readonly sheet: { readonly index: number };
  readonly header_rows: readonly number[];
  readonly mpn_columns: readonly LabelledColumn[];
  readonly qty_column: LabelledColumn | null;
  readonly manufacturer_columns: readonly LabelledColumn[];
  readonly designator_column: LabelledColumn | null;
  readonly rows_with_mpn_list: readonly number[];
}

/** A file and what is labelled of it; derived files share the labels of their origin. */
export interface LabelledFile {
  readonly path: string;
  readonly name: string;
  readonly label: Label;
  /** Text sheets of derived files stand alone. */
  readonly sheet: number;
}

const json = (path: string) => JSON.parse(readFileSync(join(dataFolder, path), 'utf8'));

/** All labelled bills of materials, those in other encodings after them. */
export function labelledFiles(): LabelledFile[] {
  const labels = json('bom/labels.json') as Label[];
  const files = labels.map((label) => ({
    path: join(dataFolder, 'bom', label.file),
    name: label.file,
    label,
    sheet: label.sheet.index,
  }));
  const derived = json('bom/derived/labels.json') as { file: string; labels_as: number }[];
  for (const { file, labels_as } of derived) {
    const label = labels.find(({ n }) => n === labels_as);
    if (!label) continue;
    files.push({ path: join(dataFolder, 'bom/derived', file), name: file, label, sheet: 0 });
  }
  return files;
}

/** The reader's result for a labelled file. */
export interface JudgedFile {
  readonly name: string;
  /** Differences from the labels, in words; empty where there are none. */
  readonly wrong: readonly string[];
  /** Rows that are labelled to hold a part number, and those of them that were read. */
  readonly rows: number;
  readonly found: number;
  /** Labelled rows in a table that the reader reported as another one. */
  readonly elsewhere: number;
  readonly lost: readonly string[];
}

const columnOf = ({ columns }: SheetProposal, field: SheetField): number | null =>
  columns.find((column) => column.field === field)?.column ?? null;

function compare(proposal: SheetProposal, { label, sheet }: LabelledFile): string[] {
  const wrong: string[] = [];
  const expect = (field: SheetField, labelled: readonly LabelledColumn[]) => {
    const found = columnOf(proposal, field);
    const isRight =
      labelled.length === 0 ? found === null : labelled.some(({ index }) => index === found);
    if (!isRight) wrong.push(`${field} ${found} for ${labelled.map(({ index }) => index)}`);
  };
  const list = (column: LabelledColumn | null) => (column ? [column] : []);
  if (proposal.sheet !== sheet) wrong.push(`sheet ${proposal.sheet}`);
  expect('mpn', label.mpn_columns);
  expect('quantity', list(label.qty_column));
  expect('manufacturer', label.manufacturer_columns);
  expect('designator', list(label.designator_column));
  const parts = proposal.columns.filter(({ field }) => field === 'mpn' || field === 'alternative');
  const missed = label.mpn_columns.filter(
    ({ index }) => !parts.some(({ column }) => column === index),
  );
  if (missed.length > 0) wrong.push(`alternative ${missed.map(({ index }) => index)}`);
  const tables = [proposal.headerRow ?? 0, ...proposal.otherTables];
  if (!tables.some((row) => label.header_rows.includes(row - 1))) {
    wrong.push(`headings ${proposal.headerRow}`);
  }
  return wrong;
}

/** Reads a labelled file by what is proposed for it, with nothing set by hand. */
export async function judgeFile(file: LabelledFile): Promise<JudgedFile> {
  const opened = await openSheets(file.path, file.name);
  try {
    const [proposal] = await proposeSheets(opened);
    if (!proposal) throw new Error(`${file.name}: nothing to read`);
    const taken = new Set<number>();
    const why = new Map<number, string>();
    for await (const batch of readRows(opened, { ...proposal, needs: ['mpn'] })) {
      for (const one of batch) {
        if (isRefused(one)) why.set(one.row - 1, one.refusals.map(({ reason }) => reason).join());
        else taken.add(one.row - 1);
      }
    }
    const { rows_with_mpn_list: labelled } = file.label;
    const elsewhere = labelled.filter(
      (row) => row < (proposal.headerRow ?? 0) && proposal.otherTables.length > 0,
    );
    const lost = labelled.filter((row) => !taken.has(row) && !elsewhere.includes(row));
    return {
      name: file.name,
      wrong: compare(proposal, file),
      rows: labelled.length - elsewhere.length,
      found: labelled.length - elsewhere.length - lost.length,
      elsewhere: elsewhere.length,
      lost: lost.map((row) => `row ${row + 1} ${why.get(row) ?? 'not read'}`),
    };
  } finally {
    await opened.close();
  }
}
