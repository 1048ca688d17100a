import { expect, type Page } from '@playwright/test';
import { addSurplusDeal } from '#contract/surplus/calls.ts';
import { callerOf, newPart, quote, request } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { memberPage, person, signIn } from '../stage/people.ts';

const WIDTHS = [390, 820, 1100, 1440] as const;
const publicPaths = [
  '/part-search?keyword=32F103C8T6&isAccurate=0',
  '/BOM-inquire',
  '/hot-sale-parts',
] as const;

/** Controls of the page under what floats folded over it, by their text; none while it is hidden. */
const underFloats = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('div, nav')]
      .filter(
        (one) =>
          getComputedStyle(one).position === 'fixed' &&
          getComputedStyle(one).visibility !== 'hidden' &&
          one.querySelector(':scope > button[aria-expanded="false"]') !== null,
      )
      // On phones the tools keep their place, and their button alone draws back to the edge.
      .map((one) => (one.matches('nav') ? (one.firstElementChild ?? one) : one))
      .map((one) => one.getBoundingClientRect());
    const controls = 'main :is(a, button, input, select, textarea, label:has([type="checkbox"]))';
    return [...document.querySelectorAll(controls)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const own = one.getBoundingClientRect();
        return boxes.some((box) => {
          const x = Math.min(own.right, box.right) - Math.max(own.left, box.left);
          const y = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
          return x > 12 && y > 12;
        });
      })
      .map((one) => one.textContent ?? '');
  });

test('the floating quick request and the folded tools cover no control of a page', async ({
  browser,
}) => {
  const page = await person(browser);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      for (const y of [0, 300, 700]) {
        await page.mouse.wheel(0, y);
        await expect
          .poll(() => underFloats(page), { message: `${path} at ${width} px` })
          .toEqual([]);
      }
    }
  }
});

test('the tools draw back from the counter on a field and from the text of a tick', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'jonas@messwerk.test');
  await page.goto('/post-inquiry');
  const form = page.getByRole('form', { name: 'Post an enquiry' });
  for (const control of [
    form.locator('textarea').last(),
    form.locator('label', { hasText: 'Urgent' }),
  ]) {
    await expect(control).toBeVisible();
    const over = async () => {
      // The lower end of the control comes to the middle of the tools.
      await control.evaluate((one) =>
        window.scrollBy(0, one.getBoundingClientRect().bottom - (window.innerHeight - 32)),
      );
      return underFloats(page);
    };
    await expect.poll(over).toEqual([]);
  }
});

/** Says where a page stands, from its top in pixels. */
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('back returns to where a page was left, also where the browser leaves that to the page', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.addInitScript(() => {
    history.scrollRestoration = 'manual';
  });
  await page.goto('/safety-guarantee');
  const first = page.getByRole('heading', { level: 1 });
  await expect(first).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Popular parts' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(600);
  // The place is kept once the scrolling has ended.
  const kept = () => page.evaluate(() => sessionStorage.getItem('scroll') ?? '');
  await expect.poll(kept).toContain(`${left}`);
  // By a link in the same document, and by an address that opens a new one.
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Popular parts' })).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goto('/seller-reason');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/safety-guarantee/);
  await expect.poll(() => scrolled(page)).toBe(left);
});

test('a page that is opened anew begins at its top, and back returns to where it was left', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/safety-guarantee');
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
  await page.goto('/seller-reason');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/safety-guarantee/);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
  await page.goto('/safety-guarantee');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  // By a link in the same document, too.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Popular parts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Popular parts' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/safety-guarantee/);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
});

test('a buyer reads on the boards who may sell, and a tab is named by its page', async ({
  browser,
}) => {
  const hollis = await callerOf('dana@hollis.test');
  const { id, no } = await request(hollis, { [newPart('SELL')]: 10 });
  const page = await memberPage(browser, 'jonas@messwerk.test');
  await page.goto(`/shopping-mall-detail/${id}/${no}`);
  await expect(page.getByText('Only settled sellers may quote')).toBeVisible();
  await expect(page.getByRole('link', { name: 'How to become a seller' })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(no));
  await page.goto('/waste/index');
  await expect(page.getByText('Only settled sellers may offer surplus')).toBeVisible();
  await page.goto('/seller-inventory');
  await expect(page.getByText('This page belongs to the seller console')).toBeVisible();
});

test('visitors read neither what was paid for a part nor whose order a report is of', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto('/hot-sale-parts');
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByText('for members').first()).toBeVisible();
  await table.getByRole('link', { name: /^TR-/ }).first().click();
  await expect(page).toHaveURL(/\/v\//);
  await expect(page.getByRole('main').getByText('Lot', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Client', { exact: true })).toHaveCount(0);
});

test('the page of a seller says whether its integrity deposit is held, or why it was waived', async ({
  browser,
}) => {
  const page = await person(browser);
  const main = page.getByRole('main');
  await page.goto('/seller-search-results');
  const pages = main.getByRole('table').getByRole('link', { name: /\w/ });
  await expect(pages.first()).toBeVisible();
  const addresses = await pages.evaluateAll((links) => [
    ...new Set(links.map((link) => link.getAttribute('href') ?? '')),
  ]);
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) {
    await page.goto(address);
    const fact = main.locator('div, dt', { hasText: /^Integrity deposit$/ }).last();
    const value = fact.locator('xpath=following-sibling::*[1]');
    await expect(value).toHaveText(
      /^(CNY ?10,000\.00 held by Assay|Assay holds no deposit of this seller|Returned to the seller on .+: Assay holds none|None\. Support waived it:.+)$/,
    );
  }
});

