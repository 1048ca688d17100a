import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { reportOf } from '../../tools/verify-balance.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { deskPage, memberPage } from '../stage/people.ts';

test('finance reads the closes of days and what they left open', async ({ browser }) => {
  const page = await deskPage(browser, 'finance@assay.test');
  await page.goto('/ops/closes');
  await expect(page.getByRole('heading', { name: 'Daily closes' })).toBeVisible();
  const open = page.getByRole('button', { name: /^Open \d{4}-/ });
  await expect(open.first()).toBeVisible();
  expect(await open.count()).toBeGreaterThan(1);
  await open.first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Figures in USD')).toBeVisible();
  await expect(drawer.getByText('Head of the chain')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // An item gets an owner; a note is asked for. There are more where statements came in meanwhile.
  const item = drawer.locator('[data-item]').first();
  const assign = item.getByRole('button', { name: 'Assign', exact: true });
  await assign.click();
  await assign.click();
  await expect(item.getByText('Required.').first()).toBeVisible();
  await item.getByRole('combobox').selectOption({ index: 1 });
  await item.getByRole('textbox').fill('Asked the bank');
  await assign.click();
  await expect(item.getByText('Asked the bank')).toBeVisible();
  await expect(item.getByRole('button', { name: 'Assign anew' })).toBeVisible();

  // It ends with what explains it, and stays in the close as what was found.
  await item.getByRole('button', { name: 'End', exact: true }).click();
  await item.getByRole('button', { name: 'End', exact: true }).click();
  const reason = item.getByRole('textbox', { name: /What explains it/ });
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(item.getByText(/Payouts stay stopped as long as/)).toBeVisible();
  await reason.fill('The bank corrected its statement');
  await item.getByRole('button', { name: 'End', exact: true }).click();
  await expect(item.getByText(/ended it: The bank corrected its statement/)).toBeVisible();
  await expect(item.getByRole('button')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('a member checks offline that its balance is counted in the published root', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'min@yunjing.test');
  await page.goto('/seller-wallet');
  const section = page.getByRole('region', { name: 'Proof of your balance' });
  const saved = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download the proof' }).click();
  const path = await (await saved).path();
  await section.getByRole('link', { name: 'Published roots' }).click();
  await expect(page.getByRole('heading', { name: 'Proof of balances' })).toBeVisible();
  const root = (await page.getByRole('table').locator('code').first().textContent()) ?? '';
  expect(root).toMatch(/^[0-9a-f]{64}$/);
  const text = readFileSync(path, 'utf8');
  expect(reportOf(text, root).lines.at(-1)).toBe('INCLUDED   in the published root');
  expect(reportOf(text.replace(/"available": "\d/, '"available": "9'), root).sound).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
});
