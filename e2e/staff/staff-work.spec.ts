import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { findByKeys, markNext, withinLimit } from '../stage/browser/key-times.ts';
import { test } from '../stage/journey.ts';
import { deskPage } from '../stage/people.ts';

const openQueues = async (page: Page) => {
  await page.goto('/ops');
  const due = page.getByRole('table', { name: 'Due next' });
  // Rows of records: while they are loading, blank ones stand in their place.
  await expect(due.locator('tr[data-row]').first()).toBeVisible();
};

/** Ticks the first two records, each in all its rows (a late one has two); returns their labels. */
async function chooseTwo(table: Locator): Promise<readonly string[]> {
  const names = await table
    .getByRole('checkbox')
    .evaluateAll((ticks) => ticks.map((tick) => tick.getAttribute('aria-label') ?? ''));
  const two = [...new Set(names)].slice(0, 2);
  expect(two).toHaveLength(2);
  for (const name of two) {
    const tick = table.getByRole('checkbox', { name, exact: true });
    await tick.first().check();
    for (const same of await tick.all()) await expect(same).toBeChecked();
  }
  return two;
}

test('support takes work by keyboard, a colleague sees it at once and gets it by a hand-over', async ({
  browser,
}) => {
  const marta = await deskPage(browser, 'support@assay.test');
  const rui = await deskPage(browser, 'support2@assay.test');
  await openQueues(marta);
  await openQueues(rui);

  await marta.keyboard.press('?');
  const help = marta.getByRole('dialog', { name: 'Keyboard' });
  await expect(help.getByText('Take it or let go')).toBeVisible();
  expect(await axeViolations(marta)).toEqual([]);
  await marta.keyboard.press('Escape');
  await marta.keyboard.press('/');
  await expect(
    marta.getByRole('searchbox').or(marta.locator('header input')).first(),
  ).toBeFocused();
  await marta.keyboard.press('Escape');
  await marta.locator('h1').click();

  // The next row is marked before the next frame but one: no call stands in between.
  const took = await withinLimit(async () => {
    await openQueues(marta);
    await marta.locator('h1').click();
    const marked = await markNext(marta);
    expect(marked.isMarked).toBe(true);
    return marked.took;
  });
  // biome-ignore lint/suspicious/noConsole: the measured figure is what the journey is for.
  console.log(`next item: ${took.toFixed(1)} ms`);

  const table = marta.getByRole('table', { name: 'Due next' });
  const ref = (await table.getByRole('row').nth(1).getByRole('link').first().innerText()).trim();
  await marta.keyboard.press('c');
  const you = table.getByRole('row').filter({ hasText: ref }).getByText('You');
  await expect(you.filter({ visible: true })).toBeVisible();
  const other = rui.getByRole('table', { name: 'Due next' });
  const owner = other.getByRole('row').filter({ hasText: ref }).getByText('Marta Ibarra');
  await expect(owner.filter({ visible: true })).toBeVisible();

  await marta.keyboard.press('Enter');
  const bar = marta.getByRole('region', { name: 'Who is on it' });
  await expect(bar.getByText('You are on it until')).toBeVisible();
  await bar.getByRole('button', { name: 'Add a note' }).click();
  const note = marta.getByRole('dialog', { name: 'Internal notes' });
  await note.getByRole('button', { name: 'Add a note' }).click();
  await expect(note.getByLabel('Note')).toHaveAttribute('aria-invalid', 'true');
  await note.getByLabel('Note').fill('The buyer rings back at four');
  await note.getByRole('button', { name: 'Add a note' }).click();
  await expect(bar.getByText('The buyer rings back at four')).toBeVisible();
  await bar.getByRole('button', { name: 'Hand over' }).click();
  const dialog = marta.getByRole('dialog', { name: `Hand over ${ref}` });
  await dialog.getByLabel('Colleague').selectOption({ label: 'Rui Costa' });
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog.getByLabel('Note')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Note').fill('My shift ends');
  expect(await axeViolations(marta)).toEqual([]);
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(bar.getByText('Rui Costa is on it')).toBeVisible();

  await rui.getByRole('button', { name: /Handed to you \(\d+\)/ }).click();
  const bell = rui.getByRole('dialog', { name: 'Handed to you' });
  await expect(bell.getByText('My shift ends')).toBeVisible();
  expect(await axeViolations(rui)).toEqual([]);
  await bell.getByRole('link', { name: ref }).click();
  const own = rui.getByRole('region', { name: 'Who is on it' });
  await expect(own.getByText('You are on it until')).toBeVisible();
  await marta.reload();
  await bar.getByRole('button', { name: 'Take over' }).click();
  await expect(own.getByText('Marta Ibarra is on it')).toBeVisible();
  await bar.getByRole('button', { name: 'Let go' }).click();
  await expect(own.getByText('Nobody is on it')).toBeVisible();
});

