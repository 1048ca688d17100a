import { expect, type Page } from '@playwright/test';
import { test } from '../stage/journey.ts';
import { person } from '../stage/people.ts';

/** Several parts of one search, and what begins like a number that nobody has. */
const paths = [
  '/part-search?keyword=32F103C8T6&isAccurate=0',
  '/part-search?keyword=STM32F103&isAccurate=1',
] as const;

/** Where the columns of each table of offers begin, and its cells that show more than has room. */
const offerColumns = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section table')].map((table) => ({
      lefts: [...table.querySelectorAll('thead th')].map((head) =>
        Math.round(head.getBoundingClientRect().left - table.getBoundingClientRect().left),
      ),
      cut: [...table.querySelectorAll('th, td')].flatMap((cell) =>
        cell.scrollWidth > cell.clientWidth + 1 ? [cell.textContent] : [],
      ),
    })),
  );

for (const lang of ['en', 'zh', 'fr', 'ru', 'es']) {
  test(`columns of offers stand one below the other in all groups: ${lang}`, async ({
    browser,
  }) => {
    const page = await person(browser, lang);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('table').nth(1)).toBeVisible();
      for (const width of [820, 1100, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const tables = await offerColumns(page);
        const [first] = tables;
        expect(tables.length).toBeGreaterThan(1);
        for (const { lefts, cut } of tables) {
          expect([width, path, lefts, cut]).toEqual([width, path, first?.lefts, []]);
        }
      }
    }
  });
}
