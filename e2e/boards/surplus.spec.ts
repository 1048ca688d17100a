import { expect, type Page } from '@playwright/test';
import { test } from '../stage/journey.ts';
import { memberPage } from '../stage/people.ts';

/** Surplus that nobody else offers. */
const MODEL = `SURPLUS-${Date.now().toString(36).toUpperCase()}`;

async function fillAddress(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Your bid' });
  await form.getByLabel('Recipient').fill('Jonas Brandt');
  await form.getByLabel('Telephone').fill('+49 351 555 0144');
  await form.getByRole('combobox', { name: /Country/ }).fill('Germ');
  await page.getByRole('option', { name: /DE.*Germany/ }).click();
  await form.getByLabel('City').fill('Dresden');
  await form.getByLabel('Street address').fill('Industriestraße 14');
}

test('surplus is offered, bid for, and sold in part into an order', async ({ browser }) => {
  const seller = await memberPage(browser, 'hao@beichuan.test');
  await seller.goto('/waste');
  await expect(seller).toHaveURL(/\/waste\/new/);
  await seller.getByRole('link', { name: 'Offer surplus' }).click();
  const offer = seller.getByRole('form', { name: 'Offer surplus' });
  await offer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(offer.getByText('Enter the part number.').first()).toBeVisible();
  await offer.getByLabel('Part number').fill(MODEL);
  await offer.getByLabel('Manufacturer').fill('Microchip Technology');
  await offer.getByLabel('Quantity').fill('007');
  await offer.getByLabel('Asking price').fill('1.92');
  await offer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(offer.getByLabel('Quantity')).toHaveAttribute('aria-invalid', 'true');
  await offer.getByLabel('Quantity').fill('1000');
  await offer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(seller).toHaveURL(/\/waste\/mine/);
  await expect(seller.getByRole('link', { name: MODEL })).toBeVisible();

  const buyer = await memberPage(browser, 'jonas@messwerk.test');
  await buyer.goto('/waste/new');
  await buyer.getByRole('link', { name: MODEL }).click();
  await expect(buyer.getByText('a company in')).toBeVisible();
  const bid = buyer.getByRole('form', { name: 'Your bid' });
  await bid.getByLabel('You buy').fill('1001');
  await expect(bid.getByText('At most 1,000 pcs.')).toBeVisible();
  await bid.getByLabel('You buy').fill('600');
  await bid.getByLabel('You offer').fill('1.5');
  await fillAddress(buyer);
  await bid.getByRole('button', { name: 'Send the bid' }).click();
  await expect(buyer).toHaveURL(/\/waste-reply-detail\//);
  await expect(buyer.getByText('The poster has yet to accept.')).toBeVisible();

  await seller.goto('/waste/reply');
  await seller.getByRole('link', { name: MODEL }).click();
  await expect(seller.getByText('Messwerk GmbH').first()).toBeVisible();
  const accept = seller.getByRole('form', { name: 'Accept the bid' });
  await accept.getByLabel('You sell').fill('400');
  await accept.getByRole('button', { name: 'Accept the bid' }).click();
  await expect(seller).toHaveURL(/order-detail/);
  await expect(seller.getByText(MODEL).first()).toBeVisible();

  await buyer.reload();
  await expect(buyer.getByRole('link', { name: /^TO-/ })).toBeVisible();

  // The bidder withdraws the rest of its bid; the order goes on.
  await buyer.getByRole('button', { name: /^Withdraw QT-/ }).click();
  const dialog = buyer.getByRole('dialog');
  await expect(dialog).toContainText('Orders placed from it go on');
  await dialog.getByRole('button', { name: 'Withdraw the bid' }).click();
  await expect(buyer.getByText('What was left of this bid was withdrawn.')).toBeVisible();
  await expect(buyer.getByRole('link', { name: /^TO-/ })).toBeVisible();
});
