import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { orderOne } from '#contract/orders/calls.ts';
import { openProductDatabase } from '../../tools/fault/database.ts';
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
import { inboundOrder } from '../stage/day.ts';
import { test } from '../stage/journey.ts';
import { person, signInStaff } from '../stage/people.ts';

/** The desk hears of a photo at once: less than the 15 seconds after which its page asks by itself. */
const ANNOUNCED_MS = 6000;

test('section 6, 8: a phone is the camera of the dock and of a test, until it is closed', async ({
  browser,
}) => {
  const { buyer, order } = await inboundOrder(newPart('PHONE'), 'SF1347662555', ['detailedVisual']);
  const staff = await person(browser);
  const phone = await phoneOf(browser);

  // At the dock: a wrong file first, then two photos, of which one is discarded.
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(`/ops/dock/${order.id}`);
  await staff.getByRole('button', { name: OPEN }).click();
  await phone.goto(await addressInCode(staff));
  await expect(phone.getByRole('heading', { name: /^Parcel of order TO-/ })).toBeVisible();
  await expect(staff.getByText('The phone is connected')).toBeVisible();
  await takePhoto(phone, {
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture at all'),
  });
  await over(phone, '“notes.jpg” is not a picture that can be opened.');
  for (const count of [1, 2]) {
    await takePhoto(phone);
    await phone.getByRole('button', { name: 'Send the photo' }).click();
    await expect(phone.getByText(`${count} of 10 sent`)).toBeVisible();
    await expect(phone.getByText('The photo was sent.')).toBeVisible();
    await expect(
      staff.getByRole('list', { name: 'Photos from the phone' }).getByRole('img'),
    ).toHaveCount(count, { timeout: ANNOUNCED_MS });
  }
  await staff.getByRole('button', { name: 'Discard' }).first().click();
  await expect(staff.getByRole('button', { name: 'Discard' })).toHaveCount(1);
  expect(await wide(phone)).toBeLessThanOrEqual(0);

  await staff.getByLabel('Label text').fill('[)>\u001e06\u001dQ500\u001d9D2421\u001e\u0004');
  await staff.getByLabel('Label text').press('Enter');
  await staff.getByRole('textbox', { name: 'Parcels' }).fill('1');
  await staff.getByRole('textbox', { name: 'Total weight' }).fill('0.8');
  await staff.getByRole('textbox', { name: 'Shelf' }).fill('C-02-1');
  for (const [group, state] of [
    ['Outer tape', 'Intact'],
    ['Moisture bag', 'Intact'],
    ['Humidity card', '10 %'],
  ] as const) {
    await staff
      .getByRole('radiogroup', { name: group })
      .getByRole('radio', { name: state })
      .click();
  }
  await staff.getByRole('button', { name: 'Receive 500 pcs' }).click();
  await expect(staff.getByText('500 pcs received')).toBeVisible();
  // A photo that is taken after that has no parcel to go to; the page says so and keeps it.
  await takePhoto(phone);
  await phone.getByRole('button', { name: 'Send the photo' }).click();
  await over(phone, 'The inspection is concluded or the parcel received');
  await over(phone, '1 photo was not sent and cannot be sent any more.');
  await expect(phone.getByRole('link', { name: 'Save on this phone' })).toBeVisible();
  expect((await buyer.send(orderOne, { id: order.id })).dock?.photos).toHaveLength(1);

  // At the bench: caption and scale come along, and stand in the record.
  await signInStaff(staff, 'qc@assay.test');
  await bench.openInspection(staff, `/ops/orders/${order.id}`);
  await bench.openVisualTest(staff);
  await staff.getByRole('button', { name: OPEN }).click();
  const address = await addressInCode(staff);
  const camera = await phoneOf(browser);
  await camera.goto(address);
  await expect(camera.getByText('Detailed visual')).toBeVisible();
  expect(await axeViolations(camera)).toEqual([]);
  await takePhoto(camera);
  await camera.getByLabel('Caption').fill('Top marking');
  await camera.getByLabel('Scale').fill('1 mm');
  // The network is gone: the photo is kept, said, and sent when it is back.
  await camera.context().setOffline(true);
  await camera.getByRole('button', { name: 'Send the photo' }).click();
  await over(camera, 'Waiting for the network: the photo is kept on this phone');
  await camera.context().setOffline(false);
  await expect(camera.getByText('The photo was sent.')).toBeVisible();
  await expect(staff.getByLabel('Caption')).toHaveValue('Top marking');
  await expect(staff.getByLabel('Scale')).toHaveValue('1 mm');
  expect(await wide(camera)).toBeLessThanOrEqual(0);

  // A second phone is refused, and the first stays.
  const stranger = await phoneOf(browser);
  await stranger.goto(address);
  await over(stranger, 'Another phone uses this code.');
  await camera.reload();
  await expect(camera.getByText('1 of 20 sent')).toBeVisible();

  // The desktop ends it while a photo is at hand.
  await takePhoto(camera);
  await staff
    .getByRole('region', { name: 'Phone as camera' })
    .getByRole('button', { name: 'End' })
    .click();
  await expect(staff.getByText('The phone has ended; 1 photo came.')).toBeVisible();
  await camera.getByRole('button', { name: 'Send the photo' }).click();
  await over(camera, 'This code was closed on the desktop');
  await expect(camera.getByRole('button', { name: 'Take a photo' })).toHaveCount(0);

  // A removed photo does not come back; the other is recorded.
  await staff.getByRole('button', { name: OPEN }).click();
  await camera.goto('/favicon.svg');
  await camera.goto(await addressInCode(staff));
  // The photo of the code before stays with that code.
  await expect(camera.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await expect(unsentOn(camera)).toHaveCount(0);
  await takePhoto(camera);
  await camera.getByLabel('Caption').fill('Blurred');
  await camera.getByRole('button', { name: 'Send the photo' }).click();
  const photos = staff.getByRole('list', { name: 'Photos in the report' });
  await expect(photos.getByText('Blurred')).toBeVisible();
  await photos.getByRole('button', { name: /Blurred/ }).click();
  await expect(staff.getByLabel('Caption')).toHaveValue('Blurred');
  await staff.getByRole('button', { name: 'Remove this photo' }).click();
  await expect(staff.getByText('Blurred')).toHaveCount(0);
  await staff.reload();
  await bench.openVisualTest(staff);
  await expect(staff.getByLabel('Caption')).toHaveValue('Top marking');
  await expect(staff.getByText('Blurred')).toHaveCount(0);
  await bench.recordAll(staff, 'pass');
  // The inspection is concluded while the phone is open.
  await bench.openVisualTest(staff);
  // The phone of before is still there: a new code takes its place.
  await staff
    .getByRole('region', { name: 'Phone as camera' })
    .getByRole('button', { name: 'End' })
    .click();
  await staff.getByRole('button', { name: OPEN }).click();
  await camera.goto('/favicon.svg');
  await camera.goto(await addressInCode(staff));
  await takePhoto(camera);
  await expect(staff.getByText('The phone is connected')).toBeVisible();
  await bench.conclude(staff, { grade: 'A', verdict: 'Pass', text: 'As marked.' });
  await expect(
    staff.getByText('scale 1 mm').or(staff.getByText('Top marking')).first(),
  ).toBeVisible();
  await camera.getByRole('button', { name: 'Send the photo' }).click();
  await over(camera, 'The inspection is concluded or the parcel received');
});

test('section 6: a code that expired, was never shown or is cut off says so, in five languages', async ({
  browser,
}) => {
  const phone = await phoneOf(browser);
  const token = randomBytes(32).toString('base64url');
  const db = await openProductDatabase(process.env['MARKET_DATA'] ?? '');
  try {
    await db.query(
      `insert into handoffs.handoff (id, token_hash, kind, record_id, record_no, staff_id, session_id,
         opened_at, expires_at)
       values ($1, $2, 'parcel', $1, 'TO-1', $1, $1, now() - interval '16 minutes',
         now() - interval '1 minute')`,
      [randomUUID(), createHash('sha256').update(token).digest()],
    );
  } finally {
    await db.end();
  }
  const sentences = {
    en: ['The 15 minutes of this code are over.', 'This code is unknown'],
    zh: ['15 分钟有效期已过', '二维码无效'],
    es: ['Los 15 minutos de este código han pasado.', 'Código desconocido'],
    fr: ['Les 15 minutes de ce code sont écoulées.', 'Code inconnu'],
    ru: ['15 минут этого кода истекли.', 'Код неизвестен'],
  };
  for (const [lang, [expired, unknown]] of Object.entries(sentences)) {
    await phone.goto('/favicon.svg');
    await phone.goto(`/phone-camera?lang=${lang}#${token}`);
    await over(phone, expired ?? '');
    for (const other of [randomBytes(32).toString('base64url'), 'cut-off', '']) {
      await phone.goto('/favicon.svg');
      await phone.goto(`/phone-camera?lang=${lang}#${other}`);
      await over(phone, unknown ?? '');
    }
    expect(await wide(phone)).toBeLessThanOrEqual(0);
  }
});
