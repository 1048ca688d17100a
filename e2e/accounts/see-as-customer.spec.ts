import { expect } from '@playwright/test';
import { opsViewEnd } from '#contract/access/calls.ts';
import { deskOf } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { deskPage, memberPage } from '../stage/people.ts';

const run = Date.now();
const REASON = `The customer cannot find the quote ${run}`;
const COURIER = `A courier asks for the telephone ${run}`;

test('support looks as a customer, can change nothing, and the customer reads who looked', async ({
  browser,
}) => {
  // A look that an earlier attempt began goes on for half an hour.
  await (await deskOf('support@assay.test')).send(opsViewEnd, {});
  const staff = await deskPage(browser, 'support@assay.test');
  await staff.goto('/ops');
  await staff.getByRole('banner').getByRole('combobox').first().fill('dana@hollis.test');
  await staff.keyboard.press('Enter');
  await staff
    .getByRole('dialog')
    .getByRole('link', { name: /Hollis/ })
    .first()
    .click();
  await expect(staff).toHaveURL(/\/ops\/companies\//);
  const company = staff.url();

  await staff.getByRole('button', { name: 'See as customer' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(staff).toHaveURL(/\/buyer-dashboard/);
  const banner = staff.getByRole('complementary', { name: 'Looking as a customer' });
  await expect(banner).toContainText('You are looking as');
  await expect(banner.getByRole('timer')).toHaveText(/^(29|30):\d\d$/);

  // The banner stands on each page, and the server refuses what a page would write.
  await staff.goto('/personal-center');
  await expect(banner).toBeVisible();
  await expect(staff.getByText(REASON).first()).toBeVisible();
  const main = staff.getByRole('main');
  await main
    .getByRole('combobox', { name: 'Language of messages and mail', exact: true })
    .selectOption('fr');
  await expect(
    staff.getByText('You are looking as a customer: nothing can be changed.').first(),
  ).toBeVisible();

  // Another account cannot be looked at before this look has ended.
  await staff.goto(company);
  await expect(staff.getByText(/^You are looking at/)).toBeVisible();
  await staff.goto('/my-order');
  await banner.getByRole('button', { name: 'End the look' }).click();
  await expect(staff).toHaveURL(company);
  await expect(banner).toHaveCount(0);
  await expect(staff.getByRole('button', { name: 'See as customer' })).toBeVisible();

  const contacts = staff.getByRole('button', { name: 'Show: Contacts' });
  await contacts.click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(COURIER);
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(staff.getByRole('button', { name: 'Hide: Contacts' })).toBeVisible();

  const customer = await memberPage(browser, 'dana@hollis.test');
  await customer.goto('/personal-center');
  await expect(customer.getByText(`Reason: ${REASON}`)).toBeVisible();
  await expect(customer.getByText(`Reason: ${COURIER}`)).toBeVisible();
  await customer.goto('/message-center');
  await expect(customer.getByText('Support is looking at your account').first()).toBeVisible();
});
