import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { person, signIn } from '../stage/people.ts';

/** A file is looked at, read and written by jobs, which a busy machine does late. */
const JOB = { timeout: 90_000 };

async function clean(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text, 'utf8'),
});

/** How many lines the seller has in all, as the list says it. */
async function linesOf(page: Page): Promise<number> {
  await page.goto('/seller-inventory');
  const all = page.getByRole('navigation', { name: 'By last confirmation' }).getByRole('link');
  await expect(all.first()).toHaveText(/^All\d/);
  return Number((await all.first().innerText()).replace(/\D/g, ''));
}

test('a stock list is named, seen before it is written, written and taken back', async ({
  browser,
}) => {
  const page = await person(browser);
  const main = page.getByRole('main');
  await signIn(page, 'hao@beichuan.test');
  const before = await linesOf(page);

  const run = Date.now();
  const name = `november-${run}.csv`;
  await page.goto('/seller-inventory-update');
  await page
    .locator('input[type=file]')
    .setInputFiles(
      csv(
        name,
        [
          'Our stock of November,,,,',
          'Brand,Stock QTY,Reference,Price (USD),D/C',
          `Semtech,"12,500",SX1278IMLTRT-Q${run},2.86,2414`,
          `Analog Devices,40,AD620ANZ-Q${run},6.10,2350`,
          'Texas Instruments,minus ten,LM358DR-Q1,0.091,2306',
        ].join('\n'),
      ),
    );
  await expect(page).toHaveURL(/\/seller-inventory-update\/[0-9a-f-]{36}$/);
  await expect(main.getByRole('heading', { name: 'What the columns hold' })).toBeVisible(JOB);
  await expect(main.getByLabel('Row of the headings')).toHaveValue('2');
  const column = (letter: string) =>
    main.getByRole('combobox', { name: new RegExp(`^Column ${letter} `) });
  await expect(column('A')).toHaveValue('manufacturer');
  await expect(column('B')).toHaveValue('quantity');
  await expect(column('D')).toHaveValue('unitPrice');
  await clean(page);

  // A file without its part numbers is not read; what else was named is kept, by a reload too.
  await column('C').selectOption('');
  await main.getByRole('button', { name: 'Read and preview' }).click();
  await expect(main.getByText('Name the column of: Part number.')).toBeVisible();
  await column('E').selectOption('dateCode');
  await page.reload();
  await column('C').selectOption('mpn');
  await expect(column('E')).toHaveValue('dateCode');
  // The list does not say in which condition its goods are: nothing is declared new by itself.
  const condition = main.getByRole('combobox', { name: 'Condition of the goods' });
  // A list of the same columns keeps the condition that was chosen for the one before.
  await condition.selectOption('');
  await main.getByRole('button', { name: 'Read and preview' }).click();
  await expect(condition).toHaveAttribute('aria-invalid', 'true');
  await condition.selectOption('unknown');
  await main.getByRole('button', { name: 'Read and preview' }).click();

  await expect(main.getByRole('heading', { name: 'What would change' })).toBeVisible(JOB);
  await expect(main.getByRole('tab', { name: 'Added 2' })).toBeVisible();
  await expect(main.getByRole('table')).toContainText(`SX1278IMLTRT-Q${run}`);
  await main.getByRole('tab', { name: 'Refused 1' }).click();
  const refused = main.getByRole('table').getByRole('row').nth(1);
  await expect(refused).toContainText('Stock QTY');
  await expect(refused).toContainText('minus ten');
  await clean(page);
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Refused rows (csv)' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('LM358DR-Q1');
  expect(await linesOf(page)).toBe(before);

  await page.goto('/seller-inventory-update');
  await main.getByRole('link', { name: `Open ${name}` }).click();
  await main.getByRole('button', { name: 'Write 2 changes' }).click();
  await expect(main.getByText('The stock is written.')).toBeVisible(JOB);
  await clean(page);
  const written = page.url();
  expect(await linesOf(page)).toBe(before + 2);
  await main.getByLabel('Filter by part number').fill(`ad620anz-q${run}`);
  await expect(page).toHaveURL(new RegExp(`keyword=AD620ANZ-Q${run}`));
  await expect(main.getByRole('textbox', { name: `Quantity of AD620ANZ-Q${run}` })).toHaveValue(
    '40',
  );

  await page.goto(written);
  await main.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByText('Taken back: the stock is as it was before.')).toBeVisible(JOB);
  expect(await linesOf(page)).toBe(before);
});

