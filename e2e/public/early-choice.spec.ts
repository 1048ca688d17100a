import { expect } from '@playwright/test';
import { openBeforeProgram } from '../stage/browser/hold-back.ts';
import { test } from '../stage/journey.ts';
import { person } from '../stage/people.ts';

test('a choice made in a list before the program is there is kept', async ({ browser }) => {
  const page = await person(browser);
  const arrive = await openBeforeProgram(page, '/add-feedback?lang=en');
  const form = page.getByRole('form', { name: 'Your feedback' });
  const category = form.getByLabel('Category');
  const address = form.locator('input[name=page]');
  await category.selectOption('orders');
  await arrive();
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  // The program draws the list anew: a choice that it does not know would fall back.
  await address.fill('/orders');
  await expect(category).toHaveValue('orders');
  // It keeps a draft of what it knows.
  await page.reload();
  await expect(address).toHaveValue('/orders');
  await expect(category).toHaveValue('orders');
});
