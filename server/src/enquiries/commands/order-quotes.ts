import type { Input } from '#contract/call.ts';
import type { inquiryOrder } from '#contract/enquiries/calls.ts';
import { piecesOffered } from '#contract/enquiries/counter-from.ts';
import { lineAmount } from '#contract/money.ts';
import { ORDER_LINES_MAX } from '#contract/orders/constants.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { priceAt } from '../core/price.ts';
import type { EnquiriesDeps } from '../deps.ts';
import { settleEnquiries } from '../store/enquiries.ts';
import { closeCounter, countersOf, type QuoteRecord, quotesOf } from '../store/quotes.ts';
import { lockRequests, type RequestRecord, saveRequest } from '../store/requests.ts';
import { expectMove, factsOf, lockMine, requireOtherSide } from './lock-request.ts';

type Ordering = Input<typeof inquiryOrder>;

/** The selection from one request: the quote that both sides saw, and a quantity. */
interface Picked {
  readonly request: RequestRecord;
  readonly quote: QuoteRecord;
  readonly quantity: number;
}

/**
 * Orders from quotes: one order for each seller, more where one of them would have too many lines; all of them or none. The enquiry is locked first,
 * so that of two tabs which order at once the second finds the requests ordered.
 */
export async function orderQuotes(ctx: CommandContext, deps: EnquiriesDeps, ordering: Ordering) {
  const { tx, now } = ctx;
  const enquiry = await lockMine(ctx, ordering.id);
  const ids = ordering.picks.map((pick) => pick.requestId);
  const requests = new Map((await lockRequests(tx, enquiry.id, ids)).map((one) => [one.id, one]));
  const quotes = Map.groupBy(await quotesOf(tx, ids), (quote) => quote.request);
  const picked = ordering.picks.map((pick, index) => {
    const request = requests.get(pick.requestId);
    const quote = quotes.get(pick.requestId)?.find((one) => one.version === request?.quoteVersion);
    if (request === undefined || ids.indexOf(pick.requestId) !== index)
      throw new Failure('notFound');
    requireOtherSide(request, 'buyer', `picks.${index}.quantity`);
    // Ordered, revised or ended in another tab: the page must be looked at again, whatever it was.
    if (quote === undefined || request.version !== pick.version || quote.hash !== pick.hash) {
      throw new Failure('order.hasChange');
    }
    expectMove(factsOf(enquiry, request, { countered: false, now }), {
      event: 'order',
      actor: 'buyer',
    });
    expectQuantity(quote, pick.quantity, index);
    return { request, quote, quantity: pick.quantity };
  });
  await expectSettled(
    ctx,
    deps,
    picked.map((one) => one.request.account),
  );
  const names = await deps.cards(
    tx,
    picked.map((one) => one.request.account),
  );
  const orders = [];
  for (const { seller, ofSeller } of ordersOf(picked)) {
    const placed = await deps.placeOrder(tx, {
      buyerId: enquiry.account,
      sellerId: seller,
      lines: ofSeller.map(lineOf),
      shipTo: ordering.shipTo,
      inspection: ordering.inspection,
      source: { kind: 'quote', id: enquiry.id, no: enquiry.no },
      now,
    });
    await endAsOrdered(ctx, ofSeller, placed);
    orders.push({
      id: placed.orderId,
      no: placed.orderNo,
      sellerName: names.get(seller)?.company ?? '',
      lines: ofSeller.length,
    });
  }
  await settleEnquiries(tx, [enquiry.id], now);
  return { orders };
}

/** The lines of each order: those of a seller, as many as an order takes. */
const ordersOf = (picked: readonly Picked[]) =>
  [...Map.groupBy(picked, (one) => one.request.account)].flatMap(([seller, all]) =>
    Array.from({ length: Math.ceil(all.length / ORDER_LINES_MAX) }, (_, nth) => ({
      seller,
      ofSeller: all.slice(nth * ORDER_LINES_MAX, (nth + 1) * ORDER_LINES_MAX),
    })),
  );

function expectQuantity(quote: QuoteRecord, quantity: number, index: number): void {
  const field = `picks.${index}.quantity`;
  const { mpn: model } = quote;
  if (quantity > quote.quantity) {
    throw new Failure('quote.tooMany', { left: quote.quantity, model }, field);
  }
  if (quote.moq !== null && quantity < quote.moq) {
    throw new Failure('quote.belowMoq', { moq: quote.moq, model }, field);
  }
  if (lineAmount({ unitPrice: priceAt(pricesOf(quote), quantity), quantity }) === 0n) {
    throw new Failure('quote.belowCent', { model }, field);
  }
}

const lineOf = ({ quote, quantity }: Picked) => ({
  mpn: quote.mpn,
  manufacturer: quote.manufacturer,
  quantity,
  unitPrice: priceAt(pricesOf(quote), quantity),
  condition: quote.condition,
  packaging: quote.packaging,
  dateCode: quote.dateCode,
  leadTime: quote.leadTime,
  warrantyDays: quote.warrantyDays,
});

/** Returns the pieces that a quote offers of so many requested ones, and its price for as many. */
export function offerAt(
  quote: Pick<QuoteRecord, 'unitPrice' | 'priceBreaks' | 'moq' | 'quantity'>,
  requested: number,
) {
  const quantity = piecesOffered(quote, requested);
  return { quantity, unitPrice: priceAt(pricesOf(quote), quantity) };
}

/** The prices of a kept quote. */
export const pricesOf = (quote: Pick<QuoteRecord, 'unitPrice' | 'priceBreaks'>) => ({
  unitPrice: quote.unitPrice,
  priceBreaks: quote.priceBreaks.map(([quantity, price]) => ({
    quantity,
    unitPrice: BigInt(price),
  })),
});

/** Who may not trade any more sells nothing, although it quoted while it might. */
async function expectSettled(
  ctx: CommandContext,
  deps: EnquiriesDeps,
  sellers: readonly string[],
): Promise<void> {
  const settled = await deps.settledOf(ctx.tx, [...new Set(sellers)]);
  const index = sellers.findIndex((seller) => !settled.has(seller));
  if (index >= 0) throw new Failure('order.supplierNotSettled', {}, `picks.${index}.quantity`);
  const listed = await deps.listedOf(ctx.tx, [...new Set(sellers)]);
  const barred = sellers.findIndex((seller) => listed.has(seller));
  if (barred >= 0) throw new Failure('seller.blacklisted', {}, `picks.${barred}.quantity`);
}

async function endAsOrdered(
  ctx: CommandContext,
  picked: readonly Picked[],
  placed: { readonly orderId: string; readonly orderNo: string },
): Promise<void> {
  const ids = picked.map(({ request }) => request.id);
  const counters = await countersOf(ctx.tx, ids);
  for (const { request } of counters.filter(({ state }) => state === 'open')) {
    // Who orders at the old price waits for no answer any more.
    await closeCounter(ctx.tx, request, 'kept');
  }
  for (const { request } of picked) {
    await saveRequest(ctx.tx, {
      id: request.id,
      state: 'ordered',
      now: ctx.now,
      order: { id: placed.orderId, no: placed.orderNo },
    });
  }
}
