import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { deskPage } from '../stage/people.ts';

test('finance reads the figures of a range, opens a table and saves a chart', async ({
  browser,
}) => {
  const page = await deskPage(browser, 'finance@assay.test');
  await page.goto('/ops');
  await page.getByRole('link', { name: 'Figures' }).click();
  await expect(page.getByRole('heading', { name: 'Figures', level: 1 })).toBeVisible();
  const deals = page.getByRole('region', { name: 'Deals' });
  await expect(deals.getByText(/completed orders · /)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // The range stands in the address, so that it can be sent to a colleague.
  await page.getByRole('button', { name: 'Last 90 days' }).click();
  await expect(page).toHaveURL(/by=week/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Week' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('radio', { name: 'Month' }).click();
  await expect(page).toHaveURL(/by=month/);

  await deals.getByRole('button', { name: 'Show table Deals' }).click();
  const table = deals.getByRole('table', { name: 'Deals', exact: true });
  await expect(table.getByRole('row')).not.toHaveCount(0);
  const saved = page.waitForEvent('download');
  await deals.getByRole('link', { name: 'CSV Deals' }).click();
  const csv = readFileSync(await (await saved).path(), 'utf8');
  expect(csv).toContain('Period from,Orders,Value (USD)');
  await expect(page.getByRole('region', { name: 'Pass rate by seller' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Funnel' }).getByRole('row')).toHaveCount(6);
  expect(await axeViolations(page)).toEqual([]);
});

test('a range that ends before it begins is named at its place, and what was typed stays', async ({
  browser,
}) => {
  const page = await deskPage(browser, 'admin@assay.test');
  await page.goto('/ops/figures?from=2026-11-20&to=2026-11-01&by=day');
  await expect(page.getByText('Choose a day that is not before the beginning.')).toBeVisible();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2026-11-01');
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(page.getByRole('region', { name: 'Held money' })).toBeVisible();
});
