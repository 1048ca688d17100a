import { expect } from '@playwright/test';
import * as steps from '../../tools/deal/steps.ts';
import { openCast, reported } from '../stage/cast.ts';
import { openBrowsers, requestRuling, sellersPage, staffPage } from '../stage/deal.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial, movedFor } from '../stage/money/ledger.ts';
import { signInStaff } from '../stage/people.ts';

test('section 6: tests consumed all that the buyer keeps: the order ends without a parcel', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { buyer, seller, staff } = people;
  const cast = await openCast();
  const failed = { grade: 'F', verdict: 'fail', conclusion: 'Another die in each.' } as const;
  const order = await reported(cast, failed, ['decapsulation']);
  const page = `${market()}/my-order-details/${order.id}`;
  const consumed = order.lines[0]?.pieces?.consumed ?? 0;
  expect(consumed).toBeGreaterThan(0);
  await steps.reject(cast, order, 'Another die.', [order.lines[0]?.id ?? '']);
  await requestRuling(people, page);

  await signInStaff(staff, 'support@assay.test');
  await staff.goto(staffPage(page));
  await staff.getByRole('radio', { name: /Accept part\./ }).click();
  await staff.getByRole('textbox', { name: 'Accepted pieces' }).fill(`${consumed}`);
  await staff.getByRole('textbox', { name: 'Reason' }).fill('Only the tested pieces are bought.');
  await staff.getByRole('button', { name: 'Accept part' }).click();
  await expect(staff.getByText(/^Decided: /).first()).toBeVisible();

  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffPage(page));
  await expect(staff.getByRole('button', { name: 'Record shipment' })).toHaveCount(0);
  await staff.getByRole('textbox', { name: 'Tracking number' }).fill('SF9900112233');
  await staff.getByRole('button', { name: 'Record the return' }).click();
  await expect(staff.getByText('The return of the rest is recorded.').first()).toBeVisible();
  await expect(staff.getByRole('heading', { name: 'Nothing is left to send' })).toBeVisible();
  await staff.getByRole('button', { name: 'Complete the order' }).click();
  await expect(staff.getByText('The order has ended without a parcel.').first()).toBeVisible();

  await buyer.goto(page);
  await expect(buyer.getByText('no parcel is sent').first()).toBeVisible();
  await seller.goto(sellersPage(page));
  await expect(seller.getByText('no parcel is sent').first()).toBeVisible();
  const ended = await steps.look(cast.buyer, order);
  expect(ended).toMatchObject({ state: 'completed', outbound: null });
  const cents = ({ amount }: { amount: string }) => Number(amount.replace('.', ''));
  const kept = cents(ended.sums.total) - cents(ended.sums.refunded);
  expect(cents(ended.sums.freight)).toBeGreaterThan(0);
  expect(await movedFor(cast.buyer, order.no)).toBe(-kept);
  await expectZeroTrial(market());
});
