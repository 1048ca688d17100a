import { expect } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { deskPage } from '../stage/people.ts';

const LABEL = 'Most of one payment in USD';
const MESSAGE = 'Enter an amount above 0 and at most 1,000.';

test('a charge of the bank that is no amount is refused at its field, and what was typed stays', async ({
  browser,
}) => {
  const page = await deskPage(browser, 'finance@assay.test');
  await page.goto('/ops/settings?key=bankCharges');
  const field = page.getByRole('textbox', { name: LABEL });
  const submit = page.getByRole('button', { name: 'Send to a second person' });
  await page
    .getByRole('textbox', { name: /^Reason/ })
    .last()
    .fill('The bank raised its fees');
  for (const typed of ['', '0', '12.345', 'twelve', '1000.01']) {
    await field.fill(typed);
    await submit.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(MESSAGE).first()).toBeVisible();
    await expect(field).toHaveValue(typed);
  }
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByText('The change waits for a second person')).toHaveCount(0);
  await field.fill('31');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
});
