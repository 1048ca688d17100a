import type { Language } from '#contract/option-schemas.ts';
import { listPreviewRows, refusedFates } from '#server/catalog/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { WrittenRows } from '#server/sheets/public.ts';
import { toStagedList } from '../importing/read-list.ts';
import { inventoryWords } from '../messages.ts';
import { fateProblem, toFileCells } from '../queries/list-import-rows.ts';
import { findOwnImport, type ImportRecord, type StoredProblem } from '../store/imports.ts';
import { listRefusedAfter } from '../store/refused-rows.ts';
import { findMappedSheet, toProblemView } from '../views.ts';

const BATCH = 2000;

interface RefusedQuery {
  readonly account: string;
  readonly id: string;
  readonly lang: Language;
}

/** A refused row as it goes into the file: its cells as they came, then where and why. */
function toSheetRow(
  record: ImportRecord,
  lang: Language,
  problem: StoredProblem,
  cells: readonly string[],
) {
  const width = findMappedSheet(record)?.columns.length ?? 0;
  const padded = [...cells, ...Array.from({ length: Math.max(0, width - cells.length) }, () => '')];
  const { row, column, message } = toProblemView(problem, lang, findMappedSheet(record));
  return [...padded.slice(0, Math.max(width, 1)), String(row ?? ''), column ?? '', message];
}

/**
 * Every refused row of an import with its reason in the reader's language. The columns are those of
 * the file, so that it can be put right and uploaded again. Fails with `notFound`.
 */
export async function createRefusedSheet(
  db: Db,
  { account, id, lang }: RefusedQuery,
): Promise<WrittenRows> {
  const record = await findOwnImport(db, account, id);
  if (record === null) throw new Failure('notFound');
  return streamRefusedRows(db, record, lang);
}

async function* streamRefusedRows(db: Db, record: ImportRecord, lang: Language): WrittenRows {
  const words = inventoryWords[lang].columns;
  const headings = (findMappedSheet(record)?.columns ?? []).map(
    ({ heading, letter }) => heading || letter,
  );
  yield [[...headings, words.row, words.column, words.reason]];
  for (let after = 0; ; ) {
    const batch = await listRefusedAfter(db, record.id, after, BATCH);
    const last = batch.at(-1);
    if (last === undefined) break;
    yield batch.map(({ problem, cells }) => toSheetRow(record, lang, problem, cells));
    after = last.nr;
  }
  const staged = { ...toStagedList(record), change: record.change };
  for (let offset = 0; ; offset += BATCH) {
    const batch = await listPreviewRows(db, staged, refusedFates, { limit: BATCH, offset });
    if (batch.length === 0) return;
    yield batch.map((row) =>
      toSheetRow(record, lang, fateProblem(row), toFileCells(row, record, lang)),
    );
  }
}
