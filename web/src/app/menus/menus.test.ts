import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquiryTypes } from '#contract/enquiries/table.ts';
import type { Identity } from '#contract/option-schemas.ts';
import type { Translator } from '#web/i18n/translator.ts';
import { listPath, tabs } from '#web/quotes/addresses.ts';
import type consoleWords from '../console/locales/zh.ts';
import type words from '../locales/zh.ts';
import { hasRoute } from '../routing/has-route.ts';
import { consoleMenu } from './console-menu.ts';
import { staffMenu } from './menus.ts';
import { barLinks, centerLinks, footerColumns, mainLinks } from './public-menu.ts';

/** Says the key of each word. */
const keys = Object.assign((key: string) => key, { parts: (key: string) => key, lang: 'en' });
const t = keys as unknown as Translator<typeof words>;
const menuWords = keys as unknown as Translator<typeof consoleWords>;
const waiting = {
  messages: 3,
  mall: 7,
  waste: 0,
  purchases: 2,
  purchaseOrders: 1,
  normalQuotes: 0,
  matchQuotes: 0,
  normalCounters: 0,
  complaints: 0,
  matchCounters: 0,
};
const identity = fc.constantFrom<Identity>('buyer', 'seller');
const menuOf = (who: Identity, has?: (to: string) => boolean) =>
  consoleMenu(menuWords, who, { waiting, current: '/my-order', ...(has ? { has } : {}) });
const linksOf = (who: Identity, has?: (to: string) => boolean) =>
  menuOf(who, has).flatMap((group) => group.links);

describe('a console’s menu', () => {
  it('is that of the address until it is known who reads, and none where both consoles have it', () => {
    const at = (current: string) =>
      consoleMenu(menuWords, null, { waiting, current }).flatMap(({ links }) =>
        links.map(({ to }) => to),
      );
    expect(at('/seller-wallet')).toContain('/seller-dashboard');
    expect(at('/buyer-wallet')).toContain('/buyer-dashboard');
    expect(at('/personal-center')).toEqual([]);
  });

  it('of a seller leads to each tab of its requests to quote', () => {
    const links = linksOf('seller').map(({ to }) => to);
    for (const type of enquiryTypes) {
      for (const tab of tabs) expect(links).toContain(listPath(tab, type));
    }
  });

  it('holds exactly the entries whose pages are there, and no empty group', () => {
    fc.assert(
      fc.property(identity, fc.func(fc.boolean()), (who, has) => {
        const all = linksOf(who, () => true).map((link) => link.to);
        expect(linksOf(who, has).map((link) => link.to)).toEqual(all.filter((to) => has(to)));
        expect(menuOf(who, has).every((group) => group.links.length > 0)).toBe(true);
      }),
    );
  });

  it('leads nowhere that the route table does not know', () => {
    for (const who of ['buyer', 'seller'] as const)
      expect(linksOf(who).filter((link) => !hasRoute(link.to))).toEqual([]);
  });

  it('spec 2: buyer menu, spec 2: seller menu: lists the groups of the specification in their order', () => {
    const buyer = linksOf('buyer', () => true).map((link) => link.to);
    const seller = linksOf('seller', () => true).map((link) => link.to);
    const inOrder = (list: string[], wanted: string[]) =>
      expect(list.filter((to) => wanted.includes(to))).toEqual(wanted);
    inOrder(buyer, [
      '/buyer-dashboard',
      '/post-inquiry',
      '/BOM-inquire',
      '/enquiring-price',
      '/completed-inquiry',
      '/shopping-mall/new',
      '/waste/new',
      '/my-order',
      '/after-sales-orders',
      '/buyer-agent-order',
      '/buyer-agent-after-sales',
      '/buyer-wallet',
      '/buyer-bank-list',
      '/buyer-basic-information',
      '/buyer-preview',
      '/buyer-address',
      '/buyer-freight-account',
      '/complaint-seller-list',
      '/feedback-list',
    ]);
    inOrder(seller, [
      '/seller-dashboard',
      '/quote/normal',
      '/completed-quote/normal',
      '/reject-quote/normal',
      '/quote/match',
      '/completed-quote/match',
      '/reject-quote/match',
      '/shopping-mall/new',
      '/waste/new',
      '/seller-my-order',
      '/seller-order-after-sale',
      '/seller-agent-order',
      '/seller-agent-after-sale',
      '/seller-inventory',
      '/seller-inventory-add',
      '/seller-inventory-update',
      '/seller-wallet',
      '/seller-bank-list',
      '/seller-basic-information',
      '/seller-info-detail/0',
      '/seller-settlement',
    ]);
  });

  it('lights the open entry and counts what waits', () => {
    const links = linksOf('buyer');
    expect(links.filter((link) => link.current).map((link) => link.to)).toEqual(['/my-order']);
    expect(links.find((link) => link.to === '/message-center')?.count).toBe(3);
    expect(links.find((link) => link.to === '/shopping-mall/new')?.count).toBe(7);
    expect(links.find((link) => link.to === '/quoted-for-purchase')?.count).toBe(2);
    const bought = linksOf('seller').find((link) => link.to === '/seller-buy-order');
    expect(bought?.count).toBe(1);
  });
});

