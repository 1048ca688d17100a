import type { EventContext } from '#server/kit/apply-event.ts';
import { decideRequest } from '../core/machine.ts';
import type { EnquiriesDeps } from '../deps.ts';
import { enquiryLink, notifyWithFewMails, requestLink } from '../notify.ts';
import { type EnquiryRecord, linesOf, lockEnquiry, settleEnquiries } from '../store/enquiries.ts';
import { quotesOf } from '../store/quotes.ts';
import {
  lockRequests,
  type RequestRecord,
  requestsOfOrder,
  saveRequest,
} from '../store/requests.ts';
import { factsOf } from './lock-request.ts';

/**
 * Gives the quotes of an order that was cancelled before its payment back: they can be ordered again
 * while they are valid. Does nothing for an order that came from no quote.
 */
export async function releaseQuotes(
  { tx, now }: EventContext,
  deps: EnquiriesDeps,
  orderId: string,
): Promise<void> {
  const [found, ...more] = await requestsOfOrder(tx, orderId);
  if (found === undefined) return;
  const enquiry = await lockEnquiry(tx, found.enquiry);
  if (enquiry === null) throw new Error('the requests of an order have no enquiry');
  const ids = [found, ...more].map((one) => one.id);
  const closed = new Set(
    (await linesOf(tx, [enquiry.id])).flatMap(({ id, closedAt: at }) => (at === null ? [] : [id])),
  );
  const released: RequestRecord[] = [];
  for (const request of await lockRequests(tx, enquiry.id, ids)) {
    const lineClosed = closed.has(request.line);
    const facts = factsOf(enquiry, request, { countered: false, lineClosed, now });
    const row = decideRequest(facts, { event: 'reopen', actor: 'order' });
    if (row === null) throw new Error('an order holds a request that was not ordered');
    await saveRequest(tx, { id: request.id, state: row.to, now });
    if (row.to === 'quoted') released.push(request);
  }
  await settleEnquiries(tx, [enquiry.id], now);
  await notifyBoth({ tx, now }, deps, { enquiry, released });
}

interface Release {
  readonly enquiry: EnquiryRecord;
  /** Requests that can be ordered again, as they were before. */
  readonly released: readonly RequestRecord[];
}

/**
 * Tells buyer and seller that quotes can be ordered again: once for an order. Orders may be placed and
 * cancelled in turn from one quote, so that each of both gets one mail an hour of an enquiry.
 */
async function notifyBoth(
  { tx, now }: Pick<EventContext, 'tx' | 'now'>,
  deps: EnquiriesDeps,
  { enquiry, released }: Release,
): Promise<void> {
  const [first] = released;
  if (first === undefined) return;
  const quotes = new Map(
    (await quotesOf(tx, [first.id])).map((quote) => [quote.version, quote.mpn]),
  );
  const seller = (await deps.cards(tx, [first.account])).get(first.account);
  const ends = released.flatMap(({ validUntil: until }) => (until === null ? [] : [until]));
  const params = {
    no: enquiry.no,
    orderNo: first.orderNo ?? '',
    company: seller?.company ?? '',
    model: quotes.get(first.quoteVersion) ?? '',
    count: released.length,
    validUntil: new Date(Math.min(...ends.map((until) => until.getTime()))).toISOString(),
  };
  const sellerLink =
    released.length === 1 ? requestLink(first.id) : `/completed-quote/${enquiry.type}`;
  const toBuyer = { to: enquiry.account, kind: 'enquiries.reopened' as const };
  const toSeller = { to: first.account, kind: 'enquiries.reopenedQuote' as const };
  const link = enquiryLink(enquiry.id);
  await notifyWithFewMails(tx, enquiry.id, [{ ...toBuyer, params, link, now }]);
  await notifyWithFewMails(tx, enquiry.id, [{ ...toSeller, params, link: sellerLink, now }]);
}
