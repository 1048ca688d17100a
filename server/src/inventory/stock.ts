import type { z } from 'zod';
import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/inventory/calls.ts';
import type { BulkChange, ChosenLines, StockInput } from '#contract/inventory/stock.ts';
import { parseDecimal, parseUnitPrice } from '#contract/money.ts';
import * as catalog from '#server/catalog/public.ts';
import { type AtAct, type AtRead, member } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { ownLineOf } from './present.ts';

const MAKERS_MAX = 500;

/** A line as it is kept, of a line as it was written. */
const lineOf = (line: z.infer<typeof StockInput>): catalog.StockToAdd => ({
  ...line,
  unitPrice: line.unitPrice === null ? null : parseUnitPrice(line.unitPrice),
  priceBreaks:
    line.priceBreaks.length === 0
      ? null
      : line.priceBreaks.map((one) => [one.quantity, Number(parseUnitPrice(one.unitPrice))]),
});

const mine = (at: AtRead) => ({ account: member(at).accountId, now: at.now });

/** A page of the seller's stock. */
export async function listStock(at: AtRead, input: Input<typeof contract.inventoryList>) {
  const { pageNum, pageSize, sort, descending, ...filter } = input;
  const asked = { ...filter, ...mine(at) };
  const page = { sort, descending, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const [total, found] = await Promise.all([
    catalog.countStock(at.tx, asked),
    catalog.stockOf(at.tx, asked, page),
  ]);
  return { total, list: found.map((row) => ownLineOf(row, at.now)) };
}

/** One line of the seller's. */
export async function oneLine(at: AtRead, id: string) {
  const row = await catalog.ownLine(at.tx, member(at).accountId, id);
  if (row === null) throw new Fail('notFound');
  return ownLineOf(row, at.now);
}

/** Adds lines, all of them or none. */
export async function addLines(at: AtAct, { lines }: Input<typeof contract.inventoryAdd>) {
  await catalog.assertRoom(at.tx, member(at).accountId, lines.length);
  await catalog.addStock(at.tx, { ...mine(at), lines: lines.map(lineOf) });
  return { added: lines.length };
}

/** Writes one line anew. */
export async function editLine(
  at: AtAct,
  { id, version, line }: Input<typeof contract.inventoryEdit>,
) {
  await oneLine(at, id);
  await catalog.editStock(at.tx, { ...mine(at), id, version, line: lineOf(line) });
  return oneLine(at, id);
}

const PERCENT_DECIMALS = 2;
const WHOLE = 10_000;

function writeOf(change: BulkChange): catalog.BulkAct {
  if (change.what === 'pricePercent') {
    const percent = Number(parseDecimal(change.percent, PERCENT_DECIMALS));
    return { what: 'pricePercent', factor: WHOLE + percent };
  }
  if (change.what !== 'price') return change;
  const { unitPrice } = change;
  return { what: 'price', unitPrice: unitPrice === null ? null : parseUnitPrice(unitPrice) };
}

const chosenOf = (at: AtRead, chosen: ChosenLines): catalog.Chosen =>
  'ids' in chosen
    ? { account: member(at).accountId, ids: chosen.ids }
    : { filter: { ...chosen.filter, ...mine(at) } };

/** Changes or deletes many lines at once. */
export async function bulkEdit(
  at: AtAct,
  { chosen, change }: Input<typeof contract.inventoryBulk>,
) {
  const done = await catalog.bulkStock(at.tx, {
    ...mine(at),
    chosen: chosenOf(at, chosen),
    act: writeOf(change),
    seen: 'ids' in chosen ? null : chosen.count,
  });
  return { ...done, undoUntil: done.undoUntil?.toISOString() ?? null };
}

/** The makers in the seller's stock. */
export const makersOf = (at: AtRead) =>
  catalog.stockMakers(at.tx, member(at).accountId, MAKERS_MAX);