describe('the menu of the staff', () => {
  const lit = (roles: Parameters<typeof staffMenu>[1], current: string) =>
    staffMenu(menuWords, roles, { counts: {}, current })
      .flatMap((group) => group.links)
      .filter((link) => link.current)
      .map((link) => link.to);

  it('lights the page of a list however its address filters it', () => {
    expect(lit(['finance'], '/ops/deposits')).toEqual(['/ops/deposits']);
    expect(lit(['finance'], '/ops/deposits?tab=all&keyword=DP&id=1')).toEqual(['/ops/deposits']);
  });

  it('lights the queue that an address names, not all orders as well', () => {
    expect(lit(['finance'], '/ops/orders?queue=refunds')).toEqual(['/ops/orders?queue=refunds']);
    expect(lit(['support'], '/ops/orders')).toEqual(['/ops/orders']);
  });
});

describe('the menus of the public room', () => {
  const guest = { guest: true, identity: null, unread: 0 };
  const member = (who: Identity) => ({ guest: false, identity: who, unread: 5 });

  it('hold links to pages of the route table alone', () => {
    const columns = footerColumns(t, {
      current: '/home',
      onSearch: () => undefined,
      reader: guest,
    });
    const all = [
      ...barLinks(t, guest),
      ...barLinks(t, member('seller')),
      ...mainLinks(t, '/home'),
      ...centerLinks(t, guest),
      ...columns.flatMap((column) => column.links),
    ];
    expect(all.filter((link) => !hasRoute(link.to))).toEqual([]);
    expect(columns.map((column) => column.links.length)).toEqual([3, 3, 4, 4, 4]);
  });

  it('offer a member the own places in the footer, and no way in', () => {
    const footer = (reader: typeof guest | ReturnType<typeof member>) =>
      footerColumns(t, { current: '/home', onSearch: () => undefined, reader }).flatMap((column) =>
        column.links.map(({ to }) => to),
      );
    const ways = ['/login', '/register', '/obtain-password'];
    expect(footer(guest)).toEqual(expect.arrayContaining(ways));
    expect(footer(member('seller')).filter((to) => ways.includes(to))).toEqual([]);
    expect(footer(member('seller'))).toEqual(
      expect.arrayContaining(['/seller-dashboard', '/personal-center', '/message-center']),
    );
  });

  it('open the guide of the reader’s side in a new tab', () => {
    const guides = (who: Identity) =>
      barLinks(t, member(who)).flatMap((link) => (link.newTab ? [link.to] : []));
    expect(guides('buyer')).toEqual(['/blogs/how-to-buy', '/blogs/about-us']);
    expect(guides('seller')).toEqual(['/blogs/how-to-sell', '/blogs/about-us']);
  });

  it('light the parent of a page', () => {
    const lit = mainLinks(t, '/qc-detection').filter((link) => link.current);
    expect(lit.map((link) => link.to)).toEqual(['/qc-detection']);
  });

  it('put the way to the search box at 2-2', () => {
    const [, , buyer] = footerColumns(t, {
      current: '/blacklist',
      onSearch: () => undefined,
      reader: guest,
    });
    expect(buyer?.links.map((link) => link.label)).toEqual([
      'pages.howToBuy',
      'pages.search',
      'pages.addComplaintSeller',
      'pages.blacklist',
    ]);
    expect(buyer?.links[3]).toMatchObject({ current: true });
  });
});
