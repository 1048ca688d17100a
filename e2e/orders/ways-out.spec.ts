import { expect } from '@playwright/test';
import { orderOne } from '#contract/orders/calls.ts';
import * as bench from '../stage/bench.ts';
import { memberAt } from '../stage/callers.ts';
import {
  agree,
  type Browsers,
  openBrowsers,
  partOf,
  sellersPage,
  staffPage,
  toReports,
  toTheDock,
} from '../stage/deal.ts';
import { recordReceipt, shipByPages } from '../stage/deal-pages.ts';
import { declareLost, deliver } from '../stage/disputes.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial, movedFor } from '../stage/money/ledger.ts';
import { signInStaff } from '../stage/people.ts';

/** The dock carries a settlement out, until the buyer confirms receipt of what they keep. */
async function carryOut(people: Browsers, order: string): Promise<void> {
  const { staff } = people;
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffPage(order));
  // The rest goes back first, to the seller's own address.
  await staff.getByRole('textbox', { name: 'Tracking number' }).fill('SF9900112233');
  await staff.getByRole('button', { name: 'Record the return' }).click();
  await expect(staff.getByText('The return of the rest is recorded.').first()).toBeVisible();
  await deliver(people, order, '1Z999AA10123456784');
}

test('section 4: a lost parcel is traced, declared lost by two people, and refunded', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { buyer, seller, staff } = people;
  const order = await agree(people, partOf('L'));
  await shipByPages(people, order);
  await seller.reload();
  await expect(seller.getByText('The shipment is entered.')).toHaveCount(0);

  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffPage(order));
  await staff.getByRole('button', { name: 'Parcel missing or empty: trace it' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Record the trace' }).click();
  // Nothing typed: said at the fields, and the dialog stays.
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
  await dialog.getByLabel('Carrier’s case number').fill('SF-TRACE-77');
  await dialog.getByLabel('What is known').fill('The box came empty.');
  await dialog.getByRole('button', { name: 'Record the trace' }).click();
  await expect(staff.getByText('The trace is recorded.').first()).toBeVisible();
  await buyer.goto(order);
  await expect(buyer.getByText(/The carrier is searching for the parcel/)).toBeVisible();

  await staff.getByRole('button', { name: 'Declare it lost…' }).click();
  await declareLost(staff, order, 'CLAIM-9');
  await buyer.goto(order);
  await expect(buyer.getByText(/refunded/i).first()).toBeVisible();
  await expectZeroTrial(market());
});

test('section 4: a short count: counted again, asked for, and sent in a second parcel', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { buyer, seller, staff } = people;
  const order = await agree(people, partOf('S'));
  await toTheDock(people, order, '480');
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffPage(order));
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
  // Who counted does not count again.
  await expect(staff.getByRole('button', { name: 'Record the second count' })).toHaveCount(0);
  await signInStaff(staff, 'warehouse2@assay.test');
  await staff.goto(staffPage(order));
  await staff.getByRole('textbox', { name: 'Counted' }).fill('9999999');
  await staff.getByLabel('Reason').fill('A bag lay under the lid.');
  await staff.getByRole('button', { name: 'Record the second count' }).click();
  await expect(staff.getByText(/not plausible/).first()).toBeVisible();
  await staff.getByRole('textbox', { name: 'Counted' }).fill('490');
  await staff.getByRole('button', { name: 'Record the second count' }).click();
  await expect(staff.getByText('The second count is recorded.').first()).toBeVisible();

  await buyer.goto(order);
  await expect(buyer.getByText(/A second person counted again/)).toBeVisible();
  await buyer.getByRole('button', { name: 'Ask for the missing pieces' }).click();
  await expect(buyer.getByText('The missing pieces are asked for.').first()).toBeVisible();
  await seller.goto(sellersPage(order));
  await expect(seller.getByText('ASSAY DEMO DOCK, DO NOT SHIP')).toBeVisible();
  await seller.getByRole('textbox', { name: 'Tracking number' }).fill('SF1347662111');
  await seller.getByRole('button', { name: 'Enter the second shipment' }).click();
  await expect(seller.getByText('The second shipment is entered.').first()).toBeVisible();

  await staff.goto(staffPage(order));
  await recordReceipt(staff, { pieces: '10', weight: '0.1' });
  await signInStaff(staff, 'qc@assay.test');
  await staff.goto(staffPage(order));
  await expect(staff.getByRole('button', { name: 'Open with this plan' })).toBeVisible();
});

