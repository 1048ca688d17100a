import type { StockLine } from '#contract/inventory/schemas.ts';
import { unitPriceText } from '#contract/money.ts';
import type { PriceBreakRow, StockRow } from './store/stock.ts';

/** Price breaks as they are answered. */
export const toPriceBreaks = (stored: PriceBreakRow | null): StockLine['priceBreaks'] =>
  (stored ?? []).map(([quantity, price]) => ({
    quantity,
    unitPrice: unitPriceText(BigInt(price)),
  }));

/** A stock line as its seller and the market see it. */
export const toStockLine = (row: StockRow): StockLine => ({
  id: row.id,
  mpn: row.mpn,
  manufacturer: row.manufacturer,
  quantity: row.quantity,
  unitPrice: row.unitPrice === null ? null : unitPriceText(row.unitPrice),
  condition: row.condition,
  packaging: row.packaging,
  dateCode: row.dateCode,
  leadTime: row.leadTime,
  moq: row.moq,
  priceBreaks: toPriceBreaks(row.priceBreaks),
  confirmedAt: row.confirmedAt.toISOString(),
});
