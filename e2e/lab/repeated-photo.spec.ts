import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import * as bench from '../stage/bench.ts';
import { newPart } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial } from '../stage/money/ledger.ts';
import { deskPage, signInStaff } from '../stage/people.ts';
import { freshPhoto } from '../stage/photos.ts';
import { openLot } from '../stage/visual-lot.ts';

/** Records the one test of a lot with a photo, and waits until the result is saved. */
async function recordWith(staff: Page, photo: Buffer): Promise<void> {
  const main = staff.getByRole('main');
  const file = { name: 'top.jpg', mimeType: 'image/jpeg', buffer: photo };
  await main.locator('input[type=file]').setInputFiles(file);
  await expect(main.getByText('Shows a defect')).toBeVisible();
  await main.getByRole('button', { name: /^(Rest|All) pass$/ }).click();
  await bench.nameInstrument(main);
  await main.getByRole('button', { name: 'Complete test' }).click();
  await expect(staff.getByText(/: the result is recorded\.$/)).toBeVisible();
}

test('section 8: a photo of another lot keeps a lot from review until its author says why it stays', async ({
  browser,
}) => {
  const staff = await deskPage(browser, 'qc@assay.test');
  const photo = await sharp(await freshPhoto())
    .jpeg({ quality: 92 })
    .toBuffer();
  await openLot(staff, newPart('TWICE'));
  await recordWith(staff, photo);
  const first = new URL(staff.url()).pathname;
  const main = staff.getByRole('main');
  const toReview = main.getByRole('button', { name: 'Send to review' });
  await expect(toReview).toBeEnabled();

  // The same picture, smaller and saved anew: found after the result is saved.
  await openLot(staff, newPart('TWICE'));
  await recordWith(staff, await sharp(photo).resize(400).jpeg({ quality: 60 }).toBuffer());
  await expect(staff.getByText('A photo is also in another lot: say why it stays')).toBeVisible();
  const copies = main.getByRole('region', { name: 'Photos that another lot has too' });
  await expect(copies.getByRole('img')).toHaveCount(2);
  await expect(copies.getByText('No reason yet.')).toBeVisible();
  await expect(copies.getByRole('link')).toHaveAttribute('href', first);
  await expect(main.getByText('that have no reason: 1.')).toBeVisible();
  await expect(toReview).toBeDisabled();

  await copies.getByRole('button', { name: 'Say why it stays' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog
    .getByRole('textbox', { name: 'Reason' })
    .fill('One label for both lots of the reel.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(copies.getByText('One label for both lots of the reel.')).toBeVisible();
  await expect(toReview).toBeEnabled();
  await bench.conclude(staff, { grade: 'A', verdict: 'Pass', text: 'As marked.' });

  // The reviewer reads the reason beside both pictures, and signs knowing it.
  const lot = new URL(staff.url()).pathname;
  await signInStaff(staff, 'qc2@assay.test');
  await staff.goto(lot);
  await expect(copies.getByText('One label for both lots of the reel.')).toBeVisible();
  await expect(copies.getByRole('button')).toHaveCount(0);
  await staff.getByRole('button', { name: 'Issue the report' }).click();
  await expect(
    staff.getByRole('dialog').getByText('Photos that another lot has too: 1.'),
  ).toBeVisible();
  await staff.getByRole('dialog').getByRole('button', { name: 'Issue the report' }).click();
  await expect(staff.getByText('The report is issued.', { exact: true })).toBeVisible();
  await expectZeroTrial(market());
});
