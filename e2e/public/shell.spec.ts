import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { holdBack } from '../stage/browser/hold-back.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { memberPage, person } from '../stage/people.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function guest(browser: Browser, size: typeof DESK): Promise<Page> {
  const page = await person(browser);
  await page.setViewportSize(size);
  await page.goto('/rfq');
  return page;
}

/** The search that is shown at this width; the other one waits for another width. */
const searchOf = (page: Page) => page.getByRole('search').filter({ visible: true }).first();

/** Its field: of part numbers it proposes some while one types, of sellers it does not. */
const fieldOf = (search: Locator) => search.getByRole('combobox').or(search.getByRole('searchbox'));

for (const size of [DESK, PHONE]) {
  test(`spec 5: search text, spec 5: search under four characters: at ${size.width}`, async ({
    browser,
  }) => {
    const page = await guest(browser, size);
    const search = searchOf(page);
    const box = fieldOf(search);
    const exact = search.getByRole('checkbox', { name: /Exact/ });
    await box.pressSequentially('lm3');
    await expect(box).toHaveValue('LM3');
    await expect(exact).toBeChecked();
    await expect(exact).toBeDisabled();
    await expect(search).toContainText('under 4 characters');
    await box.press('Enter');
    await expect(page).toHaveURL('/part-search?keyword=LM3&isAccurate=1');
    await box.press('End');
    await box.pressSequentially('dr');
    await box.press('ArrowLeft');
    await box.press('ArrowLeft');
    // In the middle of what stands there the cursor keeps its place.
    await box.pressSequentially('5x8');
    await expect(box).toHaveValue('LM35X8DR');
    await box.fill('lm358dr');
    await expect(exact).toBeEnabled();
    await exact.uncheck();
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/part-search?keyword=LM358DR&isAccurate=0');

    await search.getByRole('radio', { name: 'Sellers' }).click();
    await box.fill('Hexin');
    await expect(box).toHaveValue('Hexin');
    await box.press('Enter');
    await expect(page).toHaveURL('/seller-search-results?keyword=Hexin&isAccurate=0');
    await expect(search.getByRole('radio', { name: 'Sellers' })).toBeChecked();
  });

  test(`what is chosen while a search opens stays chosen at ${size.width}`, async ({ browser }) => {
    const page = await guest(browser, size);
    const search = searchOf(page);
    const box = fieldOf(search);
    const exact = search.getByRole('checkbox', { name: /Exact/ });
    await box.fill('STM32F103');
    await expect(exact).toBeEnabled();
    // The page of the search comes as late as this journey wants.
    const open = await holdBack(page, /assets|search/);
    await box.press('Enter');
    await box.fill('LM358DR');
    await exact.uncheck();
    open();
    await expect(page).toHaveTitle(/STM32F103/);
    await expect(box).toHaveValue('LM358DR');
    await expect(exact).not.toBeChecked();
  });

  test(`spec 2: footer: leads to the search box at ${size.width}`, async ({ browser }) => {
    const page = await guest(browser, size);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation')).toHaveCount(5);
    await footer.getByRole('link', { name: 'Search components or sellers' }).click();
    await expect(fieldOf(searchOf(page))).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL('/rfq');
  });
}

test('spec 2: hot search: an entry fills the box, switches to parts and searches', async ({
  browser,
}) => {
  const page = await guest(browser, DESK);
  for (let time = 0; time < 3; time += 1) {
    await page.request.post(`${market()}/test-api/search/electronic`, {
      data: { keyword: 'TPS54331DR', isAccurate: 1 },
    });
  }
  await page.goto('/part-search?keyword=TPS54331DR&isAccurate=1');
  await page.goto('/hot-sale-parts');
  const search = searchOf(page);
  await search.getByRole('radio', { name: 'Sellers' }).click();
  const hot = page.getByRole('banner').locator('[translate=no]', { hasText: 'TPS54331DR' }).last();
  await hot.click();
  await expect(page).toHaveURL('/part-search?keyword=TPS54331DR&isAccurate=1');
  await expect(fieldOf(search)).toHaveValue('TPS54331DR');
  await expect(search.getByRole('radio', { name: 'Parts' })).toBeChecked();
});

