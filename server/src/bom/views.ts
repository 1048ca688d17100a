import type { BomFile, BomLine, BomSettings, BomSheet } from '#contract/bom/bill-schemas.ts';
import type { Problem } from '#contract/inventory/import-schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { columnLetter, problemText } from '#server/sheets/public.ts';
import { type Matched, matchLines, sellersOf } from './queries/match-lines.ts';
import {
  type BillRow,
  fileOf,
  rememberedMappings,
  type StoredProblem,
  type StoredSheet,
} from './store/bills.ts';
import { type LineRow, linesOf } from './store/lines.ts';

const sentence = (problem: StoredProblem, file: string, lang: Language): string =>
  problemText({ ...problem, file }, lang);

/** Returns a problem of a file in the reader's language. */
export const problemOf = (problem: StoredProblem, file: string, lang: Language): Problem => ({
  code: problem.reason,
  message: sentence(problem, file, lang),
  sheet: problem.sheet,
  row: problem.row,
  column: problem.column === null ? null : columnLetter(problem.column),
});

/** A line with its match, as it is sent. */
export const lineOf = (line: LineRow, matched: Matched, lang: Language): BomLine => ({
  id: line.id,
  mpn: line.mpn,
  alternatives: [...line.alternatives],
  manufacturer: line.manufacturer,
  quantity: line.quantity,
  designators: line.designators,
  description: line.description,
  dnp: line.dnp,
  row: line.row,
  problem: line.problem === null ? null : sentence(line.problem, '', lang),
  counted: line.counted,
  match: matched.match,
  sent:
    line.enquiry === null || line.enquiryNo === null
      ? null
      : { id: line.enquiry, no: line.enquiryNo },
});

/** Returns the name and the build settings of a bill. */
export const settingsOf = (bill: BillRow): BomSettings => ({
  name: bill.name,
  boards: bill.boards,
  attritionBp: bill.attritionBp,
  condition: bill.condition,
});

/** Who reads a bill, in which language and when. */
export interface Reader {
  readonly tx: Db;
  readonly lang: Language;
  readonly now: Date;
}

/** A sheet as it is proposed, or as its reader named one like it before. */
function withRememberedMapping(
  { shape, ...sheet }: StoredSheet,
  before: Awaited<ReturnType<typeof rememberedMappings>>,
): BomSheet {
  const known = before.find((one) => one.shape === shape);
  if (known === undefined || known.fields.length < sheet.columns.length) {
    return { ...sheet, remembered: false };
  }
  const columns = sheet.columns.map((column, index) => {
    const field = known.fields[index] ?? null;
    return { ...column, field, confidence: field === null ? 0 : 1 };
  });
  return { ...sheet, columns, remembered: true };
}

async function fileView({ tx, lang }: Reader, bill: BillRow): Promise<BomFile | null> {
  const file = await fileOf(tx, bill.id);
  if (file === null) return null;
  const { name, size, pasted, sheets, mapping, warnings } = file;
  const shapes = sheets.map(({ shape }) => shape);
  const before = bill.account === null ? [] : await rememberedMappings(tx, bill.account, shapes);
  return {
    name,
    bytes: size,
    pasted,
    sheets: sheets.map((sheet) => withRememberedMapping(sheet, before)),
    mapping,
    warnings: warnings.map((one) => problemOf(one, name, lang)),
  };
}

/** A bill as a whole, matched to the stock of now. */
export async function bomOf(reader: Reader, bill: BillRow) {
  const { tx, lang, now } = reader;
  const criteria = { condition: bill.condition, now };
  const lines = await linesOf(tx, bill.id);
  const matched = await matchLines(tx, lines, criteria);
  return {
    ...settingsOf(bill),
    id: bill.id,
    no: bill.no,
    version: bill.version,
    saved: bill.account !== null,
    expiresAt: bill.expiresAt?.toISOString() ?? null,
    createdAt: bill.createdAt.toISOString(),
    changedAt: bill.changedAt.toISOString(),
    file: await fileView(reader, bill),
    lines: toBomLines(lines, matched, lang),
    sellers: await sellersOf(tx, matched, criteria),
  };
}

/** Lines with their matches; those that were not matched are left out. */
export const toBomLines = (
  lines: readonly LineRow[],
  matched: ReadonlyMap<string, Matched>,
  lang: Language,
): BomLine[] =>
  lines.flatMap((line) => {
    const one = matched.get(line.id);
    return one === undefined ? [] : [lineOf(line, one, lang)];
  });
