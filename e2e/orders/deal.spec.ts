import { expect } from '@playwright/test';
import * as bench from '../stage/bench.ts';
import { agree, openBrowsers, partOf, staffPage, toTheDock } from '../stage/deal.ts';
import { agreeByPages, receiveByPages } from '../stage/deal-pages.ts';
import { openRuling, refund, rejectAfterConfirming } from '../stage/disputes.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial } from '../stage/money/ledger.ts';
import { signInStaff } from '../stage/people.ts';

test('spec 4: trade flow: a good deal, from a part number to released money', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { buyer, seller, staff } = people;
  const order = await agreeByPages(people, partOf('G'));
  await receiveByPages(people, order);

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
  const tracking = staff.getByRole('textbox', { name: 'Tracking number' });
  await tracking.fill('4471992006');
  await staff.getByRole('button', { name: 'Record shipment' }).click();
  // The desk reads that a digit is wrong; what was typed stays.
  await expect(tracking).toHaveAttribute('aria-invalid', 'true');
  await expect(tracking).toHaveValue('4471992006');
  await expect(staff.getByText('It stands like this on the label')).toBeVisible();
  await tracking.fill('4471992000');
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

  await openRuling(people, order, 'The report shows re-marked parts.', rejectAfterConfirming);
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

  await refund(staff, order);

  await buyer.reload();
  await expect(buyer.getByText('The order is refunded.').first()).toBeVisible();
  await expectZeroTrial(market());
});
