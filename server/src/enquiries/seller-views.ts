import type { Output } from '#contract/call.ts';
import { PRICES_MIN } from '#contract/catalog/search.ts';
import type { quoteList } from '#contract/enquiries/calls.ts';
import { unitPriceText } from '#contract/money.ts';
import type { Db } from '#server/kit/database/database.ts';
import { getResponseDeadline } from './core/machine.ts';
import type { Dealt, EnquiriesDeps, StockOffer } from './deps.ts';
import { countersOf, lastQuotes, type QuoteRecord, quotesOf } from './store/quotes.ts';
import type { SellerRow } from './store/seller-requests.ts';
import { counterOf, effectiveState, quotedFacts, versionOf } from './views.ts';

const DAY_MS = 86_400_000;
/** Prices of deals are shown for so long. */
const DEALT_DAYS = 90;

type RequestView = Output<typeof quoteList>['list'][number];

interface Reading {
  readonly db: Db;
  readonly seller: string;
  readonly now: Date;
}

/** Requests as their seller sees them: never who asks, until an order says it. */
export async function requestsFor(
  { db, seller, now }: Reading,
  deps: EnquiriesDeps,
  found: readonly SellerRow[],
): Promise<RequestView[]> {
  const ids = found.map((one) => one.id);
  const keys = [...new Set(found.map((one) => one.mpnKey))];
  const quotes = Map.groupBy(await quotesOf(db, ids), (quote) => quote.request);
  const counters = new Map((await countersOf(db, ids)).map((one) => [one.request, one]));
  const stock = await deps.stockOf(db, seller, keys);
  const deals = await deps.buyerDeals(db, [...new Set(found.map((one) => one.buyer))]);
  const since = new Date(now.getTime() - DEALT_DAYS * DAY_MS);
  const dealt = await deps.dealtPrices(db, {
    mpns: [...new Set(found.map((one) => one.mpn))],
    since,
    dealsMin: PRICES_MIN,
  });
  const last = new Map((await lastQuotes(db, seller, keys)).map((one) => [one.mpnKey, one]));
  return found.map((one) => {
    const versions = quotes.get(one.id) ?? [];
    const [quote] = versions;
    const counter = counters.get(one.id);
    return {
      id: one.id,
      no: one.no,
      type: one.type,
      urgent: one.urgent,
      wantedBy: one.wantedBy?.toISOString() ?? null,
      state: effectiveState(one, now),
      version: one.version,
      at: one.at.toISOString(),
      dueAt: one.state === 'awaiting' ? getResponseDeadline(one.at).toISOString() : null,
      country: one.country,
      buyerDeals: deals.get(one.buyer) ?? 0,
      mpn: one.mpn,
      manufacturer: one.manufacturer,
      quantity: one.quantity,
      targetPrice: one.targetPrice === null ? null : unitPriceText(one.targetPrice),
      condition: one.condition,
      dateCode: one.dateCode,
      leadTime: one.leadTime,
      note: one.note,
      attach: one.attach.map(({ url, name }) => ({ url: deps.files.link(url, now), name })),
      quote: quote === undefined ? null : versionOf(deps, quote, now),
      counter: counter === undefined ? null : counterOf(counter, versions),
      refusal:
        one.refusalReason === null
          ? null
          : { reason: one.refusalReason, note: one.refusalNote ?? '' },
      leftBy: one.leftBy,
      order: one.orderId === null ? null : { id: one.orderId, no: one.orderNo ?? '' },
      held: stock.get(one.mpnKey)?.held ?? null,
      from: {
        stock: fromStock(stock.get(one.mpnKey), one.quantity),
        last: fromQuote(last.get(one.mpnKey)),
      },
      dealt: toDealtPrices(dealt.get(one.mpn)),
    };
  });
}

function toDealtPrices(prices: Dealt | undefined): RequestView['dealt'] {
  if (prices === undefined) return null;
  const { deals, lowest, lower, median, upper, highest } = prices;
  return {
    deals,
    lowest: unitPriceText(lowest),
    lower: unitPriceText(lower),
    median: unitPriceText(median),
    upper: unitPriceText(upper),
    highest: unitPriceText(highest),
  };
}

/** Prefills a quote from the seller's line of stock, for no more pieces than are asked for. */
function fromStock(
  line: StockOffer | undefined,
  requestedQuantity: number,
): RequestView['from']['stock'] {
  if (line === undefined) return null;
  const { mpn, manufacturer, condition, packaging, dateCode, leadTime, moq } = line;
  const quantity = Math.min(line.quantity, requestedQuantity);
  return {
    mpn,
    manufacturer,
    ...(line.unitPrice === null ? {} : { unitPrice: line.unitPrice }),
    priceBreaks: [...line.priceBreaks],
    quantity,
    moq: moq === null ? null : Math.min(moq, quantity),
    // Stock of unknown condition leaves it to the seller to say.
    ...(condition === 'unknown' ? {} : { condition }),
    packaging,
    dateCode,
    leadTime,
  };
}

const fromQuote = (quote: QuoteRecord | undefined): RequestView['from']['last'] =>
  quote === undefined ? null : quotedFacts(quote);
