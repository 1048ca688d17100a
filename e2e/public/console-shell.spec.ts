import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { memberPage, person, signIn } from '../stage/people.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Controls of the page that a floating tool stands on, by their text. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (one: Element) => one.getClientRects().length > 0;
    const floats = [...document.querySelectorAll('nav[aria-label="Side tools"], [data-narrow]')];
    const boxes = floats.filter(shown).map((one) => one.getBoundingClientRect());
    const controls = [...document.querySelectorAll('main :is(a, button, input, select, textarea)')];
    return controls
      .filter(shown)
      .filter((control) => {
        const own = control.getBoundingClientRect();
        return boxes.some(
          (box) =>
            own.left < box.right &&
            own.right > box.left &&
            own.top < box.bottom &&
            own.bottom > box.top,
        );
      })
      .map((control) => control.textContent || control.outerHTML.slice(0, 80));
  });

test('spec 2: shell: a console has search, hot searches, BOM, escrow, phones and footer', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'dana@hollis.test');
  await page.setViewportSize(WIDE);
  await page.goto('/my-order');
  const head = page.getByRole('banner').first();
  await expect(head.getByRole('link', { name: 'BOM Inquiry' })).toHaveAttribute(
    'href',
    '/BOM-inquire',
  );
  await expect(head.getByRole('link', { name: 'Escrow' })).toHaveAttribute(
    'href',
    '/intermediary-services',
  );
  await expect(head.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(head.getByRole('link', { name: 'LM358DR', exact: true })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const title of ['About', 'Members Center', 'Buyer', 'Seller', 'Help Center']) {
    await expect(footer.getByRole('navigation', { name: title, exact: true })).toBeVisible();
  }
  await head.getByRole('radio', { name: 'Sellers' }).click();
  await head.getByRole('searchbox').fill('Yunjing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seller-search-results\?.*keyword=Yunjing/);
});

test('a hot search of a console opens the exact search of the part', async ({ browser }) => {
  const page = await memberPage(browser, 'min@yunjing.test');
  await page.setViewportSize(WIDE);
  await page.goto('/seller-inventory');
  await page
    .getByRole('banner')
    .first()
    .getByRole('link', { name: 'LM358DR', exact: true })
    .click();
  await expect(page).toHaveURL(/\/part-search\?keyword=LM358DR&isAccurate=1/);
});

test('spec 9: scroll to top: its button appears in a console after 300 px', async ({ browser }) => {
  const page = await memberPage(browser, 'dana@hollis.test');
  await page.setViewportSize(WIDE);
  await page.goto('/my-order');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const top = page.getByRole('navigation', { name: 'Side tools' }).getByRole('button', {
    name: 'Top',
  });
  await page.evaluate(() => window.scrollTo(0, 290));
  await expect(top).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 310));
  await top.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('spec 4: fast-purchase widget: it floats in a buyer’s console and not in a seller’s', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.setViewportSize(WIDE);
  await signIn(page, 'dana@hollis.test');
  await page.goto('/buyer-dashboard');
  const widget = page.locator('[data-narrow]');
  const wishes = page.getByRole('button', { name: 'Quick request', exact: true });
  await expect(wishes).toHaveCount(1);
  await widget.getByRole('button', { name: 'Quick request', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Quick request' });
  await expect(form.getByLabel('Part number')).toBeFocused();
  await page.keyboard.press('Escape');
  await widget.getByRole('button', { name: 'Hide the quick request' }).click();
  await expect(widget).toHaveCount(0);
  // The dismissed bar is still found among the tools, once.
  await expect(wishes).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Side tools' })).toBeVisible();
  await expect(widget).toHaveCount(0);
  const seller = await memberPage(browser, 'min@yunjing.test');
  await seller.goto('/seller-dashboard');
  await expect(seller.getByRole('navigation', { name: 'Side tools' })).toBeVisible();
  await expect(seller.locator('[data-narrow]')).toHaveCount(0);
});

for (const [email, paths] of [
  ['dana@hollis.test', ['/my-order', '/buyer-wallet', '/shopping-mall/mine', '/personal-center']],
  ['min@yunjing.test', ['/seller-inventory', '/quote/match', '/seller-wallet']],
] as const) {
  test(`the tools of a console cover none of its controls: ${email}`, async ({ browser }) => {
    const page = await memberPage(browser, email);
    const wrong: string[] = [];
    for (const width of [1440, 1100, 768]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('navigation', { name: 'Side tools' })).toBeVisible();
        for (const y of [0, 400, 100_000]) {
          await page.evaluate((to) => window.scrollTo(0, to), y);
          wrong.push(...(await covered(page)).map((what) => `${width} ${path} at ${y}: ${what}`));
        }
      }
    }
    expect(wrong).toEqual([]);
  });
}

test('on a phone the console’s search stays open and its menu leads to BOM and escrow', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'dana@hollis.test');
  await page.setViewportSize(PHONE);
  await page.goto('/my-order');
  await expect(page.getByRole('searchbox').locator('visible=true')).toHaveCount(1);
  await page.getByRole('button', { name: 'Menu' }).locator('visible=true').click();
  const menu = page.getByRole('dialog');
  for (const name of ['BOM Inquiry', 'Escrow', 'My order']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(menu.locator('a[href^="tel:"]')).toHaveCount(4);
  await page.keyboard.press('Escape');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
});

test('axe finds nothing in a console’s shell, in the light and in the dark theme', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'dana@hollis.test');
  const wrong: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/my-order');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    wrong.push(...(await axeViolations(page)).map((violation) => `${colorScheme} ${violation}`));
  }
  expect(wrong).toEqual([]);
});

test('axe finds nothing on a tablet, as a visitor and in a console', async ({ browser }) => {
  const page = await person(browser);
  await page.setViewportSize({ width: 820, height: 1100 });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await signIn(page, 'dana@hollis.test');
  for (const path of ['/buyer-dashboard', '/my-order', '/buyer-wallet', '/message-center']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect([path, await axeViolations(page)]).toEqual([path, []]);
  }
});
