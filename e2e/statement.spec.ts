import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import exceljs from 'exceljs';
import { axeFaults } from './stage/axe.ts';
import { test } from './stage/journey.ts';
import { pdfText } from './stage/pdf-text.ts';
import { person, signIn } from './stage/people.ts';

/** Cents of a figure as a page or a file shows it. */
const cents = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

async function figure(page: Page, term: string): Promise<number> {
  const statement = page.getByRole('region', { name: 'Statement' });
  const value = statement.locator('div', { has: page.locator('dt', { hasText: term }) }).last();
  return cents((await value.locator('dd').textContent()) ?? '');
}

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Statement' }).getByRole('link', { name }).click();
  return readFileSync(await (await arriving).path());
}

/** Cells of a line of CSV: a quoted one may hold commas. */
function cellsOf(line: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ',' && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells;
}

/** Opening, the changes of all movements, closing: as rows of a sheet say it. */
function readRows(rows: readonly (readonly string[])[]) {
  const sum = (name: string) => cents(rows.find((row) => row[2] === name)?.[5] ?? 'none');
  const movements = rows.filter(([no]) => /^\d+$/.test(no ?? ''));
  return {
    opening: sum('Opening balance'),
    closing: sum('Closing balance'),
    changes: movements.map((row) => cents(row[4] ?? '')),
  };
}

test('the statement of a seller foots to the cent in page, CSV, XLSX and PDF', async ({
  browser,
}) => {
  const page = await person(browser);
  await signIn(page, 'min@yunjing.test');
  await page.goto('/seller-wallet');
  const statement = page.getByRole('region', { name: 'Statement' });
  await statement.getByLabel('From').fill('2020-01-02');
  await expect(statement.getByText(/Closing balance, \d+ movements/)).toBeVisible();
  await expect.poll(() => figure(page, 'Opening balance')).toBe(0);
  const [opening, incoming, outgoing, closing] = [
    await figure(page, 'Opening balance'),
    await figure(page, 'Total in'),
    await figure(page, 'Total out'),
    await figure(page, 'Closing balance'),
  ];
  expect(incoming).toBeGreaterThan(0);
  expect(outgoing).toBeGreaterThan(0);
  expect(opening + incoming - outgoing).toBe(closing);
  const balances = page.getByRole('region', { name: 'Balances' });
  const available = balances.locator('dl', { hasText: 'Available' }).locator('dd').first();
  expect(cents((await available.textContent()) ?? '')).toBe(closing);
  expect(await axeFaults(page)).toEqual([]);

  const csv = (await downloaded(page, 'CSV')).toString('utf8').replace(/^\ufeff/, '');
  const ofCsv = readRows(csv.split(/\r?\n/).map(cellsOf));
  const book = new exceljs.Workbook();
  await book.xlsx.load((await downloaded(page, 'XLSX')) as never);
  const sheet: string[][] = [];
  book.worksheets[0]?.eachRow({ includeEmpty: true }, (row) => {
    sheet.push((row.values as unknown[]).slice(1).map((value) => String(value ?? '')));
  });
  const ofXlsx = readRows(sheet);
  for (const read of [ofCsv, ofXlsx]) {
    expect(read.opening).toBe(opening);
    expect(read.closing).toBe(closing);
    expect(read.changes.reduce((sum, one) => sum + one, read.opening)).toBe(closing);
  }
  expect(ofXlsx.changes).toEqual(ofCsv.changes);

  const lines = pdfText(await downloaded(page, 'PDF'));
  const after = (name: string) => cents(lines[lines.indexOf(name) + 1] ?? '');
  expect(after('Opening balance')).toBe(opening);
  expect(after('Total in')).toBe(incoming);
  expect(after('Total out')).toBe(-outgoing);
  expect(after('Closing balance')).toBe(closing);
  // A number is followed by its change; the number of a related record ends its row.
  const isMoney = (text = '') => /^-?[\d,]+\.\d\d$/.test(text);
  const changes = lines.flatMap((line, index) =>
    isMoney(lines[index + 1]) && /^(EX|TO|AO|AS|RC|WD|CP|DP|CM)-\d{6}-\d+$/.test(line)
      ? [cents(lines[index + 1] ?? '')]
      : [],
  );
  expect(changes).toEqual(ofCsv.changes);

  // An end before the beginning is said at its place; nothing is offered then.
  await statement.getByLabel('To').fill('2020-01-01');
  await expect(statement.getByText(/the end not before the beginning/)).toBeVisible();
  await expect(statement.getByRole('link', { name: 'PDF' })).toHaveCount(0);
});

test('what is frozen opens into its holds, which add up to it', async ({ browser }) => {
  const page = await person(browser);
  await signIn(page, 'min@yunjing.test');
  await page.goto('/seller-wallet');
  const balances = page.getByRole('region', { name: 'Balances' });
  const frozen = balances.locator('dl', { hasText: 'Frozen' }).locator('dd').first();
  const total = cents((await frozen.textContent()) ?? '');
  const holds = page.getByRole('region', { name: 'Frozen for' });
  if (total === 0) return;
  const parts = await holds.getByRole('listitem').locator('div:first-child').allTextContents();
  const sum = parts.reduce((all, text) => all + cents(text.replace(/^.*?USD/, '')), 0);
  expect(sum).toBe(total);
  await holds.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^(EX|WD)-/ })).toBeVisible();
});
