import { expect, type Page } from '@playwright/test';
import { msgBoxList } from '#contract/messages/calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { callerOf } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { memberPage, person, signIn } from '../stage/people.ts';
import { newcomer, registered } from '../stage/registering.ts';

test('a new buyer reads the first steps on the dashboard', async ({ browser }) => {
  const { page } = await registered(browser, 'starter');
  const steps = page.getByRole('region', { name: 'Your first order' });
  await expect(steps.getByText('Ask for quotes')).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Upload a BOM' })).toHaveAttribute(
    'href',
    '/BOM-inquire',
  );
  await expect(steps.getByRole('link', { name: 'Recharge' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a new seller reads what leads to the first sale', async ({ browser }) => {
  const { page, dialog } = await newcomer(browser, 'vendor');
  await dialog.getByText('Keep stock, quote, ship to Assay').click();
  await dialog.getByRole('button', { name: 'Save and start' }).click();
  const steps = page.getByRole('region', { name: 'Your first sale' });
  await expect(steps.getByRole('link', { name: 'Settle in' })).toHaveAttribute(
    'href',
    '/seller-settlement',
  );
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  // A step that is not open yet says when it is, and leads nowhere.
  const stock = steps.getByRole('listitem').filter({ hasText: 'Upload your stock' });
  await expect(stock).toContainText('Possible once you are settled.');
  await expect(stock.getByRole('link')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  // A page that is closed to it says so itself, below the dialog.
  await page.goto('/seller-inventory');
  await expect(page.getByRole('dialog', { name: 'Settle in as a seller first' })).toBeVisible();
  await expect(page.locator('main h1')).toHaveText('Settle in as a seller first');
  await expect(page).toHaveTitle(/Settle in as a seller first/);
});

test('an escrow order begins with the default address, and a typed one is kept', async ({
  browser,
}) => {
  const { page } = await registered(browser, 'booked');
  const main = page.getByRole('main');
  await page.goto('/buyer-place-order');
  await expect(main.getByText('Your address book is empty.')).toBeVisible();
  await main.getByLabel('Recipient').fill('Rui Costa');
  await main.getByLabel('Telephone').fill('+351 21 555 0188');
  await main.getByRole('combobox', { name: /Country/ }).fill('PT');
  await page.getByRole('option', { name: /^PT/ }).click();
  await main.getByLabel('City').fill('Lisboa');
  await main.getByLabel('Postcode').fill('1100-148');
  await main.getByLabel('Street address').fill('Rua Augusta 24');
  await main.getByRole('button', { name: 'Save this one' }).click();
  await expect(page.getByText('Saved to your address book.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Save this one' })).toHaveCount(0);

  // Another order starts with it.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(main.getByLabel('Recipient')).toHaveValue('Rui Costa');
  await expect(main.getByLabel('City')).toHaveValue('Lisboa');
});

test('an exact search that finds nothing shows the parts that begin so at once', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto('/part-search?keyword=STM32F103&isAccurate=1');
  const main = page.getByRole('main');
  await expect(main.getByText('No part number is exactly STM32F103.')).toBeVisible();
  const group = main.getByRole('region', { name: /^STM32F103C8T6/ }).first();
  await expect(group.getByRole('table')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a guest who enquires reads that the chosen offer is kept', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/part-search?keyword=LM358DR&isAccurate=1');
  await page
    .getByRole('link', { name: /^Enquire about the offer of/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your 1 chosen offer is kept.')).toBeVisible();
});

test('tabs that scroll sideways shade the end behind which more is hidden', async ({ browser }) => {
  const page = await memberPage(browser, 'dana@hollis.test');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/my-order');
  const tabs = page.getByRole('main').getByRole('tablist');
  await expect(tabs).toBeVisible();
  const row = await tabs.evaluate((at) => ({
    isCut: at.scrollWidth > at.clientWidth,
    shades: getComputedStyle(at).backgroundAttachment,
  }));
  expect(row).toEqual({ isCut: true, shades: 'local, local, scroll, scroll' });
});

test('a bill whose columns are hidden shades the edge of those that stay, until its end is in sight', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/BOM-inquire');
  await page.getByLabel('Cells of a spreadsheet').fill('Part number\tQty\nLM358DR\t2\n');
  await page.getByRole('button', { name: 'Match these lines' }).click();
  await page.getByRole('button', { name: 'Match the lines' }).click();
  const grid = page.getByRole('main').getByRole('grid');
  await expect(grid).toBeVisible();
  const shade = () =>
    grid
      .locator('[data-at="0"] > :last-child')
      .evaluate((cell) => getComputedStyle(cell).boxShadow);
  await expect.poll(shade).not.toBe('none');
  await grid.evaluate((at) => at.parentElement?.scrollTo({ left: 9999 }));
  await expect.poll(shade).toBe('none');
});

test('prices by quantity stand below the price on a phone', async ({ browser }) => {
  const page = await person(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/part-search?keyword=LM358DR&isAccurate=1');
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'Yunjing' }).first();
  await expect(row.getByText(/^2,500\+/)).toBeVisible();
});

/** The page of a member's messages on which the first one stands whose title is like this. */
async function pageOfMessage(email: string, title: RegExp): Promise<number> {
  const reader = await callerOf(email);
  for (let pageNum = 1; pageNum <= 100; pageNum += 1) {
    const { list } = await reader.send(msgBoxList, { pageNum, pageSize: 10 });
    if (list.some((one) => title.test(one.title))) return pageNum;
  }
  throw new Error(`no message of ${email} is like ${title}`);
}

test('a message about an order carries its strip and the way to it', async ({ browser }) => {
  const page = await memberPage(browser, 'dana@hollis.test');
  // Messages about enquiries and claims may fill the first pages.
  await page.goto(`/message-center?page=${await pageOfMessage('dana@hollis.test', /TO-\d/)}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /TO-\d/ }).first().click();
  const card = main.getByRole('region', { name: /^[TA]O-\d/ });
  await expect(card.getByRole('img', { name: /^(?!Verdict)/ })).toBeVisible();
  await expect(card.getByRole('link', { name: /Open|Act now/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('lines without stock are chosen at once and go to the mall with their pieces', async ({
  browser,
}) => {
  const page = await person(browser);
  const main = page.getByRole('main');
  await signIn(page, 'dana@hollis.test');
  await page.goto('/BOM-inquire');
  const lines = 'Part\tQty\nLM358DR\t2\nZZQ9187A\t3\nZZQ9188B\t5';
  await page.getByLabel('Cells of a spreadsheet').fill(lines);
  await page.getByRole('button', { name: 'Match these lines' }).click();
  await page.getByRole('button', { name: 'Match the lines' }).click();
  await main.getByRole('button', { name: 'Select all 2 lines without stock' }).click();
  await expect(main.getByRole('button', { name: 'Send enquiry for 3 lines' })).toBeVisible();
  await main.getByRole('link', { name: 'Post a buy-request for 2 lines' }).click();
  await expect(page).toHaveURL(/\/shopping-mall\/index/);
  const models = main.getByRole('textbox', { name: /Part number|Model/ });
  await expect(models.first()).toHaveValue('ZZQ9187A');
});

/** Buttons and links of the last cells of rows that lie outside of what their frame shows. */
const hiddenActions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table td:last-child :is(a, button)')].flatMap((control) => {
      const box = control.getBoundingClientRect();
      let right = document.documentElement.clientWidth;
      for (let at = control.parentElement; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') {
          right = Math.min(right, at.getBoundingClientRect().right);
        }
      }
      return box.width > 0 && box.right > right + 2 ? [control.textContent ?? ''] : [];
    }),
  );

/** Tables that are wider than their frames. */
const scrolledTables = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const frame = table.parentElement;
      if (frame === null || getComputedStyle(frame).overflowX !== 'auto') return [];
      if (frame.scrollWidth <= frame.clientWidth + 1) return [];
      return [table.getAttribute('aria-label')];
    }),
  );

const wideTables = [
  [
    'dana@hollis.test',
    [
      '/part-search?keyword=LM358DR&isAccurate=1',
      '/enquiring-price',
      '/watched-parts',
      '/my-order',
      '/buyer-wallet',
      '/home',
      '/hot-sale-parts',
      '/blacklist',
    ],
  ],
  [
    'min@yunjing.test',
    ['/quote/match', '/seller-inventory', '/seller-inventory-update', '/seller-wallet'],
  ],
] as const;

for (const [email, paths] of wideTables) {
  test(`tables and their actions stay in sight on narrow screens, in French too: ${email}`, async ({
    browser,
  }) => {
    // French names of columns and buttons are the longest.
    const page = await person(browser, 'fr');
    await signIn(page, email);
    for (const width of [820, 1100, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
        expect([path, width, await hiddenActions(page)]).toEqual([path, width, []]);
        expect([path, width, await scrolledTables(page)]).toEqual([path, width, []]);
      }
    }
  });
}
