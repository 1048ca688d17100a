import { expect } from '@playwright/test';
import * as steps from '../../tools/deal/steps.ts';
import { openCast, reported } from '../stage/cast.ts';
import { openBrowsers, requestRuling, staffPage } from '../stage/deal.ts';
import { deliver } from '../stage/disputes.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial, movedFor } from '../stage/money/ledger.ts';
import { signInStaff } from '../stage/people.ts';

test('section 6: of a suspect line a part is kept; the rest goes into quarantine, never back', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { staff } = people;
  const cast = await openCast();
  const doubtful = {
    grade: 'F',
    verdict: 'suspect',
    conclusion: 'Two depths of marking.',
  } as const;
  const order = await reported(cast, doubtful);
  const page = `${market()}/my-order-details/${order.id}`;
  await steps.reject(cast, order, 'Some are doubtful.', [order.lines[0]?.id ?? '']);
  await requestRuling(people, page);

  await signInStaff(staff, 'support@assay.test');
  await staff.goto(staffPage(page));
  await staff.getByRole('radio', { name: /Accept part\./ }).click();
  await staff.getByRole('textbox', { name: 'Accepted pieces' }).fill('400');
  const onShelf = order.lines[0]?.pieces?.onShelf ?? 0;
  await expect(staff.getByText('pieces into the quarantine register')).toBeVisible();
  await expect(staff.getByText('pieces back to the seller')).toHaveCount(0);
  await staff.getByRole('textbox', { name: 'Reason' }).fill('400 agree with the known good.');
  await staff.getByRole('button', { name: 'Accept part' }).click();
  await expect(staff.getByText(/^Decided: /).first()).toBeVisible();

  // Nothing goes back to the seller: the dock has one parcel to send, to the buyer.
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffPage(page));
  await expect(staff.getByRole('heading', { name: 'Ship to the buyer' })).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Record the return' })).toHaveCount(0);
  await deliver(people, page, '1Z999AA10123456784');

  const ended = await steps.look(cast.buyer, order);
  const consumed = ended.lines[0]?.pieces?.consumed ?? 0;
  expect(ended.lines[0]?.pieces).toMatchObject({
    dispatched: 400 - consumed,
    returned: 0,
    quarantined: onShelf - (400 - consumed),
    onShelf: 0,
  });
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffPage(page));
  await expect(staff.getByRole('region', { name: 'Quarantine' })).toBeVisible();
  const cents = ({ amount }: { amount: string }) => Number(amount.replace('.', ''));
  const kept = cents(ended.sums.total) - cents(ended.sums.refunded);
  expect(await movedFor(cast.buyer, order.no)).toBe(-kept);
  await expectZeroTrial(market());
});
