import { expect } from '@playwright/test';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { callerOf } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { deskPage } from '../stage/people.ts';

/** A reader is gone from other pages within so long of closing the record. */
const GONE_MS = 30_000;

test('a colleague sees in list and page who has a record open, and that they left', async ({
  browser,
}) => {
  const marta = await deskPage(browser, 'support@assay.test');
  const rui = await deskPage(browser, 'support2@assay.test');
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

test('the page of a company says which colleague has it open', async ({ browser }) => {
  const member = await callerOf('lucia@norte.test');
  const { id } = await member.send(loginUser, {});
  const marta = await deskPage(browser, 'support@assay.test');
  const rui = await deskPage(browser, 'support2@assay.test');
  for (const page of [marta, rui]) {
    await page.goto(`/ops/companies/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Norte');
  }
  await expect(rui.getByRole('status').filter({ hasText: 'Marta Ibarra reads it' })).toBeVisible();
});

test('the search of the staff keeps what is typed, and its cursor, while pages change', async ({
  browser,
}) => {
  const page = await deskPage(browser, 'support@assay.test');
  await page.goto('/ops');
  await page.goto('/ops/cases');
  const box = page.locator('header form[role="search"] input[name="keyword"]').first();
  await box.click();
  await box.pressSequentially('zz-nothing');
  await page.evaluate(() => {
    window.history.pushState(window.history.state, '', '/ops/cases?page=2');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  await expect(page).toHaveURL(/page=2/);
  await expect(box).toHaveValue('ZZ-NOTHING');
  await expect(box).toBeFocused();

  // A record that was found leaves an empty box for the next search.
  await page.goto('/ops');
  const link = page.getByRole('table', { name: 'Due next' }).locator('a[href^="/ops/orders/"]');
  const no = (await link.first().textContent()) ?? '';
  await box.fill(no);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/ops\/orders\//);
  await expect(box).toHaveValue('');
});
