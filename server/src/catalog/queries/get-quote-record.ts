import type { Input } from '#contract/call.ts';
import {
  type getQuoteRecordBrand as BrandCall,
  type priceHistory as HistoryCall,
  quantityBands,
  type quoteRecord as RecordCall,
} from '#contract/catalog/calls.ts';
import { PRICES_MIN, QUOTE_RECORD_MONTHS, SEARCH_DEPTH } from '#contract/catalog/search.ts';
import { unitPriceText } from '#contract/money.ts';
import { dayOf } from '#server/kit/days.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { mpnKey } from '../core/mpn-key.ts';
import type { CatalogDeps, QuotedPrice } from '../deps.ts';
import { monthsAgo } from '../engine/search-query.ts';

const HISTORY_MONTHS = 36;

/** Quotes of a part number from all who know some, the latest first. */
async function collectQuotes(
  ctx: QueryContext,
  deps: CatalogDeps,
  keyword: string,
): Promise<QuotedPrice[]> {
  const key = mpnKey(keyword);
  if (key === '') return [];
  const filter = {
    key,
    since: monthsAgo(ctx.now, QUOTE_RECORD_MONTHS),
    limit: SEARCH_DEPTH + 1,
  };
  const found: QuotedPrice[] = [];
  for (const source of deps.quotes ?? []) found.push(...(await source(ctx.tx, filter)));
  return found.sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** The part numbers of which so many sellers quoted that a price tells nothing of one of them. */
function numbersWithVisiblePrices(quotes: readonly QuotedPrice[]): ReadonlySet<string> {
  const sellers = Map.groupBy(quotes, ({ mpn }) => mpn);
  return new Set(
    [...sellers]
      .filter(([, some]) => new Set(some.map(({ sellerId }) => sellerId)).size >= PRICES_MIN)
      .map(([mpn]) => mpn),
  );
}

const bandOf = (quantity: number): number =>
  quantityBands.findLast((from) => from <= quantity) ?? quantityBands[0];

/** Lists recent quotes of a part number; nothing in them identifies a seller or a buyer. */
export async function getQuoteRecord(
  ctx: QueryContext,
  deps: CatalogDeps,
  { keyword, manufacturers, pageNum, pageSize }: Input<typeof RecordCall>,
) {
  const all = await collectQuotes(ctx, deps, keyword);
  const visible = numbersWithVisiblePrices(all);
  const quotes = all.filter(
    ({ manufacturer }) => manufacturers.length === 0 || manufacturers.includes(manufacturer),
  );
  const listed = quotes.slice(0, SEARCH_DEPTH);
  return {
    total: listed.length,
    bounded: quotes.length > SEARCH_DEPTH,
    list: listed.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((quote) => ({
      day: dayOf(quote.at),
      mpn: quote.mpn,
      manufacturer: quote.manufacturer,
      quantityFrom: bandOf(quote.quantity),
      condition: quote.condition,
      leadTime: quote.leadTime,
      unitPrice: visible.has(quote.mpn) ? unitPriceText(quote.unitPrice) : null,
    })),
  };
}

/** The makers in the record, those with most quotes first. */
export async function getQuoteRecordBrands(
  ctx: QueryContext,
  deps: CatalogDeps,
  { keyword }: Input<typeof BrandCall>,
) {
  const quotes = (await collectQuotes(ctx, deps, keyword)).slice(0, SEARCH_DEPTH);
  return [...Map.groupBy(quotes, ({ manufacturer }) => manufacturer)]
    .map(([value, some]) => ({ value, lines: some.length }))
    .sort((a, b) => b.lines - a.lines || (a.value < b.value ? -1 : 1));
}

/** Prices of completed, inspected deals by month; months with too few deals are not there. */
export async function getPriceHistory(
  ctx: QueryContext,
  deps: CatalogDeps,
  { mpn, manufacturer }: Input<typeof HistoryCall>,
) {
  const months = await deps.monthPrices?.(ctx.tx, {
    mpn,
    manufacturer,
    since: monthsAgo(ctx.now, HISTORY_MONTHS),
    dealsMin: PRICES_MIN,
  });
  return (months ?? []).map(({ month, deals, lowest, median, highest }) => ({
    month,
    deals,
    lowest: unitPriceText(lowest),
    median: unitPriceText(median),
    highest: unitPriceText(highest),
  }));
}
