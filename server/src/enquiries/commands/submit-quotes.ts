import type { Input } from '#contract/call.ts';
import type { quoteSubmitMany } from '#contract/enquiries/calls.ts';
import type { QuoteOrRefusal } from '#contract/enquiries/quote-sheet-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { EnquiriesDeps } from '../deps.ts';
import { claimQuoteMails, enquiryLink, notifyAllOfEnquiries } from '../notify.ts';
import { settleEnquiries } from '../store/enquiries.ts';
import { insertQuotes, lockEnquiries, saveQuoted, saveRefused } from '../store/many-quotes.ts';
import type { QuoteRecord } from '../store/quotes.ts';
import {
  lockSellerRequests,
  type SellerRow,
  sellerRequestsById,
} from '../store/seller-requests.ts';
import { expectMove, factsOf, requireOtherSide } from './lock-request.ts';
import { compareQuotes, quoteOf } from './submit-quote.ts';

interface DecidedRequest {
  readonly decision: QuoteOrRefusal;
  readonly request: SellerRow;
}

/**
 * Quotes and refuses many requests that wait: all of them or none. A failure stands at the answer
 * that it is about. Enquiries are locked before their requests, both in the order of their ids.
 */
export async function submitQuotes(
  ctx: CommandContext,
  deps: EnquiriesDeps,
  { answers }: Input<typeof quoteSubmitMany>,
) {
  const { tx, now } = ctx;
  const decided = await lockDecidedRequests(ctx, answers);
  const quotes: QuoteRecord[] = [];
  for (const [index, { decision, request }] of decided.entries()) {
    expectAllowed(request, decision, { index, now });
    if (decision.quote === null) continue;
    const enquiry = { account: request.buyer };
    quotes.push(await quoteOf(ctx, deps, { enquiry, request }, decision.quote));
  }
  await insertQuotes(tx, quotes);
  await compareQuotes(ctx, deps, quotes);
  await saveQuoted(
    tx,
    quotes.map((one) => ({ id: one.request, version: one.version, validUntil: one.validUntil })),
  );
  const refused = decided.flatMap(({ decision, request }) =>
    decision.refusal ? [{ id: request.id, ...decision.refusal }] : [],
  );
  await saveRefused(tx, refused, now);
  await settleEnquiries(tx, [...new Set(decided.map((one) => one.request.enquiry))], now);
  await notifyBuyers(ctx, deps, decided, quotes);
  return { quoted: quotes.length, refused: refused.length };
}

/** Locks what is answered; a request that is not the caller's, or stands twice, is not found. */
async function lockDecidedRequests(
  ctx: CommandContext,
  decisions: readonly QuoteOrRefusal[],
): Promise<DecidedRequest[]> {
  const { tx } = ctx;
  const account = requireMember(ctx).accountId;
  const ids = decisions.map((one) => one.id);
  const found = await sellerRequestsById(tx, account, ids);
  await lockEnquiries(tx, [...new Set(found.map((one) => one.enquiry))]);
  const locked = new Map(
    (await lockSellerRequests(tx, account, ids)).map((request) => [request.id, request]),
  );
  return decisions.map((decision, index) => {
    const request = locked.get(decision.id);
    if (request === undefined || ids.indexOf(decision.id) !== index) {
      throw new Failure('notFound', {}, `answers.${index}.id`);
    }
    return { decision, request };
  });
}

function expectAllowed(
  request: SellerRow,
  decision: QuoteOrRefusal,
  { index, now }: { readonly index: number; readonly now: Date },
): void {
  const field = `answers.${index}.id`;
  requireOtherSide(request, 'seller', field);
  if (request.version !== decision.version) throw new Failure('order.hasChange', {}, field);
  const facts = factsOf(request, request, { countered: false, now });
  try {
    expectMove(facts, { event: decision.quote === null ? 'refuse' : 'quote', actor: 'seller' });
  } catch (error) {
    throw error instanceof Failure ? new Failure(error.code, error.facts, field) : error;
  }
}

/** Each buyer is notified once of an enquiry's quotes and once of its refusals. */
async function notifyBuyers(
  ctx: CommandContext,
  deps: EnquiriesDeps,
  decided: readonly DecidedRequest[],
  quotes: readonly QuoteRecord[],
): Promise<void> {
  const seller = requireMember(ctx).accountId;
  const company = (await deps.cards(ctx.tx, [seller])).get(seller)?.company ?? '';
  const quotesByRequest = new Map(quotes.map((quote) => [quote.request, quote]));
  const byEnquiry = Map.groupBy(decided, ({ request }) => request.enquiry);
  const isQuoted = ({ request }: DecidedRequest) => quotesByRequest.has(request.id);
  const enquiries = [...byEnquiry].flatMap(([id, of]) => (of.some(isQuoted) ? [id] : []));
  const mailed = await claimQuoteMails(ctx.tx, { seller, enquiries, now: ctx.now });
  await notifyAllOfEnquiries(
    ctx.tx,
    [...byEnquiry].flatMap(([enquiry, of]) => {
      const notice = { enquiry, company, now: ctx.now };
      const quoted = { ...notice, of: of.filter(isQuoted), mail: mailed.has(enquiry) };
      const refused = { ...notice, of: of.filter((one) => !isQuoted(one)), mail: false };
      return [...oneTelling(quoted, quotesByRequest), ...oneTelling(refused, null)];
    }),
  );
}

interface BuyerNotice {
  readonly enquiry: string;
  readonly company: string;
  readonly of: readonly DecidedRequest[];
  readonly mail: boolean;
  readonly now: Date;
}

function oneTelling(
  { enquiry, company, of, mail, now }: BuyerNotice,
  quotes: ReadonlyMap<string, QuoteRecord> | null,
) {
  const [first] = of;
  if (first === undefined) return [];
  const isMany = of.length > 1;
  const quote = quotes?.get(first.request.id);
  const kind = quotes
    ? (`enquiries.quoted${isMany ? 'Many' : ''}` as const)
    : (`enquiries.refused${isMany ? 'Many' : ''}` as const);
  const params = {
    no: first.request.no.split('/')[0] ?? '',
    company,
    model: quote?.mpn ?? first.request.mpn,
    count: of.length,
    ...(quote ? { validUntil: quote.validUntil.toISOString() } : {}),
  };
  return [
    {
      to: first.request.buyer,
      kind,
      params,
      link: enquiryLink(enquiry),
      mail,
      now,
    },
  ];
}
