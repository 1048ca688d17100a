import { expect } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { deskPage } from '../stage/people.ts';

test('a file that is no bank statement is refused in its dialog, which keeps its place', async ({
  browser,
}) => {
  const page = await deskPage(browser, 'finance@assay.test');
  await page.goto('/ops/bank');
  await page.getByRole('button', { name: 'Import a statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a bank statement' });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await expect(dialog.getByText(/The file cannot be read/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  expect(await axeViolations(page)).toEqual([]);
});