test('spec 2: contact telephones, spec 2: language switch: the banner has four numbers to pick from', async ({
  browser,
}) => {
  const page = await guest(browser, DESK);
  await page.getByRole('button', { name: 'Choose a phone number' }).click();
  const numbers = page.getByRole('menuitem');
  await expect(numbers).toHaveCount(4);
  await numbers.filter({ hasText: 'Seller desk' }).click();
  const shown = page.getByRole('banner').getByRole('link', { name: /Seller desk/ });
  await expect(shown).toHaveAttribute('href', 'tel:+8675555500190');
});

test('spec 2: BOM and escrow buttons: they stand beside the search', async ({ browser }) => {
  const page = await guest(browser, DESK);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('search').filter({ visible: true })).toHaveCount(1);
  await expect(banner.getByRole('link', { name: 'BOM Inquiry' })).toHaveAttribute(
    'href',
    '/BOM-inquire',
  );
  await banner.getByRole('link', { name: 'Escrow', exact: true }).click();
  await expect(page).toHaveURL('/intermediary-services');
});

test('spec 9: languages, spec 2: language switch: a language chosen in the banner is kept', async ({
  browser,
}) => {
  const page = await guest(browser, DESK);
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Открытые запросы на покупку');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Почему покупают' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('a guest is led from the console menu to signing in', async ({ browser }) => {
  const page = await guest(browser, DESK);
  await page.getByRole('button', { name: 'Console' }).click();
  await page.getByRole('menuitem', { name: 'Buyer centre' }).click();
  await expect(page).toHaveURL('/login');
});

test('the side tools stand open at 1440 and fold on a phone', async ({ browser }) => {
  const page = await guest(browser, DESK);
  const tools = page.getByRole('navigation', { name: 'Side tools' });
  const contact = tools.getByRole('link', { name: 'Contact' });
  await expect(contact).toHaveAttribute('target', '_blank');
  await expect(contact).toHaveAttribute('href', '/blogs/contact-us');
  await expect(tools.getByRole('button', { name: 'Top' })).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await tools.getByRole('button', { name: 'Top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.setViewportSize(PHONE);
  await expect(contact).toBeHidden();
  await tools.getByRole('button', { name: 'Tools' }).click();
  await expect(contact).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contact).toBeHidden();
  await expect(tools.getByRole('button', { name: 'Tools' })).toBeFocused();
});

/**
 * Returns the bar of the quick request where it stands over a text: it is not shown where it would
 * cover a button or a link, and how high the lines of a page are depends on the fonts of a machine.
 */
async function quickRequestOverText(page: Page): Promise<Locator> {
  const bar = page.getByRole('button', { name: 'Quick request', exact: true });
  let height = PHONE.height;
  await expect(async () => {
    height = height > 500 ? height - 40 : PHONE.height;
    await page.setViewportSize({ width: PHONE.width, height });
    // The page below it is looked at in the next frame: until then it may be shown or hidden wrongly.
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await bar.isVisible()).toBe(true);
  }).toPass({ intervals: [100] });
  return bar;
}

test('spec 4: fast-purchase widget: the quick request unfolds, folds, and stays away once dismissed', async ({
  browser,
}) => {
  const page = await guest(browser, PHONE);
  await page.goto('/blogs/how-to-buy');
  const bar = await quickRequestOverText(page);
  await bar.click();
  const sheet = page.getByRole('dialog', { name: 'Quick request' });
  await expect(sheet.getByLabel('Part number')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(bar).toBeFocused();
  await page.getByRole('button', { name: 'Hide the quick request' }).click();
  await expect(bar).toBeHidden();
  await page.goto('/rfq');
  await expect(page.getByRole('button', { name: 'Tools' })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('on a phone the quick request leaves the page to who reads on', async ({ browser }) => {
  const page = await guest(browser, PHONE);
  await page.goto('/blogs/how-to-buy');
  const bar = await quickRequestOverText(page);
  await page.mouse.wheel(0, 900);
  await expect(bar).toBeHidden();
  // Back up by small turns: it returns where it stands over a text again.
  await expect(async () => {
    await page.mouse.wheel(0, -60);
    await expect(bar).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('spec 2: member header: a member sees the own links, and never a guest’s', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'jonas@messwerk.test');
  await page.goto('/rfq');
  const banner = page.getByRole('banner');
  for (const name of [/Personal centre/, /Messages/, /Beginner guide/, /About us/])
    await expect(banner.getByRole('link', { name })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Beginner guide' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(page.getByRole('link', { name: 'Free Register' })).toHaveCount(0);
  // As the server drew it, before the program runs.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('link', { name: 'Free Register' })).toBeHidden();
});
