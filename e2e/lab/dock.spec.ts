import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import QRCode from 'qrcode';
import * as bench from '../stage/bench.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { chromiumOptions } from '../stage/browser/chromium.ts';
import { wide } from '../stage/browser/phone.ts';
import {
  agree,
  openBrowsers,
  partOf,
  requestRuling,
  sellersPage,
  staffPage,
  toInbound,
  toReports,
  toTheDock,
} from '../stage/deal.ts';
import { test } from '../stage/journey.ts';
import { signInStaff } from '../stage/people.ts';

const GS = '\u001d';
/** The label of a maker, as its DataMatrix or QR code has it. */
const labelOf = (...fields: string[]) => `[)>\u001e06${GS}${fields.join(GS)}\u001e\u0004`;

/** A film of one label, as a camera that lies still sees it (YUV4MPEG2, 4:2:0). */
function filmOf(text: string): Buffer {
  const [width, height] = [640, 480];
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const scale = Math.floor(400 / modules.size);
  const [left, top] = [width, height].map((side) =>
    Math.floor((side - modules.size * scale) / 2),
  ) as [number, number];
  const luma = Buffer.alloc(width * height, 235);
  for (let y = 0; y < modules.size * scale; y += 1) {
    for (let x = 0; x < modules.size * scale; x += 1) {
      const isDark = modules.get(Math.floor(y / scale), Math.floor(x / scale));
      if (isDark) luma[(top + y) * width + left + x] = 16;
    }
  }
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    luma,
    Buffer.alloc((width * height) / 2, 128),
  ]);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
    frame,
    frame,
  ]);
}

/** Five years by the market's calendar, GMT+8. */
const retentionEnd = `Kept until ${new Date(Date.now() + 8 * 3_600_000).getUTCFullYear() + 5}-`;
const film = join(tmpdir(), 'assay-dock-label.y4m');
writeFileSync(film, filmOf(labelOf('Q300', '9D2338', '1TGH33A2K')));

test.use({
  launchOptions: {
    ...chromiumOptions,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

const dockPage = (buyersPage: string) => buyersPage.replace('/my-order-details/', '/ops/dock/');

/** A photo as a phone takes it, larger than what goes up: noise does not compress. */
const bigPhoto = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1500, 1200];
    const context = canvas.getContext('2d');
    const data = context?.createImageData(canvas.width, canvas.height);
    if (!context || !data) return '';
    let seed = 7;
    for (let at = 0; at < data.data.length; at += 1) {
      // Xorshift of 32 bits: a period that no compression finds.
      seed ^= seed << 13;
      seed ^= seed >>> 17;
      seed ^= seed << 5;
      data.data[at] = at % 4 === 3 ? 255 : seed & 255;
    }
    context.putImageData(data, 0, 0);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return new Promise<string>((done) => {
      const reader = new FileReader();
      reader.onload = () => done(`${reader.result}`.replace(/^[^,]*,/, ''));
      reader.readAsDataURL(blob ?? new Blob());
    });
  });

/** Shows a QR code that stands on a page to the reader of another. */
async function showLabel(page: Page, picture: Buffer): Promise<void> {
  await page
    .locator('input[type=file][aria-label="Read a picture"]')
    .setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: picture });
}

