import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../tools/demo/people.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { anotherTab, memberPage, person, signIn } from '../stage/people.ts';

const sheet = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.join('\t')).join('\n');

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text, 'utf8'),
});

const gridOf = (page: Page): Locator => page.getByRole('grid', { name: 'Lines' });

/** A cell of the table, by the line's number in what is shown and its column. */
const cell = (page: Page, row: number, column: string): Locator =>
  gridOf(page)
    .locator(`[data-at="${row - 1}"]`)
    .locator(`[data-column="${column}"]`);

async function paste(page: Page, text: string): Promise<void> {
  await page.goto('/BOM-inquire');
  await page.getByLabel('Cells of a spreadsheet').fill(text);
  await page.getByRole('button', { name: 'Match these lines' }).click();
  await expect(page).toHaveURL(/\/BOM-inquire\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('button', { name: 'Match the lines' })).toBeVisible();
}

async function match(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Match the lines' }).click();
  await expect(gridOf(page)).toBeVisible();
}

/** Expects the page to say that the edit is saved. */
const saved = (page: Page) =>
  expect(
    page.getByRole('status').filter({ hasText: /^(saved|not signed in, kept)/ }),
  ).toBeVisible();

/** Cells on the clipboard arrive at the cell that has the focus. */
const pasteCells = (page: Page, text: string) =>
  page.evaluate((cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

test('a visitor pastes a list, corrects a column, chooses a part and signs in at sending', async ({
  browser,
}) => {
  const page = await person(browser);
  const main = page.getByRole('main');
  await paste(
    page,
    sheet([
      ['Part number', 'Maker', 'Qty', 'Designators', 'Second source'],
      ['LM358DR', 'Texas Instruments', '2', 'U1,U2', ''],
      ['smaj60ca', 'Littelfuse', '4', 'D1-D3', ''],
      ['NO-SUCH-99', '', '3', 'X1', ''],
    ]),
  );
  const column = (letter: string) =>
    main.getByRole('combobox', { name: new RegExp(`^Column ${letter} `) });
  await expect(column('A')).toHaveValue('mpn');
  await expect(column('C')).toHaveValue('quantity');
  await expect(column('D')).toHaveValue('designator');
  expect(await axeViolations(page)).toEqual([]);
  // A list without its part numbers is not read; what else was named is kept, by a reload too.
  await column('A').selectOption('');
  await main.getByRole('button', { name: 'Match the lines' }).click();
  await expect(main.getByText('Name the column of the part number.')).toBeVisible();
  await column('E').selectOption('alternative');
  await page.reload();
  await expect(column('E')).toHaveValue('alternative');
  await column('A').selectOption('mpn');
  await match(page);

  await expect(cell(page, 1, 'state')).toContainText('Exact');
  await expect(cell(page, 2, 'state')).toContainText('Ambiguous');
  await expect(cell(page, 2, 'quantity')).toContainText('3 designators');
  await expect(cell(page, 3, 'state')).toContainText('No stock');
  await main.getByLabel('Boards to build').fill('100');
  await expect(cell(page, 1, 'needed')).toHaveText('200');
  await main.getByLabel('Attrition').fill('2.5');
  await expect(cell(page, 1, 'needed')).toHaveText('205');
  await expect(cell(page, 2, 'needed')).toHaveText('410');
  for (const wrong of ['0', '007', '1.5', '1e3', '-1']) {
    await main.getByLabel('Boards to build').fill(wrong);
    await expect(main.getByText(/^A whole number from 1 to/)).toBeVisible();
  }
  await main.getByLabel('Boards to build').fill('100');
  await expect(main.getByRole('button', { name: 'Send enquiry for 1 line' })).toBeEnabled();

  await main.getByRole('radio', { name: 'Choose SMAJ6.0CA of Littelfuse' }).click();
  await expect(cell(page, 2, 'state')).toContainText('Chosen');
  await expect(cell(page, 2, 'part')).toContainText('SMAJ6.0CA');
  await expect(main.getByRole('button', { name: 'Send enquiry for 2 lines' })).toBeEnabled();
  await saved(page);
  await page.reload();
  await expect(cell(page, 2, 'state')).toContainText('Chosen');
  await expect(cell(page, 1, 'needed')).toHaveText('205');

  await main.getByLabel('Note to sellers').fill('On tape');
  await main.getByRole('button', { name: 'Send enquiry for 2 lines' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Password' }).click();
  await dialog.getByLabel('E-mail or account name').fill('dana@hollis.test');
  await dialog.locator('input[type=password]').fill(DEMO_PASSWORD);
  await dialog.getByRole('checkbox', { name: /I agree/ }).check();
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(main.getByText(/^Enquiry EQ-\S+ went to \d+ sellers?\./)).toBeVisible();
  await expect(cell(page, 1, 'state').getByRole('link', { name: /^Sent as EQ-/ })).toBeVisible();
  await saved(page);
  await main.getByRole('link', { name: /^See the enquiry/ }).click();
  await expect(page).toHaveURL(/\/inquiry-details\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: /^EQ-/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('SMAJ6.0CA').first()).toBeVisible();
});

test('a member uploads, writes by keyboard, pastes cells, takes back, reopens and exports', async ({
  browser,
}) => {
  const page = await person(browser);
  const main = page.getByRole('main');
  await signIn(page, 'jonas@messwerk.test');
  await page.goto('/BOM-inquire');
  await page
    .locator('input[type=file]')
    .setInputFiles(
      csv(
        'gateway.csv',
        'MPN,Mfr,Qty,RefDes\nLM358DR,TI,2,"U1,U2"\nTPS54331DR,TI,1,U3\nIRFZ44NPBF,Infineon,2,"Q1,Q2"\n',
      ),
    );
  await expect(page).toHaveURL(/\/BOM-inquire\/[0-9a-f-]{36}$/);
  await match(page);
  const name = `Gateway ${Date.now()}`;
  await main.getByLabel('Name of the BOM').fill(name);

  // Keys alone: written over, gone on by Enter and Tab, left as it was by Esc.
  await cell(page, 1, 'mpn').focus();
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 2, 'mpn')).toBeFocused();
  await page.keyboard.type('ad620anz');
  await page.keyboard.press('Enter');
  await expect(cell(page, 3, 'mpn')).toBeFocused();
  await expect(cell(page, 2, 'mpn')).toContainText('ad620anz');
  await page.keyboard.press('F2');
  await page.keyboard.type('xyz');
  await page.keyboard.press('Escape');
  await expect(cell(page, 3, 'mpn')).toContainText('IRFZ44NPBF');
  await expect(cell(page, 3, 'mpn')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(cell(page, 3, 'manufacturer')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cell(page, 3, 'designators')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(cell(page, 3, 'designators')).toHaveText('');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 3, 'designators')).toContainText('Q1,Q2');

  // A quantity that is none stays in its cell and says why.
  await cell(page, 3, 'quantity').focus();
  for (const wrong of ['0', '007', '1.5', '1e3', '-1']) {
    await page.keyboard.press('F2');
    await page.keyboard.type(wrong);
    await page.keyboard.press('Enter');
    await expect(cell(page, 3, 'quantity').getByRole('textbox')).toHaveValue(wrong);
    await expect(cell(page, 3, 'quantity').getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(cell(page, 3, 'quantity')).toBeFocused();

  // Cells of a spreadsheet fill rows and add those that are not there; one step takes them back.
  await cell(page, 3, 'mpn').focus();
  await pasteCells(page, 'STM32F103C8T6\t5\nGRM188R71H104KA93D\t1.5\n');
  await expect(cell(page, 4, 'mpn')).toContainText('GRM188R71H104KA93D');
  await expect(cell(page, 3, 'quantity')).toContainText('5');
  await expect(cell(page, 4, 'quantity')).toContainText('1.5: a whole number');
  await page.keyboard.press('Control+z');
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '4');
  await expect(cell(page, 3, 'mpn')).toContainText('IRFZ44NPBF');

  await main.getByRole('button', { name: 'Add a line' }).click();
  await cell(page, 4, 'mpn').focus();
  await page.keyboard.type('NRF52832-QFAA-R');
  await page.keyboard.press('Tab');
  await cell(page, 4, 'quantity').focus();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(cell(page, 4, 'state')).toContainText('Exact');
  await cell(page, 2, 'mpn').focus();
  await page.keyboard.press('Control+Delete');
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '4');
  await saved(page);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 2, 'mpn')).toContainText('ad620anz');
  await saved(page);
  await cell(page, 2, 'mpn').focus();
  await page.keyboard.press('Control+Delete');
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '4');
  expect(await axeViolations(page)).toEqual([]);
  await saved(page);
  const address = page.url();

  await main.getByRole('link', { name: 'Replace' }).click();
  await main.getByRole('link', { name: `Open ${name}` }).click();
  await expect(page).toHaveURL(address);
  await expect(cell(page, 3, 'mpn')).toContainText('NRF52832-QFAA-R');
  await expect(cell(page, 3, 'quantity')).toContainText('7');
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Export' }).click();
  await main.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('NRF52832-QFAA-R');
  expect(file).not.toContain('ad620anz');

  await page.goto('/BOM-inquire');
  await main.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(main.getByRole('link', { name: `Open ${name}` })).toHaveCount(0);
});

test('two windows write one list: the newer one is loaded and nothing typed is lost', async ({
  browser,
}) => {
  const first = await memberPage(browser, 'lucia@norte.test');
  await paste(
    first,
    sheet([
      ['MPN', 'Qty'],
      ['LM358DR', '2'],
      ['TPS54331DR', '1'],
    ]),
  );
  await match(first);
  await saved(first);
  const second = await anotherTab(first.context());
  await second.goto(first.url());
  await expect(cell(second, 1, 'mpn')).toContainText('LM358DR');
  await cell(second, 1, 'quantity').focus();
  await second.keyboard.type('9');
  await second.keyboard.press('Enter');
  await saved(second);

  await cell(first, 2, 'mpn').focus();
  await first.keyboard.type('AD620ANZ');
  await first.keyboard.press('Enter');
  await expect(first.getByText(/^The BOM was changed elsewhere\./)).toBeVisible();
  await expect(cell(first, 1, 'quantity')).toContainText('9');
  await expect(cell(first, 2, 'mpn')).toContainText('AD620ANZ');
  await saved(first);
  await second.reload();
  await expect(cell(second, 2, 'mpn')).toContainText('AD620ANZ');
});
