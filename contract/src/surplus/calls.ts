import {
  closing,
  countingNewer,
  listingUnread,
  marking,
  reopening,
  withdrawing,
} from '../boards/shared-calls.ts';
import { command, query, traders } from '../call.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

/** Offers surplus stock on the waste board; only settled sellers sell. */
export const addSurplusDeal = command({
  path: '/surplusDeal/addSurplusDeal',
  perCaller: quotas.posts,
  bodyKb: 512,
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.addSurplusDeal),
  failures: ['file.unknown', 'seller.blacklisted'],
});

/** My surplus deals: open ones, or closed ones of the recycle tab. */
export const surplusDealList = query({
  path: '/surplusDeal/surplusDealList',
  callers: traders,
  schemas: () => schemas().then((all) => all.surplusDealList),
});

/** Open surplus deals of others: the tab "new". */
export const surplusDeals = query({
  path: '/surplusDeal/surplusDeals',
  callers: traders,
  schemas: () => schemas().then((all) => all.surplusDeals),
});

/** How many open deals of others came since the newest one that the reader has before them. */
export const newerSurplusDeals = query({
  path: '/surplusDeal/newer',
  ...countingNewer,
  schemas: () => schemas().then((all) => all.newerSurplusDeals),
});

/** Bids that I made and bids on my deals, unread first. */
export const replies = query({
  path: '/surplusDeal/replies',
  callers: traders,
  schemas: () => schemas().then((all) => all.replies),
});

/** One bid; reading a bid on one's own deal marks it read. */
export const replyDetail = command({
  path: '/surplusDeal/replyDetail',
  callers: traders,
  schemas: () => schemas().then((all) => all.replyDetail),
});

/** One surplus deal; opening it marks it seen. */
export const detail = command({
  path: '/surplusDeal/detail',
  callers: traders,
  schemas: () => schemas().then((all) => all.detail),
});

/**
 * Bids for one or more items of a deal, for the chosen days. The bidder buys, so it says already
 * where the goods go and what the lab tests: an acceptance then places the order as it stands.
 */
export const addSurplusQuote = command({
  path: '/surplusDeal/addSurplusQuote',
  perCaller: quotas.replies,
  bodyKb: 512,
  callers: traders,
  schemas: () => schemas().then((all) => all.addSurplusQuote),
  failures: [
    'surplus.closed',
    'surplus.own',
    'order.hasChange',
    'file.unknown',
    'surplus.bidItem',
    'surplus.soldOut',
    'quote.belowCent',
    'seller.blacklisted',
  ],
});

/** Withdraws a bid of one's own, or what orders left of it; its bidder may bid again. */
export const withdrawBid = command({
  path: '/surplusDeal/withdraw',
  ...withdrawing,
  schemas: () => schemas().then((all) => all.withdrawBid),
  failures: [
    'surplus.bidClosed',
    'surplus.bidTaken',
    'surplus.bidExpired',
    'surplus.bidWithdrawn',
    'order.hasChange',
  ],
});

/** A private note on a deal or a bid; nobody else sees it. */
export const addMark = command({
  path: '/surplusDeal/addMark',
  ...marking,
  schemas: () => schemas().then((all) => all.addMark),
});

export const close = command({
  path: '/surplusDeal/close',
  ...closing,
  failures: ['surplus.closed', 'order.hasChange'],
  schemas: () => schemas().then((all) => all.close),
});

/** Takes a deal out of the recycle tab, within 30 days of its closing. */
export const reopen = command({
  path: '/surplusDeal/reopen',
  ...reopening,
  callers: ['settled'],
  failures: ['surplus.notClosed', 'post.recycleOver', 'order.hasChange', 'seller.blacklisted'],
  schemas: () => schemas().then((all) => all.reopen),
});

/** Ids of unread bids. */
export const replyIds = query({
  path: '/surplusDeal/replyIds',
  ...listingUnread,
  schemas: () => schemas().then((all) => all.replyIds),
});

export const surplusDealUnRead = query({
  path: '/surplusDeal/surplusDealUnRead',
  callers: traders,
  schemas: () => schemas().then((all) => all.surplusDealUnRead),
});

/** Accepts items of a bid, wholly or for part of their quantity, which places one order. */
export const acceptBid = command({
  path: '/surplusDeal/accept',
  perCaller: quotas.orders,
  bodyKb: 256,
  callers: traders,
  schemas: () => schemas().then((all) => all.acceptBid),
  failures: [
    'surplus.bidClosed',
    'surplus.bidExpired',
    'reply.tooMany',
    'surplus.bidTaken',
    'surplus.bidWithdrawn',
    'surplus.closed',
    'surplus.soldOut',
    'surplus.bidFreight',
    'surplus.bidderGone',
    'quote.belowCent',
    'order.hasChange',
    'order.lines',
    'order.supplierNotSettled',
    'seller.blacklisted',
  ],
});
