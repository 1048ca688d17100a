import type { z } from 'zod';
import type { Input, Output } from '#contract/call.ts';
import type * as contract from '#contract/inventory/calls.ts';
import type { ImportField } from '#contract/inventory/import-schemas.ts';
import type { LineValues } from '#contract/inventory/stock-schemas.ts';
import { unitPriceText } from '#contract/money.ts';
import type { Language } from '#contract/option-schemas.ts';
import {
  type Fate,
  type LineValueRow,
  listPreviewRows,
  listRemovedRows,
  type PreviewRow,
  refusedFates,
  toPriceBreaks,
} from '#server/catalog/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { breakFrom } from '#server/sheets/public.ts';
import { toStagedList } from '../importing/read-list.ts';
import { inventoryWords } from '../messages.ts';
import { findOwnImport, type ImportRecord, type StoredProblem } from '../store/imports.ts';
import { listRefusedRows, type RefusedRow } from '../store/refused-rows.ts';
import { findMappedSheet, toImportCounts, toProblemView } from '../views.ts';

type Row = Output<typeof contract.importRows>['list'][number];

const toLineValues = (row: LineValueRow): z.infer<typeof LineValues> => ({
  quantity: row.quantity,
  unitPrice: row.unitPrice === null ? null : unitPriceText(row.unitPrice),
  packaging: row.packaging,
  leadTime: row.leadTime,
  moq: row.moq,
  priceBreaks: toPriceBreaks(row.priceBreaks),
});

/** Why the stock refuses a row that the reader took. */
export const fateProblem = ({ fate, nr, firstNr }: PreviewRow): StoredProblem => ({
  reason: fate,
  sheet: null,
  row: nr,
  column: null,
  facts: { first: firstNr },
});

type PriceBreak = readonly [from: number, price: bigint];

/** The price breaks of a staged row as its file had them: without a price for one piece the first is the price. */
function breaksOf(row: PreviewRow, fields: readonly (ImportField | null)[]): PriceBreak[] {
  const { unitPrice: price, moq, priceBreaks } = row;
  const later = (priceBreaks ?? []).map(([from, amount]): PriceBreak => [from, BigInt(amount)]);
  return fields.includes('unitPrice') || price === null ? later : [[moq ?? 1, price], ...later];
}

/** The cells of a staged row, in the places that the mapping gave them; prices say what they are in. */
export function toFileCells(row: PreviewRow, record: ImportRecord, lang: Language): string[] {
  const words = inventoryWords[lang];
  const { fields = [], currency = 'USD' } = record.mapping ?? {};
  const priced = (price: bigint) => unitPriceText(price) + (currency === 'USD' ? '' : ' USD');
  const breaks = breaksOf(row, fields);
  const columns = findMappedSheet(record)?.columns ?? [];
  const values: Partial<Record<ImportField, string>> = {
    mpn: row.mpn,
    manufacturer: row.maker,
    quantity: String(row.quantity),
    unitPrice: row.unitPrice === null ? '' : priced(row.unitPrice),
    condition: words.conditions[row.condition],
    packaging: row.packaging === null ? '' : words.packagings[row.packaging],
    dateCode: row.dateCode,
    leadTime: words.leadTimes[row.leadTime],
    moq: row.moq === null ? '' : String(row.moq),
    priceBreaks: breaks.map(([from, price]) => `${from}:${priced(price)}`).join(';'),
  };
  const places = { breakQuantity: 0, breakPrice: 0 };
  return fields.map((field, index) => {
    if (field !== 'breakQuantity' && field !== 'breakPrice') {
      return field === null ? '' : (values[field] ?? '');
    }
    const next = breaks[places[field]++];
    // A column whose heading says from how many pieces its price holds has that price, or none.
    const from = fields.includes('breakQuantity') ? null : breakFrom(columns[index]?.heading ?? '');
    const one = from === null ? next : breaks.find(([quantity]) => quantity === from);
    if (one === undefined) return '';
    return field === 'breakQuantity' ? String(one[0]) : priced(one[1]);
  });
}

const empty = { mpn: '', manufacturer: '', condition: null, dateCode: '', old: null, new: null };

function toPreviewRowView(row: PreviewRow, record: ImportRecord, lang: Language): Row {
  const refused = refusedFates.some((fate) => fate === row.fate);
  return {
    row: row.nr,
    mpn: row.mpn,
    manufacturer: row.maker,
    condition: row.condition,
    dateCode: row.dateCode,
    old: row.old && toLineValues(row.old),
    new: refused ? null : toLineValues(row),
    problem: refused ? toProblemView(fateProblem(row), lang, findMappedSheet(record)) : null,
    cells: refused ? toFileCells(row, record, lang) : [],
  };
}

const toRefusedRowView = (
  { nr, problem, cells }: RefusedRow,
  record: ImportRecord,
  lang: Language,
) => ({
  ...empty,
  row: nr,
  problem: toProblemView(problem, lang, findMappedSheet(record)),
  cells: [...cells],
});

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Refused rows: first those that the reader did not take, then those that the stock refuses. */
async function listRefusedPage(db: Db, record: ImportRecord, page: Page, lang: Language) {
  const unread = record.counts?.unread ?? 0;
  const first = page.offset < unread ? await listRefusedRows(db, record.id, page) : [];
  const left = page.limit - first.length;
  const offset = Math.max(0, page.offset - unread);
  const staged = { ...toStagedList(record), change: record.change };
  const rest =
    left > 0 ? await listPreviewRows(db, staged, refusedFates, { limit: left, offset }) : [];
  return [
    ...first.map((row) => toRefusedRowView(row, record, lang)),
    ...rest.map((row) => toPreviewRowView(row, record, lang)),
  ];
}

async function listRemovedPage(db: Db, record: ImportRecord, page: Page): Promise<Row[]> {
  const staged = { ...toStagedList(record), change: record.change };
  const found = await listRemovedRows(db, staged, page);
  return found.map((row) => ({
    ...empty,
    row: null,
    mpn: row.mpn,
    manufacturer: row.maker,
    condition: row.condition,
    dateCode: row.dateCode,
    old: toLineValues(row),
    problem: null,
    cells: [],
  }));
}

/** States in which rows are judged and kept. */
const statesWithRows = ['preview', 'applying', 'done', 'undoing'];

/** The rows of a preview or of a finished import by kind. */
export async function listImportRows(
  ctx: QueryContext,
  { id, kind, pageNum, pageSize }: Input<typeof contract.importRows>,
): Promise<Output<typeof contract.importRows>> {
  const record = await findOwnImport(ctx.tx, requireMember(ctx).accountId, id);
  if (record === null) throw new Failure('notFound');
  const { counts } = record;
  if (counts === null || !statesWithRows.includes(record.state)) return { total: 0, list: [] };
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  if (kind === 'refused') {
    const { exists, duplicate, sumTooLarge } = counts.judged;
    const total = counts.unread + exists + duplicate + sumTooLarge;
    return { total, list: await listRefusedPage(ctx.tx, record, page, ctx.lang) };
  }
  const total = toImportCounts(counts)[kind];
  if (kind === 'removed') return { total, list: await listRemovedPage(ctx.tx, record, page) };
  const staged = { ...toStagedList(record), change: record.change };
  const wanted: Fate[] = kind === 'same' ? ['same', 'absent'] : [kind];
  const found = await listPreviewRows(ctx.tx, staged, wanted, page);
  return { total, list: found.map((row) => toPreviewRowView(row, record, ctx.lang)) };
}
