import type { Input } from '#contract/call.ts';
import * as contract from '#contract/enquiries/calls.ts';
import { mpnKey } from '#server/catalog/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { acceptCounter } from './commands/accept-counter.ts';
import { closeEnquiry, counterQuote, setUrgent } from './commands/close-enquiry.ts';
import { orderQuotes } from './commands/order-quotes.ts';
import { readQuoteSheet } from './commands/read-quote-sheet.ts';
import { sendEnquiry } from './commands/send-enquiry.ts';
import { declineCounter, refuse, submitQuote } from './commands/submit-quote.ts';
import { submitQuotes } from './commands/submit-quotes.ts';
import { RESPONSE_DAYS } from './core/machine.ts';
import type { EnquiriesDeps } from './deps.ts';
import { requestsFor } from './seller-views.ts';
import { sheetLink } from './serve-quote-sheets.ts';
import { countEnquiries, enquiriesOf, ownEnquiry } from './store/enquiries.ts';
import { quotesOf } from './store/quotes.ts';
import { markRead } from './store/requests.ts';
import {
  countSellerRequests,
  countsOfSeller,
  keysOfRequests,
  makersOfRequests,
  sellerRequest,
  sellerRequests,
} from './store/seller-requests.ts';
import { linesFor, rowsFor, versionOf } from './views.ts';

const DAY_MS = 86_400_000;
const GMT8_MS = 8 * 3_600_000;
const me = (ctx: RequestContext) => requireMember(ctx).accountId;
const pageOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

/** A keyword as a part of a key or of a number; null where it can find nothing. */
function keyOf(keyword: string): string | null {
  const key = mpnKey(keyword);
  return key === '' && keyword !== '' ? null : key;
}

/** The calls of buyers. */
function buyerCalls(deps: EnquiriesDeps): readonly Implementation[] {
  const detail = async (ctx: RequestContext, id: string) => {
    const found = await ownEnquiry(ctx.tx, id, me(ctx));
    if (found === null) throw new Failure('notFound');
    const [row] = await rowsFor(ctx.tx, [found]);
    if (row === undefined) throw new Error('an enquiry that was just read was not shown');
    const { lines, mixes } = await linesFor({ db: ctx.tx, now: ctx.now }, deps, found);
    const attach = found.attach.map(({ url, name }) => ({
      url: deps.files.link(url, ctx.now),
      name,
    }));
    return { ...row, note: found.note, attach, lines, mixes };
  };
  return [
    implement(contract.inquirySend, (ctx, input) => sendEnquiry(ctx, deps, input)),
    implement(contract.inquiryList, async (ctx, { keyword, pageNum, pageSize, ...asked }) => {
      const key = keyOf(keyword);
      if (key === null) return { total: 0, list: [] };
      const filter = { ...asked, account: me(ctx), key };
      const total = await countEnquiries(ctx.tx, filter);
      const found = await enquiriesOf(ctx.tx, filter, pageOf({ pageNum, pageSize }));
      return { total, list: await rowsFor(ctx.tx, found) };
    }),
    implement(contract.inquiryDetail, async (ctx, { id }) => {
      const view = await detail(ctx, id);
      await markRead(ctx.tx, id, ctx.now);
      return view;
    }),
    implement(contract.inquiryUrgent, setUrgent),
    implement(contract.inquiryClose, closeEnquiry),
    implement(contract.inquiryCounter, async (ctx, input) => {
      const { lines } = await detail(ctx, await counterQuote(ctx, input));
      const view = lines
        .flatMap((line) => line.requests)
        .find((request) => request.id === input.requestId);
      if (view === undefined) throw new Error('a request that was just moved was not shown');
      return view;
    }),
    implement(contract.inquiryOrder, (ctx, input) => orderQuotes(ctx, deps, input)),
  ];
}

const MAKERS_MAX = 100;
const NONE = { awaiting: 0, countered: 0, completed: 0, refused: 0, ended: 0, today: 0 };

