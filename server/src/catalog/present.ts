import type { z } from 'zod';
import type { Offer } from '#contract/catalog/calls.ts';
import type { StockLine } from '#contract/inventory/calls.ts';
import { unitPriceText } from '#contract/money.ts';
import type { OfferRow } from './search-store.ts';
import type { PriceBreakRow, StockRow } from './stock-store.ts';

/** Price breaks as they are answered. */
export const priceBreaksOf = (kept: PriceBreakRow | null): StockLine['priceBreaks'] =>
  (kept ?? []).map(([quantity, price]) => ({ quantity, unitPrice: unitPriceText(BigInt(price)) }));

/** A stock line as its seller and the market see it. */
export const stockLineOf = (row: StockRow): StockLine => ({
  id: row.id,
  mpn: row.mpn,
  manufacturer: row.manufacturer,
  quantity: row.quantity,
  unitPrice: row.unit_price === null ? null : unitPriceText(row.unit_price),
  condition: row.condition,
  packaging: row.packaging,
  dateCode: row.date_code,
  leadTime: row.lead_time,
  moq: row.moq,
  priceBreaks: priceBreaksOf(row.price_breaks),
  confirmedAt: row.confirmed_at.toISOString(),
});

/** An offer with its seller's company name; how to reach the seller is in no offer. */
export const offerOf = (
  row: OfferRow,
  sellers: ReadonlyMap<string, { readonly company: string }>,
): z.infer<typeof Offer> => ({
  ...stockLineOf(row),
  sellerId: row.account,
  sellerName: sellers.get(row.account)?.company ?? '',
  why: row.why,
});
