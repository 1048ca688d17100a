import type { Language } from '#contract/options.ts';
import { listPreviewRows, refusedFates } from '#server/catalog/public.ts';
import type { Db } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { WrittenRows } from '#server/sheets/public.ts';
import { problemOf, sheetRead } from './import-present.ts';
import { type ImportRecord, type KeptProblem, ownImport } from './import-store.ts';
import { stagedListOf } from './read-list.ts';
import { refusedAfter } from './refused-store.ts';
import { cellsOf, fateProblem } from './rows.ts';
import { inventoryWords } from './sentences.ts';

const BATCH = 2000;

interface Asked {
  readonly account: string;
  readonly id: string;
  readonly lang: Language;
}

/** A refused row as it goes into the file: its cells as they came, then where and why. */
function rowOf(
  record: ImportRecord,
  lang: Language,
  problem: KeptProblem,
  cells: readonly string[],
) {
  const width = sheetRead(record)?.columns.length ?? 0;
  const padded = [...cells, ...Array.from({ length: Math.max(0, width - cells.length) }, () => '')];
  const { row, column, message } = problemOf(problem, lang, sheetRead(record));
  return [...padded.slice(0, Math.max(width, 1)), String(row ?? ''), column ?? '', message];
}

/**
 * Every refused row of an import with its reason in the reader's language. The columns are those of
 * the file, so that it can be put right and uploaded again. Fails with `notFound`.
 */
export async function refusedSheet(db: Db, { account, id, lang }: Asked): Promise<WrittenRows> {
  const record = await ownImport(db, account, id);
  if (record === null) throw new Failure('notFound');
  return refusedRowsOf(db, record, lang);
}

async function* refusedRowsOf(db: Db, record: ImportRecord, lang: Language): WrittenRows {
  const words = inventoryWords[lang].columns;
  const headings = (sheetRead(record)?.columns ?? []).map(
    ({ heading, letter }) => heading || letter,
  );
  yield [[...headings, words.row, words.column, words.reason]];
  for (let after = 0; ; ) {
    const batch = await refusedAfter(db, record.id, after, BATCH);
    const last = batch.at(-1);
    if (last === undefined) break;
    yield batch.map(({ problem, cells }) => rowOf(record, lang, problem, cells));
    after = last.nr;
  }
  const staged = { ...stagedListOf(record), change: record.change };
  for (let offset = 0; ; offset += BATCH) {
    const batch = await listPreviewRows(db, staged, refusedFates, { limit: BATCH, offset });
    if (batch.length === 0) return;
    yield batch.map((row) => rowOf(record, lang, fateProblem(row), cellsOf(row, record, lang)));
  }
}
