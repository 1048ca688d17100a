import { expect, type Page } from '@playwright/test';
import * as steps from '../../tools/deal/steps.ts';
import { newPart, quote, request } from '../stage/callers.ts';
import { openCast, shipTo } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { memberPage, person, signInStaff } from '../stage/people.ts';

/** An order of one part that waits for its seller to ship. */
async function paid(): Promise<steps.Order> {
  const cast = await openCast();
  const post = await request(cast.buyer, { [newPart('VISIT')]: 300 });
  const reply = await quote(cast.seller, post.id, '0.5');
  const choice = { goodsType: 'originalUnder3' as const, tests: ['generalVisual' as const] };
  const accepted = await steps.accept(cast, reply.id, { shipTo, ...choice });
  const order = await steps.confirm(cast, accepted);
  return steps.pay(cast, await steps.look(cast.buyer, order));
}

/** Chooses the last day that can be booked, and its last window: no other journey takes it. */
async function chooseLast(page: Page): Promise<string> {
  const day = page.getByRole('combobox', { name: 'Day' });
  const days = await day
    .locator('option:not([disabled])')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const last = days.at(-1) ?? '';
  await day.selectOption(last);
  const window = page.getByRole('combobox', { name: 'Window' });
  const free = await window
    .locator('option:not([disabled])')
    .evaluateAll((all) =>
      all.map((one) => (one as HTMLOptionElement).value).filter((value) => value !== ''),
    );
  await window.selectOption(free.at(-1) ?? '');
  return last;
}

test('section 6: a seller books a window at the dock, the dock moves it, the buyer reads it, the seller cancels', async ({
  browser,
}) => {
  const staff = await person(browser);
  const order = await paid();
  const seller = await memberPage(browser, 'tao@hexin.test');
  await seller.goto(`/seller-my-order-detail/${order.id}`);
  await seller.getByRole('button', { name: 'Book a window' }).click();
  // Nothing is sent before it is known who comes, and when.
  await seller.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(seller.getByRole('textbox', { name: 'Who comes' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await seller.getByRole('combobox', { name: 'What comes' }).selectOption('pallets');
  await expect(seller.getByText('A pallet takes the room of 4 parcels')).toBeVisible();
  const day = await chooseLast(seller);
  await seller.getByRole('textbox', { name: 'Who comes' }).fill('Li Wei');
  await seller.getByRole('textbox', { name: 'Licence plate' }).fill('B 12345');
  await seller.getByRole('button', { name: 'Book', exact: true }).click();
  const part = seller.locator('#appointment');
  await expect(part).toContainText('Booked');
  await expect(part).toContainText('1 pallet');

  // The plan of the day, on a phone: it has no room for another pallet there.
  await staff.setViewportSize({ width: 390, height: 844 });
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(`/ops/dock/appointments?day=${day}`);
  const visit = staff.getByRole('listitem').filter({ hasText: order.no });
  await expect(visit).toContainText('Li Wei · B 12345');
  await expect(visit.getByRole('button', { name: 'Arrived' })).toHaveCount(0);
  await visit.getByRole('button', { name: 'Move' }).click();
  await staff.getByRole('button', { name: 'Move', exact: true }).last().click();
  await expect(staff.getByRole('textbox', { name: 'Reason' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await chooseLast(staff);
  await staff.getByRole('textbox', { name: 'Reason' }).fill('The gate is repaired.');
  await staff.getByRole('button', { name: 'Move', exact: true }).last().click();
  await expect(staff.getByText('Moved; the seller is told').first()).toBeVisible();
  await expect(visit).toContainText('The gate is repaired.');
  await expect(
    staff.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
  ).resolves.toBe(true);

  await seller.reload();
  await expect(part).toContainText('Reason: The gate is repaired.');
  const buyer = await memberPage(browser, 'jonas@messwerk.test');
  await buyer.goto(`/my-order-details/${order.id}`);
  await expect(buyer.locator('#appointment')).toContainText('Booked');
  await expect(buyer.locator('#appointment')).not.toContainText('Li Wei');

  await seller.getByRole('button', { name: 'Cancel the appointment' }).click();
  await seller.getByRole('button', { name: 'Cancel it' }).click();
  await expect(part).toContainText('Cancelled');
  await staff.reload();
  await expect(visit).toHaveCount(0);
  // A parcel without an appointment is sent as ever.
  await expect(seller.getByRole('button', { name: 'Enter the shipment' })).toBeVisible();
});
