import { expect, type Page } from '@playwright/test';
import { orderList, orderOne } from '#contract/orders/calls.ts';
import { holdBack } from '../stage/browser/hold-back.ts';
import { callerOf } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { newPerson, signIn, signInStaff } from '../stage/people.ts';

const SHIFT_MAX = 0.02;

interface Shifts {
  shift: number;
  moved: string[];
}

/** Adds up how far things jump by themselves while a page loads; tells what moved where it is too far. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const sum: { shift: number; moved: string[] } = { shift: 0, moved: [] };
    Object.assign(window, { jumped: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { readonly node: Node | null }[];
        };
        if (hadRecentInput) continue;
        sum.shift += value;
        const texts = sources.map(({ node }) => (node?.textContent ?? '').slice(0, 30));
        sum.moved.push(`${value.toFixed(4)}: ${texts.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const { shift, moved } = await page.evaluate(
      () => (window as unknown as { jumped: Shifts }).jumped,
    );
    return shift < SHIFT_MAX ? [] : moved;
  };
}

/** The page is read: its heading stands and nothing is loading. */
async function isRead(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const consoles = [
  {
    email: 'dana@hollis.test',
    steady: [
      '/buyer-dashboard',
      '/buyer-wallet',
      '/buyer-bank-list',
      '/buyer-address',
      '/BOM-inquire',
      '/personal-center',
    ],
    wide: ['/my-order', '/quoted-for-purchase', '/watched-parts', '/shopping-mall/reply'],
  },
  {
    email: 'min@yunjing.test',
    steady: ['/seller-dashboard', '/seller-wallet', '/seller-bank-list', '/personal-center'],
    wide: ['/seller-inventory', '/quote/match', '/seller-my-order'],
  },
] as const;

for (const { email, steady, wide } of consoles) {
  test(`dashboard, wallet, bank accounts and own account stay where they are drawn: ${email}`, async ({
    browser,
  }) => {
    const page = await newPerson(browser);
    const jumped = await watchShifts(page);
    await signIn(page, email);
    for (const path of steady) {
      await page.goto(path);
      await isRead(page);
      expect([path, await jumped()]).toEqual([path, []]);
    }
  });

  test(`pages of a console stay where they are drawn on a phone: ${email}`, async ({ browser }) => {
    const page = await newPerson(browser);
    await page.setViewportSize({ width: 390, height: 844 });
    const jumped = await watchShifts(page);
    await signIn(page, email);
    for (const path of [...steady, '/message-center']) {
      await page.goto(path);
      await isRead(page);
      expect([path, await jumped()]).toEqual([path, []]);
    }
  });

  test(`a wide table scrolls in its own frame, never the page: ${email}`, async ({ browser }) => {
    const page = await newPerson(browser);
    await signIn(page, email);
    for (const path of wide) {
      await page.goto(path);
      await isRead(page);
      for (const width of [820, 1100]) {
        await page.setViewportSize({ width, height: 900 });
        const over = () =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
        await expect.poll(over, { message: `${path} at ${width}` }).toBeLessThanOrEqual(1);
      }
    }
  });
}

for (const { reader, address, program, open } of [
  {
    reader: '/mall/login/user',
    address: '/my-order',
    program: /OrderListPage-[^/]*\.js$/,
    open: async (page: Page) => signIn(page, 'dana@hollis.test'),
  },
  {
    reader: '/ops/me',
    address: '/ops/orders',
    program: /\/OrdersPage-[^/]*\.js$/,
    open: async (page: Page) => signInStaff(page, 'admin@assay.test'),
  },
]) {
  test(`a page is fetched while the market says who reads it: ${address}`, async ({ browser }) => {
    const page = await newPerson(browser);
    await open(page);
    const letGo = await holdBack(page, `**${reader}`);
    const fetched = page.waitForRequest(program);
    const opened = page.goto(address);
    await fetched;
    letGo();
    await opened;
    await isRead(page);
  });
}

test('the page that pays an order stands still: its warning and its balance come with it', async ({
  browser,
}) => {
  // Of the demo's warnings one holds the payment of an order of this buyer.
  const jonas = await callerOf('jonas@messwerk.test');
  const { list } = await jonas.send(orderList, { tab: 'pay', pageSize: 100 });
  const confirmed = list.filter(({ state, kind }) => state === 'confirmed' && kind === 'trade');
  const orders = await Promise.all(confirmed.map(({ id }) => jonas.send(orderOne, { id })));
  const { id } = orders.find(({ warning }) => warning?.state === 'open') ?? {};
  for (const width of [390, 1440]) {
    const page = await newPerson(browser);
    await page.setViewportSize({ width, height: 844 });
    const jumped = await watchShifts(page);
    await signIn(page, 'jonas@messwerk.test');
    await page.goto(`/order-payment/${id}`);
    await isRead(page);
    await expect(page.getByText(/resembles one that failed inspection/)).toBeVisible();
    expect(await jumped()).toEqual([]);
  }
});

test('a box that is ticked leaves its row as tall as it was', async ({ browser }) => {
  const page = await newPerson(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/buyer-place-order');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  const last = rows.last();
  const height = async () => (await last.boundingBox())?.height;
  const box = last.getByRole('checkbox');
  await expect(box).not.toBeChecked();
  await isRead(page);
  const before = await height();
  await last.locator('label').click();
  await expect(box).toBeChecked();
  expect(await height()).toBe(before);
});

for (const width of [390, 820, 1100, 1440]) {
  test(`home and search stay where they are drawn while their typeface comes: ${width} px`, async ({
    browser,
  }) => {
    for (const path of [
      '/home',
      '/part-search?keyword=LM358DR&isAccurate=1',
      '/safety-guarantee',
    ]) {
      // A browser of its own for each: none has the typeface already.
      const page = await newPerson(browser);
      await page.setViewportSize({ width, height: 844 });
      const jumped = await watchShifts(page);
      await page.goto(path);
      await isRead(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect([path, await jumped()]).toEqual([path, []]);
    }
  });
}

/** Where the focus stands: the control's text and whether it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return null;
    const { top, bottom, left } = at.getBoundingClientRect();
    const isSeen = at.checkVisibility({ visibilityProperty: true }) && bottom > top;
    return {
      text: (at.getAttribute('aria-label') ?? at.textContent ?? '').slice(0, 40),
      isSeen,
      inMain: at.closest('main') !== null,
      top: top + scrollY,
      left,
    };
  });

test('the Tab key goes through a page from its top to its end, and only to what is seen', async ({
  browser,
}) => {
  const page = await newPerson(browser);
  await signIn(page, 'dana@hollis.test');
  for (const [path, width] of [
    ['/buyer-dashboard', 1440],
    ['/my-order', 390],
    ['/buyer-wallet', 1440],
    ['/part-search?keyword=LM358DR&isAccurate=1', 1440],
    ['/message-center', 1440],
    ['/buyer-recharge', 1440],
    ['/buyer-bank-list', 1440],
    ['/my-order', 1440],
    ['/personal-center', 1440],
    ['/watched-parts', 1440],
    ['/shopping-mall', 1440],
    ['/BOM-inquire', 1440],
    ['/enquiring-price', 390],
    ['/buyer-place-order', 1440],
    ['/complaint-seller-list', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await isRead(page);
    const skip = page.locator('a[href="#main"]').first();
    await skip.focus();
    await page.keyboard.press('Enter');
    const violations: string[] = [];
    let before: { top: number; left: number } | null = null;
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const now = await focused(page);
      if (now === null || !now.inMain) break;
      if (!now.isSeen) violations.push(`${path} ${now.text} is not seen`);
      const up = before !== null && now.top < before.top - 60 && now.left <= before.left + 4;
      if (up) violations.push(`${path} ${now.text} stands above what was focused before`);
      before = now;
    }
    expect(before).not.toBeNull();
    expect(violations).toEqual([]);
  }
});
