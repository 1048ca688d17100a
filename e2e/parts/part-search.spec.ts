import { type Browser, expect, type Page } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { person, signIn } from '../stage/people.ts';

const PHONE = { width: 390, height: 844 };

const address = (keyword: string, more = 'isAccurate=0') =>
  `/part-search?keyword=${keyword}&${more}`;

/** The part numbers of the results, in their order. */
const numbers = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const searchField = (page: Page) =>
  page.getByRole('search').filter({ visible: true }).first().getByRole('combobox');

async function clean(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}

test('parts of several makers are found in the middle of their numbers, filtered and ordered', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto(address('32F103C8T6'));
  const main = page.getByRole('main');
  await expect(numbers(page).filter({ hasText: 'CKS32F103C8T6' })).toHaveCount(1);
  await expect(numbers(page).filter({ hasText: 'GD32F103C8T6' })).toHaveCount(1);
  await expect(main.getByText('contains what you searched').first()).toBeVisible();
  await clean(page);

  const filters = main.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /CKS/ }).check();
  await expect(page).toHaveURL(/brand=CKS/);
  await expect(numbers(page)).toHaveText(['CKS32F103C8T6']);
  await page.reload();
  await expect(numbers(page)).toHaveText(['CKS32F103C8T6']);
  await filters.getByRole('link', { name: 'Clear 1' }).click();
  await expect(page).not.toHaveURL(/brand=/);
  await expect(numbers(page).filter({ hasText: 'GD32F103C8T6' })).toHaveCount(1);

  const needed = filters.getByRole('textbox', { name: 'Quantity needed' });
  await needed.fill('2,500');
  await needed.press('Enter');
  await expect(page).toHaveURL(/quantity=2500/);
  await expect(main.getByRole('columnheader', { name: /at 2,500 pcs/ }).first()).toBeVisible();
  await main.getByRole('combobox', { name: 'Sort' }).selectOption('Price at 2,500 pcs');
  await expect(page).toHaveURL(/sort=price/);
  await filters.getByRole('checkbox', { name: 'Only offers that cover it' }).check();
  await expect(page).toHaveURL(/covering=1/);
  await page.goBack();
  await expect(
    filters.getByRole('checkbox', { name: 'Only offers that cover it' }),
  ).not.toBeChecked();
  await filters.getByRole('textbox', { name: 'From' }).fill('2460');
  await needed.focus();
  await expect(filters.getByText('Two digits of the year')).toBeVisible();
  await expect(page).not.toHaveURL(/from=/);
});

test('a folded part unfolds in place, and its offers name sellers and no way to reach them', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto(address('32F103C8T6'));
  const main = page.getByRole('main');
  const unfold = main.getByRole('link', { name: /^Show \d+ offers? from/ }).first();
  await unfold.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The place on the screen of the part that unfolds: what is above it does not move it.
  const label = await unfold.evaluate((link) => link.closest('section')?.ariaLabel);
  const head = group(page, label ?? '').getByRole('heading', { level: 2 });
  const place = (await head.boundingBox())?.y;
  const tables = main.getByRole('table');
  const before = await tables.count();
  await unfold.click();
  await expect(tables).toHaveCount(before + 1);
  await expect(page).toHaveURL(/unfold=/);
  expect((await head.boundingBox())?.y).toBe(place);
  await main.getByRole('link', { name: 'Show fewer' }).click();
  await expect(tables).toHaveCount(before);
  await expect(main).not.toContainText('@');
  await expect(main.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
  await expect(
    main.getByRole('link', { name: /Electronics|Components|Micro/ }).first(),
  ).toHaveAttribute('href', /^\/seller-info-detail\//);
});

test('each part says why it was found; parts that read alike are distinguished', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto(address('STM32F103C8T6'));
  await expect(numbers(page).first()).toHaveText('STM32F103C8T6');
  await expect(group(page, 'STM32F103C8T6 STMicroelectronics')).toContainText(
    'exactly as searched',
  );
  await expect(group(page, 'STM32F103C8T6TR STMicroelectronics')).toContainText(
    'same base number, suffix TR',
  );
  await page.goto(address('STM32F103'));
  await expect(group(page, 'STM32F103C8T6 STMicroelectronics')).toContainText(
    'begins with what you searched',
  );
  await page.goto(address('LM2596S-5.0'));
  await expect(group(page, 'LM2596S-5.0/NOPB Texas Instruments')).toContainText(
    'same base number, suffix /NOPB',
  );
  await page.goto(address('STM32F103-C8T6'));
  await expect(group(page, 'STM32F103C8T6 STMicroelectronics')).toContainText(
    'differs in marks or blanks only',
  );
  await page.goto(address('TPS54331DX'));
  await expect(group(page, 'TPS54331DR Texas Instruments')).toContainText('1 character differs');

  await page.goto(address('SMAJ60CA', 'isAccurate=1'));
  await expect(numbers(page)).toHaveText(['SMAJ60CA', 'SMAJ6.0CA']);
  await expect(page.getByRole('main')).toContainText('are different parts');
  await page.goto(address('SMAJ6.0CA', 'isAccurate=1'));
  await expect(numbers(page)).toHaveText(['SMAJ6.0CA', 'SMAJ60CA']);
});

