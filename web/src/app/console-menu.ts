import type { Identity } from '#contract/options.ts';
import type { Words } from '#web/i18n/words.ts';
import { hasRoute } from './has-route.ts';
import type { SideGroup } from './shells/nav.ts';
import type words from './words/zh.ts';

type AppWords = Words<typeof words>;
type Word = Parameters<AppWords>[0];

/** What waits behind an entry of a console's menu. */
export interface Waiting {
  readonly messages: number;
  readonly mall: number;
  readonly waste: number;
  /** Requests with quotes that their buyer has not opened, and board orders to go on with. */
  readonly purchases: number;
  readonly purchaseOrders: number;
  /** Requests to quote without an answer, by type, and counter-offers to answer. */
  readonly normalQuotes: number;
  readonly matchQuotes: number;
  readonly normalCounters: number;
  readonly matchCounters: number;
}

interface Entry {
  readonly word: Word;
  readonly to: string;
  readonly waits?: keyof Waiting;
}

interface Group {
  readonly title?: Word;
  readonly entries: readonly Entry[];
}

/** The two boards stand in both consoles. */
const boards: Group = {
  title: 'menu.boards',
  entries: [
    { word: 'menu.mall', to: '/shopping-mall/new', waits: 'mall' },
    { word: 'menu.waste', to: '/waste/new', waits: 'waste' },
  ],
};

/** The account itself stands in both consoles. */
const account: readonly Entry[] = [
  { word: 'menu.followedSellers', to: '/followed-sellers' },
  { word: 'menu.watchedParts', to: '/watched-parts' },
  { word: 'menu.personalCenter', to: '/personal-center' },
  { word: 'menu.messages', to: '/message-center', waits: 'messages' },
];

/** What either identity brought to support: on the boards a seller may buy, and so complain. */
const care: Group = {
  title: 'menu.care',
  entries: [
    { word: 'menu.complaints', to: '/complaint-seller-list' },
    { word: 'menu.feedback', to: '/feedback-list' },
    { word: 'menu.legalRequests', to: '/legal-request-list' },
  ],
};

const buyerMenu: readonly Group[] = [
  { entries: [{ word: 'menu.dashboard', to: '/buyer-dashboard' }] },
  {
    title: 'menu.inquiries',
    entries: [
      { word: 'menu.enquiring', to: '/enquiring-price' },
      { word: 'menu.completedInquiry', to: '/completed-inquiry' },
    ],
  },
  {
    title: 'menu.purchaseRequests',
    entries: [
      { word: 'menu.quotedForPurchase', to: '/quoted-for-purchase', waits: 'purchases' },
      { word: 'menu.unquotedRequests', to: '/unquoted-purchase-request' },
    ],
  },
  boards,
  {
    title: 'menu.orders',
    entries: [
      { word: 'menu.myOrder', to: '/my-order' },
      { word: 'menu.afterSales', to: '/after-sales-orders' },
      { word: 'menu.agentOrder', to: '/buyer-agent-order' },
      { word: 'menu.agentAfterSales', to: '/buyer-agent-after-sales' },
      { word: 'menu.placeAgentOrder', to: '/buyer-place-order' },
    ],
  },
  {
    title: 'menu.money',
    entries: [
      { word: 'menu.wallet', to: '/buyer-wallet' },
      { word: 'menu.bankList', to: '/buyer-bank-list' },
      { word: 'menu.recharge', to: '/buyer-recharge' },
    ],
  },
  {
    title: 'menu.company',
    entries: [
      { word: 'menu.basicInformation', to: '/buyer-basic-information' },
      { word: 'menu.preview', to: '/buyer-preview' },
      { word: 'menu.address', to: '/buyer-address' },
      { word: 'menu.freightAccount', to: '/buyer-freight-account' },
      ...account,
    ],
  },
  care,
];

const quotes = (title: Word, type: 'normal' | 'match'): Group => ({
  title,
  entries: [
    { word: 'menu.quote', to: `/quote/${type}`, waits: `${type}Quotes` },
    {
      word: 'menu.completedQuote',
      to: `/completed-quote/${type}`,
      waits: `${type}Counters`,
    },
    { word: 'menu.rejectedQuote', to: `/reject-quote/${type}` },
  ],
});

const sellerMenu: readonly Group[] = [
  { entries: [{ word: 'menu.dashboard', to: '/seller-dashboard' }] },
  quotes('menu.quotes', 'normal'),
  quotes('menu.matched', 'match'),
  boards,
  {
    title: 'menu.purchases',
    entries: [
      { word: 'menu.buyUnderway', to: '/seller-buy-underway', waits: 'purchases' },
      { word: 'menu.buyOrders', to: '/seller-buy-order', waits: 'purchaseOrders' },
    ],
  },
  {
    title: 'menu.orders',
    entries: [
      { word: 'menu.myOrder', to: '/seller-my-order' },
      { word: 'menu.afterSales', to: '/seller-order-after-sale' },
      { word: 'menu.agentOrder', to: '/seller-agent-order' },
      { word: 'menu.agentAfterSales', to: '/seller-agent-after-sale' },
    ],
  },
  {
    title: 'menu.stock',
    entries: [
      { word: 'menu.inventory', to: '/seller-inventory' },
      { word: 'menu.inventoryAdd', to: '/seller-inventory-add' },
      { word: 'menu.inventoryUpdate', to: '/seller-inventory-update' },
      { word: 'menu.inventoryKeys', to: '/seller-inventory-keys' },
    ],
  },
  {
    title: 'menu.money',
    entries: [
      { word: 'menu.wallet', to: '/seller-wallet' },
      { word: 'menu.bankList', to: '/seller-bank-list' },
      { word: 'menu.recharge', to: '/seller-recharge' },
    ],
  },
  {
    title: 'menu.company',
    entries: [
      { word: 'menu.basicInformation', to: '/seller-basic-information' },
      { word: 'menu.preview', to: '/seller-info-detail/0' },
      { word: 'menu.settlement', to: '/seller-settlement' },
      ...account,
    ],
  },
  care,
];

/** The side menu of a member's console: the specification's groups, of pages that are there. */
export function consoleMenu(
  t: AppWords,
  identity: Identity | null,
  given: { waiting: Waiting; current: string; has?: (to: string) => boolean },
): SideGroup[] {
  const { waiting, current, has = hasRoute } = given;
  return (identity === 'seller' ? sellerMenu : buyerMenu).flatMap(({ title, entries }) => {
    const links = entries
      .filter(({ to }) => has(to))
      .map(({ word, to, waits }) => ({
        label: t(word),
        to,
        current: to === current,
        ...(waits === undefined ? {} : { count: waiting[waits] }),
      }));
    if (links.length === 0) return [];
    return [{ ...(title === undefined ? {} : { title: t(title) }), links }];
  });
}
