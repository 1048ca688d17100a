import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { fileUpload } from '#contract/files/calls.ts';
import { inspectionOne, recordTest } from '#contract/qc/calls.ts';
import * as bench from '../stage/bench.ts';
import { newPart } from '../stage/callers.ts';
import { deskOf } from '../stage/cast.ts';
import { receivedOrder } from '../stage/day.ts';
import { test } from '../stage/journey.ts';
import { deskPage } from '../stage/people.ts';

/** Opens the bench of a received order on its first detailed visual test. */
async function openTest(browser: Browser, trackingNo: string): Promise<Page> {
  const { order } = await receivedOrder(newPart('FAULT'), trackingNo, ['detailedVisual']);
  const staff = await deskPage(browser, 'qc@assay.test');
  await bench.openInspection(staff, `/ops/orders/${order.id}`);
  await openVisual(staff);
  return staff;
}

async function openVisual(staff: Page): Promise<void> {
  const main = staff.getByRole('main');
  await bench.openVisualTest(staff);
  await expect(main.locator('button[aria-current=true]')).toContainText('Detailed visual');
}

/** Fills the test of the page with samples that all pass and a finding; it is not sent yet. */
async function fillResult(staff: Page, finding: string): Promise<void> {
  const main = staff.getByRole('main');
  await main.getByRole('button', { name: /^(Rest|All) pass$/ }).click();
  await bench.nameInstrument(main);
  await main.getByRole('textbox', { name: /^Finding/ }).fill(finding);
}

/** The result of the detailed visual test as the server has it. */
async function resultOf(staff: Page) {
  const lab = await deskOf('qc@assay.test');
  const id = staff.url().split('/').at(-1) ?? '';
  const { tests } = await lab.send(inspectionOne, { id });
  const found = tests.find((one) => one.test === 'detailedVisual');
  return { outcome: found?.outcome, note: found?.note };
}

const complete = (staff: Page) =>
  staff.getByRole('main').getByRole('button', { name: 'Complete test' });
const offline = (staff: Page) => staff.getByRole('status').filter({ hasText: 'Network error' });

test('section 8: a result that is sent while offline is kept and arrives when the network is back', async ({
  browser,
}) => {
  const staff = await openTest(browser, 'SF1347662711');
  await fillResult(staff, 'Even depth on all pieces.');
  const network = staff.context();
  await network.setOffline(true);
  await complete(staff).click();
  await expect(offline(staff)).toHaveCount(1);
  expect(await resultOf(staff)).toEqual({ outcome: null, note: '' });
  await network.setOffline(false);
  await offline(staff).getByRole('button', { name: 'Try again' }).click();
  await expect(staff.getByText('Detailed visual: the result is recorded.')).toBeVisible();
  expect(await resultOf(staff)).toEqual({ outcome: 'pass', note: 'Even depth on all pieces.' });
});

test('section 8: a result outlives the reload of a page that was offline', async ({ browser }) => {
  const staff = await openTest(browser, 'SF1347662712');
  const network = staff.context();
  await fillResult(staff, 'Marking of one batch.');
  await network.setOffline(true);
  await complete(staff).click();
  await expect(offline(staff)).toHaveCount(1);
  await network.setOffline(false);
  await staff.reload();
  await openVisual(staff);
  const finding = staff.getByRole('main').getByRole('textbox', { name: /^Finding/ });
  await expect(finding).toHaveValue('Marking of one batch.');
  const sent = staff.waitForRequest((request) => request.url().endsWith(recordTest.path));
  await complete(staff).click();
  await sent;
  await expect(staff.getByText('Detailed visual: the result is recorded.')).toBeVisible();
  expect(await resultOf(staff)).toEqual({ outcome: 'pass', note: 'Marking of one batch.' });
});

test('section 8: a photo of 200 MB is refused before anything is sent', async ({ browser }) => {
  const staff = await openTest(browser, 'SF1347662713');
  const folder = mkdtempSync(join(tmpdir(), 'assay-photo-'));
  try {
    const path = join(folder, 'marking.png');
    writeFileSync(path, '');
    truncateSync(path, 200 * 1024 * 1024);
    const uploads: string[] = [];
    staff.on('request', (request) => {
      if (request.url().endsWith(fileUpload.path)) uploads.push(request.url());
    });
    const input = staff.getByRole('main').locator('input[type=file]');
    await input.setInputFiles(path);
    await expect(
      staff.getByText('File marking.png does not have an acceptable size. Choose another.'),
    ).toBeVisible();
    expect(uploads).toEqual([]);
    // The bench goes on: a photo of the usual size is taken.
    await bench.addPhoto(staff.getByRole('main'));
    expect(uploads).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
