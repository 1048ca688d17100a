import { expect } from '@playwright/test';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { memberPage } from '../stage/people.ts';

test('a session that ends while a form is filled loses nothing', async ({ browser }) => {
  const page = await memberPage(browser, 'lucia@norte.test');
  await page.goto('/buyer-recharge');
  const main = page.getByRole('main');
  await main.getByLabel('Amount').fill('1234.50');
  await main.getByLabel('Transferring account name').fill('Componentes Norte S.A.');

  // The session ends elsewhere: at the server, while this page does not know.
  const open = await page.evaluate(() => JSON.parse(localStorage.getItem('assay-session') ?? '{}'));
  const reply = await page.request.post(`${market()}/test-api/mall/logout`, {
    headers: { [open.tokenName]: open.tokenValue },
    data: {},
  });
  expect(reply.ok()).toBe(true);
  await page.reload();
  const alert = page.getByRole('dialog');
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText('Not logged in, or the login has expired');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/login/);

  await page.getByRole('radio', { name: 'Password' }).click();
  await page.getByLabel('E-mail or account name').fill('lucia@norte.test');
  await page.locator('input[type=password]').fill('Assay2026');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();

  await expect(page).toHaveURL(/\/buyer-recharge/);
  await expect(main.getByLabel('Amount')).toHaveValue('1234.50');
  await expect(main.getByLabel('Transferring account name')).toHaveValue('Componentes Norte S.A.');
});
