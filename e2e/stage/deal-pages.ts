import { expect, type Page } from '@playwright/test';
import { type Browsers, sellersPage, staffPage } from './deal.ts';
import { signInStaff } from './people.ts';

/** Posts, quotes and accepts as people do; returns the order's address for the buyer. */
export async function agreeByPages(
  { buyer, seller }: Browsers,
  mpn: string,
  quantity = '500',
): Promise<string> {
  await buyer.goto('/home');
  const main = buyer.getByRole('main');
  await main.getByLabel('Part number').fill(mpn);
  await main.getByLabel('Quantity').fill(quantity);
  await main.getByRole('button', { name: 'Post buy-request' }).click();
  await expect(buyer).toHaveURL(/\/shopping-mall\/mine/);
  await expect(buyer.getByText(mpn)).toBeVisible();

  await seller.goto('/shopping-mall/new');
  // Others post meanwhile.
  await seller.getByRole('searchbox', { name: 'Filter by part number' }).fill(mpn);
  await seller
    .getByRole('row', { name: new RegExp(mpn) })
    .getByRole('link', { name: 'Quote' })
    .click();
  await seller.getByLabel('Manufacturer').fill('Texas Instruments');
  await seller.getByLabel('Unit price').fill('0.095');
  await seller.getByLabel('Date code').fill('2421');
  await seller.getByRole('button', { name: 'Send the quote' }).click();
  await expect(seller.getByText(/Quote QT-\S+ is sent/)).toBeVisible();

  await buyer.goto('/shopping-mall/mine');
  await buyer
    .getByRole('row', { name: new RegExp(mpn) })
    .getByRole('link', { name: 'Open' })
    .click();
  await buyer.getByRole('link', { name: 'Review and accept' }).click();
  await buyer.getByLabel('Recipient').fill('Jonas Brandt');
  await buyer.getByLabel('Street address').fill('Industriestraße 14');
  await buyer.getByLabel('City').fill('Dresden');
  await buyer.getByLabel('Postcode').fill('01129');
  await buyer.getByLabel('Telephone').fill('+49 351 555 0144');
  await country(buyer);
  await buyer.getByRole('button', { name: 'Place the order' }).click();
  await expect(buyer).toHaveURL(/\/my-order-details\//);
  return buyer.url();
}

async function country(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /Country/ }).fill('Germany');
  await page.getByRole('option', { name: /DE.*Germany/ }).click();
}

/** From the placed order to one that the seller has confirmed and the buyer has paid. */
export async function payByPages({ buyer, seller }: Browsers, order: string): Promise<void> {
  await seller.goto(sellersPage(order));
  await seller.getByRole('button', { name: 'Confirm the order' }).click();
  await expect(seller.getByText('The order is confirmed.').first()).toBeVisible();

  await buyer.goto(order);
  await buyer.getByRole('link', { name: 'Go to payment' }).click();
  await buyer.getByRole('button', { name: /^Pay USD/ }).click();
  await expect(buyer.getByText('Paid. Assay holds the money.').first()).toBeVisible();
}

/** From the placed order to goods on their way to the dock. */
export async function shipByPages(people: Browsers, order: string): Promise<void> {
  const { seller } = people;
  await payByPages(people, order);

  await seller.reload();
  await seller.getByRole('textbox', { name: 'Tracking number' }).fill('SF1347662099');
  await seller.getByRole('button', { name: 'Enter the shipment' }).click();
  await expect(seller.getByText('The shipment is entered.').first()).toBeVisible();
}

/** From the placed order to goods at the dock. */
export async function receiveByPages(browsers: Browsers, order: string): Promise<void> {
  const { staff } = browsers;
  await shipByPages(browsers, order);
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffPage(order));
  await recordReceipt(staff, { pieces: '500' });
}

interface Receipt {
  readonly pieces: string;
  readonly weight?: string;
  readonly shelf?: string;
}

/** Types one parcel at its open order, and sends it. */
export async function sendReceipt(staff: Page, receipt: Receipt): Promise<void> {
  const { pieces, weight = '0.8', shelf = 'C-02-1' } = receipt;
  await staff.getByRole('textbox', { name: 'Counted' }).fill(pieces);
  await staff.getByRole('textbox', { name: 'Parcels' }).fill('1');
  await staff.getByRole('textbox', { name: 'Total weight' }).fill(weight);
  await staff.getByRole('textbox', { name: 'Shelf' }).fill(shelf);
  await staff.getByRole('button', { name: 'Record receipt' }).click();
}

/** Records one parcel at its open order. */
export async function recordReceipt(staff: Page, receipt: Receipt): Promise<void> {
  await sendReceipt(staff, receipt);
  await expect(staff.getByText('The receipt is recorded.').first()).toBeVisible();
}
