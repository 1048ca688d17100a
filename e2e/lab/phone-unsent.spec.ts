import { type Browser, expect, type Page } from '@playwright/test';
import { addPhonePhoto } from '#contract/handoffs/calls.ts';
import * as bench from '../stage/bench.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import {
  addressInCode,
  OPEN,
  over,
  phoneOf,
  takePhoto,
  unsentOn,
  wide,
} from '../stage/browser/phone.ts';
import { newPart } from '../stage/callers.ts';
import { receivedOrder } from '../stage/day.ts';
import { test } from '../stage/journey.ts';
import { anotherTab, person, signInStaff } from '../stage/people.ts';

/** Opens the test of a received order at the bench and shows its code; the address is the code's. */
async function openCode(
  browser: Browser,
  trackingNo: string,
): Promise<{ staff: Page; address: string }> {
  const { order } = await receivedOrder(newPart('UNSENT'), trackingNo, ['detailedVisual']);
  const staff = await person(browser);
  // A person has one open code: whoever opens one beside this file ends it, so nobody shares.
  await signInStaff(staff, 'qc2@assay.test');
  await bench.openInspection(staff, `/ops/orders/${order.id}`);
  await bench.openVisualTest(staff);
  await staff.getByRole('button', { name: OPEN }).click();
  return { staff, address: await addressInCode(staff) };
}

/** Opens the address again as after a closed page: in another tab of the same phone. */
async function openAgain(phone: Page, address: string): Promise<Page> {
  const context = phone.context();
  await phone.close();
  await context.setOffline(false);
  const again = await anotherTab(context);
  await again.setViewportSize({ width: 390, height: 844 });
  await again.goto(address);
  return again;
}

const WAITING = 'Waiting for the network: the photo is kept on this phone';
const send = (phone: Page) => phone.getByRole('button', { name: 'Send the photo' });

test('section 6: photos that could not be sent are kept on the phone and sent when it is online', async ({
  browser,
}) => {
  const { staff, address } = await openCode(browser, 'SF1347662601');
  const first = await phoneOf(browser);
  await first.goto(address);
  await expect(first.getByText('Detailed visual')).toBeVisible();
  const offline = first.context();
  await offline.setOffline(true);

  // Both are taken offline; the second is not submitted. Nothing lies over the buttons.
  await expect(first.getByText('You are offline.')).toBeVisible();
  await first.getByRole('button', { name: 'Take a photo' }).click({ trial: true });
  await takePhoto(first);
  await first.getByLabel('Caption').fill('Top marking');
  await first.getByLabel('Scale').fill('1 mm');
  await send(first).click();
  await over(first, WAITING);
  await takePhoto(first);
  await expect(unsentOn(first)).toHaveCount(2);
  await first.getByLabel('Caption').nth(1).fill('Side');
  expect(await wide(first)).toBeLessThanOrEqual(0);
  expect(await axeViolations(first)).toEqual([]);

  // The page is closed while there is no network, and opened again once there is.
  const phone = await openAgain(first, address);
  await expect(phone.getByText('1 of 20 sent')).toBeVisible();
  await expect(staff.getByLabel('Caption')).toHaveValue('Top marking');
  await expect(staff.getByLabel('Scale')).toHaveValue('1 mm');
  await expect(unsentOn(phone)).toHaveCount(1);
  await expect(phone.getByLabel('Caption')).toHaveValue('Side');

  // The upload fails although there is a network; a reload loses nothing, and it arrives once.
  await phone.context().route(`**${addPhonePhoto.path}`, (route) => route.abort());
  await send(phone).click();
  await over(phone, WAITING);
  await phone.reload();
  await over(phone, WAITING);
  await expect(phone.getByLabel('Caption')).toHaveValue('Side');
  await phone.context().unroute(`**${addPhonePhoto.path}`);
  await expect(phone.getByText('2 of 20 sent')).toBeVisible();
  const photos = staff.getByRole('list', { name: 'Photos in the report' });
  await expect(photos.getByText('Side')).toBeVisible();

  // The phone has nothing of them any more.
  await phone.reload();
  await expect(phone.getByText('2 of 20 sent')).toBeVisible();
  await expect(unsentOn(phone)).toHaveCount(0);
});

test('section 6: a photo of a code that has ended is saved or discarded, and shown under no other code', async ({
  browser,
}) => {
  const { staff, address } = await openCode(browser, 'SF1347662602');
  const phone = await phoneOf(browser);
  await phone.goto(address);
  await takePhoto(phone);
  await expect(unsentOn(phone)).toHaveCount(1);
  await staff
    .getByRole('region', { name: 'Phone as camera' })
    .getByRole('button', { name: 'End' })
    .click();
  await over(phone, '1 photo was not sent and cannot be sent any more. Save or discard it.');
  await staff.getByRole('button', { name: OPEN }).click();
  const next = await addressInCode(staff);
  await phone.goto('/favicon.svg');
  await phone.goto(next);
  await expect(phone.getByText('0 of 20 sent')).toBeVisible();
  await expect(unsentOn(phone)).toHaveCount(0);

  await phone.goto('/favicon.svg');
  await phone.goto(address);
  await over(phone, '1 photo was not sent and cannot be sent any more. Save or discard it.');
  const saved = phone.waitForEvent('download');
  await phone.getByRole('link', { name: 'Save on this phone' }).click();
  expect((await saved).suggestedFilename()).toBe('marking.png');
  await expect(send(phone)).toHaveCount(0);
  await phone.getByRole('button', { name: 'Discard' }).click();
  await expect(unsentOn(phone)).toHaveCount(0);
  await phone.reload();
  await over(phone, 'No photos can be added any more');
  await expect(unsentOn(phone)).toHaveCount(0);
});

test('section 6: a phone without room says that the photo is on its page only, and sends it', async ({
  browser,
}) => {
  const { staff, address } = await openCode(browser, 'SF1347662603');
  const phone = await phoneOf(browser);
  await phone.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await phone.goto(address);
  await takePhoto(phone);
  await over(phone, 'This phone has no room to keep the photo: it is on this page only.');
  await phone.getByLabel('Caption').fill('Top marking');
  await send(phone).click();
  await expect(phone.getByText('1 of 20 sent')).toBeVisible();
  await expect(staff.getByLabel('Caption')).toHaveValue('Top marking');
});
