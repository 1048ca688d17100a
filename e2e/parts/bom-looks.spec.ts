import { expect, type Page } from '@playwright/test';
import { languages } from '#contract/options.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { foreign, misfits, readable } from '../stage/browser/reading.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { person } from '../stage/people.ts';

// A failed check names what it found; recording every run would cost more than the test itself.
test.use({ trace: 'off' });

/** One line of each kind: settled, to choose, nobody's, no part, not placed, and counts that differ. */
const kinds = [
  ['Part number', 'Maker', 'Qty', 'Designators', 'DNP'],
  ['LM358DR', 'Texas Instruments', '2', 'U1 U2', ''],
  ['tps54331 dr', 'Texas Instruments', '1', 'U3', ''],
  ['SMAJ60CA', '', '4', 'D1-D3', ''],
  ['IRFZ44N', '', '2', 'Q1 Q2', ''],
  ['TPS54331DR', 'Murata', '1', 'U4', ''],
  ['NO-SUCH-99', '', '', 'X1', ''],
  ['100nF 0603', '', '10', 'C1-C10', ''],
  ['AD620ANZ', 'Analog Devices', '1', 'U8', 'DNP'],
];

async function opened(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await page.goto('/BOM-inquire');
  const text = rows.map((row) => row.join(',')).join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'board.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Match the lines' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

test('a list is in one language, fits at every width and is usable by everyone', async ({
  browser,
}) => {
  const page = await person(browser);
  await opened(page, kinds);
  const wrong: string[] = [];
  for (const lang of languages) {
    await page.context().addCookies([{ name: 'lang', value: lang, url: market() }]);
    await page.evaluate((chosen) => localStorage.setItem('lang', chosen), lang);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(kinds.length);
    for (const text of new Set(await readable(page))) {
      if (foreign[lang].test(text)) wrong.push(`${lang}: ${text}`);
    }
    for (const width of [320, 390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      wrong.push(...(await misfits(page)).map((misfit) => `${lang} ${width}: ${misfit}`));
      if (width === 390 && lang === 'en') wrong.push(...(await axeViolations(page)));
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  wrong.push(...(await axeViolations(page)));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  wrong.push(...(await axeViolations(page, 'colours')).map((violation) => `dark ${violation}`));
  expect(wrong).toEqual([]);
});

test('of five thousand lines those in sight are drawn, and any is reached by keys', async ({
  browser,
}) => {
  const page = await person(browser);
  const lines = Array.from({ length: 5000 }, (_, at) => [
    at % 7 === 0 ? 'LM358DR' : `NO-SUCH-${at}`,
    `${1 + (at % 9)}`,
  ]);
  await opened(page, [['MPN', 'Qty'], ...lines]);
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '5001');
  expect(await grid.getByRole('row').count()).toBeLessThan(80);
  await grid.locator('[data-at="0"] [data-column="mpn"]').focus();
  await page.keyboard.press('Control+End');
  const last = grid.locator('[data-at="4999"]');
  await expect(last.locator('[data-column="acts"]')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('LM358DR');
  await page.keyboard.press('Enter');
  await expect(last.locator('[data-column="state"]')).toContainText('Exact');
  expect(await grid.getByRole('row').count()).toBeLessThan(80);
  await page.getByLabel('Boards to build').fill('40');
  await grid.locator('[data-at="4999"] [data-column="mpn"]').focus();
  await page.keyboard.press('Control+Home');
  await expect(grid.locator('[data-at="0"] [data-column="needed"]')).toHaveText('40');
});
