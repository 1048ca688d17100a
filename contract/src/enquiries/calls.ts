import { command, query } from '../call.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

const buyer = ['buyer'] as const;

const seller = ['settled'] as const;

/**
 * Sends an enquiry. A line with `stockIds` goes to the sellers of those offers (`normal`); without, to
 * every settled seller whose stock has its key (`match`). A line that reaches nobody is kept and says
 * so: its `requests` are empty, and it is asked for again when such stock appears. Counted together
 * are the requests of a buyer's day (`ENQUIRY_REQUESTS_DAY_MAX`), and lines whose sellers are being matched
 * (`SEEKING_LINES_MAX`). Near the end of the day's requests a matched line reaches fewer sellers. One
 * enquiry of a buyer is written at a time: another one gets `rate.tooMany` meanwhile.
 */
export const inquirySend = command({
  path: '/inquiry/send',
  perCaller: quotas.enquiries,
  bodyKb: 3072,
  callers: buyer,
  schemas: () => schemas().then((all) => all.inquirySend),
  failures: [
    'file.unknown',
    'inquiry.offerGone',
    'inquiry.otherPart',
    'inquiry.dayFull',
    'inquiry.seekingFull',
  ],
});

/** My enquiries: those of which something waits, or the completed ones. */
export const inquiryList = query({
  path: '/inquiry/list',
  callers: buyer,
  schemas: () => schemas().then((all) => all.inquiryList),
});

/** One enquiry with all quotes; opening it marks them read. */
export const inquiryDetail = command({
  path: '/inquiry/detail',
  callers: buyer,
  schemas: () => schemas().then((all) => all.inquiryDetail),
});

/** Sets an enquiry urgent or not urgent, and tells the sellers who have not answered. */
export const inquiryUrgent = command({
  path: '/inquiry/urgent',
  perCaller: quotas.words,
  callers: buyer,
  schemas: () => schemas().then((all) => all.inquiryUrgent),
  failures: ['inquiry.completed', 'order.hasChange'],
});

/** Closes one line, or the whole enquiry where `lineId` is null. */
export const inquiryClose = command({
  path: '/inquiry/close',
  callers: buyer,
  schemas: () => schemas().then((all) => all.inquiryClose),
  failures: ['inquiry.completed', 'order.hasChange'],
});

/** Tells a seller what one would pay. */
export const inquiryCounter = command({
  path: '/inquiry/counter',
  perCaller: quotas.quotes,
  callers: buyer,
  schemas: () => schemas().then((all) => all.inquiryCounter),
  failures: [
    'quote.expired',
    'quote.ended',
    'quote.accountClosed',
    'quote.counterAbove',
    'order.hasChange',
  ],
});

/** Orders from quotes, wholly or for a part: one order for each seller, all of them or none. */
export const inquiryOrder = command({
  path: '/inquiry/order',
  perCaller: quotas.orders,
  bodyKb: 256,
  callers: buyer,
  schemas: () => schemas().then((all) => all.inquiryOrder),
  failures: [
    'quote.expired',
    'quote.ended',
    'quote.accountClosed',
    'quote.tooMany',
    'quote.belowMoq',
    'quote.belowCent',
    'order.hasChange',
    'order.lines',
    'order.supplierNotSettled',
    'seller.blacklisted',
  ],
});

export const quoteList = query({
  path: '/quote/list',
  callers: seller,
  schemas: () => schemas().then((all) => all.quoteList),
});

/** Makers that a tab's requests name, those of most requests first; at most 100. */
export const quoteMakers = query({
  path: '/quote/makers',
  callers: seller,
  schemas: () => schemas().then((all) => all.quoteMakers),
});

/** My requests by type and tab, for the tabs and the menu's badges. */
export const quoteCounts = query({
  path: '/quote/counts',
  callers: seller,
  schemas: () => schemas().then((all) => all.quoteCounts),
});

export const quoteDetail = query({
  path: '/quote/detail',
  callers: seller,
  schemas: () => schemas().then((all) => all.quoteDetail),
});

/** Quotes a request, or writes a newer version of a quote that runs. */
export const quoteSubmit = command({
  path: '/quote/give',
  perCaller: quotas.quotes,
  bodyKb: 256,
  callers: seller,
  schemas: () => schemas().then((all) => all.quoteSubmit),
  failures: [
    'quote.expired',
    'quote.ended',
    'quote.accountClosed',
    'file.unknown',
    'order.hasChange',
    'seller.blacklisted',
  ],
});

export const quoteRefuse = command({
  path: '/quote/refuse',
  perCaller: quotas.quotes,
  callers: seller,
  schemas: () => schemas().then((all) => all.quoteRefuse),
  failures: ['quote.expired', 'quote.ended', 'quote.accountClosed', 'order.hasChange'],
});

/** Keeps the price against a counter-offer. */
export const quoteDeclineCounter = command({
  path: '/quote/keep',
  callers: seller,
  schemas: () => schemas().then((all) => all.quoteDeclineCounter),
  failures: [
    'quote.expired',
    'quote.ended',
    'quote.accountClosed',
    'quote.notCountered',
    'order.hasChange',
  ],
});

/** Agrees to a counter-offer: the quote at the buyer's price, with its own validity. */
export const quoteAcceptCounter = command({
  path: '/quote/acceptCounter',
  perCaller: quotas.quotes,
  callers: seller,
  schemas: () => schemas().then((all) => all.quoteAcceptCounter),
  failures: [
    'quote.expired',
    'quote.ended',
    'quote.accountClosed',
    'quote.notCountered',
    'order.hasChange',
    'seller.blacklisted',
  ],
});

/** A sheet of what waits for me, to be filled and sent back; its address holds for ten minutes. */
export const quoteSheet = query({
  path: '/quote/sheet',
  callers: seller,
  schemas: () => schemas().then((all) => all.quoteSheet),
  perMinute: 20,
});

/**
 * Reads a filled sheet and says what each row would do: one with a price quotes, one with a reason
 * refuses, any other leaves its request alone. Nothing is written; `quoteSubmitMany` does that.
 */
export const quoteUpload = command({
  path: '/quote/upload',
  perCaller: quotas.uploads,
  callers: seller,
  form: true,
  schemas: () => schemas().then((all) => all.quoteUpload),
  failures: ['file.empty', 'file.tooLarge', 'file.format', 'quote.sheet'],
  perMinute: 20,
});

/** Answers many requests that wait: all of them or none. A failure names the one it stands for. */
export const quoteSubmitMany = command({
  path: '/quote/giveMany',
  perCaller: quotas.quotes,
  bodyKb: 3200,
  callers: seller,
  schemas: () => schemas().then((all) => all.quoteSubmitMany),
  failures: [
    'quote.expired',
    'quote.ended',
    'quote.accountClosed',
    'file.unknown',
    'order.hasChange',
    'seller.blacklisted',
  ],
});
