import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import exceljs from 'exceljs';
import { inquiryClose, inquiryDetail, inquirySend } from '#contract/enquiries/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import type { Caller } from '../../tools/deal/caller.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { callerOf } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { memberPage } from '../stage/people.ts';

const SELLER = 'yue@lantai.test';
/** Parts that nobody else holds: what is asked for them reaches this seller alone. */
const RUN = Date.now().toString(36).toUpperCase();
const [QUOTED, WRONG, CLOSED] = [`SHEET-A-${RUN}`, `SHEET-B-${RUN}`, `SHEET-C-${RUN}`];

/** The seller holds the parts, and a buyer asks for them. */
async function ask(buyer: Caller): Promise<string> {
  const seller = await callerOf(SELLER);
  const held = { manufacturer: 'Texas Instruments', quantity: 800, unitPrice: '0.5' };
  const mpns = [QUOTED, WRONG, CLOSED];
  await seller.send(inventoryAdd, { lines: mpns.map((mpn) => ({ mpn, ...held })) });
  const lines = mpns.map((mpn) => ({ mpn, quantity: 500 }));
  return (await buyer.send(inquirySend, { type: 'match', lines })).id;
}

/** Downloads what waits and prices the rows of this run; answers the file's bytes. */
async function filledSheet(page: Page, prices: Readonly<Record<string, number | string>>) {
  const waiting = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Download enquiries/ })
    .click();
  const book = new exceljs.Workbook();
  await book.xlsx.readFile(await (await waiting).path());
  const sheet = book.worksheets[0];
  if (sheet === undefined) throw new Error('there is no sheet');
  const headings = sheet.getRow(1).values as string[];
  const at = (start: string) => headings.findIndex((text) => text?.startsWith(start));
  sheet.eachRow((row) => {
    const price = prices[String(row.getCell(at('Part wanted')).value)];
    if (price !== undefined) row.getCell(at('Unit price')).value = price;
  });
  return Buffer.from(await book.xlsx.writeBuffer());
}

const fileOf = (buffer: Buffer) => ({
  name: 'quotes.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer,
});

test('many enquiries are quoted by a spreadsheet: looked at row by row, then sent at once', async ({
  browser,
}) => {
  const buyer = await callerOf('dana@hollis.test');
  const id = await ask(buyer);
  const page = await memberPage(browser, SELLER);
  await page.goto(`/quote/match?keyword=${RUN}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: QUOTED })).toBeVisible();
  await main.getByRole('button', { name: 'Quote by spreadsheet' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: /^Send quotes/ });
  await expect(dialog.getByRole('button', { name: /^Download enquiries/ })).toBeEnabled();
  await expect(send).toBeDisabled();

  const wrong = await filledSheet(page, { [QUOTED]: 0.48, [WRONG]: 'ask me', [CLOSED]: 0.51 });
  await dialog.locator('input[type=file]').setInputFiles(fileOf(wrong));
  await expect(dialog.getByText('1 row is wrong and will not be sent.')).toBeVisible();
  const row = (mpn: string) => dialog.getByRole('row').filter({ hasText: mpn });
  await expect(row(WRONG)).toContainText('ask me');
  await expect(row(WRONG)).toContainText('A price with at most five decimals.');
  await expect(send).toBeDisabled();
  expect(await axeViolations(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the faults' }).click();
  const violations = readFileSync(await (await saving).path(), 'utf8');
  expect(violations).toContain('ask me,A price with at most five decimals.');

  // A right file takes its place; a line that is closed meanwhile is told in its row.
  const right = await filledSheet(page, { [QUOTED]: 0.48, [WRONG]: 0.5, [CLOSED]: 0.51 });
  await dialog.getByRole('button', { name: /^Remove/ }).click();
  await dialog.locator('input[type=file]').setInputFiles(fileOf(right));
  await expect(send).toHaveText('Send quotes: 3, refusals: 0');
  const before = await buyer.send(inquiryDetail, { id });
  const lineId = before.lines.find(({ mpn }) => mpn === CLOSED)?.id ?? null;
  await buyer.send(inquiryClose, { id, version: before.version, lineId });
  await send.click();
  await expect(dialog.getByText(/^An enquiry changed after you checked/)).toBeVisible();
  await expect(row(CLOSED)).toContainText('Ended');
  await expect(send).toHaveText('Send quotes: 2, refusals: 0');
  const quotesOf = async () =>
    (await buyer.send(inquiryDetail, { id })).lines.map(
      ({ requests }) => requests[0]?.quote?.unitPrice ?? null,
    );
  expect(await quotesOf()).toEqual([null, null, null]);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Sent quotes: 2, refusals: 0.')).toBeVisible();
  await expect(main.getByText('No enquiry matches.')).toBeVisible();
  expect(await quotesOf()).toEqual(['0.48', '0.50', null]);
});