test('warehouse filters, saves the view, and takes several with a preview', async ({ browser }) => {
  const bo = await deskPage(browser, 'warehouse@assay.test');
  await openQueues(bo);
  await bo.getByLabel('Whose work').selectOption({ label: 'Nobody’s' });
  await bo.getByRole('button', { name: 'Save view' }).click();
  const dialog = bo.getByRole('dialog', { name: 'Save this filter' });
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Name').fill('Free work');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  const views = bo.getByRole('list', { name: 'Saved views' });
  await expect(views.getByRole('button', { name: 'Free work', exact: true })).toBeVisible();
  await bo.getByRole('button', { name: 'Clear the filter' }).click();
  await views.getByRole('button', { name: 'Free work', exact: true }).click();
  await expect(bo.getByLabel('Whose work')).toHaveValue('nobody');
  const table = bo.getByRole('table', { name: 'Due next' });
  const chosen = await chooseTwo(table);
  await bo.getByRole('button', { name: 'Take', exact: true }).click();
  const bulk = bo.getByRole('dialog', { name: 'Take 2' });
  await expect(bulk.getByText('Preview: nothing was done yet')).toBeVisible();
  expect(await axeViolations(bo)).toEqual([]);
  await bulk.getByRole('button', { name: 'Do it for 2' }).click();
  await expect(bulk.getByText('done', { exact: true })).toHaveCount(2);
  await bulk.getByRole('button', { name: 'Close' }).last().click();
  await bo.getByLabel('Whose work').selectOption({ label: 'Mine' });
  for (const name of chosen) {
    const tick = bo.getByRole('checkbox', { name, exact: true });
    await expect(table.getByRole('row').filter({ hasText: 'You', has: tick })).not.toHaveCount(0);
    await tick.first().check();
  }
  await bo.getByRole('button', { name: 'Let go', exact: true }).click();
  await bo.getByRole('dialog').getByRole('button', { name: 'Do it for 2' }).click();
  await bo.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await bo.getByRole('button', { name: 'Clear the filter' }).click();
  await views.getByRole('button', { name: 'Remove the view Free work' }).click();
  await expect(views).toHaveCount(0);
});

test('support finds a company by a word of its name and sees all that belongs to it', async ({
  browser,
}) => {
  const marta = await deskPage(browser, 'support@assay.test');
  await openQueues(marta);
  // Each key shows what it finds: measured in the page, no driver stands in between.
  const took = await findByKeys(marta, 'messwerk', 'Messwerk');
  // biome-ignore lint/suspicious/noConsole: the measured figure is what the journey is for.
  console.log(`found in ${took.toFixed(0)} ms`);
  await marta.keyboard.press('Enter');
  const found = marta.getByRole('dialog').getByRole('link', { name: 'Messwerk' }).first();
  await expect(found.or(marta.getByRole('heading', { level: 1, name: 'Messwerk' }))).toBeVisible();
  await marta.goto('/ops');
  await marta.keyboard.press('/');
  await marta.keyboard.type('jonas@messwerk.test');
  await marta.keyboard.press('Enter');
  await marta
    .getByRole('dialog')
    .getByRole('link', { name: /Messwerk/ })
    .first()
    .click();
  await expect(marta.getByRole('heading', { level: 1, name: /Messwerk/ })).toBeVisible();
  await expect(marta.getByText('with us since')).toBeVisible();
  await expect(marta.getByRole('radio', { name: /^Order \d+/ })).toBeVisible();
  await expect(marta.getByRole('radio', { name: /^Recharge/ })).toHaveCount(0);
  expect(await axeViolations(marta)).toEqual([]);
  const wei = await deskPage(browser, 'finance@assay.test');
  await wei.goto(new URL(marta.url()).pathname);
  await expect(wei.getByRole('heading', { level: 2, name: 'Money' })).toBeVisible();
  await wei.getByRole('radio', { name: /^Recharge \d+/ }).click();
  await expect(wei.getByRole('link', { name: /^RC-/ }).first()).toBeVisible();
  const bo = await deskPage(browser, 'warehouse@assay.test');
  await bo.goto(new URL(marta.url()).pathname);
  await expect(bo.getByText('This page belongs to another desk')).toBeVisible();
});

test('an administrator narrows the audit log and saves it as CSV', async ({ browser }) => {
  const petr = await deskPage(browser, 'admin2@assay.test');
  await petr.goto('/ops/audit');
  await petr.getByLabel('Kind of record').selectOption('Order');
  const table = petr.getByRole('table', { name: 'Audit log' });
  await expect(table.getByText('Order', { exact: true }).first()).toBeVisible();
  const download = petr.waitForEvent('download');
  await petr.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('assay-audit.csv');
  await expect(petr.getByText(/rows exported|Only the newest/)).toBeVisible();
  expect(await axeViolations(petr)).toEqual([]);
});

test('amounts of a queue carry their own currency: deposits are in CNY', async ({ browser }) => {
  const page = await deskPage(browser, 'finance@assay.test');
  await openQueues(page);
  await page.getByRole('combobox', { name: 'Queue' }).selectOption('deposits');
  const row = page.getByRole('row').filter({ hasText: /DP-\d/ }).first();
  await expect(row.getByText(/^CNY/).first()).toBeVisible();
  await expect(row.getByText(/USD/)).toHaveCount(0);
});
