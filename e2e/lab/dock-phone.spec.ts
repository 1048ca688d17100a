import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { opsOrderOne, quarantineOrder } from '#contract/orders/staff-calls.ts';
import { quarantineOfOrder, requestSample } from '#contract/quarantine/calls.ts';
import * as steps from '../../tools/deal/steps.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { wide } from '../stage/browser/phone.ts';
import { cleared, openCast, reported } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { deskPage } from '../stage/people.ts';
import { freshPhoto } from '../stage/photos.ts';

/** The phone of somebody at the dock, held in one hand. */
async function phoneAt(browser: Browser, email: string): Promise<Page> {
  const page = await deskPage(browser, email);
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}

/** Everything a page offers can be hit by a thumb, and nothing leaves the screen. */
async function expectOneHand(page: Page): Promise<void> {
  // Words that load late hide the page for a moment.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await wide(page)).toBeLessThanOrEqual(0);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main button')]
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 0 && (width < 24 || height < 24);
      })
      .map((one) => one.textContent),
  );
  expect(small).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
}

const again = (cast: steps.Cast, { id }: steps.Order) => cast.warehouse.send(opsOrderOne, { id });

const failing = async (): Promise<steps.Finding> => ({
  grade: 'F',
  verdict: 'fail',
  conclusion: 'Re-marked parts.',
  fails: { generalVisual: { failed: 1, note: 'Two markings on one reel.' } },
  photos: {
    generalVisual: [
      {
        name: 'a.png',
        bytes: await freshPhoto(),
        caption: 'Two markings',
        bad: true,
      },
    ],
  },
});

