import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { deskPage } from '../stage/people.ts';

/** Pages of the console that staff read on a phone as well, by who opens them. */
const pages = {
  'finance@assay.test': ['/ops/bank', '/ops/closes', '/ops/payout-files'],
  'admin@assay.test': ['/ops/health', '/ops/settings'],
  'support@assay.test': ['/ops/cases'],
} as const;

/** Cells of a record that are an amount or a count alone: neither a currency nor a name says of what. */
const unnamedFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main td:not([data-label])')]
      .filter((cell) => cell.getClientRects().length > 0)
      .map((cell) => cell.innerText.trim())
      .filter((text) => /^[+−]?[\d,]+(\.\d\d)?$/.test(text)),
  );

/** Fields that are higher than the frame that is drawn around them, so that their text is cut. */
const cutFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('form[role=search] input:not([type=hidden])')]
      .filter((field) => {
        const frame = field.closest('form')?.getBoundingClientRect();
        return frame !== undefined && field.getBoundingClientRect().bottom > frame.bottom + 1;
      })
      .map(({ placeholder }) => placeholder),
  );

/** Buttons of forms that stand past the right edge of the window. */
const cutButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main form button')]
      .filter((button) => button.getBoundingClientRect().right > window.innerWidth)
      .map((button) => button.innerText),
  );

for (const [who, paths] of Object.entries(pages)) {
  test(`${who} reads pages on a phone in Chinese and in the dark theme`, async ({ browser }) => {
    const page = await deskPage(browser, who);
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('lang', 'zh');
    });
    await page.context().clearCookies({ name: 'lang' });
    const wrong: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const current = page.locator('nav a[aria-current=page]');
      const place = await page.locator('header small').textContent();
      if (/[a-z]/.test(place ?? '')) wrong.push(`${path} names the role ${place}`);
      if (path === '/ops/health') {
        // The menu counts late jobs behind the name.
        const name = ((await current.textContent()) ?? '').replace(/\d+$/, '');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(page.getByText(/^连接：[a-z]/)).toHaveCount(0);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      wrong.push(...(await axeViolations(page)).map((violation) => `${path} ${violation}`));
      wrong.push(...(await unnamedFigures(page)).map((text) => `${path} leaves ${text} unnamed`));
      wrong.push(...(await cutFields(page)).map((text) => `${path} cuts ${text}`));
      wrong.push(...(await cutButtons(page)).map((text) => `${path} cuts the button ${text}`));
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (wide > 0) wrong.push(`${path} scrolls sideways by ${wide}`);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(wrong).toEqual([]);
  });
}