test('section 6, 8: a parcel is received, corrected, inspected and sent by scan on a phone', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { buyer, seller, staff } = people;
  const mpn = partOf('D');
  const order = await agree(people, mpn);
  await toInbound(people, order);
  const orderNo = (await buyer.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';

  await signInStaff(staff, 'warehouse@assay.test');
  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.goto('/ops/dock');
  // A label that nobody issued, then the number that is typed.
  const find = staff.getByLabel('Scan a label, or type the number of an order, claim or parcel');
  await find.fill(`https://assay.example/l/${orderNo}/AAAA-AAAA`);
  await find.press('Enter');
  await expect(staff.getByText('This label was not issued by Assay')).toBeVisible();
  await find.fill(orderNo);
  await find.press('Enter');
  await expect(staff).toHaveURL(new RegExp(`${new URL(dockPage(order)).pathname}$`));

  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(orderNo);
  // The camera sees the first reel; its date code is older than agreed.
  await staff.getByRole('button', { name: 'Open the camera' }).click();
  const count = staff.getByRole('textbox', { name: 'Count of this pack' });
  await expect(count).toHaveValue('300');
  await staff.getByRole('button', { name: 'Close the camera' }).click();
  await expect(staff.getByRole('row', { name: /Date code 2338/ })).toHaveAttribute(
    'data-agreed',
    'differs',
  );
  expect(await axeViolations(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Add this pack' }).click();
  // A picture of the second reel; twelve pieces are missing from it.
  await showLabel(
    staff,
    await QRCode.toBuffer(labelOf(`1P${mpn}`, 'Q200', '9D2421', '1TGH24E9T'), { scale: 6 }),
  );
  await expect(count).toHaveValue('200');
  await count.fill('188');
  await expect(staff.getByText('12 below the label')).toBeVisible();
  await staff.getByRole('button', { name: 'Add this pack' }).click();
  await staff.getByLabel('Label text').fill('[)>06|1PLM358DR|Q0');
  await staff.getByLabel('Label text').press('Enter');
  await expect(staff.getByText('Field Q cannot be read.')).toBeVisible();

  // Nothing else is written down yet: said at the fields.
  await staff.getByRole('button', { name: 'Receive 488 pcs' }).click();
  await expect(staff.locator('[aria-invalid=true]').first()).toBeVisible();
  await staff.getByRole('textbox', { name: 'Parcels' }).fill('1');
  await staff.getByRole('textbox', { name: 'Total weight' }).fill('0.84');
  await staff.getByRole('textbox', { name: 'Shelf' }).fill('DC-2-03');
  for (const [group, state] of [
    ['Outer tape', 'Intact'],
    ['Moisture bag', 'Broken'],
    ['Humidity card', '30 %'],
  ] as const) {
    await staff
      .getByRole('radiogroup', { name: group })
      .getByRole('radio', { name: state })
      .click();
  }
  const photo = Buffer.from(await bigPhoto(staff), 'base64');
  expect(photo.length).toBeGreaterThan(4_000_000);
  await staff
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'parcel.png', mimeType: 'image/png', buffer: photo });
  await expect(staff.getByText('parcel.jpg')).toBeVisible();
  await expect(staff.getByText(`${mpn}: 12 pcs short.`)).toBeVisible();
  await expect(staff.getByText(`${mpn}: date code 2338, agreed 2421.`)).toBeVisible();
  expect(await wide(staff)).toBeLessThanOrEqual(0);
  // The count survives a reload.
  await expect(staff.getByRole('button', { name: 'Receive 488 pcs' })).toBeEnabled();
  await staff.getByRole('button', { name: 'Receive 488 pcs' }).click();
  await expect(staff.getByText('488 pcs received')).toBeVisible();

  // Both parties read the difference; who counted does not correct alone.
  for (const [page, url] of [
    [buyer, order],
    [seller, sellersPage(order)],
  ] as const) {
    await page.goto(url);
    await expect(page.getByText('agreed: 2421')).toBeVisible();
    await expect(page.getByText(/Moisture bag: broken/)).toBeVisible();
  }
  await expect(staff.getByRole('button', { name: 'Record the second count' })).toHaveCount(0);
  await expect(staff.getByText(/A second person counts again here/)).toBeVisible();
  await signInStaff(staff, 'warehouse2@assay.test');
  await staff.goto(dockPage(order));
  await staff.getByRole('textbox', { name: 'Counted' }).fill('500');
  await staff.getByLabel('Reason').fill('Twelve lay under the lid.');
  await staff.getByRole('button', { name: 'Record the second count' }).click();
  await expect(staff.getByText('500 pcs received')).toBeVisible();
  expect(await wide(staff)).toBeLessThanOrEqual(0);

  await staff.setViewportSize({ width: 1440, height: 900 });
  await signInStaff(staff, 'qc@assay.test');
  await bench.openInspection(staff, staffPage(order));
  await bench.recordAll(staff, 'pass');
  await bench.conclude(staff, { grade: 'A', verdict: 'Pass', text: 'As marked.' });
  await signInStaff(staff, 'qc2@assay.test');
  await bench.issue(staff, staffPage(order));
  for (const [page, url, button] of [
    [seller, sellersPage(order), 'Confirm the result'],
    [buyer, order, 'Send decision'],
  ] as const) {
    await page.goto(url);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('The inspection result is confirmed.').first()).toBeVisible();
  }

  // Labels are printed, and read back: the parcel's opens the order, the lot's checks the pick.
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(`${dockPage(order)}/labels`);
  const sheets = staff.locator('svg[role=img][aria-label*="/l/"]');
  await expect(sheets).toHaveCount(2);
  const [parcel, lot] = [await sheets.nth(0).screenshot(), await sheets.nth(1).screenshot()];
  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.goto('/ops/dock?tab=dispatch');
  await expect(staff.getByText(orderNo)).toBeVisible();
  await showLabel(staff, parcel);
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(orderNo);
  await showLabel(staff, lot);
  await expect(staff.getByRole('img', { name: 'Label checked' })).toBeVisible();
  await staff.getByRole('textbox', { name: 'Tracking number' }).fill('1Z999AA10123456784');
  expect(await wide(staff)).toBeLessThanOrEqual(0);
  await staff.getByRole('button', { name: 'Record shipment' }).click();
  await expect(staff.getByText('The shipment to the buyer is recorded.').first()).toBeVisible();
});

