import { expect, type Page } from '@playwright/test';
import { opsOrderOne } from '#contract/orders/staff-calls.ts';
import { deskOf } from '../stage/cast.ts';
import {
  agree,
  openBrowsers,
  partOf,
  sellersPage,
  staffPage,
  toReports,
  toTheDock,
} from '../stage/deal.ts';
import { test } from '../stage/journey.ts';
import { expectZeroTrial } from '../stage/ledger.ts';
import { market, signInStaff } from '../stage/people.ts';

const reason = 'The solvent was old.';

/** Two of the lab revoke the report of an order; answers its number. */
async function revokeReport(staff: Page, order: string): Promise<string> {
  const lab = await deskOf('qc@assay.test');
  const { lines } = await lab.send(opsOrderOne, { id: order.split('/').at(-1) ?? '' });
  const no = lines[0]?.reports[0]?.no ?? '';
  expect(no).toMatch(/^TR-/);
  await signInStaff(staff, 'qc@assay.test');
  await staff.goto(`/ops/report/${no}`);
  await staff.getByRole('button', { name: 'Ask for revocation' }).click();
  await staff.getByRole('textbox', { name: 'Why it is revoked' }).fill(reason);
  await staff.getByRole('button', { name: 'Send the request' }).click();
  await expect(staff.getByText('You asked for it')).toBeVisible();
  await signInStaff(staff, 'qc2@assay.test');
  await staff.goto(`/ops/report/${no}`);
  await staff.getByRole('button', { name: 'Approve the revocation' }).click();
  await expect(staff.getByText('This report was revoked')).toBeVisible();
  return no;
}

/** One of support asks for a way on, another approves it. */
async function decide(staff: Page, order: string, way: string): Promise<void> {
  await signInStaff(staff, 'support@assay.test');
  await staff.goto(staffPage(order));
  await staff.getByRole('button', { name: 'Decide how it goes on' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('radio', { name: way }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two of us looked at it.');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(staff.getByText(/A second person has to approve\./)).toBeVisible();
  await signInStaff(staff, 'support2@assay.test');
  await staff.goto(staffPage(order));
  await expect(staff.getByText(/A second person has to approve\./)).toBeVisible();
  await staff.getByRole('button', { name: /^Approve/ }).click();
  await expect(staff.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
}

test('section 8: a revoked report stops its order until two people decide', async ({ browser }) => {
  test.slow();
  const people = await openBrowsers(browser);
  const { buyer, seller, staff } = people;
  const stopped = async (run: string) => {
    const order = await agree(people, partOf(run));
    await toTheDock(people, order);
    await toReports(order, 'pass');
    const no = await revokeReport(staff, order);
    for (const [page, address] of [
      [buyer, order],
      [seller, sellersPage(order)],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(/The order stands still/).first()).toBeVisible();
      await expect(page.getByRole('link', { name: no }).first()).toBeVisible();
      await expect(page.getByText(reason).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send decision' })).toHaveCount(0);
    }
    return order;
  };

  const again = await stopped('X');
  await decide(staff, again, 'Test the lots of the revoked report again.');
  await buyer.goto(again);
  await expect(buyer.getByText('QC bench').first()).toBeVisible();

  const back = await stopped('Y');
  await decide(staff, back, 'Goods back to the seller, money back to the buyer.');
  await buyer.goto(back);
  await expect(buyer.getByText('Going back').first()).toBeVisible();
  await expectZeroTrial(market());
});
