import { expect, type Page } from '@playwright/test';
import { callerOf, newPart, request } from './stage/callers.ts';
import { test } from './stage/journey.ts';
import { person, signIn } from './stage/people.ts';

const WIDTHS = [390, 820, 1100, 1440] as const;

/** Controls of the page under the floating quick request, by their text; none while it is hidden. */
const underFloat = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const float = [...document.querySelectorAll<HTMLElement>('div')].find(
      (one) =>
        getComputedStyle(one).position === 'fixed' &&
        one.querySelector(':scope > button[aria-expanded="false"]') !== null,
    );
    if (!float || getComputedStyle(float).visibility === 'hidden') return [];
    const box = float.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const own = one.getBoundingClientRect();
        const x = Math.min(own.right, box.right) - Math.max(own.left, box.left);
        const y = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
        return x > 12 && y > 12;
      })
      .map((one) => one.textContent ?? '');
  });

test('the floating quick request covers no control of a page', async ({ browser }) => {
  const page = await person(browser);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/part-search?keyword=LM358DR', '/BOM-inquire', '/hot-sale-parts']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      for (const y of [0, 300, 700]) {
        await page.mouse.wheel(0, y);
        await expect
          .poll(() => underFloat(page), { message: `${path} at ${width} px` })
          .toEqual([]);
      }
    }
  }
});

test('a page that is opened anew begins at its top, and back returns to where it was left', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/safety-guarantee');
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await page.goto('/seller-reason');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goto('/safety-guarantee');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a buyer reads on the boards who may sell, and a tab is named by its page', async ({
  browser,
}) => {
  const hollis = await callerOf('dana@hollis.test');
  const { id, no } = await request(hollis, { [newPart('SELL')]: 10 });
  const page = await person(browser);
  await signIn(page, 'jonas@messwerk.test');
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