test('part numbers are proposed while one types, and only a choice changes what is typed', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto('/rfq');
  const field = searchField(page);
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const answered = page.waitForResponse(
    (reply) => reply.request().postData()?.includes('"STM32F4"') ?? false,
  );
  await field.pressSequentially('stm32f4', { delay: 30 });
  await answered;
  await expect(list.getByRole('option').first()).toContainText('STM32F407VGT6');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await clean(page);
  await field.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await expect(field).toHaveValue('STM32F4');
  await field.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue('STM32F4');
  await field.press('ArrowDown');
  await expect(list).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL('/part-search?keyword=STM32F407VGT6&isAccurate=1');
  await expect(field).toHaveValue('STM32F407VGT6');
  await expect(list).toHaveCount(0);

  // Without a choice Enter searches what is typed.
  await field.fill('lm358');
  await expect(list).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/keyword=LM358&/);
  await field.fill('texas');
  await list.getByRole('option', { name: /Sellers of this brand/ }).click();
  await expect(page).toHaveURL('/seller-search-results?brand=Texas+Instruments');
});

test('a newer text cancels the call of the older one; a suggestion is tapped on a phone', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.setViewportSize(PHONE);
  await page.goto('/rfq');
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.postData() ?? ''));
  const asked = page.waitForRequest((request) => request.postData()?.includes('"TPS"') ?? false);
  await page.route('**/search/suggest', async (route) => {
    // The first answer never comes.
    if (route.request().postData()?.includes('"TPS"')) return;
    await route.continue();
  });
  const field = searchField(page);
  await field.fill('tps');
  await asked;
  await field.pressSequentially('54', { delay: 10 });
  const option = page.getByRole('option', { name: /TPS54331DR/ });
  await expect(option).toBeVisible();
  await expect.poll(() => failed.filter((body) => body.includes('"TPS"'))).toHaveLength(1);
  await option.click();
  await expect(page).toHaveURL('/part-search?keyword=TPS54331DR&isAccurate=1');
  await expect(field).toHaveValue('TPS54331DR');
});

test('a number that is not there leads to those that are like it, and to a request', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto(address('LM358DX', 'isAccurate=1'));
  const main = page.getByRole('main');
  await expect(main).toContainText('No part number is exactly LM358DX.');
  const likes = page.getByRole('region', { name: 'Did you mean' });
  await expect(likes.getByRole('link', { name: /LM358DR/ })).toHaveAttribute(
    'href',
    '/part-search?keyword=LM358DR&isAccurate=1',
  );
  await clean(page);
  await main.getByRole('link', { name: 'Post a request' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('textbox', { name: 'Part number' })).toHaveValue('LM358DX');
  await form.getByRole('button', { name: 'Fold' }).click();

  await page.goto(address('LM3', 'isAccurate=0'));
  await expect(page.getByRole('region', { name: 'Did you mean' })).toContainText('LM358DR');
  await page.goto(address('STM32F103C8T6', 'isAccurate=1&brand=Nobody'));
  await expect(main).toContainText('no offer passes the filters');
  await main.getByRole('link', { name: 'Clear filters' }).click();
  await expect(numbers(page)).toHaveText(['STM32F103C8T6']);
});

