import type { Identity } from '#contract/option-schemas.ts';
import type { Translator } from '#web/i18n/translator.ts';
import type words from '../console/locales/zh.ts';
import { hasRoute } from '../routing/has-route.ts';
import type { SideGroup } from '../shells/nav.ts';

type ConsoleWords = Translator<typeof words>;
type Word = Parameters<ConsoleWords>[0];

/** Counts of open work behind the entries of a console's menu. */
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
  /** Complaints about a seller that wait for its answer. */
  readonly complaints: number;
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
  title: 'boards',
  entries: [
    { word: 'mall', to: '/shopping-mall/new', waits: 'mall' },
    { word: 'waste', to: '/waste/new', waits: 'waste' },
  ],
};

/** The account itself stands in both consoles. */
const account: readonly Entry[] = [
  { word: 'followedSellers', to: '/followed-sellers' },
  { word: 'watchedParts', to: '/watched-parts' },
  { word: 'passports', to: '/lot-passports' },
  { word: 'personalCenter', to: '/personal-center' },
  { word: 'messages', to: '/message-center', waits: 'messages' },
];

/** Support pages of both identities: a seller may buy on the boards, and so complain. */
const care: Group = {
  title: 'care',
  entries: [
    { word: 'complaints', to: '/complaint-seller-list' },
    { word: 'feedback', to: '/feedback-list' },
    { word: 'legalRequests', to: '/legal-request-list' },
  ],
};

const buyerMenu: readonly Group[] = [
  { entries: [{ word: 'dashboard', to: '/buyer-dashboard' }] },
  {
    title: 'inquiries',
    entries: [
      { word: 'postInquiry', to: '/post-inquiry' },
      { word: 'bomInquiry', to: '/BOM-inquire' },
      { word: 'enquiring', to: '/enquiring-price' },
      { word: 'completedInquiry', to: '/completed-inquiry' },
    ],
  },
  {
    title: 'purchaseRequests',
    entries: [
      { word: 'quotedForPurchase', to: '/quoted-for-purchase', waits: 'purchases' },
      { word: 'unquotedRequests', to: '/unquoted-purchase-request' },
    ],
  },
  boards,
  {
    title: 'orders',
    entries: [
      { word: 'myOrder', to: '/my-order' },
      { word: 'afterSales', to: '/after-sales-orders' },
      { word: 'agentOrder', to: '/buyer-agent-order' },
      { word: 'agentAfterSales', to: '/buyer-agent-after-sales' },
      { word: 'placeAgentOrder', to: '/buyer-place-order' },
    ],
  },
  {
    title: 'money',
    entries: [
      { word: 'wallet', to: '/buyer-wallet' },
      { word: 'bankList', to: '/buyer-bank-list' },
      { word: 'recharge', to: '/buyer-recharge' },
      { word: 'exchange', to: '/buyer-exchange-apply' },
    ],
  },
  {
    title: 'company',
    entries: [
      { word: 'basicInformation', to: '/buyer-basic-information' },
      { word: 'preview', to: '/buyer-preview' },
      { word: 'address', to: '/buyer-address' },
      { word: 'freightAccount', to: '/buyer-freight-account' },
      ...account,
    ],
  },
  care,
];

const quotes = (title: Word, type: 'normal' | 'match'): Group => ({
  title,
  entries: [
    { word: 'quote', to: `/quote/${type}`, waits: `${type}Quotes` },
    {
      word: 'completedQuote',
      to: `/completed-quote/${type}`,
      waits: `${type}Counters`,
    },
    { word: 'rejectedQuote', to: `/reject-quote/${type}` },
    { word: 'endedQuote', to: `/ended-quote/${type}` },
  ],
});

const sellerMenu: readonly Group[] = [
  { entries: [{ word: 'dashboard', to: '/seller-dashboard' }] },
  quotes('quotes', 'normal'),
  quotes('matched', 'match'),
  boards,
  {
    title: 'purchases',
    entries: [
      { word: 'buyUnderway', to: '/seller-buy-underway', waits: 'purchases' },
      { word: 'buyOrders', to: '/seller-buy-order', waits: 'purchaseOrders' },
    ],
  },
  {
    title: 'orders',
    entries: [
      { word: 'myOrder', to: '/seller-my-order' },
      { word: 'afterSales', to: '/seller-order-after-sale' },
      { word: 'agentOrder', to: '/seller-agent-order' },
      { word: 'agentAfterSales', to: '/seller-agent-after-sale' },
      { word: 'warnings', to: '/warnings' },
    ],
  },
  {
    title: 'stock',
    entries: [
      { word: 'inventory', to: '/seller-inventory' },
      { word: 'inventoryAdd', to: '/seller-inventory-add' },
      { word: 'inventoryUpdate', to: '/seller-inventory-update' },
      { word: 'inventoryKeys', to: '/seller-inventory-keys' },
    ],
  },
  {
    title: 'money',
    entries: [
      { word: 'wallet', to: '/seller-wallet' },
      { word: 'bankList', to: '/seller-bank-list' },
      { word: 'recharge', to: '/seller-recharge' },
      { word: 'exchange', to: '/seller-exchange-apply' },
    ],
  },
  {
    title: 'company',
    entries: [
      { word: 'basicInformation', to: '/seller-basic-information' },
      { word: 'preview', to: '/seller-info-detail/0' },
      { word: 'settlement', to: '/seller-settlement' },
      ...account,
    ],
  },
  {
    ...care,
    entries: [
      { word: 'receivedComplaints', to: '/seller-complaint-list', waits: 'complaints' },
      ...care.entries,
    ],
  },
];

/** Returns the menu that an address alone belongs to; none where both consoles have it, or neither. */
const menuAt = (address: string): readonly Group[] => {
  const isOf = (menu: readonly Group[]) =>
    menu.some(({ entries }) => entries.some(({ to }) => to === address));
  if (isOf(sellerMenu) === isOf(buyerMenu)) return [];
  return isOf(sellerMenu) ? sellerMenu : buyerMenu;
};

const menus: Readonly<Record<Identity, readonly Group[]>> = {
  buyer: buyerMenu,
  seller: sellerMenu,
};

/**
 * The side menu of a member's console: the specification's groups, of pages that are there. Until it is
 * known who reads, an address of both consoles has none: the other one's would jump.
 */
export function consoleMenu(
  t: ConsoleWords,
  identity: Identity | null,
  options: { waiting: Waiting; current: string; has?: (to: string) => boolean },
): SideGroup[] {
  const { waiting, current, has = hasRoute } = options;
  const menu = identity === null ? menuAt(current) : menus[identity];
  return menu.flatMap(({ title, entries }) => {
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
