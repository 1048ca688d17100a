import type { Input } from '#contract/call.ts';
import type { quoteDeclineCounter, quoteRefuse, quoteSubmit } from '#contract/enquiries/calls.ts';
import { parseUnitPrice } from '#contract/money.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { validityEnd } from '#server/kit/validity.ts';
import { quoteHash } from '../core/hash.ts';
import type { EnquiriesDeps } from '../deps.ts';
import type { EnquiryMessage } from '../notification-texts.ts';
import {
  allowNextCounterMail,
  claimQuoteMails,
  enquiryLink,
  notifyOfEnquiry,
  notifyWithFewMails,
} from '../notify.ts';
import { linesOf, settleEnquiries } from '../store/enquiries.ts';
import { closeCounter, countersOf, insertQuote, type QuoteRecord } from '../store/quotes.ts';
import { saveRequest } from '../store/requests.ts';
import { expectMove, factsOf, type Held, lockRequest } from './lock-request.ts';

/** Locks a request of the caller as it was when its page was read. */
export async function hold(ctx: CommandContext, { id, version }: { id: string; version: number }) {
  const held = await lockRequest(ctx, id, 'seller');
  const [last] = await countersOf(ctx.tx, [id]);
  const countered = last?.state === 'open';
  const facts = factsOf(held.enquiry, held.request, { countered, now: ctx.now });
  if (held.request.version !== version) throw new Failure('order.hasChange');
  return { ...held, countered, facts };
}

/** Closes the counter-offer that waits for the seller of a held request. */
export async function endCounter(
  { tx }: CommandContext,
  { request }: Held,
  state: 'revised' | 'kept',
): Promise<void> {
  await closeCounter(tx, request.id, state);
  await allowNextCounterMail(tx, request.id);
}

/** Tells the buyer of a seller's answer. */
export async function notifyBuyer(
  ctx: CommandContext,
  deps: EnquiriesDeps,
  { enquiry, request }: Held,
  telling: {
    readonly kind: EnquiryMessage;
    readonly model: string;
    readonly validUntil?: Date;
    readonly price?: string;
    readonly mail?: boolean;
  },
): Promise<void> {
  const { tx, now } = ctx;
  const seller = (await deps.cards(tx, [request.account])).get(request.account);
  const message = {
    to: enquiry.account,
    kind: telling.kind,
    params: {
      no: enquiry.no,
      company: seller?.company ?? '',
      model: telling.model,
      ...(telling.validUntil ? { validUntil: telling.validUntil.toISOString() } : {}),
      ...(telling.price === undefined ? {} : { price: telling.price }),
    },
    link: enquiryLink(enquiry.id),
    now,
  };
  if (telling.kind === 'enquiries.quoted') {
    const first = { seller: request.account, enquiries: [enquiry.id], now };
    const mail = (await claimQuoteMails(tx, first)).has(enquiry.id);
    await notifyOfEnquiry(tx, { ...message, mail });
  } else if (telling.mail) await notifyWithFewMails(tx, request.id, [message]);
  else await notifyOfEnquiry(tx, message);
}

/** Quotes a request, or writes a newer version of a quote that runs; the earlier ones stay. */
export async function submitQuote(
  ctx: CommandContext,
  deps: EnquiriesDeps,
  input: Input<typeof quoteSubmit>,
) {
  const { tx, now } = ctx;
  const held = await hold(ctx, input);
  const { enquiry, request } = held;
  const event = request.state === 'awaiting' ? 'quote' : 'revise';
  const row = expectMove(held.facts, { event, actor: 'seller' });
  const quote = await quoteOf(ctx, deps, held, input.quote);
  await insertQuote(tx, quote);
  await compareQuotes(ctx, deps, [quote]);
  if (held.countered) await endCounter(ctx, held, 'revised');
  const quoted = { version: quote.version, validUntil: quote.validUntil };
  await saveRequest(tx, { id: request.id, state: row.to, now, quoted });
  await settleEnquiries(tx, [enquiry.id], now);
  await notifyBuyer(ctx, deps, held, {
    kind: event === 'quote' ? 'enquiries.quoted' : 'enquiries.revised',
    model: quote.mpn,
    validUntil: quote.validUntil,
    mail: true,
  });
}

