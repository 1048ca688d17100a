import { expect } from '@playwright/test';
import { inventoryAdd } from '../../contract/src/inventory/calls.ts';
import { DEMO_PASSWORD } from '../../tools/demo/people.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { callerOf, newPart } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { memberPage, person } from '../stage/people.ts';

/** A seller's program adds stock. */
async function offer(mpn: string, quantity: number, unitPrice: string): Promise<void> {
  const seller = await callerOf('min@yunjing.test');
  const line = { mpn, manufacturer: 'Texas Instruments', quantity, unitPrice };
  await seller.send(inventoryAdd, { lines: [{ ...line, condition: 'brandNew' }] });
}

// A job looks once a minute; what it finds is then told to the open page.
const TOLD_MS = 180_000;

test('domain 3: a buyer watches a number that is not there, and is notified when enough of it appears', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const mpn = newPart('WQ');
  const page = await memberPage(browser, 'lucia@norte.test');
  await page.goto(`/part-search?keyword=${mpn}&isAccurate=1`);
  await page.getByRole('button', { name: 'Tell me when it appears' }).click();
  await expect(page.getByRole('link', { name: /^Watched \(/ })).toBeVisible();
  await page.getByRole('link', { name: /^Watched \(/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Watched parts' })).toBeVisible();

  const row = page.getByRole('row', { name: new RegExp(mpn) });
  await expect(row.getByText('Any manufacturer')).toBeVisible();
  const quantity = page.getByRole('textbox', { name: `Wanted quantity of ${mpn}; empty is any` });
  await quantity.fill('500');
  await quantity.press('Enter');
  await expect(row.getByText(`${mpn} is saved`).first()).toBeAttached();
  const price = page.getByRole('textbox', { name: new RegExp(`^Wanted unit price of ${mpn}`) });
  await price.fill('0');
  await price.press('Enter');
  await expect(row.getByRole('alert')).toBeVisible();
  await price.fill('1.25');
  await price.press('Enter');
  await expect(row.getByRole('alert')).toHaveCount(0);
  await expect(price).toHaveValue(/1\.25/);
  // Both figures are kept before there is anything to be told of.
  await expect(row.getByText(`${mpn} is saved`)).toHaveCount(2);

  await offer(mpn, 400, '1.20');
  await offer(mpn, 150, '1.30');
  await expect(row.getByText('In stock').filter({ visible: true })).toBeVisible({
    timeout: TOLD_MS,
  });
  await expect(row.getByText('550')).toBeVisible();
  // Neither offer has five hundred pieces: there is no price at the wanted quantity.
  await expect(row.getByRole('cell', { name: 'No price at this quantity' })).toBeVisible();
  await expect(quantity).toHaveValue('500');
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/message-center');
  await expect(page.getByText(`${mpn} is in stock`).first()).toBeVisible();

  await page.goto('/watched-parts');
  await page.getByRole('button', { name: `Stop watching ${mpn}` }).click();
  await expect(row).toHaveCount(0);
});

test('a visitor who watches a part signs in where they are, and stops with one click', async ({
  browser,
}) => {
  const page = await person(browser);
  await page.goto('/part-search?keyword=TPS54331DR&isAccurate=1');
  await page.getByRole('link', { name: 'Watch this part' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('radio', { name: 'Password' }).click();
  await dialog.getByLabel('E-mail or account name').fill('jonas@messwerk.test');
  await dialog.locator('input[type=password]').fill(DEMO_PASSWORD);
  await dialog.getByRole('checkbox', { name: /I agree/ }).check();
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Watched \(/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Stop watching TPS54331DR' }).first().click();
  await expect(page.getByRole('button', { name: 'Watch this part' }).first()).toBeVisible();
});

test('a link that nobody made ends nothing, and leads on', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/watch-end/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByText('This link does not work')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
