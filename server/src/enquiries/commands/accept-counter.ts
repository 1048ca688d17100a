import type { Input } from '#contract/call.ts';
import type { quoteAcceptCounter } from '#contract/enquiries/calls.ts';
import { getCounterFrom } from '#contract/enquiries/counter-from.ts';
import { limits } from '#contract/limits.ts';
import { unitPriceText } from '#contract/money.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { quoteHash } from '../core/hash.ts';
import type { EnquiriesDeps } from '../deps.ts';
import { linesOf, settleEnquiries } from '../store/enquiries.ts';
import { countersOf, insertQuote, type QuoteRecord, quotesOf } from '../store/quotes.ts';
import { saveRequest } from '../store/requests.ts';
import { quotedFacts } from '../views.ts';
import { expectMove } from './lock-request.ts';
import {
  compareQuotes,
  endCounter,
  hold,
  notifyBuyer,
  rejectBlacklisted,
  toBreak,
} from './submit-quote.ts';

interface Agreed {
  /** The buyer's price, in 0.00001 USD a piece. */
  readonly price: bigint;
  /** Pieces that the line asks for. */
  readonly requested: number;
  readonly now: Date;
}

/**
 * The prices of a quote under an agreed counter-offer. Where a price break applied to what is asked
 * for, the buyer's price is the break there: fewer pieces cost what they cost before.
 */
function pricesUnder(
  last: QuoteRecord,
  { price, requested }: Agreed,
): Pick<QuoteRecord, 'unitPrice' | 'priceBreaks'> {
  const priceBreaks = last.priceBreaks.map(([quantity]) => ({ quantity }));
  const from = getCounterFrom({ ...last, priceBreaks }, requested);
  const later = last.priceBreaks.filter(
    ([quantity, lower]) => quantity > (from ?? 0) && BigInt(lower) < price,
  );
  if (from === null) return { unitPrice: price, priceBreaks: later };
  // Of too many breaks the one next below goes: its pieces cost what fewer did.
  const earlier = last.priceBreaks
    .filter(([quantity]) => quantity < from)
    .slice(0, limits.priceBreaksMax - later.length - 1);
  const breaks = [
    ...earlier,
    toBreak({ quantity: from, unitPrice: unitPriceText(price) }),
    ...later,
  ];
  return { unitPrice: last.unitPrice, priceBreaks: breaks };
}

/** Returns the next version of a quote at the buyer's price. All else stays, validity included. */
function quoteAtPrice(last: QuoteRecord, agreed: Agreed): QuoteRecord {
  const next: QuoteRecord = {
    ...last,
    ...pricesUnder(last, agreed),
    version: last.version + 1,
    at: agreed.now,
    agreedPrice: agreed.price,
  };
  const hash = quoteHash(next.request, next.version, {
    ...quotedFacts(next),
    validUntil: next.validUntil.toISOString(),
    photos: next.photos.map(({ url }) => url),
  });
  return { ...next, hash };
}

/** Agrees to a counter-offer: the quote at the buyer's price takes the place of the one before. */
export async function acceptCounter(
  ctx: CommandContext,
  deps: EnquiriesDeps,
  input: Input<typeof quoteAcceptCounter>,
): Promise<void> {
  const { tx, now } = ctx;
  const held = await hold(ctx, input);
  const { enquiry, request, countered } = held;
  if (request.state === 'quoted' && !countered) throw new Failure('quote.notCountered');
  const row = expectMove(held.facts, { event: 'acceptCounter', actor: 'seller' });
  await rejectBlacklisted(ctx, deps);
  const [counter] = await countersOf(tx, [request.id]);
  const [last] = await quotesOf(tx, [request.id]);
  if (counter === undefined || last === undefined) throw new Error('a counter-offer to no quote');
  const line = (await linesOf(tx, [enquiry.id])).find(({ id }) => id === request.line);
  if (line === undefined) throw new Error('a request of no line');
  const quote = quoteAtPrice(last, { price: counter.unitPrice, requested: line.quantity, now });
  await insertQuote(tx, quote);
  await compareQuotes(ctx, deps, [quote]);
  await endCounter(ctx, held, 'revised');
  const quoted = { version: quote.version, validUntil: quote.validUntil };
  await saveRequest(tx, { id: request.id, state: row.to, now, quoted });
  await settleEnquiries(tx, [enquiry.id], now);
  await notifyBuyer(ctx, deps, held, {
    kind: 'enquiries.counterAccepted',
    model: quote.mpn,
    price: unitPriceText(counter.unitPrice),
    validUntil: quote.validUntil,
    mail: true,
  });
}
