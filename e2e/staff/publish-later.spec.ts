import { expect } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { deskPage, person } from '../stage/people.ts';

/** Tomorrow at this time as the field holds it, in GMT+8. */
const tomorrow = () => new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 16);

test('an information page is published for a later time, beside its text in another language', async ({
  browser,
}) => {
  const title = `My shop from ${Date.now()}`;
  const page = await deskPage(browser, 'content2@assay.test');
  await page.goto('/ops/content/pages/my-shop/en');
  await expect(page.getByRole('region', { name: 'Chinese, to compare' })).toBeVisible();
  await page.getByLabel('Beside it').selectOption({ label: 'French' });
  await expect(page.getByRole('region', { name: 'French, to compare' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Title' }).fill(title);
  await main.getByRole('radio', { name: 'At a time' }).click();
  const time = main.locator('input[type=datetime-local]');
  const publish = main.getByRole('button', { name: 'Publish', exact: true });
  await time.fill('2026-01-01T10:00');
  await publish.click();
  await expect(main.getByText('This day has passed. Choose today or a later day.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await time.fill(tomorrow());
  await publish.click();
  await expect(main.getByText(/^Revision \d+ is shown from/)).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Title' })).toHaveValue(title);

  // Readers see the text of before.
  const visitor = await person(browser);
  await visitor.goto('/blogs/my-shop?lang=en');
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(title);

  await page.goto('/ops/content/pages');
  await expect(main.getByText(/shown from/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/ops/content/pages/my-shop/en');
  await main.getByRole('radio', { name: 'History' }).click();
  await main.getByRole('button', { name: 'Restore the own text' }).click();
  await expect(main.getByText(/^Revision \d+ is shown from/)).toHaveCount(0);
  await main.getByRole('radio', { name: 'History' }).click();
  const replaced = main.getByRole('row').filter({ hasText: title });
  await expect(replaced).toContainText('replaced before it was shown');
});

test('a test service is sold at a new price from a time that the desk chooses', async ({
  browser,
}) => {
  // Another one with each attempt, without a separator of thousands.
  const price = String(600 + (Math.floor(Date.now() / 1000) % 397));
  const page = await deskPage(browser, 'content2@assay.test');
  await page.goto('/ops/content/services/mlcc');
  const main = page.getByRole('main');
  await expect(page.getByRole('region', { name: 'English, to compare' })).toBeVisible();
  await main.getByRole('textbox', { name: 'Price per lot' }).first().fill(price);
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByText('The draft is saved and can be published.')).toBeVisible();
  await main.getByRole('radio', { name: 'At a time' }).click();
  await main.locator('input[type=datetime-local]').fill(tomorrow());
  await main.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(main.getByText(/^Revision \d+ is shown from/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/ops/content/services');
  await expect(main.getByText(/shown from/)).toBeVisible();
  const visitor = await person(browser);
  await visitor.goto('/qc-detection/mlcc');
  await expect(visitor.getByRole('main').getByText(price)).toHaveCount(0);
});
