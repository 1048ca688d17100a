import { expect } from '@playwright/test';
import { test } from './stage/journey.ts';
import { person, signInStaff } from './stage/people.ts';

/** A reader is gone from other pages within so long of closing the record. */
const GONE_MS = 30_000;

test('a colleague sees in list and page who has a record open, and that they left', async ({
  browser,
}) => {
  const marta = await person(browser);
  const rui = await person(browser);
  await signInStaff(marta, 'support@assay.test');
  await signInStaff(rui, 'support2@assay.test');
  for (const page of [marta, rui]) await page.goto('/ops');
  const link = marta.getByRole('table', { name: 'Due next' }).locator('a[href^="/ops/orders/"]');
  const ref = (await link.first().textContent()) ?? '';
  await link.first().click();
  await expect(marta.getByRole('region', { name: 'Who is on it' })).toBeVisible();

  // The list of a colleague names the reader, and so does the page; nobody is told of themselves.
  const row = rui
    .getByRole('table', { name: 'Due next' })
    .getByRole('row')
    .filter({ hasText: ref });
  await expect(row.first()).toContainText('Marta Ibarra reads it');
  await row.first().getByRole('link', { name: ref, exact: true }).click();
  const bar = rui.getByRole('region', { name: 'Who is on it' });
  await expect(bar).toContainText('Marta Ibarra reads it');
  await expect(marta.getByRole('region', { name: 'Who is on it' })).toContainText('reads it');
  await expect(marta.getByRole('region', { name: 'Who is on it' })).not.toContainText(
    'Marta Ibarra',
  );

  await marta.goto('/ops');
  await expect(bar).not.toContainText('Marta Ibarra reads it', { timeout: GONE_MS });
});
