import { anyone, command, query, traders } from '../call.ts';
import { quotas } from '../quotas.ts';
import {
  closing,
  countingNewer,
  listingUnread,
  marking,
  reopening,
  withdrawing,
} from './shared-calls.ts';

const schemas = () => import('./schemas.ts');

/** Posts a want-to-buy request on the mall board (section 7; also the end of the quick buy). */
export const addWantBuy = command({
  path: '/wantBuy/addWantBuy',
  perCaller: quotas.posts,
  bodyKb: 512,
  callers: traders,
  schemas: () => schemas().then((all) => all.addWantBuy),
  failures: ['file.unknown'],
});

/**
 * Changes a request while nobody has quoted it: its parts, note and files. It is then new again to
 * others. `kept` are the places of the files that stay, in the order that they were answered in.
 */
export const editWantBuy = command({
  path: '/wantBuy/edit',
  bodyKb: 512,
  callers: traders,
  schemas: () => schemas().then((all) => all.editWantBuy),
  failures: ['post.closed', 'post.quoted', 'order.hasChange', 'file.unknown'],
});

/** My posts: open ones, or closed ones of the recycle tab. */
export const wantBuyList = query({
  path: '/wantBuy/wantBuyList',
  callers: traders,
  schemas: () => schemas().then((all) => all.wantBuyList),
});

/** Open posts of others: the tab "new". */
export const wantBuys = query({
  path: '/wantBuy/wantBuys',
  callers: traders,
  schemas: () => schemas().then((all) => all.wantBuys),
});

/** How many open posts of others came since the newest one that the reader has before them. */
export const newerWantBuys = query({
  path: '/wantBuy/newer',
  ...countingNewer,
  schemas: () => schemas().then((all) => all.newerWantBuys),
});

/** Replies that I gave and replies to my posts, unread first. */
export const replies = query({
  path: '/wantBuy/replies',
  callers: traders,
  schemas: () => schemas().then((all) => all.replies),
});

/** One reply; reading a reply to one's own post marks it read. */
export const replyDetail = command({
  path: '/wantBuy/replyDetail',
  callers: traders,
  schemas: () => schemas().then((all) => all.replyDetail),
});

/** One post; opening it marks it seen. */
export const detail = command({
  path: '/wantBuy/detail',
  callers: traders,
  schemas: () => schemas().then((all) => all.detail),
});

/** Open requests without names, newest first, for visitors and search engines. */
export const rfq = query({
  path: '/wantBuy/rfq',
  callers: anyone,
  schemas: () => schemas().then((all) => all.rfq),
});

/**
 * Answers a post with a quote for one or more of its items; valid for the chosen days. Who quotes
 * sells, so only settled sellers may.
 */
export const addWantQuote = command({
  path: '/wantBuy/addWantQuote',
  perCaller: quotas.replies,
  bodyKb: 512,
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.addWantQuote),
  failures: [
    'post.closed',
    'post.own',
    'order.hasChange',
    'file.unknown',
    'reply.item',
    'quote.belowCent',
    'seller.blacklisted',
  ],
});

/** Withdraws a quote of one's own, or what orders left of it; its seller may quote again. */
export const withdrawQuote = command({
  path: '/wantBuy/withdraw',
  ...withdrawing,
  schemas: () => schemas().then((all) => all.withdrawQuote),
  failures: ['reply.closed', 'reply.taken', 'reply.expired', 'reply.withdrawn', 'order.hasChange'],
});

/** A private note on a post or a reply; nobody else sees it. */
export const addMark = command({
  path: '/wantBuy/addMark',
  ...marking,
  schemas: () => schemas().then((all) => all.addMark),
});

export const close = command({
  path: '/wantBuy/close',
  ...closing,
  schemas: () => schemas().then((all) => all.close),
});

/** Takes a post out of the recycle tab, within 30 days of its closing. */
export const reopen = command({
  path: '/wantBuy/reopen',
  ...reopening,
  schemas: () => schemas().then((all) => all.reopen),
});

/** Ids of unread replies. */
export const replyIds = query({
  path: '/wantBuy/replyIds',
  ...listingUnread,
  schemas: () => schemas().then((all) => all.replyIds),
});

export const wantBuyUnRead = query({
  path: '/wantBuy/wantBuyUnRead',
  callers: traders,
  schemas: () => schemas().then((all) => all.wantBuyUnRead),
});

/** Accepts reply items, wholly or for part of their quantity, which places one order. */
export const acceptReply = command({
  path: '/wantBuy/accept',
  perCaller: quotas.orders,
  bodyKb: 256,
  callers: traders,
  schemas: () => schemas().then((all) => all.acceptReply),
  failures: [
    'reply.closed',
    'reply.expired',
    'reply.tooMany',
    'reply.taken',
    'reply.withdrawn',
    'quote.belowCent',
    'post.closed',
    'order.hasChange',
    'order.lines',
    'order.supplierNotSettled',
    'seller.blacklisted',
  ],
});
