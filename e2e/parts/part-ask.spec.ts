import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { memberPage, person } from '../stage/people.ts';

const address = (keyword: string) => `/part-search?keyword=${keyword}&isAccurate=0`;

async function clean(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}

test('what is wrong with a filter or a keyword is said, with a way on', async ({ browser }) => {
  const page = await person(browser);
  const main = page.getByRole('main');
  await page.goto(address('STM32F103C8T6'));
  const filters = main.getByRole('form', { name: 'Filters' });
  const needed = filters.getByRole('textbox', { name: 'Quantity needed' });
  await needed.fill('1.5');
  await expect(filters.getByRole('alert')).toHaveCount(0);
  await needed.press('Enter');
  await expect(filters.getByRole('alert')).toHaveText('A whole number, such as 2500.');
  await expect(needed).toHaveAttribute('aria-invalid', 'true');
  await needed.fill('2.500');
  await filters.getByRole('textbox', { name: 'From' }).fill('2540');
  await filters.getByRole('textbox', { name: 'To', exact: true }).fill('2001');
  await needed.press('Enter');
  await expect(filters.getByRole('alert')).toHaveText('The first code is later than the last.');
  await expect(page).not.toHaveURL(/[?&]to=/);
  await clean(page);

  await page.goto(address('%25'));
  await expect(main).toContainText('A part number has letters or digits.');
  await expect(main.getByRole('link', { name: 'Post a request' })).toHaveCount(0);
  await page.goto(address('%E5%BE%B7%E5%B7%9E%E4%BB%AA%E5%99%A8'));
  await expect(main).toContainText('A part number has no Chinese characters.');
  await clean(page);
  await page
    .getByRole('region', { name: 'Manufacturers of this name' })
    .getByRole('link', { name: 'Sellers of this brand' })
    .click();
  await expect(page).toHaveURL('/seller-search-results?brand=Texas+Instruments');
});

test('a pasted list is searched by one of its numbers, or becomes a bill', async ({ browser }) => {
  const page = await person(browser);
  await page.goto(address('STM32F103C8T6%2C%20TPS54331DR%3BLM358DR'));
  const main = page.getByRole('main');
  const several = main.getByText('This text holds several part numbers.');
  await several.getByRole('link', { name: 'TPS54331DR' }).click();
  await expect(page).toHaveURL('/part-search?keyword=TPS54331DR&isAccurate=0');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('TPS54331DR');
  await expect(several).toHaveCount(0);
  await page.goBack();
  await several.getByRole('link', { name: 'All of them in a BOM inquiry' }).click();
  await expect(page).toHaveURL('/BOM-inquire');
  await expect(main.getByRole('textbox').first()).toHaveValue('STM32F103C8T6\nTPS54331DR\nLM358DR');
});

test('offers are chosen with what is needed of each; one alone is asked for at once', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'lucia@norte.test');
  await page.goto(address('STM32F103C8T6'));
  const tick = (seller: string) =>
    page.getByRole('checkbox', { name: `Enquire about the offer of ${seller}` }).first();
  await tick('Hexin Components').check();
  await tick('Lantai Semicon').check();
  const bar = page.getByRole('region', { name: 'Chosen offers' });
  await expect(bar).toContainText('STM32F103C8T6TRHexin Components, Lantai Semicon');
  const each = bar.getByRole('textbox', { name: 'Quantity each' });
  await each.fill('1.5');
  await bar.getByRole('button', { name: 'Enquire 2 offers' }).click();
  await expect(bar.getByRole('alert')).toHaveText('A whole number, such as 2500.');
  await clean(page);
  await each.fill('1,200');
  await bar.getByRole('button', { name: 'Enquire 2 offers' }).click();
  await expect(page).toHaveURL('/post-inquiry?offers=1');
  const main = page.getByRole('main');
  await expect(main.getByText(/^2 sellers: /)).toBeVisible();
  await expect(main.getByLabel('Quantity')).toHaveValue('1200');

  await page.goBack();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
  await page.getByRole('link', { name: 'Enquire about the offer of Lantai Semicon' }).click();
  await expect(page).toHaveURL('/post-inquiry?offers=1');
  await expect(main.getByText(/^1 seller: /)).toBeVisible();
});

test('a line of a seller’s page is asked for at once', async ({ browser }) => {
  const page = await memberPage(browser, 'lucia@norte.test');
  await page.goto('/seller-search-results?keyword=shenzhen%20yunjing');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Yunjing Electronics' }).click();
  // The list of sellers says the place too: the seller's own page has its name for a heading.
  const name = main.getByRole('heading', { level: 1, name: 'Yunjing Electronics' });
  await expect(name).toBeVisible();
  await expect(main).toContainText('Shenzhen · Guangdong · China');
  await main.getByRole('searchbox').fill('STM32F407VGT6');
  await main.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/stock=/);
  await main.getByRole('link', { name: 'Enquire about STM32F407VGT6' }).first().click();
  await expect(page).toHaveURL('/post-inquiry?offers=1');
  await expect(main.getByText('1 seller: Yunjing Electronics')).toBeVisible();
});

test('what was answered in one language is asked for again in another', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/seller-search-results?keyword=yunjing');
  const main = page.getByRole('main');
  await expect(main).toContainText('Shenzhen · Guangdong · China');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(main).toContainText('深圳市 · 广东省 · 中国');
});