test('rows of offers say that their seller took its deposit back, and the foot who runs the market', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto('/part-search?keyword=APM32F103C8T6&isAccurate=1');
  const rows = page.getByRole('main').getByRole('table').first().getByRole('row');
  const returned = rows.filter({ hasText: 'Beichuan Technology' });
  await expect(returned.first()).toContainText(/Deposit returned to the seller on \d/);
  await expect(rows.filter({ hasText: 'Hexin Components' }).first()).not.toContainText('Deposit');
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('Assay Demo Company Ltd. (demo value)');
  await expect(foot).toContainText(/Licence number \w+ \(demo value\)/);
});

test('surplus and quotes of the boards say that the deposit of their seller was returned', async ({
  browser,
}) => {
  const [beichuan, jonas] = [
    await callerOf('hao@beichuan.test'),
    await callerOf('jonas@messwerk.test'),
  ];
  const model = newPart('DEPOSIT');
  const item = { model, manufacturer: 'TI', count: 50, condition: 'brandNew' as const };
  const deal = await beichuan.send(addSurplusDeal, { items: [item] });
  const wanted = await request(jonas, { [model]: 10 });
  const given = await quote(beichuan, wanted.id, '0.05');
  const page = await memberPage(browser, 'jonas@messwerk.test');
  const main = page.getByRole('main');
  const said = /its deposit was returned/;
  await page.goto('/waste/new');
  await expect(main.getByRole('row').filter({ hasText: model })).toContainText(said);
  for (const path of [
    `/waste-detail/${deal.id}/${deal.no}`,
    `/shopping-mall-detail/${wanted.id}/${wanted.no}`,
    `/shopping-mall-reply-detail/${given.id}/${given.no}`,
  ]) {
    await page.goto(path);
    await expect(main.getByText(said).first()).toBeVisible();
  }
});

test('a page of the ledger ends with the balance that the next one begins with', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'dana@hollis.test');
  await page.goto('/buyer-wallet?size=10');
  const rows = page.getByRole('table', { name: 'Ledger' }).locator('tbody tr');
  await expect(rows).toHaveCount(11);
  await expect(rows.last()).toContainText('Brought forward');
  const balance = (/[\d,]+\.\d\d/.exec((await rows.last().textContent()) ?? '') ?? [])[0] ?? '';
  expect(balance).not.toBe('');
  await page.goto('/buyer-wallet?size=10&page=2');
  await expect(rows.first()).toContainText(balance);
  // Of one matter alone the changes do not make a balance.
  await page.goto('/buyer-wallet?matter=recharge');
  await expect(rows.first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Brought forward' })).toHaveCount(0);
});

test('the last inspection beside an offer says that it was of another lot', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/part-search?keyword=STM32F103C8T6&isAccurate=1');
  const table = page.getByRole('main').getByRole('table').first();
  const heads = await table.getByRole('columnheader').allTextContents();
  const place = heads.indexOf('Seller’s last inspection');
  expect(place).toBeGreaterThan(0);
  const cells = await table.locator(`tbody td:nth-child(${place + 1})`).allTextContents();
  expect(cells.some((cell) => cell !== 'none yet')).toBe(true);
  for (const cell of cells) expect(cell).toMatch(/^none yet$|another lot of this seller$/);
});

test('a seller who opens a page of buyers reads how to get there, without "log in"', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'tao@hexin.test');
  await page.goto('/my-order');
  const main = page.getByRole('main');
  const heading = { level: 1, name: 'This page belongs to the buyer console' } as const;
  await expect(main.getByRole('heading', heading)).toBeVisible();
  await expect(main.getByText(/need a buyer account with another e-mail address/)).toBeVisible();
  await expect(main.getByText(/log in/i)).toHaveCount(0);
  await main.getByRole('link', { name: 'Back to my dashboard' }).click();
  await expect(page).toHaveURL(/\/seller-dashboard/);
});

test('the quantity that a search is filtered by goes along to a selection and to a request', async ({
  browser,
}) => {
  const page = await person(browser);
  const main = page.getByRole('main');
  await signIn(page, 'jonas@messwerk.test');
  await page.goto('/part-search?keyword=LM358DR&isAccurate=1&quantity=700');
  await main
    .getByRole('link', { name: /^Enquire about the offer of/ })
    .first()
    .click();
  await expect(main.getByLabel('Quantity')).toHaveValue('700');
  await page.goto('/part-search?keyword=LM358DR&isAccurate=1&quantity=700');
  await main.getByRole('link', { name: 'Request this part' }).first().click();
  await expect(page).toHaveURL(/\/shopping-mall\/index\?.*count=700/);
  await expect(main.getByLabel('Quantity').first()).toHaveValue('700');
});

test('a deposit that finance has not looked for in time is said to be late on the seller’s page', async ({
  browser,
}) => {
  const page = await person(browser);
  // The demo's seller without a deposit announced one weeks ago.
  await signIn(page, 'rui@qiyuan.test');
  await page.goto('/seller-settlement');
  const section = page.getByRole('region', { name: 'Your deposit' });
  await expect(section.getByText(/^late since/)).toBeVisible();
});