test('section 4: a failed result: contested, tested again, settled by an offer', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { buyer, seller, staff } = people;
  const order = await agree(people, partOf('C'));
  await toTheDock(people, order);
  await toReports(order, 'fail');

  await seller.goto(sellersPage(order));
  await expect(seller.getByRole('button', { name: 'Take the goods back' })).toBeVisible();
  await seller.getByRole('button', { name: 'Test again at my cost' }).click();
  await seller.getByRole('dialog').getByLabel('Reason').fill('The maker changed its marking.');
  await seller.getByRole('dialog').getByRole('button', { name: 'Ask for the test' }).click();
  await expect(seller.getByText('Another test is asked for.').first()).toBeVisible();

  // The workbench has the second inspection by itself.
  await signInStaff(staff, 'qc@assay.test');
  await bench.openNextRound(staff, staffPage(order));
  await bench.recordAll(staff, 'fail');
  await bench.conclude(staff, { grade: 'F', verdict: 'Fail', text: 'Re-marked, again.' });
  await signInStaff(staff, 'qc2@assay.test');
  await bench.issue(staff, staffPage(order));

  await seller.goto(sellersPage(order));
  await seller.getByRole('button', { name: 'Offer a settlement' }).click();
  const dialog = seller.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Buyer keeps/ }).fill('300');
  await dialog.getByLabel('Cut of the price').fill('5.00');
  await dialog.getByLabel('Freight is paid by').selectOption('the seller');
  await dialog.getByLabel('Tests are paid by').selectOption('half each');
  // The kept pieces do not pay that: the offer is refused before it is sent.
  await expect(dialog.getByText(/does not cover the freight and tests/)).toBeVisible();
  await dialog.getByLabel('Freight is paid by').selectOption('the buyer');
  await dialog.getByLabel('Tests are paid by').selectOption('as in the terms');
  await expect(dialog.getByText('You receive')).toBeVisible();
  await dialog.getByLabel('Reason').fill('They work; the marking is ours to bear.');
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(seller.getByText('The offer is sent.').first()).toBeVisible();

  await buyer.goto(order);
  await expect(buyer.getByText('The other side offers a settlement')).toBeVisible();
  await expect(buyer.getByText('Freight: the buyer').first()).toBeVisible();
  await expect(buyer.getByText('Tests: as in the terms').first()).toBeVisible();
  await buyer.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(buyer.getByText('Settled.').first()).toBeVisible();

  await carryOut(people, order);
  await expectZeroTrial(market());
});

test('section 4: a seller offers to bear freight and half the tests; it is carried out to the cent', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { buyer, seller } = people;
  const page = await agree(people, partOf('F'), '5000');
  await toTheDock(people, page, '5000');
  await toReports(page, 'fail');
  const cents = (text = '0') => Number(text.replace('.', ''));

  await seller.goto(sellersPage(page));
  await seller.getByRole('button', { name: 'Offer a settlement' }).click();
  const dialog = seller.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Buyer keeps/ }).fill('4000');
  await dialog.getByLabel('Cut of the price').fill('10.00');
  await dialog.getByLabel('Freight is paid by').selectOption('the seller');
  await dialog.getByLabel('Tests are paid by').selectOption('half each');
  await expect(dialog.getByText('You receive')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The rest works; we bear the way.');
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(seller.getByText('The offer is sent.').first()).toBeVisible();

  await buyer.goto(page);
  await expect(buyer.getByText('Freight: the seller').first()).toBeVisible();
  await expect(buyer.getByText('Tests: half each').first()).toBeVisible();
  await buyer.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(buyer.getByText('Settled.').first()).toBeVisible();
  const [paid, got] = [await memberAt(buyer), await memberAt(seller)];
  const { no, sums } = await got.send(orderOne, { id: page.split('/').at(-1) ?? '' });
  const tests = cents(sums.tests.amount);
  // 4,000 pieces at 0.095 less the cut; the commission is taken from what is left.
  const goods = 370_00;
  const receives = goods - cents(sums.commission?.amount) - cents(sums.freight.amount) - tests / 2;
  expect(cents(sums.freight.amount)).toBeGreaterThan(0);
  expect(cents(sums.sellerReceives?.amount)).toBe(receives);

  await carryOut(people, page);
  expect(await movedFor(got, no)).toBe(receives);
  expect(await movedFor(paid, no)).toBe(-(goods + tests / 2));
  await expectZeroTrial(market());
});
