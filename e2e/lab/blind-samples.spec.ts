import { expect, type Page } from '@playwright/test';
import * as bench from '../stage/bench.ts';
import { recordReceipt } from '../stage/deal-pages.ts';
import { test } from '../stage/journey.ts';
import { person, signInStaff } from '../stage/people.ts';

/** Fills the form of a new sample, which first refuses to be sent empty; returns its number. */
async function create(admin: Page, mpn: string, truth: string): Promise<string> {
  await admin.goto('/ops/blind-samples');
  await admin.getByRole('button', { name: 'Create a blind sample' }).first().click();
  const dialog = admin.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Create a blind sample' });
  await submit.click();
  await expect(dialog.getByLabel('It is')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('It is').selectOption({ label: truth });
  for (const [label, text] of [
    ['Part number', mpn],
    ['Manufacturer', 'Texas Instruments'],
    ['Date code', '2421'],
    ['Pieces', '500'],
    ['Unit price, USD', '0.095'],
    ['Buyer company', 'Hafenlicht Elektronik GmbH'],
    ['Recipient', 'Uwe Lang'],
    ['Delivery address', 'Hafenweg 4'],
    ['Delivery city', 'Kiel'],
    ['Recipient telephone', '+49 431 555 0144'],
    ['Seller company', 'Futian Xinrui Ltd'],
    ['Tracking number', `SF${Date.now()}`],
  ] as const) {
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await dialog.getByRole('textbox', { name: /^Seller address/ }).fill('Lin Hao\nHuafu Road 1');
  for (const [label, country] of [
    ['Buyer country', 'Germany'],
    ['Seller country', 'China'],
  ] as const) {
    await dialog.getByRole('combobox', { name: label }).fill(country);
    await admin
      .getByRole('option', { name: new RegExp(`^(DE|CN).*${country}`) })
      .first()
      .click();
  }
  await dialog.getByRole('checkbox', { name: /^Detailed visual/ }).check();
  await submit.click();
  const row = admin.getByRole('row', { name: new RegExp(mpn) });
  await expect(row).toContainText('On its way');
  return (await row.getByRole('link', { name: /^BS-/ }).textContent()) ?? '';
}

/** Opens the drawer of a sample. */
async function open(admin: Page, no: string) {
  await admin.goto('/ops/blind-samples');
  await admin.getByRole('link', { name: no }).click();
  const drawer = admin.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: /^TO-/ })).toBeVisible();
  return drawer;
}

/** The order of a sample at the desks. */
async function orderPage(admin: Page, no: string): Promise<string> {
  const drawer = await open(admin, no);
  return (await drawer.getByRole('link', { name: /^TO-/ }).getAttribute('href')) ?? '';
}

async function receive(warehouse: Page, order: string): Promise<void> {
  await warehouse.goto(order);
  await recordReceipt(warehouse, { pieces: '500' });
}

/** The second person signs: no report comes, since it was a sample. */
async function sign(second: Page, lot: string): Promise<void> {
  await second.goto(lot);
  await second.getByRole('button', { name: 'Issue the report' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Issue the report' }).click();
  await expect(second.getByText('The report is issued.', { exact: true })).toBeVisible();
}

test('known fakes are caught, missed and voided, and the lab learns of them afterwards', async ({
  browser,
}) => {
  const [admin, warehouse, qc, second, visitor] = [
    await person(browser),
    await person(browser),
    await person(browser),
    await person(browser),
    await person(browser),
  ];
  await signInStaff(admin, 'admin2@assay.test');
  await signInStaff(warehouse, 'warehouse@assay.test');
  await signInStaff(qc, 'qc@assay.test');
  await signInStaff(second, 'qc2@assay.test');
  const run = `${Date.now() % 1_000_000}`;
  const caught = await create(admin, `LM2904-C${run}`, 'Re-marked');
  const missed = await create(admin, `LM2904-M${run}`, 'Re-marked');
  const voided = await create(admin, `LM2904-V${run}`, 'Genuine');

  for (const [no, outcome] of [
    [caught, 'fail'],
    [missed, 'pass'],
  ] as const) {
    const order = await orderPage(admin, no);
    await receive(warehouse, order);
    await bench.openInspection(qc, order);
    await expect(qc.getByText(/blind/i)).toHaveCount(0);
    await bench.recordAll(qc, outcome);
    await bench.conclude(qc, {
      grade: outcome === 'fail' ? 'E' : 'A',
      verdict: outcome === 'fail' ? 'Fail' : 'Pass',
      text: 'Looked at closely.',
    });
    await sign(second, qc.url());
  }
  const lot = second.url();
  await expect(second.getByText('This lot was blind sample')).toHaveCount(0);

  let drawer = await open(admin, caught);
  await expect(drawer.getByText('Caught').first()).toBeVisible();
  await expect(drawer.getByText('Min Zhao, Ke Luo')).toBeVisible();
  drawer = await open(admin, missed);
  await expect(drawer.getByText('Missed').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Reveal to the lab' }).click();
  await admin.getByRole('dialog').last().getByRole('button', { name: 'Reveal to the lab' }).click();
  await expect(admin.getByText(`Sample ${missed} is revealed.`)).toBeVisible();
  await second.goto(lot);
  await expect(second.getByText(`This lot was blind sample ${missed}`)).toBeVisible();

  drawer = await open(admin, voided);
  await drawer.getByRole('button', { name: 'Void' }).click();
  const dialog = admin.getByRole('dialog').last();
  await dialog.getByRole('button', { name: 'Void' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The parcel got wet.');
  await dialog.getByRole('button', { name: 'Void' }).click();
  await expect(admin.getByText(`Sample ${voided} is void.`)).toBeVisible();
  await expect(admin.getByText('The parcel got wet.')).toBeVisible();

  await visitor.goto('/qc-detection');
  const trials = visitor.getByRole('region', { name: 'The lab is tested itself' });
  await expect(
    trials.getByText(/caught \d+ of \d+ known fakes in blind trials/).first(),
  ).toBeVisible();

  // A person of the lab sees neither page nor list.
  await qc.goto('/ops/blind-samples');
  await expect(qc.getByText('This page belongs to another desk')).toBeVisible();
  await expect(qc.getByRole('link', { name: /^BS-/ })).toHaveCount(0);
});
