import type { OrderSummary } from '#contract/orders/schemas.ts';
import type { WrittenCell, WrittenRows } from '#server/sheets/public.ts';
import { dealHeadings, momentText } from './core/content-parts.ts';
import type { DocumentWords } from './core/document-words.ts';

const partsOf = ({ lines }: OrderSummary): string =>
  lines.map((line) => `${line.mpn} × ${line.quantity}`).join('; ');

/** One order as a row. Amounts are decimals, so that a spreadsheet sums them. */
function rowOf(order: OrderSummary, words: DocumentWords): WrittenCell[] {
  return [
    order.no,
    momentText(order.placedAt),
    words.states[order.state],
    order.counterparty,
    partsOf(order),
    [...new Set(order.lines.map((line) => line.manufacturer))].join('; '),
    order.lines.reduce((all, line) => all + line.quantity, 0),
    { decimal: order.total.amount },
    { decimal: order.held.amount },
    order.due?.on.map((actor) => words.actors[actor]).join(', ') ?? '',
    order.due?.at ? momentText(order.due.at) : '',
  ];
}

/** Makes the rows of a sheet of orders: headings, then a row for each. */
export async function* orderRows(
  batches: AsyncIterable<readonly OrderSummary[]>,
  words: DocumentWords,
): WrittenRows {
  const { labels, sums, sheet } = words;
  yield [
    [labels.order, ...dealHeadings(words), sums.total, sums.held, sheet.waitsFor, sheet.until],
  ];
  for await (const batch of batches) yield batch.map((order) => rowOf(order, words));
}
