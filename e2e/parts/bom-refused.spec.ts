import { expect } from '@playwright/test';
import { holdBack, openBeforeProgram } from '../stage/browser/hold-back.ts';
import { test } from '../stage/journey.ts';
import { person } from '../stage/people.ts';

test('what is no list says so at its place, and the page goes on', async ({ browser }) => {
  const page = await person(browser);
  const main = page.getByRole('main');
  await page.goto('/BOM-inquire');
  const file = page.locator('input[type=file]');
  const choose = (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  for (const [name, buffer, said] of [
    ['parts.pdf', Buffer.from('%PDF-1.4'), /^The file must be one of/],
    ['empty.csv', Buffer.alloc(0), /is empty/],
    ['large.csv', Buffer.alloc(1024 * 1024 + 1, 'A'), /does not have an acceptable size/],
  ] as const) {
    await choose(name, buffer);
    await expect(main.getByText(said)).toBeVisible();
  }
  // A file that looks like a list is uploaded; the server tells what it is.
  for (const [name, buffer, said] of [
    ['broken.xlsx', Buffer.from('PK\u0003\u0004 not a workbook at all'), /damaged|neither/],
    ['bytes.csv', Buffer.from([0, 1, 2, 3, 0, 255, 254, 0, 9, 0]), /neither|damaged|encoding/i],
  ] as const) {
    await choose(name, buffer);
    await expect(main.getByText(said)).toBeVisible();
    await main.getByRole('button', { name: `Remove: ${name}` }).click();
    await expect(main.getByText(said)).toHaveCount(0);
  }
  const text = 'MPN,Qty\n"",5\n';
  const nothing = { name: 'nothing.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await file.setInputFiles(nothing);
  await expect(page).toHaveURL(/\/BOM-inquire\/[0-9a-f-]{36}$/);
  await main.getByRole('combobox', { name: /^Column A / }).selectOption('mpn');
  await main.getByRole('button', { name: 'Match the lines' }).click();
  await expect(main.getByText('This sheet has no lines to read.')).toBeVisible();
  await page.goto('/BOM-inquire/01890a5d-ac96-774b-bcce-b302099a8057');
  await expect(main.getByText(/^This BOM is not there any more/)).toBeVisible();
  await page.goto('/BOM-inquire/not-an-id');
  await expect(main.getByText(/^This BOM is not there any more/)).toBeVisible();
});

test('a refusal is said in the language that comes after it', async ({ browser }) => {
  const page = await person(browser);
  // The server draws Chinese where it does not know the choice; the words come as late as they may.
  await page.context().clearCookies();
  const arrive = await holdBack(page, '**/assets/en-*.js');
  await page.goto('/BOM-inquire');
  const buffer = Buffer.from('%PDF-1.4');
  const pdf = { name: 'parts.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file]').setInputFiles(pdf);
  const said = page.getByRole('main').getByRole('alert');
  await expect(said).toContainText(/\p{Script=Han}/u);
  arrive();
  await expect(said).toContainText('The file must be one of');
});

test('a file that is chosen before the program is there is not lost', async ({ browser }) => {
  const page = await person(browser);
  const arrive = await openBeforeProgram(page, '/BOM-inquire');
  const pdf = { name: 'parts.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await page.locator('input[type=file]').setInputFiles(pdf);
  await arrive();
  await expect(page.getByRole('main').getByText('The file must be one of')).toBeVisible();
});
