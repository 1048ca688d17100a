import { type Browser, expect, type Page } from '@playwright/test';
import { totpCode } from '../../tools/deal/caller.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { deskPage, mailsTo, person } from '../stage/people.ts';
import { logIn, PASSWORD, registered } from '../stage/registering.ts';

/** A member with an authenticator app, whose own browser stays logged in. */
async function withApp(browser: Browser, name: string) {
  const { page, email } = await registered(browser, name);
  await page.goto('/personal-center');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  const secret = await dialog.locator('code').innerText();
  await dialog
    .getByRole('textbox', { name: 'Authenticator code' })
    .fill(totpCode(secret, new Date()));
  await dialog.getByRole('button', { name: 'Set up the app' }).click();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  return { page, email, secret };
}

async function toSecondStep(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lost every factor?' }).click();
  await page.getByLabel('What was lost').fill('Phone stolen. Call +49 30 901820.');
  await page.getByRole('button', { name: 'Request a reset' }).click();
  await expect(page.getByText('Support will contact you.')).toBeVisible();
}

const mailed = (page: Page, email: string, subject: string) =>
  expect
    .poll(async () => (await mailsTo(page, email)).map((mail) => mail.subject))
    .toContain(subject);

test('a reset of lost factors takes two people of support, and a usual login cancels it', async ({
  browser,
}) => {
  const { page: owner, email, secret } = await withApp(browser, 'lost');
  const page = await person(browser);
  await toSecondStep(page, email);
  await page.getByRole('button', { name: 'Lost every factor?' }).click();
  await page.getByRole('button', { name: 'Request a reset' }).click();
  await expect(page.getByLabel('What was lost')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('What was lost').fill('Nothing, a mistake');
  await page.getByRole('button', { name: 'Request a reset' }).click();
  await page.getByRole('button', { name: 'Cancel the request' }).click();
  await expect(page.getByText('The request is cancelled')).toBeVisible();
  await mailed(page, email, 'The reset of your second factors was cancelled');
  await ask(page);
  expect(await axeViolations(page)).toEqual([]);
  await owner.goto('/personal-center');
  await expect(owner.getByText('somebody requested to remove all your factors')).toBeVisible();

  const marta = await deskPage(browser, 'support@assay.test');
  await marta.goto('/ops/factor-resets');
  await marta.getByRole('link', { name: email }).click();
  const drawer = marta.getByRole('dialog');
  await expect(drawer.getByText('Phone stolen. Call +49 30 901820.')).toBeVisible();
  await drawer.getByLabel('Called back', { exact: false }).check();
  await drawer.getByLabel('What you did').fill('Rang at 10:20, knew the last order');
  await drawer.getByRole('button', { name: 'Send to a second person' }).click();
  await expect(drawer.getByText('Choose at least two ways')).toBeVisible();
  await drawer.getByLabel('Knew facts', { exact: false }).check();
  expect(await axeViolations(marta)).toEqual([]);
  await drawer.getByRole('button', { name: 'Send to a second person' }).click();
  await expect(drawer.getByRole('button', { name: 'Withdraw my request' })).toBeVisible();

  const rui = await deskPage(browser, 'support2@assay.test');
  await rui.goto('/ops/factor-resets');
  await rui.getByRole('link', { name: email }).click();
  const second = rui.getByRole('dialog');
  await expect(second.getByText('Rang at 10:20, knew the last order')).toBeVisible();
  await second.getByLabel('I checked how the member was recognized').check();
  await second.getByRole('button', { name: 'Approve: remove in 24 hours' }).click();
  await mailed(page, email, 'Your second factors will be removed in 24 hours');

  await toSecondStep(page, email);
  await expect(page.getByText('It is approved: your factors are removed at')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Authenticator code' })
    .fill(totpCode(secret, new Date(Date.now() + 30_000)));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/buyer-dashboard/);
  await rui.goto('/ops/factor-resets');
  await rui.getByRole('radio', { name: 'Cancelled' }).click();
  await expect(rui.getByRole('link', { name: email }).first()).toBeVisible();
});

test('support stops an approved reset with a reason that the member reads', async ({ browser }) => {
  const { email } = await withApp(browser, 'stopped');
  const page = await person(browser);
  await toSecondStep(page, email);
  await ask(page);
  const marta = await deskPage(browser, 'support@assay.test');
  await marta.goto('/ops/factor-resets');
  await marta.getByRole('link', { name: email }).click();
  await marta.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  const dialog = marta.getByRole('dialog', { name: 'Refuse', exact: true });
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByLabel('Reason, which the member reads')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByLabel('Reason, which the member reads').fill('The number is not on file');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await mailed(page, email, 'The reset of your second factors was refused');
  await toSecondStep(page, email);
  await expect(page.getByText('refused: The number is not on file')).toBeVisible();
});
