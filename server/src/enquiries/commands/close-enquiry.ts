import type { Input } from '#contract/call.ts';
import type { inquiryClose, inquiryCounter, inquiryUrgent } from '#contract/enquiries/calls.ts';
import { parseUnitPrice, unitPriceText } from '#contract/money.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { decideRequest } from '../core/machine.ts';
import {
  allowNextReplyMail,
  endedLink,
  notifyAllOfEnquiries,
  notifyWithFewMails,
  requestLink,
} from '../notify.ts';
import {
  closeLines,
  type EnquiryRecord,
  linesOf,
  saveUrgent,
  settleEnquiries,
} from '../store/enquiries.ts';
import { quotesOf, saveCounter } from '../store/quotes.ts';
import {
  endRequests,
  lockRequests,
  type RequestRecord,
  requestsOf,
  saveRequest,
} from '../store/requests.ts';
import { expectMove, factsOf, lockMine, lockRequest } from './lock-request.ts';
import { offerAt } from './order-quotes.ts';

/** Sets an enquiry urgent or not urgent; who has not answered is notified of urgency. */
export async function setUrgent(ctx: CommandContext, input: Input<typeof inquiryUrgent>) {
  const enquiry = await lockMine(ctx, input.id);
  if (enquiry.completedAt !== null) throw new Failure('inquiry.completed');
  if (enquiry.version !== input.version) throw new Failure('order.hasChange');
  await saveUrgent(ctx.tx, enquiry.id, input.urgent);
  if (!input.urgent || enquiry.urgent) return {};
  const waiting = (await requestsOf(ctx.tx, [enquiry.id])).filter(
    (one) => one.state === 'awaiting',
  );
  const sellers = [...new Set(waiting.map((one) => one.account))];
  await notifyWithFewMails(
    ctx.tx,
    enquiry.id,
    sellers.map((seller) => ({
      to: seller,
      kind: 'enquiries.urgent',
      params: { no: enquiry.no },
      link: `/quote/${enquiry.type}`,
      now: ctx.now,
    })),
  );
  return {};
}

/** Closes a line or the whole enquiry: what waits of it ends, and its sellers are notified. */
export async function closeEnquiry(ctx: CommandContext, input: Input<typeof inquiryClose>) {
  const { tx, now } = ctx;
  const enquiry = await lockMine(ctx, input.id);
  if (enquiry.completedAt !== null) throw new Failure('inquiry.completed');
  if (enquiry.version !== input.version) throw new Failure('order.hasChange');
  const all = await linesOf(tx, [enquiry.id]);
  const lines = input.lineId === null ? all : all.filter((line) => line.id === input.lineId);
  if (lines.length === 0) throw new Failure('notFound');
  const ids = new Set(lines.map((line) => line.id));
  const requests = (await requestsOf(tx, [enquiry.id])).filter((one) => ids.has(one.line));
  const locked = await lockRequests(
    tx,
    enquiry.id,
    requests.map((one) => one.id),
  );
  const closed = locked.filter(
    (request) =>
      decideRequest(factsOf(enquiry, request, { countered: false, now }), {
        event: 'close',
        actor: 'buyer',
      }) !== null,
  );
  await endRequests(tx, { ids: closed.map((one) => one.id), state: 'closed', now });
  const mpns = new Map(lines.map((line) => [line.id, line.mpn]));
  await notifyAllOfEnquiries(tx, closingsOf({ enquiry, closed, mpns, now }));
  await closeLines(tx, [...ids], now);
  await settleEnquiries(tx, [enquiry.id], now);
  return {};
}

/** One message to each seller, however many of its lines are closed. */
const closingsOf = (of: {
  readonly enquiry: EnquiryRecord;
  readonly closed: readonly RequestRecord[];
  readonly mpns: ReadonlyMap<string, string>;
  readonly now: Date;
}) =>
  [...Map.groupBy(of.closed, (request) => request.account)].map(([seller, [first, ...more]]) => {
    const model = of.mpns.get(first?.line ?? '') ?? '';
    return more.length === 0
      ? {
          to: seller,
          kind: 'enquiries.closed' as const,
          params: { no: first?.no ?? '', model },
          link: requestLink(first?.id ?? ''),
          now: of.now,
        }
      : {
          to: seller,
          kind: 'enquiries.closedMany' as const,
          params: { no: of.enquiry.no, model, count: more.length + 1 },
          link: endedLink(of.enquiry.type, [...(first ? [first] : []), ...more]),
          now: of.now,
        };
  });

/** Tells a seller what the buyer would pay; a counter-offer that still waits is written over. */
export async function counterQuote(
  ctx: CommandContext,
  input: Input<typeof inquiryCounter>,
): Promise<string> {
  const { tx, now } = ctx;
  const { enquiry, request } = await lockRequest(ctx, input.requestId, 'buyer');
  if (request.version !== input.version) throw new Failure('order.hasChange');
  const row = expectMove(factsOf(enquiry, request, { countered: false, now }), {
    event: 'counter',
    actor: 'buyer',
  });
  const [quote] = await quotesOf(tx, [request.id]);
  const line = (await linesOf(tx, [enquiry.id])).find(({ id }) => id === request.line);
  const price = parseUnitPrice(input.unitPrice);
  // Measures against the price that the buyer's table shows: that of the quantity asked for.
  if (!quote || !line || price >= offerAt(quote, line.quantity).unitPrice) {
    throw new Failure('quote.counterAbove', {}, 'unitPrice');
  }
  await saveCounter(tx, {
    request: request.id,
    at: now,
    unitPrice: price,
    note: input.note,
    state: 'open',
  });
  await saveRequest(tx, { id: request.id, state: row.to, now });
  await settleEnquiries(tx, [enquiry.id], now);
  await allowNextReplyMail(tx, request.id);
  await notifyWithFewMails(tx, request.id, [
    {
      to: request.account,
      kind: 'enquiries.countered',
      params: { no: request.no, model: quote.mpn, price: unitPriceText(price) },
      link: requestLink(request.id),
      now,
    },
  ]);
  return enquiry.id;
}