test('stock is written in place, changed in bulk, taken back and exported', async ({ browser }) => {
  const page = await person(browser);
  const main = page.getByRole('main');
  await signIn(page, 'hao@beichuan.test');
  const total = await linesOf(page);
  await page.goto('/seller-inventory?sort=mpn&price=with');
  const quantities = main.getByRole('textbox', { name: /^Quantity of/ });
  const prices = main.getByRole('textbox', { name: /^Unit price of/ });
  await expect(quantities.first()).toBeVisible();

  // By keys alone: a figure that is none stays and says why; Esc takes it back, Enter saves it.
  await quantities.first().focus();
  const kept = await quantities.first().inputValue();
  await page.keyboard.type('0');
  await page.keyboard.press('ArrowDown');
  await expect(quantities.nth(1)).toBeFocused();
  await expect(quantities.first()).toHaveAttribute('aria-invalid', 'true');
  await quantities.first().focus();
  await page.keyboard.press('Escape');
  await expect(quantities.first()).toHaveValue(kept);
  await page.keyboard.type('4321');
  await page.keyboard.press('Enter');
  await expect(quantities.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(prices.nth(1)).toBeFocused();
  await expect(quantities.first()).toHaveValue('4,321');

  await main.getByRole('checkbox', { name: 'Select all' }).check();
  const bar = page.getByRole('region', { name: /lines? chosen/ });
  const every = bar.getByRole('button', { name: /^Choose all/ });
  const count = Number((await every.innerText()).replace(/\D/g, ''));
  expect(count).toBeGreaterThan(10);
  await every.click();
  await expect(bar.locator('b')).toHaveText(new RegExp(`^\\D*${count}\\D*$`));
  await clean(page);
  const price = await prices.first().inputValue();
  await bar.getByRole('button', { name: 'Price', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Change ${count} lines` }).click();
  await expect(dialog.getByRole('textbox', { name: 'Change' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Change' }).fill('+100');
  await expect(dialog.getByText('Example:')).toBeVisible();
  await clean(page);
  await dialog.getByRole('button', { name: `Change ${count} lines` }).click();
  await expect(page.getByRole('status').getByText('are changed.')).toBeVisible();
  await expect
    .poll(async () => Number(await prices.first().inputValue()))
    .toBeCloseTo(Number(price) * 2, 4);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(prices.first()).toHaveValue(price);

  await main
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole('status').getByText('1 stock line is deleted.')).toBeVisible();
  expect(await linesOf(page)).toBe(total - 1);
  // The toast is gone with the page; the last change is still offered.
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').getByText('Taken back')).toBeVisible();
  expect(await linesOf(page)).toBe(total);

  await main.getByRole('button', { name: 'Export the stock' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\n').length).toBe(total + 1);
  expect(file).toContain('4321');
});

test('a key is shown once, uploads a list, and is revoked', async ({ browser }) => {
  const page = await person(browser);
  const main = page.getByRole('main');
  await signIn(page, 'rui@qiyuan.test');
  await page.goto('/seller-inventory-keys');
  await main.getByRole('button', { name: 'Make a key' }).click();
  await expect(main.getByLabel('Name', { exact: false })).toBeFocused();
  const run = Date.now();
  const keyName = `ERP ${run}`;
  await page.keyboard.type(keyName);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const key = await dialog.getByRole('code').innerText();
  await clean(page);
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  await expect(main.getByText(key)).toHaveCount(0);

  const name = `by-key-${run}.csv`;
  const upload = () =>
    page.request.post('/test-api/inventory/api/upload', {
      headers: { 'assay-key': key },
      multipart: {
        file: csv(name, `MPN,Manufacturer,Qty\nAD8221ARZ-K${run},Analog Devices,70\n`),
      },
    });
  expect(await (await upload()).json()).toMatchObject({ code: 0 });
  await page.goto('/seller-inventory-update');
  const row = main.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('API');
  await expect(row).toContainText('Written', JOB);
  await clean(page);

  await page.goto('/seller-inventory-keys');
  await main.getByRole('button', { name: `Revoke key “${keyName}”` }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText(keyName)).toHaveCount(0);
  expect(await (await upload()).json()).toMatchObject({ code: 401 });
});
