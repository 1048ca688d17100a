import { expect, type Page } from '@playwright/test';
import {
  appointmentBook,
  appointmentChange,
  appointmentWindows,
  opsAppointmentDay,
  opsAppointmentMove,
} from '#contract/appointments/calls.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import { openProductDatabase } from '../../tools/fault/database.ts';
import { holdBack } from '../stage/browser/hold-back.ts';
import { openCast, paid } from '../stage/cast.ts';
import { runJob } from '../stage/jobs.ts';
import { test } from '../stage/journey.ts';
import { deskPage, memberPage } from '../stage/people.ts';

const MINUTE_MS = 60_000;
type Cast = Awaited<ReturnType<typeof openCast>>;
type Place = 'dock' | 'colleague' | 'seller';

/**
 * Moves the window of an order's visit, which began just now, for a journey cannot wait for it. At
 * the very beginning of a day it began with the day: it is a visit of today.
 */
async function moveToNow(orderId: string, endsIn: number): Promise<void> {
  const now = Date.now();
  const startsAt = Math.max(now - 2 * MINUTE_MS, startOfDay(dayOf(new Date(now))).getTime());
  const endsAt = Math.max(now + endsIn * MINUTE_MS, startsAt + 1);
  const db = await openProductDatabase(process.env['MARKET_DATA'] ?? '');
  await db.query(
    `update appointments.appointment set starts_at = $2, ends_at = $3, due_at = $3
     where order_id = $1 and state = 'booked'`,
    [orderId, new Date(startsAt), new Date(endsAt)],
  );
  await db.end();
}

/**
 * Plays what the dock does with visits of today. Where midnight came meanwhile, its visits were of
 * the day before: all is played anew, with an order and bookings of the new day.
 */
async function playToday(play: () => Promise<void>): Promise<void> {
  const day = dayOf(new Date());
  try {
    await play();
  } catch (error) {
    if (dayOf(new Date()) === day) throw error;
    await play();
  }
}

const parcel = { load: 'parcels', count: 1, vehicle: '' } as const;

/** Books the last window that has room; returns the appointment. */
async function bookLast({ seller }: Cast, orderId: string) {
  const { list } = await seller.send(appointmentWindows, { id: orderId });
  const { startsAt = '' } = list.findLast(({ free }) => free > 0) ?? {};
  const visit = { ...parcel, startsAt, visitor: 'Li Wei' };
  const { appointment } = await seller.send(appointmentBook, { id: orderId, ...visit });
  if (appointment === null) throw new Error('nothing is booked');
  return appointment;
}

/** Chooses the last of a field's options that has room. */
async function chooseLast(page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name });
  const last = field.locator('option:not([disabled])').last();
  await field.selectOption((await last.getAttribute('value')) ?? '');
}

const visitAt = (page: Page, { no }: { no: string }) =>
  page.getByRole('listitem').filter({ hasText: no });

async function playVisits(cast: Cast, { dock, colleague, seller }: Record<Place, Page>) {
  const order = await paid(cast);
  const book = async (endsIn: number) => {
    await bookLast(cast, order.id);
    await moveToNow(order.id, endsIn);
  };
  const visitOf = (page: Page) => visitAt(page, order);
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
  await runJob('appointments.sweep');
  const second = visitOf(dock).filter({ hasNotText: /\bOver\b/ });
  await expect(async () => {
    await dock.reload();
    await expect(second.getByText('Late', { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await second.getByRole('button', { name: 'Did not come' }).click();
  await expect(second.getByRole('button', { name: 'Arrived' })).toBeVisible();
  await seller.reload();
  await expect(part.getByText('Did not come', { exact: true })).toBeVisible();
  await expect(part.getByText('The window is over, nobody has come yet')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Book a window' })).toBeVisible();
  await second.getByRole('button', { name: 'Arrived' }).click();
  await second.getByRole('button', { name: 'Visit is over' }).click();
  await expect(visitOf(dock).getByText('Over', { exact: true })).toHaveCount(2);
}

test('the dock says that a visit is over; the next one is late, moved by nobody, and does not come', async ({
  browser,
}) => {
  const cast = await openCast();
  const pages = {
    dock: await deskPage(browser, 'warehouse@assay.test'),
    colleague: await deskPage(browser, 'warehouse2@assay.test'),
    seller: await memberPage(browser, 'tao@hexin.test'),
  };
  await playToday(() => playVisits(cast, pages));
});

test('a late press of Move is refused in place, and what was chosen stays', async ({ browser }) => {
  const cast = await openCast();
  const order = await paid(cast);
  const { id, version, startsAt } = await bookLast(cast, order.id);
  const dock = await deskPage(browser, 'warehouse@assay.test');
  await dock.goto(`/ops/dock/appointments?day=${dayOf(new Date(startsAt))}`);
  const visit = visitAt(dock, order);
  const dialog = dock.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  const window = dialog.getByRole('combobox', { name: 'Window' });
  const send = dialog.getByRole('button', { name: 'Move', exact: true });
  await visit.getByRole('button', { name: 'Move' }).click();
  for (const name of ['Day', 'Window']) await chooseLast(dock, name);
  await reason.fill('The gate is repaired.');
  const chosen = await window.inputValue();

  // The seller changes who comes. The plan that the page reads anew is held back: it is stale.
  const letGo = await holdBack(dock, `**${opsAppointmentDay.path}`);
  const changed = { id, version, startsAt, ...parcel, visitor: 'Zhang Min' };
  await cast.seller.send(appointmentChange, changed);
  const refused = dock.waitForResponse(`**${opsAppointmentMove.path}`);
  await send.click();
  await refused;
  letGo();
  await expect(dialog.getByText('This was changed a moment ago')).toBeVisible();
  await expect(visit).toContainText('Zhang Min');
  await expect(reason).toHaveValue('The gate is repaired.');
  await expect(window).toHaveValue(chosen);

  // The page knows of it now: the same press moves the visit.
  await send.click();
  await expect(dock.getByText('Moved; the seller is told').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(visit).toContainText('The gate is repaired.');
});
