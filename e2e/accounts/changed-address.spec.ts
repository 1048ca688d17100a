import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { memberAt } from '../stage/callers.ts';
import { deskOf } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { deskPage } from '../stage/people.ts';
import { newcomer } from '../stage/registering.ts';
import { settleIn } from '../stage/settling.ts';

const SUPPORT = 'support@assay.test';
const REASON = 'Send the lease of the new place.';

/** The form in which a settled seller proposes another address and contact. */
async function openForm(page: Page, address: string) {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Propose a change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose a change' });
  await dialog.getByRole('textbox', { name: /^Address/ }).fill(address);
  await dialog.getByRole('textbox', { name: /^Key contact/ }).fill('Wang Fang');
  return dialog;
}

/** The drawer of the seller among those whose change waits. */
async function openReview(staff: Page, company: string) {
  await staff.goto('/ops/settlements?tab=changes');
  await staff.getByRole('button', { name: `Open ${company}` }).click();
  return staff.getByRole('dialog', { name: company });
}

const noWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('a settled seller changes its address: support rejects it, then passes it', async ({
  browser,
}) => {
  const stamp = String(Date.now()).slice(-8);
  const { page, dialog } = await newcomer(browser, 'mover');
  await dialog.getByText('Keep stock, quote, ship to Assay').click();
  await dialog.getByRole('button', { name: 'Save and start' }).click();
  await expect(page).toHaveURL(/\/seller-dashboard/);
  const support = await deskOf(SUPPORT);
  const company = await settleIn(page, await memberAt(page), { support, stamp });
  await page.goto('/seller-settlement');
  const main = page.getByRole('main');

  // A mobile that stays needs no code; another one is asked for its own.
  const form = await openForm(page, '8 Other Road');
  const code = form.getByLabel('Code from the text message');
  const mobile = form.getByLabel('Mobile number');
  await expect(code).toHaveCount(0);
  await mobile.fill(`139${stamp}`);
  await form.getByRole('button', { name: 'Send for review' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await mobile.fill(`138${stamp}`);
  await expect(code).toHaveCount(0);
  await form.getByRole('button', { name: 'Send for review' }).click();
  await expect(main.getByText(/^Assay decides on the change by/)).toBeVisible();
  const change = main.getByRole('table', { name: 'The change' });
  await expect(change.getByRole('row', { name: /8 Other Road/ })).toContainText('1 Huaqiang Road');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await noWider(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Support sees old and new side by side, and rejects it with a reason.
  const staff = await deskPage(browser, SUPPORT);
  const drawer = await openReview(staff, company);
  const compared = drawer.getByRole('table', { name: 'The change' });
  await expect(compared.getByRole('row', { name: /Li Wei/ })).toContainText('Wang Fang');
  expect(await axeViolations(staff)).toEqual([]);
  await drawer.getByRole('button', { name: 'Reject the change' }).click();
  const rejection = staff.getByRole('dialog', { name: 'Reject the change' });
  await rejection.getByRole('button', { name: 'Reject the change' }).click();
  await expect(rejection.getByText('Required')).toBeVisible();
  await rejection.getByRole('textbox', { name: /^Reason/ }).fill(REASON);
  await rejection.getByRole('button', { name: 'Reject the change' }).click();
  await expect(staff.getByText(`The change of ${company} is rejected.`)).toBeVisible();

  // The seller reads the reason, and that its address is what it was.
  await page.reload();
  await expect(main.getByText(/^The last change was rejected on/)).toContainText(REASON);
  await expect(main.getByText('1 Huaqiang Road')).toBeVisible();
  const again = await openForm(page, '9 Jinji Lake Road');
  await again.getByRole('button', { name: 'Send for review' }).click();
  await expect(main.getByText(/^Assay decides on the change by/)).toBeVisible();
  await main.getByRole('button', { name: 'Withdraw the change' }).click();
  await expect(main.getByRole('button', { name: 'Propose a change' })).toBeVisible();
  const last = await openForm(page, '9 Jinji Lake Road');
  await last.getByRole('button', { name: 'Send for review' }).click();
  await expect(main.getByText(/^Assay decides on the change by/)).toBeVisible();

  const passing = await openReview(staff, company);
  await expect(passing.getByText(REASON)).toBeVisible();
  await passing.getByRole('button', { name: 'Pass the change' }).click();
  await expect(staff.getByText(`The change of ${company} is passed.`)).toBeVisible();

  await page.reload();
  await expect(main.getByText(/^The last change has been in force since/)).toBeVisible();
  await expect(main.getByText('1 Huaqiang Road')).toHaveCount(0);
  const steps = page.getByRole('region', { name: 'Review' }).getByRole('listitem');
  await expect(steps.first()).toContainText('Address: 9 Jinji Lake Road');
});