/** Returns the latest request time whose reply period ends today, in GMT+8. */
function getExpiryCutoff(now: Date): Date {
  const day = Math.floor((now.getTime() + GMT8_MS) / DAY_MS);
  return new Date((day + 1 - RESPONSE_DAYS) * DAY_MS - GMT8_MS - 1);
}

/** Returns the caller's stock of the parts that a tab's requests ask for. */
async function findOwnStock(
  ctx: RequestContext,
  deps: EnquiriesDeps,
  tab: Pick<Input<typeof contract.quoteList>, 'type' | 'tab'>,
) {
  const keys = await keysOfRequests(ctx.tx, { ...tab, account: me(ctx) });
  const stock = await deps.stockOf(ctx.tx, me(ctx), keys);
  return [...stock].map(([key, { held }]) => ({ key, quantity: held }));
}

/** The calls of sellers. */
function sellerCalls(deps: EnquiriesDeps): readonly Implementation[] {
  const readRequest = async (ctx: RequestContext, id: string) => {
    const found = await sellerRequest(ctx.tx, id, me(ctx));
    if (found === null) throw new Failure('notFound');
    const [row] = await requestsFor({ db: ctx.tx, seller: me(ctx), now: ctx.now }, deps, [found]);
    if (row === undefined) throw new Error('a request that was just read was not shown');
    return row;
  };
  return [
    implement(contract.quoteList, async (ctx, { keyword, pageNum, pageSize, enough, ...asked }) => {
      const key = keyOf(keyword);
      if (key === null) return { total: 0, list: [] };
      const held = enough ? await findOwnStock(ctx, deps, asked) : null;
      const filter = { ...asked, account: me(ctx), key, held };
      const total = await countSellerRequests(ctx.tx, filter);
      const found = await sellerRequests(ctx.tx, filter, pageOf({ pageNum, pageSize }));
      const reading = { db: ctx.tx, seller: me(ctx), now: ctx.now };
      return { total, list: await requestsFor(reading, deps, found) };
    }),
    implement(contract.quoteMakers, (ctx, input) =>
      makersOfRequests(ctx.tx, { ...input, account: me(ctx) }, MAKERS_MAX),
    ),
    implement(contract.quoteCounts, async (ctx) => {
      const found = await countsOfSeller(ctx.tx, me(ctx), getExpiryCutoff(ctx.now));
      const counts = new Map(found.map(({ type, ...counted }) => [type, counted]));
      return { normal: counts.get('normal') ?? NONE, match: counts.get('match') ?? NONE };
    }),
    implement(contract.quoteDetail, async (ctx, { id }) => {
      const row = await readRequest(ctx, id);
      const [, ...earlier] = await quotesOf(ctx.tx, [id]);
      return { ...row, earlier: earlier.map((quote) => versionOf(deps, quote, ctx.now)) };
    }),
    implement(contract.quoteSubmit, async (ctx, input) => {
      await submitQuote(ctx, deps, input);
      return readRequest(ctx, input.id);
    }),
    implement(contract.quoteRefuse, async (ctx, input) => {
      await refuse(ctx, deps, input);
      return readRequest(ctx, input.id);
    }),
    implement(contract.quoteDeclineCounter, async (ctx, input) => {
      await declineCounter(ctx, deps, input);
      return readRequest(ctx, input.id);
    }),
    implement(contract.quoteAcceptCounter, async (ctx, input) => {
      await acceptCounter(ctx, deps, input);
      return readRequest(ctx, input.id);
    }),
    implement(contract.quoteSheet, (ctx, input) => sheetLink(ctx, deps, input)),
    implement(contract.quoteUpload, (ctx) => readQuoteSheet(ctx, ctx.upload)),
    implement(contract.quoteSubmitMany, (ctx, input) => submitQuotes(ctx, deps, input)),
  ];
}

/** The calls of enquiries and quotes. */
export const enquiriesCalls = (deps: EnquiriesDeps): readonly Implementation[] => [
  ...buyerCalls(deps),
  ...sellerCalls(deps),
];
