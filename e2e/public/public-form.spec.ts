import { expect, type Locator, type Page } from '@playwright/test';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { memberPage, person } from '../stage/people.ts';
import { freshEmail, register } from '../stage/registering.ts';

/** Fills what an entrusted order needs. */
async function fillOrder(page: Page): Promise<Locator> {
  const main = page.getByRole('main');
  await main.getByLabel('Company name').fill('Weilan Trading');
  await main.getByLabel('Contact person').fill('Chen');
  await main.getByLabel('E-mail').fill('chen@weilan.test');
  await main.getByLabel('Part number').fill('lm358dr');
  await main.getByLabel('Manufacturer').fill('TI');
  await main.getByLabel('Quantity').fill('2500');
  await main.getByLabel('Unit price').fill('0.092');
  await main.getByLabel('Recipient').fill('Dana Whitfield');
  await main.getByLabel('Telephone').fill('+1 512 555 0188');
  await main.getByRole('combobox', { name: /Country/ }).fill('US');
  await page.getByRole('option', { name: /^US/ }).click();
  await main.getByLabel('City').fill('Austin');
  await main.getByLabel('Street address').fill('4100 Duval Road');
  return main;
}

test('spec 2: public order form: a visitor fills an entrusted order and is asked to sign in when it is sent', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto('/home');
  await page.getByRole('main').getByRole('link', { name: 'Start an escrow order' }).click();
  await expect(page).toHaveURL(/\/buyer-place-order$/);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  const main = await fillOrder(page);
  // A reload loses nothing.
  await page.reload();
  await expect(main.getByLabel('Company name')).toHaveValue('Weilan Trading');
  await main.getByRole('button', { name: 'Place the escrow order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Register' }).click();
  // The order's form asks for an e-mail too: typed before it has gone, it would be lost with it.
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await register(page, freshEmail('visitor'), 'Visitante Lda');
  await expect(page).toHaveURL(/\/buyer-place-order$/);
  await expect(main.getByLabel('Part number')).toHaveValue('LM358DR');
  await expect(main.getByLabel('Street address')).toHaveValue('4100 Duval Road');
  await main.getByRole('button', { name: 'Place the escrow order' }).click();
  await expect(page).toHaveURL(/\/buyer-agent-order-detail\//);
});

test('a seller reads the entrusted order’s form and is told that buyers send it', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'min@yunjing.test');
  await page.goto('/buyer-place-order');
  const main = page.getByRole('main');
  await expect(main.getByText('Buyers place escrow orders.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Place the escrow order' })).toBeDisabled();
});

test('spec 2: detail without an id in its path: the detail of a feedback answers by its id in the query as it does in the path', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'jonas@messwerk.test');
  await page.goto('/feedback-list');
  const link = page.getByRole('main').locator('a[href^="/feedback-detail/"]').first();
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.goto(`/feedback-detail/${id}`);
  const main = page.getByRole('main');
  const title = await main.getByRole('heading', { level: 1 }).innerText();
  await page.goto(`/feedback-detail?id=${id}`);
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto('/complaint-seller-detail?id=nothing');
  await expect(main.getByText('There is no such case.')).toBeVisible();
});

test('spec 4: session: a failed load of the user resets it and leads to signing in', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'lucia@norte.test');
  const held = () => page.evaluate(() => localStorage.getItem('assay-session'));
  expect(await held()).not.toBeNull();
  await page.route(`${market()}/test-api${loginUser.path}`, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({ code: 500, msg: 'down', data: { fail: 'fault', reference: 'x' } }),
    }),
  );
  await page.goto('/buyer-wallet');
  await expect(page).toHaveURL(/\/login$/);
  expect(await held()).toBeNull();
});