test('section 6: a suspect lot goes into the register: sample, confirmed, kept for five years', async ({
  browser,
}) => {
  const people = await openBrowsers(browser);
  const { buyer, seller, staff } = people;
  const order = await agree(people, partOf('Q'));
  await toTheDock(people, order);
  await toReports(order, 'fail');
  await buyer.goto(order);
  await buyer.getByRole('radio', { name: 'Reject' }).first().click();
  await buyer.getByLabel('Why do you reject?').fill('Counterfeit, by the report.');
  await buyer.getByRole('button', { name: 'Send decision' }).click();
  await expect(
    buyer.getByText('Rejected. Settle it with the seller; support rules where you do not.').first(),
  ).toBeVisible();
  await requestRuling(people, order);
  await signInStaff(staff, 'support@assay.test');
  await staff.goto(staffPage(order));
  await staff.getByRole('radio', { name: /Quarantine\./ }).click();
  await staff.getByRole('textbox', { name: 'Reason' }).fill('Suspect counterfeit.');
  await staff.getByRole('button', { name: 'Quarantine and refund' }).click();
  await expect(staff.getByRole('region', { name: 'Quarantine' })).toBeVisible();

  // The seller asks for its sample; the buyer reads the same state and has no button.
  await seller.goto(sellersPage(order));
  await seller.getByRole('button', { name: 'Ask for a sample (at most 10)' }).click();
  await expect(seller.getByText('Sample asked for')).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByText('Sample asked for')).toBeVisible();
  await expect(buyer.getByRole('button', { name: /Ask for a sample/ })).toHaveCount(0);

  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffPage(order));
  await staff.getByRole('region', { name: 'Quarantine' }).getByRole('link').click();
  const drawer = staff.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Pieces of the sample' }).fill('11');
  await drawer.getByRole('textbox', { name: 'Tracking number' }).fill('SF1347662444');
  await drawer.getByRole('button', { name: 'Record the sample' }).click();
  await expect(drawer.getByText('A sample has at most 10 pieces.').first()).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Pieces of the sample' }).fill('10');
  await drawer.getByRole('button', { name: 'Record the sample' }).click();
  await expect(drawer.getByText(/Sample of 10 sent with .* SF1347662444/)).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Location' }).fill('Q-01-1');
  await drawer.getByRole('button', { name: 'Move it' }).click();
  await expect(drawer.getByText('Q-01-1')).toBeVisible();
  const register = staff.url();

  await signInStaff(staff, 'support@assay.test');
  await staff.goto(register);
  await drawer.getByRole('radio', { name: 'Confirm counterfeit: keep five years' }).click();
  await drawer.getByRole('button', { name: 'Confirm counterfeit: keep five years' }).click();
  await expect(drawer.locator('[aria-invalid=true]')).toBeVisible();
  await drawer.getByLabel('Reason, which both parties read').fill('Black-topped, three of three.');
  await drawer.getByRole('button', { name: 'Confirm counterfeit: keep five years' }).click();
  await expect(drawer.getByText(retentionEnd)).toBeVisible();
  // The seller is proposed from the entry, once; somebody else notifies and publishes.
  await drawer.getByRole('button', { name: 'Propose the seller for the blacklist' }).click();
  await drawer.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(drawer.locator('[aria-invalid=true]').first()).toBeVisible();
  for (const text of await drawer.getByRole('textbox', { name: /^Outcome/ }).all()) {
    await text.fill('The lot was counterfeit; the buyer was refunded.');
  }
  await drawer.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(drawer.getByText('The seller is proposed for the blacklist.')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Blacklist' })).toBeVisible();

  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(register);
  await drawer.getByRole('radio', { name: 'Keep the certificate of retention' }).click();
  await drawer.locator('input[type=file]').setInputFiles('docs/pictures/order.png');
  await drawer.getByRole('button', { name: 'Keep the certificate of retention' }).click();
  await expect(drawer.getByRole('link', { name: 'Certificate of retention' })).toBeVisible();
  // Not before its time.
  await expect(drawer.getByText('Record the destruction')).toHaveCount(0);
  for (const page of [seller, buyer]) {
    await page.reload();
    await expect(page.getByText('Black-topped, three of three.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Certificate of retention' })).toBeVisible();
  }
});
