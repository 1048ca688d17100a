import { describe, expect, test } from 'vitest';
import { findings, labServices } from '#contract/qc/services.ts';
import { tabs } from '#web/boards/addresses.ts';
import type { Translator } from '#web/i18n/translator.ts';
import { stepNames } from '#web/onboarding/fields.ts';
import type words from './locales/zh.ts';
import { barLinks, centerLinks, mainLinks, signInLinks } from './menus/public-menu.ts';
import { routes } from './routing/all-routes.ts';
import { redirects } from './routing/routes.ts';

/** Says the key of each word. */
const t = Object.assign((key: string) => key, {
  parts: (key: string) => key,
  lang: 'en',
}) as unknown as Translator<typeof words>;

const guest = { guest: true, identity: null, unread: 0 } as const;
const member = { guest: false, identity: 'buyer', unread: 4 } as const;
const addresses = (links: readonly { readonly to: string }[]) => links.map(({ to }) => to);
const paths = routes.map(({ path }) => path);

describe('the shell', () => {
  test('spec 2: guest header: visitors may register, sign in, and read how to become a side', () => {
    const links = barLinks(t, guest);
    expect(addresses(links)).toEqual(['/become-buyer', '/become-seller', '/register', '/login']);
    expect(links.every(({ guestOnly }) => guestOnly === true)).toBe(true);
  });

  test('spec 2: unread badge: it counts on the way to the message centre', () => {
    const counted = barLinks(t, member).filter(({ count }) => count !== undefined);
    expect(counted).toMatchObject([{ to: '/message-center', count: 4 }]);
  });

  test('spec 2: links to blog pages: all of the header open in a new tab, and no other does', () => {
    for (const identity of ['buyer', 'seller'] as const) {
      const links = barLinks(t, { ...member, identity });
      const inNewTab = addresses(links.filter(({ newTab }) => newTab === true));
      expect(inNewTab).toEqual(addresses(links).filter((to) => to.startsWith('/blogs/')));
      expect(inNewTab).toHaveLength(2);
    }
  });

  test('spec 2: main navigation: eight entries in their order, and the menu of the consoles', () => {
    expect(addresses([...mainLinks(t, '/home'), ...signInLinks(t, '/home')])).toEqual([
      '/home',
      '/buyer-reason',
      '/seller-reason',
      '/safety-guarantee',
      '/qc-detection',
      '/legal-support',
      '/register',
      '/login',
    ]);
    expect(addresses(centerLinks(t, guest))).toEqual([
      '/buyer-dashboard',
      '/seller-dashboard',
      '/personal-center',
    ]);
  });
});

describe('the table of routes', () => {
  test('spec 2: boards: mall and waste lead to their new posts and have five tabs each', () => {
    for (const board of ['/shopping-mall', '/waste']) {
      expect(redirects[board]).toBe(`${board}/new`);
      const own = paths.filter((path) => path.startsWith(`${board}/`));
      expect(own.sort()).toEqual(tabs.map((tab) => `${board}/${tab}`).sort());
    }
    expect(tabs).toEqual(['index', 'new', 'mine', 'reply', 'recycle']);
  });

  test('spec 2: wallet routes: each page of a buyer is a page of a seller, and the other way', () => {
    const money = (side: string) =>
      routes
        .filter(({ path }) =>
          /^\/(buyer|seller)-(wallet|bank|recharge|cash|exchange|success|log)/.test(path),
        )
        .filter(({ path }) => path.startsWith(`/${side}-`))
        .map(({ path, page }) => [path.replace(`/${side}-`, ''), page]);
    expect(money('buyer').length).toBeGreaterThanOrEqual(7);
    expect(money('seller')).toEqual(money('buyer'));
  });

  test('spec 2: QC pages: a page for each test, standards and functions, and twelve findings', () => {
    const named = [
      'decapsulation',
      'electrical',
      'functional',
      'ddr-memory',
      'mlcc',
      'jtag-boundary-scan',
      'transistor-mosfet',
      'solderability',
      'acoustic-scanning',
      'programming',
      'reliability',
      'lead-free',
      'tape-and-reel',
      'antistatic-packing',
    ];
    const slugs: readonly string[] = labServices.map(({ slug }) => slug);
    expect(named.filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(['/qc-detection', '/qc-detection/:topic']));
    expect(findings.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

test('spec 2: settlement steps: company, proof of the trade and deposit, in this order', () => {
  expect(stepNames).toEqual(['company', 'proof', 'deposit']);
});
