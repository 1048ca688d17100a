import { expect } from '@playwright/test';
import { test } from '../stage/journey.ts';
import { mailedCode, person, signIn } from '../stage/people.ts';

test('spec 4: quick buy: a guest posts a buy-request with nothing but an e-mail code', async ({
  browser,
}) => {
  const page = await person(browser);
  const email = `guest${Date.now()}@quick.test`;
  await page.goto('/home');
  const main = page.getByRole('main');
  await main.getByLabel('Part number').fill('tps54331dr');
  await main.getByLabel('Quantity').fill('5000');
  await main.getByLabel('E-mail').fill(email);
  const code = await mailedCode(page, email, async () => {
    await main.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  });
  await main.getByLabel('Code').fill(code);
  await main.getByRole('button', { name: 'Post buy-request' }).click();
  await expect(main.getByText('Agree to the terms and the privacy notice.')).toBeVisible();
  await main.getByRole('checkbox', { name: /I agree/ }).check();
  await main.getByRole('button', { name: 'Post buy-request' }).click();

  // The account is new: the dialog asks who this is, and cannot be closed.
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('combobox', { name: /Country/ }).fill('Port');
  await page.getByRole('option', { name: /PT.*Portugal/ }).click();
  await dialog.getByLabel('Company name').fill('Lusitana Lda');
  await dialog.getByRole('button', { name: 'Save and start' }).click();

  await expect(page).toHaveURL(/\/shopping-mall\/mine/);
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping mall' })).toBeVisible();
  await expect(page.getByRole('main').getByText('TPS54331DR')).toBeVisible();
});

test('spec 4: quick buy is for buyers: a seller sees neither its form nor its buttons', async ({
  browser,
}) => {
  const page = await person(browser);
  const form = page.getByRole('button', { name: 'Post buy-request' });
  // The floating one hides while it would lie over a control; it is there all the same.
  const wish = page.getByRole('button', {
    name: 'Quick request',
    exact: true,
    includeHidden: true,
  });
  for (const [path, forms, wishes] of [
    ['/home', 1, 1],
    ['/rfq', 0, 2],
  ] as const) {
    await page.goto(path);
    // The tools are drawn once it is known who reads.
    await expect(page.getByRole('navigation', { name: 'Side tools' })).toBeVisible();
    await expect(form).toHaveCount(forms);
    await expect(wish).toHaveCount(wishes);
  }

  await signIn(page, 'min@yunjing.test');
  for (const path of ['/home', '/rfq']) {
    await page.goto(path);
    const member = page.getByRole('banner').getByRole('link', { name: /Personal centre/ });
    await expect(member).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(wish).toHaveCount(0);
  }
});
