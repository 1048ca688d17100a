import { expect, type Page } from '@playwright/test';
import { opsWithdrawalList } from '#contract/wallet/withdrawal-calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { holdBack } from '../stage/browser/hold-back.ts';
import { releaseWork } from '../stage/day.ts';
import { test } from '../stage/journey.ts';
import { deskPage, person, signInStaff } from '../stage/people.ts';

/** Holds answers about withdrawals back until they are let go. */
const holdAnswers = (page: Page) => holdBack(page, `**${opsWithdrawalList.path}`);

async function openList(page: Page) {
  await signInStaff(page, 'finance@assay.test');
  await page.goto('/ops/withdrawals?tab=all');
  const table = page.getByRole('table', { name: 'Withdrawals' });
  await expect(table.getByRole('link', { name: /^WD-/ }).first()).toBeVisible();
  return table;
}

test('rows of a list that is being replaced stay in sight, are marked as busy and take no click', async ({
  browser,
}) => {
  const page = await person(browser);
  const table = await openList(page);
  const rows = await table.getByRole('row').count();
  const letGo = await holdAnswers(page);
  const firstRow = table.locator('tbody tr').first();
  const box = await firstRow.locator('a').boundingBox();
  if (!box) throw new Error('the first row has no link');
  await page.getByRole('radio', { name: 'Completed', exact: true }).check();
  await expect(page).toHaveURL(/tab=completed/);
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(table.locator('tbody tr')).toHaveCount(rows - 1);
  await page.mouse.click(box.x + 4, box.y + box.height / 2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(table).not.toHaveAttribute('aria-busy', 'true');
  await expect(page).not.toHaveURL(/[?&]id=/);
});

test('a row that is pressed while its list is replaced opens the record that was seen, and the filter stays', async ({
  browser,
}) => {
  const page = await person(browser);
  const table = await openList(page);
  const link = table.getByRole('link', { name: /^WD-/ }).first();
  const no = (await link.textContent()) ?? '';
  const box = await link.boundingBox();
  if (!box) throw new Error('the first row has no link');
  await page.mouse.move(box.x + 4, box.y + box.height / 2);
  await page.mouse.down();
  // The filter moves on while the pointer is down: a keyword that fits no row.
  const listed = page.waitForResponse(
    (reply) =>
      reply.url().endsWith(opsWithdrawalList.path) &&
      (reply.request().postData() ?? '').includes('ZZZZ'),
  );
  await page.getByRole('searchbox').fill('ZZZZ');
  await listed;
  await expect(page).toHaveURL(/keyword=ZZZZ/);
  await expect(link).toHaveText(no);
  await page.mouse.up();
  await expect(page.getByRole('dialog').getByText(no).first()).toBeVisible();
  await expect(page).toHaveURL(/keyword=ZZZZ/);
});

test('finance takes transfers of a list by keys and at once, and narrows the list to its own', async ({
  browser,
}, { retry }) => {
  if (retry > 0) await releaseWork('finance@assay.test');
  const page = await deskPage(browser, 'finance@assay.test');
  await page.goto('/ops/withdrawals');
  const table = page.getByRole('table', { name: 'Withdrawals' });
  const ticks = table.getByRole('checkbox');
  await expect(ticks.first()).toBeVisible();
  const count = await ticks.count();
  expect(count).toBeGreaterThan(1);
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await expect(
    table.getByRole('row').nth(1).getByText('You').filter({ visible: true }),
  ).toBeVisible();
  await page.keyboard.press('x');
  await expect(ticks.first()).toBeChecked();
  await ticks.nth(1).check();
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  const bulk = page.getByRole('dialog', { name: 'Take 2' });
  await expect(bulk.getByText('Preview: nothing was done yet')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await bulk.getByRole('button', { name: 'Do it for 2' }).click();
  await expect(bulk.getByText('done', { exact: true })).toHaveCount(2);
  await bulk.getByRole('button', { name: 'Close' }).last().click();
  await page.getByLabel('Whose work').selectOption({ label: 'Mine' });
  await expect(page).toHaveURL(/claimed=mine/);
  await expect(table.locator('tbody tr')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('You are on it until')).toBeVisible();
  await page.keyboard.press('Escape');
  await ticks.first().check();
  await ticks.nth(1).check();
  await page.getByRole('button', { name: 'Let go', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Do it for 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('No record fits the filter')).toBeVisible();
});

test('what was ticked on another page of a list is counted apart, and can be cleared', async ({
  browser,
}) => {
  const page = await deskPage(browser, 'finance2@assay.test');
  await page.goto('/ops/withdrawals');
  const ticks = page.getByRole('table', { name: 'Withdrawals' }).getByRole('checkbox');
  await ticks.first().check();
  const bar = page.getByRole('region', { name: '1 selected' });
  await expect(bar).toBeVisible();
  await expect(bar.getByText('1 not on this page')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Completed', exact: true }).check();
  await expect(page).toHaveURL(/tab=completed/);
  await expect(bar.getByText('1 not on this page')).toBeVisible();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
});
