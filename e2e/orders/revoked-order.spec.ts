import { expect, type Page } from '@playwright/test';
import { opsOrderOne } from '#contract/orders/staff-calls.ts';
import * as steps from '../../tools/deal/steps.ts';
import { memberAt } from '../stage/callers.ts';
import { deskOf } from '../stage/cast.ts';
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
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial } from '../stage/money/ledger.ts';
import { signInStaff } from '../stage/people.ts';
import { reportOf, revokeReport } from '../stage/revocation.ts';

const reason = 'The solvent was old.';

/** One of support asks for a way on, another approves it. */
async function decide(staff: Page, order: string, way: string, trackingNo = ''): Promise<void> {
  await signInStaff(staff, 'support@assay.test');
  await staff.goto(staffPage(order));
  await staff.getByRole('button', { name: 'Decide how it goes on' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('radio', { name: way }).click();
  if (trackingNo !== '') {
    await dialog.getByRole('textbox', { name: 'Tracking number of the return' }).fill(trackingNo);
  }
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two of us looked at it.');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(staff.getByText(/A second person has to approve\./)).toBeVisible();
  await signInStaff(staff, 'support2@assay.test');
  await staff.goto(staffPage(order));
  await expect(staff.getByText(/A second person has to approve\./)).toBeVisible();
  await staff.getByRole('button', { name: /^Approve/ }).click();
  await expect(staff.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
}

/** Revokes the report of an order, whose parties read that it stands still; returns its number. */
async function stop({ buyer, seller, staff }: Browsers, order: string): Promise<string> {
  const no = await reportOf(order);
  await revokeReport(staff, no, reason);
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
  return no;
}

/** An order whose lot passed. */
async function reported(people: Browsers, run: string): Promise<string> {
  const order = await agree(people, partOf(run));
  await toTheDock(people, order);
  await toReports(order, 'pass');
  return order;
}

/** Finance refunds an order, and its buyer reads so. */
async function refund({ buyer, staff }: Browsers, order: string): Promise<void> {
  await signInStaff(staff, 'finance@assay.test');
  await staff.goto(staffPage(order));
  await staff.getByRole('button', { name: /^Refund USD/ }).click();
  await expect(staff.getByText('The refund is paid.').first()).toBeVisible();
  await buyer.goto(order);
  await expect(buyer.getByText('Refunded', { exact: true }).first()).toBeVisible();
}

/** Both parties confirm the result, and the dock sends the goods to the buyer. */
async function send({ buyer, seller }: Browsers, order: string): Promise<void> {
  const [id, parties] = [order.split('/').at(-1) ?? '', [buyer, seller]];
  for (const page of parties) await steps.acceptResult(await memberAt(page), { id } as steps.Order);
  const warehouse = await deskOf('warehouse@assay.test');
  const cleared = await warehouse.send(opsOrderOne, { id });
  const parcel = { carrier: 'UPS', trackingNo: '1Z999AA10123456784' } as const;
  await steps.dispatch({ warehouse } as steps.Cast, cleared, parcel);
}

test('section 8: a revoked report stops its order until two people decide', async ({ browser }) => {
  test.slow();
  const people = await openBrowsers(browser);
  const { buyer, staff } = people;
  const again = await reported(people, 'X');
  await stop(people, again);
  await decide(staff, again, 'Test the lots of the revoked report again.');
  await buyer.goto(again);
  await expect(buyer.getByText('QC bench').first()).toBeVisible();

  const back = await reported(people, 'Y');
  await stop(people, back);
  await decide(staff, back, 'Goods back to the seller, money back to the buyer.');
  await buyer.goto(back);
  await expect(buyer.getByText('Going back').first()).toBeVisible();
  await expectZeroTrial(market());
});

test('section 8: a stopped order goes on once another report takes the place of the revoked one', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { buyer, staff } = people;
  const order = await reported(people, 'Z');
  const no = await stop(people, order);
  // Two of the lab write the words anew; the figures stay.
  await signInStaff(staff, 'qc@assay.test');
  await staff.goto(`/ops/report/${no}`);
  await staff.getByRole('button', { name: 'Revise the words' }).click();
  await staff.getByRole('textbox', { name: 'Conclusion' }).fill('As marked; fresh solvent.');
  await staff.getByRole('textbox', { name: 'Why it is revised' }).fill('Checked once more.');
  await staff.getByRole('button', { name: 'Send the request' }).click();
  await expect(staff.getByText('The request waits for another person of the lab.')).toBeVisible();
  await signInStaff(staff, 'qc2@assay.test');
  await staff.goto(`/ops/report/${no}`);
  await staff.getByRole('button', { name: 'Approve the revision' }).click();
  await expect(staff.getByRole('button', { name: 'Approve the revision' })).toHaveCount(0);

  await decide(staff, order, 'Go on with a new report in force.');
  await buyer.goto(order);
  await expect(buyer.getByText('As marked; fresh solvent.').first()).toBeVisible();
  await buyer.getByRole('button', { name: 'Send decision' }).click();
  await expect(buyer.getByText('The inspection result is confirmed.').first()).toBeVisible();
  await expectZeroTrial(market());
});

test('section 8: a stopped order is quarantined, or refunded once its buyer has sent the goods back', async ({
  browser,
}) => {
  test.slow();
  const people = await openBrowsers(browser);
  const { staff } = people;
  const suspect = await reported(people, 'U');
  await stop(people, suspect);
  await decide(staff, suspect, 'Suspect counterfeit: quarantine and refund.');
  await refund(people, suspect);
  await signInStaff(staff, 'qc@assay.test');
  await staff.goto(staffPage(suspect));
  await expect(staff.getByText(/quarantine/i).first()).toBeVisible();

  const sent = await reported(people, 'V');
  await send(people, sent);
  await stop(people, sent);
  const way = 'The buyer sent the goods back to the seller: refund.';
  await decide(staff, sent, way, '1Z999AA10123456784');
  await refund(people, sent);
  await expectZeroTrial(market());
});
