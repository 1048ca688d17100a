import { expect, type Page } from '@playwright/test';
import * as steps from '../../tools/deal/steps.ts';
import { newPart, quote, request } from '../stage/callers.ts';
import { openCast, shipTo } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { person, signIn, signInStaff } from '../stage/people.ts';

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

async function fillReceipt(staff: Page, pieces: string): Promise<void> {
  await staff.getByRole('textbox', { name: 'Counted' }).fill(pieces);
  await staff.getByRole('textbox', { name: 'Parcels' }).fill('1');
  await staff.getByRole('textbox', { name: 'Total weight' }).fill('0.4');
  await staff.getByRole('textbox', { name: 'Shelf' }).fill('D-01-1');
  await staff.getByRole('button', { name: 'Record receipt' }).click();
}

async function scan(staff: Page, text: string): Promise<void> {
  await staff.getByLabel('Scan a label, or type an order or tracking number').fill(text);
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
  const seller = await person(browser);
  await signIn(seller, 'tao@hexin.test');
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