test('quotes of the past are for those who are signed in; prices have a table', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto(address('STM32F103C8T6', 'isAccurate=1'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Price history' }).first().click();
  await expect(main.getByRole('heading', { name: /Prices of completed/ })).toBeVisible();
  await expect(
    main
      .getByRole('table', { name: /Prices of STM32F103C8T6/ })
      .or(main.getByText(/No month has 3/)),
  ).toBeVisible();
  await clean(page);
  await main.getByRole('link', { name: 'Quote records' }).click();
  await expect(main).toContainText('Log in to see');
  const records = page.url();
  await signIn(page, 'lucia@norte.test');
  await page.goto(records);
  await expect(
    main
      .getByRole('table', { name: 'Quotes for STM32F103C8T6' })
      .or(main.getByText('No quote for')),
  ).toBeVisible();
  await clean(page);
});

test('on a phone the filters stand in a sheet', async ({ browser }) => {
  const page = await person(browser);
  await page.setViewportSize(PHONE);
  await page.goto(address('32F103C8T6'));
  await page.getByRole('link', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  // The head of the sheet is none of the page: while it slides in both are told.
  await expect(page.getByRole('banner')).toHaveCount(1);
  await clean(page);
  await sheet.getByRole('checkbox', { name: /Geehy/ }).check();
  await expect(page).toHaveURL(/brand=Geehy/);
  await sheet.getByRole('button', { name: /^Show \d+ offers?$/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(numbers(page)).toHaveText(['APM32F103C8T6']);
  await expect(page.getByRole('link', { name: /Filters/ })).toContainText('1');
});

async function plain(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: market(), javaScriptEnabled: false });
  await context.addCookies([{ name: 'lang', value: 'en', url: market() }]);
  return context.newPage();
}

test('without JavaScript results are read, filtered, ordered and unfolded', async ({ browser }) => {
  const page = await plain(browser);
  await page.goto(address('32F103C8T6'));
  const main = page.getByRole('main');
  await expect(numbers(page).filter({ hasText: 'CKS32F103C8T6' })).toHaveCount(1);
  const filters = main.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /GigaDevice/ }).check();
  await filters.getByRole('textbox', { name: 'Quantity needed' }).fill('500');
  await main.getByRole('combobox', { name: 'Sort' }).selectOption('Most in stock');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/brand=GigaDevice/);
  await expect(page).toHaveURL(/quantity=500/);
  await expect(page).toHaveURL(/sort=quantity/);
  await expect(numbers(page)).toHaveText(['GD32F103C8T6']);
  await filters.getByRole('link', { name: /^Clear/ }).click();
  await expect(page).not.toHaveURL(/brand=/);
  await expect(numbers(page).filter({ hasText: 'CKS32F103C8T6' })).toHaveCount(1);
  const tables = await main.getByRole('table').count();
  await main
    .getByRole('link', { name: /^Show \d+ offers? from/ })
    .first()
    .click();
  await expect(main.getByRole('table')).toHaveCount(tables + 1);
  await main
    .getByRole('navigation', { name: 'How to search' })
    .getByRole('link', { name: 'Exact' })
    .click();
  await expect(page).toHaveURL(/isAccurate=1/);

  await page.setViewportSize(PHONE);
  await page.goto(address('32F103C8T6'));
  await expect(filters).toBeHidden();
  await page.getByRole('link', { name: 'Filters' }).click();
  await expect(filters).toBeVisible();
  await page.context().close();
});
