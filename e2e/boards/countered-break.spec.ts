import { expect, type Page } from '@playwright/test';
import { inquirySend, quoteList, quoteSubmit } from '#contract/enquiries/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { orderOne } from '#contract/orders/calls.ts';
import { callerOf, newPart } from '../stage/callers.ts';
import { sellersPage } from '../stage/deal.ts';
import { test } from '../stage/journey.ts';
import { person, signIn } from '../stage/people.ts';

const BUYER = 'jonas@messwerk.test';
const SELLER = 'yue@lantai.test';

/** An enquiry for 1,000 pieces of a part that one seller has; returns its id. */
async function quoted(mpn: string): Promise<string> {
  const [buyer, seller] = [await callerOf(BUYER), await callerOf(SELLER)];
  const maker = { mpn, manufacturer: 'Texas Instruments' };
  await seller.send(inventoryAdd, { lines: [{ ...maker, quantity: 3000 }] });
  const { id } = await buyer.send(inquirySend, {
    type: 'match',
    lines: [{ mpn, quantity: 1000 }],
  });
  const { list } = await seller.send(quoteList, { type: 'match', tab: 'awaiting', keyword: mpn });
  const [request] = list;
  if (!request) throw new Error('the seller was not asked');
  await seller.send(quoteSubmit, {
    id: request.id,
    version: request.version,
    quote: {
      ...maker,
      unitPrice: '0.48',
      priceBreaks: [
        { quantity: 500, unitPrice: '0.40' },
        { quantity: 800, unitPrice: '0.39' },
      ],
      quantity: 900,
      condition: 'brandNew',
    },
  });
  return id;
}

async function fillAddress(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Order' });
  await form.getByLabel('Recipient').fill('Jonas Brandt');
  await form.getByLabel('Telephone').fill('+49 351 555 0144');
  await form.getByRole('combobox', { name: /Country/ }).fill('Germany');
  await page.getByRole('option', { name: /DE.*Germany/ }).click();
  await form.getByLabel('City').fill('Dresden');
  await form.getByLabel('Postcode').fill('01129');
  await form.getByLabel(/Street address|^Address/).fill('Industriestraße 14');
}

test('domain 4: a counter-offer at the quantity of a price break is agreed to, and ordered at that price', async ({
  browser,
}) => {
  const mpn = newPart('BREAK');
  const id = await quoted(mpn);
  const [buyer, seller] = [await person(browser), await person(browser)];
  await signIn(buyer, BUYER);
  await signIn(seller, SELLER);
  await buyer.goto(`/inquiry-details?id=${id}`);
  const quotes = buyer.getByRole('table', { name: `Quotes for ${mpn}` });
  await expect(quotes.getByRole('cell', { name: /^(USD)?\s?0\.390/ })).toBeVisible();
  await quotes.getByRole('button', { name: /^Counter-offer/ }).click();
  const dialog = buyer.getByRole('dialog');
  await expect(dialog.getByText(/quoted at USD\s?0\.390/)).toBeVisible();
  await dialog.getByLabel('Price you would pay').fill('0.39');
  await dialog.getByRole('button', { name: 'Send counter-offer' }).click();
  await expect(dialog.getByText('A counter-offer must be below the quoted price.')).toBeVisible();
  await dialog.getByLabel('Price you would pay').fill('0.37');
  // The saving is that of the pieces that are offered, against the price at their break.
  await expect(dialog.getByText(/USD\s333\.00 for 900\spcs, USD\s18\.00 less/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send counter-offer' }).click();
  await expect(dialog).toBeHidden();

  await seller.goto(`/completed-quote/match?keyword=${mpn}`);
  const row = seller.getByRole('main').getByRole('row').filter({ hasText: mpn }).first();
  await expect(row).toContainText('Counter-offer');
  await row.getByRole('link', { name: 'Open' }).click();
  await expect(
    seller.getByText(/would pay USD 0\.370 a piece from 900 pieces on\. Prices of fewer/),
  ).toBeVisible();
  await seller.getByRole('button', { name: 'Take this price' }).click();
  await expect(seller.getByRole('button', { name: 'Take this price' })).toHaveCount(0);
  await expect(seller.getByRole('heading', { name: /Version 1$/ })).toBeVisible();

  // The buyer's page is open since before, and has the new price by itself.
  await expect(quotes.getByRole('cell', { name: /^(USD)?\s?0\.370/ })).toBeVisible();
  await quotes.getByRole('button', { name: /^Details/ }).click();
  await expect(
    quotes.getByText('0.400 from 500, 0.390 from 800, 0.370 from 900').first(),
  ).toBeVisible();
  await quotes.getByRole('checkbox', { name: /^Choose the quote/ }).check();
  const pieces = quotes.getByRole('textbox', { name: /^Order quantity/ });
  await expect(pieces).toHaveValue('900');
  await expect(quotes.getByText(/USD\s?333\.00/)).toBeVisible();
  // One piece fewer costs what it cost before.
  await pieces.fill('899');
  await expect(quotes.getByText(/USD\s?350\.61/)).toBeVisible();
  await pieces.fill('900');
  await fillAddress(buyer);
  await buyer.getByRole('button', { name: 'Place 1 order' }).click();
  await buyer.getByRole('list', { name: 'Orders placed' }).getByRole('link').click();
  await expect(buyer).toHaveURL(/\/my-order-details\//);
  await seller.goto(sellersPage(buyer.url()));
  for (const page of [buyer, seller]) {
    const line = page.getByRole('row').filter({ hasText: mpn }).first();
    await expect(line).toContainText('0.37');
    await expect(line).toContainText('333.00');
  }
  const orderId = buyer.url().split('/').at(-1) ?? '';
  const order = await (await callerOf(BUYER)).send(orderOne, { id: orderId });
  expect(order.lines[0]).toMatchObject({ quantity: 900, unitPrice: '0.37' });
});
