import { cellText } from './cell.ts';
import type { ProposedColumn, SheetField } from './field.ts';
import { currencyIn, readCurrency } from './price.ts';
import type { Section } from './tables.ts';

const PRICES: readonly (SheetField | null)[] = ['unitPrice', 'breakPrice', 'priceBreaks'];

/** Returns the value that more than half of the filled texts name; null where no value has them. */
function majorityOf(
  texts: readonly string[],
  read: (text: string) => string | null,
): string | null {
  const filled = texts.filter((text) => text !== '');
  const counts = new Map<string, number>();
  for (const text of filled) {
    const found = read(text);
    if (found !== null) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  for (const [currency, count] of counts) if (count > filled.length / 2) return currency;
  return null;
}

/** Returns the currency of a table's prices; null where the table does not name it. */
export function currencyOf(
  { header, rows }: Section,
  columns: readonly ProposedColumn[],
): string | null {
  const prices = columns.filter(({ field }) => PRICES.includes(field));
  for (const { column } of prices) {
    const found = currencyIn(cellText(header?.cells[column]));
    if (found !== null) return found;
  }
  const texts = (column: number) => rows.map(({ cells }) => cellText(cells[column]).slice(0, 80));
  const own = columns.find(({ field }) => field === 'currency');
  const columnCurrency = own === undefined ? null : majorityOf(texts(own.column), readCurrency);
  return (
    columnCurrency ??
    majorityOf(
      prices.flatMap(({ column }) => texts(column)),
      currencyIn,
    )
  );
}
