import { expect, type Page } from '@playwright/test';
import { shipOrder } from '#contract/orders/calls.ts';
import * as steps from '../../tools/deal/steps.ts';
import { callerOf, newPart, quote, request } from '../stage/callers.ts';
import { openCast, shipTo } from '../stage/cast.ts';
import { sendReceipt } from '../stage/deal-pages.ts';
import { test } from '../stage/journey.ts';
import { memberPage, person, signInStaff } from '../stage/people.ts';

/** An order of one part that waits for its seller to ship. */
async function paid(): Promise<steps.Order> {
  const cast = await openCast();
  const post = await request(cast.buyer, { [newPart('BOXES')]: 300 });
  const reply = await quote(cast.seller, post.id, '0.5');
  const choice = { goodsType: 'originalUnder3' as const, tests: ['generalVisual' as const] };
  const accepted = await steps.accept(cast, reply.id, { shipTo, ...choice });
  const order = await steps.confirm(cast, accepted);
  return steps.pay(cast, await steps.look(cast.buyer, order));
}

/** A number that no other journey sends. */
const numberOf = (order: steps.Order, place: number): string =>
  `SF${order.no.replace(/\D/g, '').slice(-9)}${place}`;

const fillReceipt = (staff: Page, pieces: string): Promise<void> =>
  sendReceipt(staff, { pieces, weight: '0.4', shelf: 'D-01-1' });

async function scan(staff: Page, text: string): Promise<void> {
  await staff
    .getByLabel('Scan a label, or type the number of an order, claim or parcel')
    .fill(text);
  await staff.getByRole('button', { name: 'Find' }).click();
}

test('section 6: three parcels of one shipment come one by one, and the last one closes the count', async ({
  browser,
}) => {
  const staff = await person(browser);
  const order = await paid();
  const [first, second, third] = [1, 2, 3].map((place) => numberOf(order, place)) as [
    string,
    string,
    string,
  ];
  const seller = await memberPage(browser, 'tao@hexin.test');
  await seller.goto(`/seller-my-order-detail/${order.id}`);
  await seller.getByRole('textbox', { name: 'Tracking number' }).fill(first);
  await seller.getByRole('button', { name: 'Add a parcel' }).click();
  const secondField = seller.getByRole('textbox', { name: 'Tracking number of parcel 2' });
  // One number on two boxes is a slip of the pen.
  await secondField.fill(first);
  await seller.getByRole('button', { name: 'Enter the shipment' }).click();
  await expect(secondField).toHaveAttribute('aria-invalid', 'true');
  await secondField.fill(second);
  await seller.getByRole('button', { name: 'Add a parcel' }).click();
  await seller.getByRole('textbox', { name: 'Tracking number of parcel 3' }).fill(third);
  // The pieces of each box: an empty box is a slip as well.
  const inBox = (n: number) =>
    seller.getByRole('textbox', { name: new RegExp(`^Pieces of .* in parcel ${n}$`) });
  await inBox(1).fill('90');
  await inBox(2).fill('100');
  await seller.getByRole('button', { name: 'Enter the shipment' }).click();
  await expect(inBox(3)).toHaveAttribute('aria-invalid', 'true');
  await inBox(3).fill('110');
  await expect(seller.getByText('300 of 300 pcs stated')).toBeVisible();
  await seller.getByRole('button', { name: 'Enter the shipment' }).click();
  await expect(seller.getByText('Received 0 of 3 parcels').first()).toBeVisible();

  // The second box comes first: its number opens the order at the dock, at this parcel.
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto('/ops/dock');
  await scan(staff, second);
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(order.no);
  await expect(staff.getByRole('combobox', { name: 'Parcel' })).toHaveValue('1');

  await staff.goto(`/ops/orders/${order.id}`);
  await staff.getByRole('combobox', { name: 'Parcel' }).selectOption('1');
  await expect(staff.getByText('300 ordered, 100 declared in this parcel')).toBeVisible();
  await fillReceipt(staff, '100');
  const recorded = staff.getByText('The parcel is recorded; the others are expected.').first();
  await expect(recorded).toBeVisible();
  await expect(staff.getByText('Received 1 of 3 parcels').first()).toBeVisible();
  await expect(staff.getByText('Required.')).toHaveCount(0);
  // The label of a box that the dock has, once more: nothing is counted for another box.
  await staff.goto('/ops/dock');
  await scan(staff, second);
  await expect(staff.getByText('Parcel 2 of 3')).toContainText('was received');
  await expect(staff.getByRole('button', { name: 'Receive' })).toHaveCount(0);
  await staff.getByRole('link', { name: 'Another parcel' }).click();
  await expect(staff.getByRole('combobox', { name: 'Parcel' })).toHaveValue('0');
  // A box that is scanned is the one that is counted, whichever was chosen before.
  await staff.getByRole('combobox', { name: 'Parcel' }).selectOption('0');
  await staff.goto('/ops/dock');
  await scan(staff, third);
  await expect(staff.getByRole('combobox', { name: 'Parcel' })).toHaveValue('2');
  await staff.goto(`/ops/orders/${order.id}`);
  await fillReceipt(staff, '100');
  await expect(staff.getByText('Received 2 of 3 parcels').first()).toBeVisible();
  await seller.reload();
  await expect(seller.getByText('Received 2 of 3 parcels').first()).toBeVisible();
  await expect(seller.getByText('90 declared, 100 counted')).toBeVisible();
  await fillReceipt(staff, '100');
  await expect(staff.getByText('The receipt is recorded.').first()).toBeVisible();
  await signInStaff(staff, 'qc@assay.test');
  await staff.goto(`/ops/orders/${order.id}`);
  await expect(staff.getByRole('button', { name: 'Open with this plan' })).toBeVisible();
});

