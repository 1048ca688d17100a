import { type Browser, expect, type Page } from '@playwright/test';
import * as bench from './stage/bench.ts';
import { test } from './stage/journey.ts';
import { expectZeroTrial } from './stage/ledger.ts';
import { market, person, signIn, signInStaff } from './stage/people.ts';

/** Three browsers: buyer, seller, and the staff's, in which one desk after the other signs in. */
interface Browsers {
  readonly buyer: Page;
  readonly seller: Page;
  readonly staff: Page;
}

async function openBrowsers(browser: Browser): Promise<Browsers> {
  const [buyer, seller, staff] = [
    await person(browser),
    await person(browser),
    await person(browser),
  ];
  await signIn(buyer, 'jonas@messwerk.test');
  await signIn(seller, 'tao@hexin.test');
  return { buyer, seller, staff };
}

/** The buyer's part numbers are new to the market, so that each run finds its own post. */
const partOf = (run: string) => `LM2904-${run}${Date.now() % 1_000_000}`;

/** Buy-request, quote, acceptance: answers the order's address for the buyer. */
async function agree({ buyer, seller }: Browsers, mpn: string): Promise<string> {
  await buyer.goto('/home');
  const main = buyer.getByRole('main');
  await main.getByLabel('Part number').fill(mpn);
  await main.getByLabel('Quantity').fill('500');
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

const sellersPage = (buyersPage: string) =>
  buyersPage.replace('/my-order-details/', '/seller-my-order-detail/');
const staffPage = (buyersPage: string) => buyersPage.replace('/my-order-details/', '/ops/orders/');

/** From the placed order to goods at the dock. */
async function toTheDock({ buyer, seller, staff }: Browsers, order: string): Promise<void> {
  await seller.goto(sellersPage(order));
  await seller.getByRole('button', { name: 'Confirm the order' }).click();
  await expect(seller.getByText('The order is confirmed.').first()).toBeVisible();

  await buyer.goto(order);
  await buyer.getByRole('link', { name: 'Go to payment' }).click();
  await buyer.getByRole('button', { name: /^Pay USD/ }).click();
  await expect(buyer.getByText('Paid. Assay holds the money.').first()).toBeVisible();

  await seller.reload();
  await seller.getByRole('textbox', { name: 'Tracking number' }).fill('SF1347662099');
  await seller.getByRole('button', { name: 'Enter the shipment' }).click();
  await expect(seller.getByText('The shipment is entered.').first()).toBeVisible();

  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffPage(order));
  await staff.getByRole('textbox', { name: 'Counted' }).fill('500');
  await staff.getByRole('textbox', { name: 'Parcels' }).fill('1');
  await staff.getByRole('textbox', { name: 'Total weight' }).fill('0.8');
  await staff.getByRole('textbox', { name: 'Shelf' }).fill('C-02-1');
  await staff.getByRole('button', { name: 'Record receipt' }).click();
  await expect(staff.getByText('The receipt is recorded.').first()).toBeVisible();
}

test('spec 4: trade flow: a good deal, from a part number to released money', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { buyer, seller, staff } = people;
  const order = await agree(people, partOf('G'));
  await toTheDock(people, order);

  await signInStaff(staff, 'qc@assay.test');
  await bench.openInspection(staff, staffPage(order));
  await bench.recordAll(staff, 'pass');
  await bench.conclude(staff, { grade: 'A', verdict: 'Pass', text: 'Original parts, sealed.' });
  await signInStaff(staff, 'qc2@assay.test');
  await bench.issue(staff, staffPage(order));

  await seller.reload();
  await seller.getByRole('button', { name: 'Confirm the result' }).click();
  await expect(seller.getByText('The inspection result is confirmed.').first()).toBeVisible();
  await buyer.goto(order);
  await buyer.getByRole('button', { name: 'Send decision' }).click();
  await expect(buyer.getByText('The inspection result is confirmed.').first()).toBeVisible();

  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffPage(order));
  await staff.getByRole('textbox', { name: 'Tracking number' }).fill('1Z4471992010');
  await staff.getByRole('button', { name: 'Record shipment' }).click();
  await expect(staff.getByText('The shipment to the buyer is recorded.').first()).toBeVisible();

  await buyer.reload();
  await buyer.getByRole('button', { name: 'Confirm receipt' }).click();
  await expect(buyer.getByText('Receipt is confirmed.').first()).toBeVisible();
  await expect(buyer.getByText('The order is complete.').first()).toBeVisible();
  await expectZeroTrial(market());
});

test('spec 4: bad deal: the parts fail, go back, and so does the money', async ({ browser }) => {
  const people = await openBrowsers(browser);
  const { buyer, staff } = people;
  const order = await agree(people, partOf('B'));
  await toTheDock(people, order);

  await signInStaff(staff, 'qc@assay.test');
  await bench.openInspection(staff, staffPage(order));
  await bench.recordAll(staff, 'fail');
  await bench.conclude(staff, { grade: 'F', verdict: 'Fail', text: 'Re-marked parts.' });
  await signInStaff(staff, 'qc2@assay.test');
  await bench.issue(staff, staffPage(order));

  await buyer.goto(order);
  await buyer.getByRole('radio', { name: 'Reject' }).first().click();
  await buyer.getByLabel('Why do you reject?').fill('The report shows re-marked parts.');
  await buyer.getByRole('button', { name: 'Send decision' }).click();
  await expect(buyer.getByText('Rejected. Support decides.').first()).toBeVisible();

  await signInStaff(staff, 'support@assay.test');
  await staff.goto(staffPage(order));
  await staff.getByRole('radio', { name: /Goods and money back/ }).click();
  await staff.getByRole('textbox', { name: 'Reason' }).fill('The lot does not conform.');
  await staff.getByRole('button', { name: 'Send goods and money back' }).click();
  await expect(staff.getByText('Decided: goods and money go back.').first()).toBeVisible();

  await buyer.reload();
  await buyer.getByRole('button', { name: 'Authorise the return' }).click();
  await expect(buyer.getByText('The return is authorised.').first()).toBeVisible();

  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffPage(order));
  await staff.getByRole('textbox', { name: 'Tracking number' }).fill('SF1347662100');
  await staff.getByRole('button', { name: 'Record return' }).click();
  await expect(staff.getByText('The return to the seller is recorded.').first()).toBeVisible();

  await signInStaff(staff, 'finance@assay.test');
  await staff.goto(staffPage(order));
  await staff.getByRole('button', { name: /^Refund USD/ }).click();
  await expect(staff.getByText('The refund is paid.').first()).toBeVisible();

  await buyer.reload();
  await expect(buyer.getByText('The order is refunded.').first()).toBeVisible();
  await expectZeroTrial(market());
});
