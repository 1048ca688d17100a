import { expect } from '@playwright/test';
import * as bench from '../stage/bench.ts';
import { agree, type Browsers, openBrowsers, partOf, staffPage, toTheDock } from '../stage/deal.ts';
import { openRuling, orderRetest } from '../stage/disputes.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial } from '../stage/money/ledger.ts';
import { signInStaff } from '../stage/people.ts';
import { revokeReport } from '../stage/revocation.ts';

const reason = 'The supplier sent no papers with the parcel.';

/** Rejects the result as the buyer, and has support order a retest. */
async function retest(people: Browsers, order: string): Promise<void> {
  const { staff } = people;
  await openRuling(people, order, 'The photo shows another lot.');
  await staff.getByRole('radio', { name: /Test again/ }).click();
  // Lots and tests are chosen, and their price and payer said, where they are chosen.
  const lots = staff.getByRole('group', { name: 'Lots to test again' });
  await expect(lots.getByRole('checkbox')).toBeChecked();
  await lots.getByRole('checkbox').click();
  await orderRetest(staff);
  await expect(staff.getByText('Choose at least one lot.')).toBeVisible();
  await lots.getByRole('checkbox').click();
  await staff.getByRole('checkbox', { name: /^X-ray/ }).click();
  await expect(staff.getByText(/in all\. Assay bears it/)).toBeVisible();
  await orderRetest(staff);
  await expect(staff.getByText('Decided: test again.').first()).toBeVisible();
}

test('a suspect lot is tested again; two people revoke the first report', async ({ browser }) => {
  const people = await openBrowsers(browser);
  const { buyer, staff } = people;
  const order = await agree(people, partOf('R'));
  await toTheDock(people, order);

  await signInStaff(staff, 'qc@assay.test');
  await bench.openInspection(staff, staffPage(order));
  await bench.leaveOut(staff, reason);
  await bench.recordAll(staff, 'fail');
  await bench.conclude(staff, { grade: 'F', verdict: 'Suspect', text: 'Two depths of marking.' });
  await signInStaff(staff, 'qc2@assay.test');
  await bench.issue(staff, staffPage(order));
  const first = (await staff.getByRole('link', { name: /^TR-/ }).first().textContent()) ?? '';

  await buyer.goto(order);
  await expect(buyer.getByText(reason)).toBeVisible();
  await retest(people, order);

  await signInStaff(staff, 'qc@assay.test');
  await bench.openRound(staff, staffPage(order), /In test/);
  await expect(staff.getByRole('link', { name: first }).first()).toBeVisible();
  await expect(
    staff.getByText(
      /Retest, ordered by support: The lots may have been mixed up\..*borne by Assay/,
    ),
  ).toBeVisible();
  await expect(staff.getByRole('main').getByRole('button', { name: /X-ray/ })).toBeVisible();
  await bench.recordAll(staff, 'pass');
  await bench.conclude(staff, { grade: 'B', verdict: 'Pass', text: 'The lots were mixed up.' });
  await signInStaff(staff, 'qc2@assay.test');
  await bench.openRound(staff, staffPage(order), /In review/);
  await bench.issueOpened(staff);
  await buyer.goto(order);
  await expect(buyer.getByText(`the first result stands in report ${first}`)).toBeVisible();
  await expect(buyer.getByText(/tests: .*X-ray; price .*, borne by Assay/).first()).toBeVisible();

  await revokeReport(staff, first, 'Photos of another lot.');
  await buyer.goto(`/report/${first}`);
  await expect(buyer.getByText('Photos of another lot.')).toBeVisible();
  // The sheet itself says it: a picture of it does not pass for a report that stands.
  await expect(buyer.getByRole('article').getByText(`${first} · Revoked`)).toBeVisible();
  const code =
    (await buyer
      .getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
      .first()
      .textContent()) ?? '';
  await buyer.goto('/v');
  await buyer.getByRole('textbox', { name: 'Report number' }).fill(first);
  await buyer.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await buyer.getByRole('button', { name: 'Verify' }).click();
  await expect(buyer.getByRole('heading', { name: 'This report was revoked' })).toBeVisible();
  await expectZeroTrial(market());
});