/** Ships 300 pieces in three parcels of a hundred by the seller's own call. */
async function shippedInThree(): Promise<steps.Order> {
  const order = await paid();
  const seller = await callerOf('tao@hexin.test');
  const { id, version, lines } = await steps.look(seller, order);
  const parcel = (place: number) => ({
    carrier: 'SF' as const,
    trackingNo: numberOf(order, place),
  });
  const contents = [1, 2, 3].map(() => [{ lineId: lines[0]?.id ?? '', pieces: 100 }]);
  const moreParcels = [parcel(2), parcel(3)];
  return seller.send(shipOrder, { id, version, ...parcel(1), moreParcels, contents });
}

test('section 6: one of three parcels is given up alone, and one is counted again alone', async ({
  browser,
}) => {
  const order = await shippedInThree();
  const staff = await person(browser);
  const page = `/ops/orders/${order.id}`;
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(page);
  await staff.getByRole('combobox', { name: 'Parcel' }).selectOption('0');
  await fillReceipt(staff, '100');
  await expect(staff.getByText('Received 1 of 3 parcels').first()).toBeVisible();

  // The second does not come: it alone is traced and given up, the third is still expected.
  await staff.getByRole('button', { name: 'Parcel missing or empty: trace it' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Parcel' }).selectOption('1');
  await dialog.getByLabel('Carrier’s case number').fill('SF-TRACE-78');
  await dialog.getByLabel('What is known').fill('No scan since Monday.');
  await dialog.getByRole('button', { name: 'Record the trace' }).click();
  await expect(staff.getByText('The trace is recorded.').first()).toBeVisible();
  await staff.getByRole('button', { name: 'Give up this parcel' }).click();
  await expect(staff.getByText('The missing parcels are given up.').first()).toBeVisible();
  await expect(staff.getByText('Received 1 of 3 parcels').first()).toBeVisible();
  const buyer = await memberPage(browser, 'jonas@messwerk.test');
  await buyer.goto(`/my-order-details/${order.id}`);
  await expect(buyer.getByText('Received 1 of 3 parcels').first()).toBeVisible();
  await fillReceipt(staff, '90');
  await expect(staff.getByText('The receipt is recorded.').first()).toBeVisible();

  // A second person opens one box again; what the other held stays as it was counted.
  await signInStaff(staff, 'warehouse2@assay.test');
  await staff.goto(page);
  const again = staff.getByRole('combobox', { name: 'Parcel to count again' });
  await expect(again.getByRole('option')).toHaveCount(2);
  await again.selectOption('2');
  await expect(staff.getByText('First count 90')).toBeVisible();
  await staff.getByRole('textbox', { name: 'Counted' }).fill('95');
  await staff.getByLabel('Reason').fill('Five lay below the foam.');
  await staff.getByRole('button', { name: 'Record the second count' }).click();
  await expect(staff.getByText('The second count is recorded.').first()).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByText(/A second person counted again/)).toBeVisible();
  await expect(buyer.getByText('100 declared, 95 counted')).toBeVisible();
  // The box that was counted before is not counted away.
  const { lines } = await steps.look(await callerOf('jonas@messwerk.test'), order);
  expect(lines[0]?.pieces?.received).toBe(195);
});
