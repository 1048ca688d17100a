import { expect, type Page } from '@playwright/test';
import { appointmentBook, appointmentWindows } from '#contract/appointments/calls.ts';
import { opsHealthRun } from '#contract/health/calls.ts';
import { openProductDatabase } from '../../tools/fault/database.ts';
import { deskOf, openCast, paid } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { person, signIn, signInStaff } from '../stage/people.ts';

const MINUTE_MS = 60_000;

/** Moves the window of an order's visit, which began just now, for a journey cannot wait for it. */
async function moveToNow(orderId: string, endsIn: number): Promise<void> {
  const [startsAt, endsAt] = [-2, endsIn].map(
    (minutes) => new Date(Date.now() + minutes * MINUTE_MS),
  );
  const db = await openProductDatabase(process.env['MARKET_DATA'] ?? '');
  await db.query(
    `update appointments.appointment set starts_at = $2, ends_at = $3, due_at = $3
     where order_id = $1 and state = 'booked'`,
    [orderId, startsAt, endsAt],
  );
  await db.end();
}

/** Chooses the last of a field's options that has room. */
async function chooseLast(page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name });
  const last = field.locator('option:not([disabled])').last();
  await field.selectOption((await last.getAttribute('value')) ?? '');
}

/** The clock acts on appointments at once. */
const runClock = async () =>
  (await deskOf('admin@assay.test')).send(opsHealthRun, { job: 'appointments.sweep' });

test('the dock says that a visit is over; the next one is late, moved by nobody, and does not come', async ({
  browser,
}) => {
  const cast = await openCast();
  const order = await paid(cast);
  const book = async (endsIn: number) => {
    const { list } = await cast.seller.send(appointmentWindows, { id: order.id });
    const { startsAt = '' } = list.findLast(({ free }) => free > 0) ?? {};
    const visit = { load: 'parcels', count: 1, visitor: 'Li Wei', vehicle: '' } as const;
    await cast.seller.send(appointmentBook, { id: order.id, startsAt, ...visit });
    await moveToNow(order.id, endsIn);
  };
  const [dock, colleague] = [await person(browser), await person(browser)];
  const seller = await person(browser);
  await signInStaff(dock, 'warehouse@assay.test');
  await signInStaff(colleague, 'warehouse2@assay.test');
  await signIn(seller, 'tao@hexin.test');
  const visitOf = (page: Page) => page.getByRole('listitem').filter({ hasText: order.no });
  const part = seller.locator('#appointment');

  // While one writes why it is moved, a colleague marks who came: what is typed stays to be read.
  await book(60);
  for (const page of [dock, colleague]) await page.goto('/ops/dock/appointments');
  await visitOf(dock).getByRole('button', { name: 'Move' }).click();
  const reason = dock.getByRole('textbox', { name: 'Reason' });
  await reason.fill('The gate is repaired.');
  for (const name of ['Day', 'Window']) await chooseLast(dock, name);
  await visitOf(colleague).getByRole('button', { name: 'Arrived' }).click();
  await expect(visitOf(colleague).getByRole('button', { name: 'Visit is over' })).toBeVisible();
  // The page hears of it: nothing can be sent any more, pressed or not.
  await expect(dock.getByText('it cannot be moved or called off now')).toBeVisible();
  await expect(dock.getByRole('button', { name: 'Move', exact: true }).last()).toBeDisabled();
  await expect(reason).toHaveValue('The gate is repaired.');
  await dock.getByRole('button', { name: 'Cancel', exact: true }).click();

  // A mark at the wrong line is taken back; the visit that did come is over, and another may be booked.
  await visitOf(dock).getByRole('button', { name: 'Not arrived' }).click();
  await visitOf(dock).getByRole('button', { name: 'Arrived' }).click();
  await visitOf(dock).getByRole('button', { name: 'Visit is over' }).click();
  await expect(visitOf(dock).getByText('Over', { exact: true })).toBeVisible();
  await seller.goto(`/seller-my-order-detail/${order.id}`);
  await expect(part.getByText('The dock stated that the visit is over')).toBeVisible();
  await expect(part.getByText('Over', { exact: true })).toBeVisible();
  await expect(part.getByRole('button', { name: 'Book a window' })).toBeVisible();

  // The clock marks the next one as late, the dock that it did not come. It may come after all.
  await book(-1);
  await runClock();
  const second = visitOf(dock).filter({ hasNotText: /\bOver\b/ });
  await expect(async () => {
    await dock.reload();
    await expect(second.getByText('Late', { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await second.getByRole('button', { name: 'Did not come' }).click();
  await expect(second.getByRole('button', { name: 'Arrived' })).toBeVisible();
  await seller.reload();
  await expect(part.getByText('Did not come', { exact: true })).toBeVisible();
  await expect(part.getByText('The window is over, nobody has come yet')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Book a window' })).toBeVisible();
  await second.getByRole('button', { name: 'Arrived' }).click();
  await second.getByRole('button', { name: 'Visit is over' }).click();
  await expect(visitOf(dock).getByText('Over', { exact: true })).toHaveCount(2);
});