/** Compares the goods of quotes with lots that failed inspection. */
export async function compareQuotes(
  ctx: CommandContext,
  deps: EnquiriesDeps,
  quotes: readonly QuoteRecord[],
): Promise<void> {
  if (deps.compareQuotes === undefined || quotes.length === 0) return;
  const id = requireMember(ctx).accountId;
  const name = (await deps.cards(ctx.tx, [id])).get(id)?.company ?? '';
  const lines = quotes.map((quote) => ({
    id: quote.request,
    mpn: quote.mpn,
    manufacturer: quote.manufacturer,
    dateCode: quote.dateCode,
    photos: quote.photos.map(({ url }) => url),
  }));
  await deps.compareQuotes(ctx, { seller: { id, name }, lines });
}

/** A price break as it is kept. */
export const toBreak = (one: { readonly quantity: number; readonly unitPrice: string }) =>
  [one.quantity, Number(parseUnitPrice(one.unitPrice))] as const;

/** A request of which a quote is made, and who asked. */
interface Quotable {
  readonly enquiry: Pick<Held['enquiry'], 'account'>;
  readonly request: Pick<Held['request'], 'id' | 'quoteVersion'>;
}

/** Fails where the seller who calls is on the blacklist. */
export async function rejectBlacklisted(ctx: CommandContext, deps: EnquiriesDeps): Promise<void> {
  const seller = requireMember(ctx).accountId;
  if ((await deps.listedOf(ctx.tx, [seller])).has(seller)) {
    throw new Failure('seller.blacklisted');
  }
}

/** The next version of a request's quote, as it is kept; a seller on the blacklist writes none. */
export async function quoteOf(
  ctx: CommandContext,
  deps: EnquiriesDeps,
  { enquiry, request }: Quotable,
  input: Input<typeof quoteSubmit>['quote'],
): Promise<QuoteRecord> {
  const seller = requireMember(ctx).accountId;
  await rejectBlacklisted(ctx, deps);
  const version = request.quoteVersion + 1;
  const validUntil = validityEnd(input.validDays, ctx.now);
  const upload = {
    urls: input.photos,
    owner: seller,
    readers: [enquiry.account],
  };
  const photos = input.photos.length === 0 ? [] : await deps.files.attach(ctx.tx, upload);
  const { moq, packaging, condition, note, origin, dateCode, leadTime, warrantyDays } = input;
  const hash = quoteHash(request.id, version, {
    ...input,
    validUntil: validUntil.toISOString(),
    photos: photos.map((photo) => photo.url),
  });
  return {
    request: request.id,
    version,
    at: ctx.now,
    validUntil,
    hash,
    mpn: input.mpn,
    manufacturer: input.manufacturer,
    unitPrice: parseUnitPrice(input.unitPrice),
    priceBreaks: input.priceBreaks.map(toBreak),
    quantity: input.quantity,
    moq,
    condition,
    packaging,
    leadTime,
    warrantyDays,
    dateCode,
    origin,
    note,
    photos,
    agreedPrice: null,
  };
}

async function modelOf(ctx: CommandContext, { enquiry, request }: Held): Promise<string> {
  const lines = await linesOf(ctx.tx, [enquiry.id]);
  return lines.find((line) => line.id === request.line)?.mpn ?? '';
}

/** Says that one does not quote, and why. */
export async function refuse(
  ctx: CommandContext,
  deps: EnquiriesDeps,
  input: Input<typeof quoteRefuse>,
) {
  const held = await hold(ctx, input);
  const row = expectMove(held.facts, { event: 'refuse', actor: 'seller' });
  const { reason, note } = input;
  await saveRequest(ctx.tx, {
    id: held.request.id,
    state: row.to,
    now: ctx.now,
    refusal: { reason, note },
  });
  await settleEnquiries(ctx.tx, [held.enquiry.id], ctx.now);
  const model = await modelOf(ctx, held);
  await notifyBuyer(ctx, deps, held, { kind: 'enquiries.refused', model });
}

/** Keeps the quote as it is against a counter-offer. */
export async function declineCounter(
  ctx: CommandContext,
  deps: EnquiriesDeps,
  input: Input<typeof quoteDeclineCounter>,
) {
  const held = await hold(ctx, input);
  if (held.request.state === 'quoted' && !held.countered) throw new Failure('quote.notCountered');
  const row = expectMove(held.facts, { event: 'keep', actor: 'seller' });
  await endCounter(ctx, held, 'kept');
  await saveRequest(ctx.tx, { id: held.request.id, state: row.to, now: ctx.now });
  await settleEnquiries(ctx.tx, [held.enquiry.id], ctx.now);
  const model = await modelOf(ctx, held);
  await notifyBuyer(ctx, deps, held, { kind: 'enquiries.kept', model });
}