/** Fills the number of the carrier: first too short, then with a wrong check digit, then right. */
async function enterTracking(page: Page, button: string, numbers: readonly string[]) {
  const field = page.getByRole('textbox', { name: 'Tracking number' });
  for (const wrong of numbers.slice(0, -1)) {
    await field.fill(wrong);
    await page.getByRole('button', { name: button }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(wrong);
  }
  await field.fill(numbers.at(-1) ?? '');
}

/** A label whose text is typed, as a hand scanner does. */
async function scan(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Scan each lot label to check it');
  await field.fill(text);
  await field.press('Enter');
}

const rejectedBy = async (cast: steps.Cast): Promise<steps.Order> => {
  const order = await reported(cast, await failing());
  await steps.reject(
    cast,
    order,
    'Re-marked, by the report.',
    order.lines.map(({ id }) => id),
  );
  return again(cast, order);
};

test('section 6: a parcel to the buyer leaves by one hand, after every mistake that can be made', async ({
  browser,
}) => {
  const cast = await openCast();
  const order = await cleared(cast);
  const phone = await phoneAt(browser, 'warehouse@assay.test');
  await phone.goto(`/ops/dock?tab=dispatch`);
  await phone
    .getByLabel('Scan a label, or type the number of an order, claim or parcel')
    .fill(order.no);
  await phone.getByRole('button', { name: 'Find' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(order.no);
  await expectOneHand(phone);

  // The label of a lot of another order is not in this parcel.
  await scan(phone, 'LOT-200101-9999');
  await expect(phone.getByText('LOT-200101-9999 does not belong to this order.')).toBeVisible();
  const picks = phone.getByRole('list', { name: 'Pick list' });
  const [lot = ''] = ((await picks.locator('small').first().textContent()) ?? '').split(' ');
  await scan(phone, lot);
  await expect(phone.getByRole('img', { name: 'Label checked' })).toBeVisible();

  // Packing list and labels, on the screen and as a file for the printer of labels.
  await phone.getByRole('link', { name: 'Print labels' }).click();
  await expect(phone.getByRole('region', { name: 'Packing list' })).toContainText('Dresden');
  await expectOneHand(phone);
  const parcels = phone.getByRole('textbox', { name: 'Parcels' });
  await parcels.fill('0');
  await phone.getByRole('button', { name: 'Download the PDF' }).click();
  await expect(parcels).toHaveAttribute('aria-invalid', 'true');
  await parcels.fill('2');
  await phone.getByRole('radio', { name: '100 × 50 mm' }).click();
  const [file] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: 'Download the PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${order.no}-100x50.pdf`);
  const pdf = readFileSync(await file.path()).toString('latin1');
  // Two parcels and one lot.
  expect(pdf.match(/\/MediaBox/g)).toHaveLength(3);
  await phone.getByRole('link', { name: 'Open the order' }).click();

  await phone.getByLabel('Carrier').selectOption('UPS');
  await enterTracking(phone, 'Record shipment', ['12', '1Z999AA10123456785', '1Z999AA10123456784']);
  // Somebody at the desk is faster: the phone is told, and shows what is true now.
  await steps.dispatch(cast, await again(cast, order), {
    carrier: 'DHL',
    trackingNo: '4471992000',
  });
  await phone.getByRole('button', { name: 'Record shipment' }).click();
  await expect(phone.getByText('This was changed a moment ago.').first()).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Record shipment' })).toHaveCount(0);

  // The next parcel is the phone's own.
  const next = await cleared(cast);
  await phone.goto(`/ops/dock/${next.id}`);
  await phone.getByLabel('Carrier').selectOption('UPS');
  await enterTracking(phone, 'Record shipment', ['1Z999AA10123456784']);
  await phone.getByRole('button', { name: 'Record shipment' }).click();
  await expect(phone.getByText('The shipment to the buyer is recorded.').first()).toBeVisible();
  const sent = await again(cast, next);
  expect(sent.state).toBe('dispatched');
  await expectOneHand(phone);
});

test('section 6: goods go back to the seller by one hand, with their packing list', async ({
  browser,
}) => {
  const cast = await openCast();
  const order = await rejectedBy(cast);
  await steps.orderReturn(cast, order, 'Re-marked.');
  await steps.authorise(cast, await steps.look(cast.buyer, order));
  const phone = await phoneAt(browser, 'warehouse@assay.test');
  await phone.goto('/ops/dock?tab=back');
  await phone.getByRole('link', { name: new RegExp(order.no) }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(order.no);
  await expect(phone.getByText(/600 back to the seller/)).toBeVisible();
  await phone.getByRole('link', { name: 'Print labels' }).click();
  const list = phone.getByRole('region', { name: 'Packing list' });
  await expect(list).toContainText('Return to');
  await expect(list).toContainText('600');
  await expect(list).not.toContainText('Dresden');
  await phone.getByRole('link', { name: 'Open the order' }).click();
  await expectOneHand(phone);
  await phone.getByLabel('Carrier').selectOption('UPS');
  await enterTracking(phone, 'Record return', ['12', '1Z999AA10123456785', '1Z999AA10123456784']);
  await phone.getByRole('button', { name: 'Record return' }).click();
  await expect.poll(async () => (await again(cast, order)).state).toBe('returned');
  await expectOneHand(phone);
});

test('section 6: a suspect lot is moved and its sample sent by one hand', async ({ browser }) => {
  const cast = await openCast();
  const order = await rejectedBy(cast);
  const { id, version } = await steps.requestRuling(cast, order);
  await cast.support.send(quarantineOrder, { id, version, reason: 'Suspect counterfeit.' });
  const [entry] = await cast.seller.send(quarantineOfOrder, { id });
  if (entry === undefined) throw new Error('nothing is in quarantine');
  await cast.seller.send(requestSample, { id: entry.id, version: entry.version });
  const phone = await phoneAt(browser, 'warehouse@assay.test');
  await phone.goto('/ops/quarantine');
  await expectOneHand(phone);
  await phone.getByRole('main').getByRole('searchbox').fill(order.no);
  await phone.getByRole('link', { name: entry.lotNo }).click();
  const drawer = phone.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expectOneHand(phone);
  await drawer.getByRole('textbox', { name: 'Pieces of the sample' }).fill('11');
  await enterTracking(phone, 'Record the sample', ['12', 'SF1347662444']);
  await drawer.getByRole('button', { name: 'Record the sample' }).click();
  await expect(drawer.getByText('A sample has at most 10 pieces.').first()).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Pieces of the sample' }).fill('10');
  await drawer.getByRole('button', { name: 'Record the sample' }).click();
  await expect(drawer.getByText(/Sample of 10 sent with .* SF1347662444/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Move it' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Location' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await drawer.getByRole('textbox', { name: 'Location' }).fill('Q-01-1');
  await drawer.getByRole('button', { name: 'Move it' }).click();
  await expect(drawer.getByText('Q-01-1')).toBeVisible();
  await expectOneHand(phone);
});
