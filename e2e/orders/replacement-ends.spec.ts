import { expect } from '@playwright/test';
import { claimPath, orderPath } from '#contract/addresses.ts';
import { sendBackRest, settlePart, traceParcel } from '#contract/orders/staff-calls.ts';
import * as steps from '../../tools/deal/steps.ts';
import { dispatched, dispatchedAgent, inspected, openCast } from '../stage/cast.ts';
import { expectEnd, replacing } from '../stage/claims.ts';
import { openBrowsers } from '../stage/deal.ts';
import { approveLoss } from '../stage/disputes.ts';
import { runJob } from '../stage/jobs.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial, movedFor } from '../stage/money/ledger.ts';
import { signInStaff } from '../stage/people.ts';

const toBuyer = { carrier: 'DHL', trackingNo: '4471992000' } as const;

/** A replacement of 40 pieces of which support has its buyer keep 25, on its way to the buyer. */
async function replacedAndPartlyKept(cast: steps.Cast) {
  const { claim, replacement } = await replacing(cast, await dispatched());
  const failed = { grade: 'F', verdict: 'fail', conclusion: 'Bent leads.' } as const;
  const order = await inspected(cast, replacement, failed);
  const lineId = order.lines[0]?.id ?? '';
  const rejected = await steps.reject(cast, order, 'Some are bent.', [lineId]);
  const asked = await steps.requestRuling(cast, rejected);
  const settled = await cast.support.send(settlePart, {
    id: asked.id,
    version: asked.version,
    reason: 'Twenty-five are good.',
    lines: [{ lineId, acceptedQuantity: 25 }],
  });
  const rest = { carrier: 'SF', trackingNo: 'SF9900112234' } as const;
  const { id, version } = settled;
  const without = await cast.warehouse.send(sendBackRest, { id, version, ...rest });
  await steps.dispatch(cast, without, toBuyer);
  return { claim, replacement };
}

test('section 6: a replacement that its buyer keeps in part ends its claim: each party reads what was kept and paid', async ({
  browser,
}) => {
  const cast = await openCast();
  const { claim, replacement } = await replacedAndPartlyKept(cast);
  const { buyer, seller, staff } = await openBrowsers(browser);
  await buyer.goto(orderPath('buyer', 'trade', replacement.id));
  await buyer.getByRole('button', { name: 'Confirm receipt' }).click();
  await expect(buyer.getByText('The order is complete.').first()).toBeVisible();
  await buyer.goto(claimPath('buyer', 'trade', claim.id));
  await runJob('claims.sweep');

  const end = {
    sentence:
      'The buyer keeps 25 of 40 replaced pcs. USD 7.50 of what was set aside went to the buyer, the rest is back with the seller.',
    state: 'Replaced',
    result: 'Replacement kept in part',
    money: {
      'Set aside by Assay': '0.00',
      'Refunded out of the replacement order': '7.50',
      'Paid to the buyer': '7.50',
    },
  };
  // The page is open since before, and shows the end by itself.
  await expectEnd(buyer, end);
  await seller.goto(claimPath('seller', 'trade', claim.id));
  await expectEnd(seller, end);
  await expect(seller.getByText('The returned goods wait for')).toContainText('the dock');
  await signInStaff(staff, 'support@assay.test');
  await staff.goto(`/ops/after-sales/${claim.id}`);
  await expectEnd(staff, end);

  // The returned goods are left to go to the seller.
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(`/ops/after-sales/${claim.id}`);
  const onward = staff.getByRole('region', { name: 'Send on to the seller' });
  await onward.getByRole('textbox', { name: 'Tracking number' }).fill('SF1347662120');
  await onward.getByRole('button', { name: 'Record the shipment' }).click();
  await expect(onward).toHaveCount(0);
  await seller.reload();
  await expect(seller.getByText('SF Express SF1347662120').first()).toBeVisible();
  await expect(seller.getByText('The returned goods wait for')).toHaveCount(0);
  expect(await movedFor(cast.buyer, replacement.no)).toBe(7_50);
  expect(await movedFor(cast.seller, replacement.no)).toBe(-7_50);
  expect(await movedFor(cast.seller, claim.no)).toBe(0);
  await expectZeroTrial(market());
});

test('section 6: a replacement that is lost on its way to the buyer ends its claim by the cover of losses', async ({
  browser,
}) => {
  const cast = await openCast();
  const { claim, replacement } = await replacing(cast, await dispatchedAgent());
  const passed = { grade: 'A', verdict: 'pass', conclusion: 'Original parts.' } as const;
  const order = await inspected(cast, replacement, passed);
  await steps.acceptResult(cast.seller, order);
  const cleared = await steps.acceptResult(cast.buyer, order);
  const { id, version } = await steps.dispatch(cast, cleared, toBuyer);
  const trace = { caseNo: 'DHL-TRACE-6', note: 'No scan for ten days.' };
  await cast.warehouse.send(traceParcel, { id, version, ...trace });

  const { buyer, seller, staff } = await openBrowsers(browser);
  const page = orderPath('buyer', 'agent', id);
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(orderPath('staff', 'agent', id));
  await staff.getByRole('button', { name: 'Declare it lost…' }).click();
  const pays = staff.getByText('The insurance account pays the buyer USD 20.00.');
  await expect(pays).toBeVisible();
  await approveLoss(staff, orderPath('staff', 'agent', id), 'CLAIM-13');
  await buyer.goto(page);
  await expect(
    buyer.getByText('Two people declared the parcel lost, claim CLAIM-13').first(),
  ).toBeVisible();
  await buyer.goto(claimPath('buyer', 'agent', claim.id));
  await runJob('claims.sweep');

  const end = {
    sentence:
      'The replacement was lost on its way. The cover of losses paid the buyer USD 20.00; what was set aside is back with the seller.',
    state: 'Refunded',
    result: 'Replacement lost on its way',
    money: {
      'Set aside by Assay': '0.00',
      'Paid by the cover of losses': '20.00',
      'Paid to the buyer': '20.00',
    },
  };
  await expectEnd(buyer, end);
  await seller.goto(claimPath('seller', 'agent', claim.id));
  await expectEnd(seller, end);
  await expect(seller.getByText('The returned goods wait for')).toContainText('the dock');
  await signInStaff(staff, 'support@assay.test');
  await staff.goto(`/ops/after-sales/${claim.id}`);
  await expectEnd(staff, end);
  expect(await movedFor(cast.buyer, replacement.no)).toBe(20_00);
  // The seller was paid when the parcel left: it has back what was set aside.
  expect(await movedFor(cast.seller, replacement.no)).toBe(0);
  await expectZeroTrial(market());
});
