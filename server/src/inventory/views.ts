import type { z } from 'zod';
import type {
  ImportCounts,
  ImportField,
  ImportSummary,
  ImportView,
  Problem,
  SheetView,
  StockKey,
} from '#contract/inventory/import-schemas.ts';
import type { KeyedImport, OwnLine } from '#contract/inventory/schemas.ts';
import type { Freshness } from '#contract/inventory/stock-schemas.ts';
import { importWaits } from '#contract/inventory/table.ts';
import type { Language } from '#contract/option-schemas.ts';
import { freshSince, type OwnRow, staleAt, toStockLine } from '#server/catalog/public.ts';
import { columnLetter } from '#server/sheets/public.ts';
import { sellerEvents, undoDeadlineOf } from './core/machine.ts';
import { importProblemText } from './messages.ts';
import type {
  ImportHead,
  ImportRecord,
  StoredCounts,
  StoredProblem,
  StoredSheet,
} from './store/imports.ts';
import type { KeyRow } from './store/keys.ts';

interface Reader {
  readonly lang: Language;
  readonly now: Date;
}

/** The heading of a column of the sheet that was read, else its letter. */
function columnName(column: number | null, sheet: StoredSheet | undefined): string | null {
  if (column === null) return null;
  return sheet?.columns[column]?.heading || columnLetter(column);
}

/** A problem with its sentence in the reader's language. */
export function toProblemView(
  problem: StoredProblem,
  lang: Language,
  sheet?: StoredSheet,
): z.infer<typeof Problem> {
  return {
    code: problem.reason,
    message: importProblemText(problem, lang),
    sheet: problem.sheet ?? (sheet?.name || null),
    row: problem.row,
    column: columnName(problem.column, sheet),
  };
}

/** Converts stored counts of rows to those of the response. */
export function toImportCounts({ rows, unread, judged }: StoredCounts): ImportCounts {
  // Counts stored before `absent` existed do not have it.
  const { exists, duplicate, sumTooLarge, gone: _, absent = 0, ...fates } = judged;
  const refused = unread + exists + duplicate + sumTooLarge;
  return { rows, ...fates, same: fates.same + absent, refused };
}

/** The sheet that a mapping names, as it was looked at. */
export const findMappedSheet = ({ mapping, sheets }: Pick<ImportRecord, 'mapping' | 'sheets'>) =>
  sheets.find(({ index }) => index === mapping?.sheet);

/** An import as lists show it. */
export function toImportSummary(record: ImportHead, { lang, now }: Reader): ImportSummary {
  const until = undoDeadlineOf(record, now);
  return {
    id: record.id,
    version: record.version,
    state: record.state,
    source: record.source,
    fileName: record.fileName,
    fileBytes: Number(record.fileBytes),
    mode: record.mode,
    createdAt: record.at.toISOString(),
    stateAt: record.since.toISOString(),
    moves: sellerEvents(record, now),
    progress: {
      rows: record.rowsRead,
      rowsPerSecond: record.rowsPerSecond,
      share: record.share,
    },
    counts: record.counts === null ? null : toImportCounts(record.counts),
    undoUntil: until?.toISOString() ?? null,
    problem: record.problem === null ? null : toProblemView(record.problem, lang),
  };
}

const toSheetView = ({ shape: _, currency: __, ...sheet }: StoredSheet): SheetView => ({
  ...sheet,
  head: sheet.head.map((cells) => [...cells]),
  columns: sheet.columns.map((column) => ({
    ...column,
    field: column.field as ImportField | null,
    alternatives: column.alternatives as ImportField[],
  })),
});

/** An import with all that its steps show. */
export const toImportView = (record: ImportRecord, reader: Reader): ImportView => ({
  ...toImportSummary(record, reader),
  sheets: record.sheets.map(toSheetView),
  mapping: record.mapping,
  remembered: record.remembered,
  warnings: record.warnings.map((one) => toProblemView(one, reader.lang, findMappedSheet(record))),
  outdated: record.outdated,
  conditionChanges: [...(record.counts?.conditions ?? [])],
  review: importWaits.some((state) => state === record.state) ? [...record.review] : [],
});

/** An import as the program that uploaded it sees it. */
export function toKeyedImport(record: ImportRecord, reader: Reader): z.infer<typeof KeyedImport> {
  const { id, state, counts, problem } = toImportSummary(record, reader);
  return { id, state, counts, problem };
}

/** A key for uploads as its seller sees it. */
export const toStockKey = (row: Omit<KeyRow, 'account'>): StockKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  mode: row.mode,
  createdAt: row.at.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

const toFreshness = (confirmedAt: Date, now: Date): Freshness => {
  if (confirmedAt > freshSince(now)) return 'fresh';
  return confirmedAt > staleAt(now) ? 'ageing' : 'stale';
};

/** A stock line as its own seller sees it. */
export const toOwnLine = (row: OwnRow, now: Date): OwnLine => ({
  ...toStockLine(row),
  version: row.version,
  freshness: toFreshness(row.confirmedAt, now),
});
