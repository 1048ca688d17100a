import { type Browser, expect, type Page } from '@playwright/test';
import { totpCode } from '../../tools/deal/caller.ts';
import { addAuthenticator } from '../stage/browser/authenticator.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { mailsTo, person } from '../stage/people.ts';
import { logIn, newcomer, PASSWORD, registered, typePassword } from '../stage/registering.ts';

/** The code of the next time step, which is accepted too: the one of now was used to enroll. */
const nextCode = (secret: string) => totpCode(secret, new Date(Date.now() + 30_000));
const wrongCode = (secret: string) => totpCode(secret, new Date(Date.now() + 3_600_000));

const row = (page: Page, name: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

async function mailed(page: Page, email: string, subject: string): Promise<void> {
  await expect
    .poll(async () => (await mailsTo(page, email)).map((mail) => mail.subject))
    .toContain(subject);
}

/** Reads the recovery codes of the dialog that shows them once, and closes it. */
async function storeCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allInnerTexts();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(list).toHaveCount(0);
  return codes;
}

/** A member who has set up an authenticator app. */
async function withApp(browser: Browser, name: string) {
  const { page, email } = await registered(browser, name);
  await page.goto('/personal-center');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  const secret = await dialog.locator('code').innerText();
  const code = dialog.getByRole('textbox', { name: 'Authenticator code' });
  await code.fill(wrongCode(secret));
  await dialog.getByRole('button', { name: 'Set up the app' }).click();
  await expect(dialog.getByText('The authenticator code is not right')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await code.fill(totpCode(secret, new Date()));
  await dialog.getByRole('button', { name: 'Set up the app' }).click();
  const codes = await storeCodes(page);
  await expect(row(page, 'Recovery codes').getByText('10 of 10 left')).toBeVisible();
  return { page, email, secret, codes };
}

/** Logs in by password up to the second step. */
async function toSecondStep(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
}

test('a member logs in with an authenticator app, and a wrong code lets nobody in', async ({
  browser,
}) => {
  const { email, secret } = await withApp(browser, 'totp');
  const page = await person(browser);
  await toSecondStep(page, email);
  expect(await axeViolations(page)).toEqual([]);
  const code = page.getByRole('textbox', { name: 'Authenticator code' });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(wrongCode(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The authenticator code is not right')).toBeVisible();
  // Half a login opens no page: who leaves the second step is a visitor.
  await page.goto('/personal-center');
  await expect(page).toHaveURL(/\/login/);
  await toSecondStep(page, email);
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await toSecondStep(page, email);
  await code.fill(nextCode(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  // The guard leads on to the page that was asked for before.
  await expect(page).toHaveURL(/\/personal-center/);
  await mailed(page, email, 'A second factor was added to your Assay account');
});

test('a recovery code lets a member in once, and removes the lost factor', async ({ browser }) => {
  const { email, codes } = await withApp(browser, 'recovery');
  const [first = '', second = ''] = codes;
  const page = await person(browser);
  await toSecondStep(page, email);
  await page.getByRole('radio', { name: 'Recovery code' }).click();
  const field = page.getByRole('textbox', { name: 'Recovery code' });
  await field.fill('AAAAA-AAAAA');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The recovery code is not right or was used.')).toBeVisible();
  await field.fill(first.toLowerCase());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/buyer-dashboard/);
  await mailed(page, email, 'A recovery code of your Assay account was used');

  await page.goto('/personal-center');
  await expect(row(page, 'Recovery codes').getByText('9 of 10 left')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the authenticator app' });
  await expect(dialog.getByText('This is your last second factor.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Recovery code' }).click();
  await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(first);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('The recovery code is not right or was used.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(second);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Not set up')).toBeVisible();
  await mailed(page, email, 'A second factor was removed from your Assay account');

  const again = await person(browser);
  await again.goto('/login');
  await logIn(again, email, PASSWORD);
  await expect(again).toHaveURL(/\/buyer-dashboard/);
});

test('new recovery codes end the former ones', async ({ browser }) => {
  const { page, secret, codes } = await withApp(browser, 'renewal');
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'New recovery codes' });
  await dialog.getByRole('textbox', { name: 'Authenticator code' }).fill(nextCode(secret));
  await dialog.getByRole('button', { name: 'New recovery codes' }).click();
  const renewed = await storeCodes(page);
  expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
});

test('a member logs in with a passkey, and without it by a recovery code alone', async ({
  browser,
}) => {
  const { page, email } = await registered(browser, 'passkey');
  const { devtools, authenticatorId } = await addAuthenticator(page);
  await page.goto('/personal-center');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Name').fill('Office laptop');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = await storeCodes(page);
  await expect(page.getByText('Passkey: Office laptop')).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).last().click();
  await expect(page).toHaveURL(/\/home/);
  await toSecondStep(page, email);
  await page.getByRole('button', { name: 'Use the passkey' }).click();
  await expect(page).toHaveURL(/\/buyer-dashboard/);

  await page.goto('/personal-center');
  await page.getByRole('button', { name: 'Log out' }).last().click();
  await expect(page).toHaveURL(/\/home/);
  // The laptop is gone, and its passkey with it.
  await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await addAuthenticator(page);
  await toSecondStep(page, email);
  await page.getByRole('button', { name: 'Use the passkey' }).click();
  await expect(page.getByText('The passkey was not used.')).toBeVisible();
  await page.getByRole('radio', { name: 'Recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/buyer-dashboard/);
});

test('a first password is set with a mailed code where the login was long ago', async ({
  browser,
}) => {
  const { page, dialog } = await newcomer(browser, 'first');
  await dialog.getByLabel('Company name').fill('First Lda');
  await dialog.getByRole('combobox', { name: /Country/ }).fill('Port');
  await page.getByRole('option', { name: /PT.*Portugal/ }).click();
  await dialog.getByRole('button', { name: 'Save and start' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/personal-center');
  // As the market answers once ten minutes have gone by since the login.
  const late = { code: 403, msg: 'late', data: { fail: 'account.mailProofNeeded' } };
  await page.route(
    '**/test-api/user/set/pwd',
    (route) => route.fulfill({ status: 403, json: late }),
    { times: 1 },
  );
  const section = page.getByRole('region', { name: 'Password', exact: true });
  await section.getByRole('button', { name: 'Password' }).click();
  await typePassword(section, PASSWORD);
  await section.getByRole('button', { name: 'Save' }).click();
  const proof = page.getByRole('form', { name: 'E-mail confirmation' });
  await expect(proof).toBeVisible();
  const email = /mail to (\S+)\./.exec(await proof.innerText())?.[1] ?? '';
  await proof.getByRole('button', { name: 'Send code' }).click();
  await expect(proof.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  await expect
    .poll(async () => (await mailsTo(page, email))[0]?.text ?? '')
    .toContain('It confirms that it is you.');
  const [mail] = await mailsTo(page, email);
  await proof.getByLabel('Code').fill(mail?.code ?? '');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(section.getByText('A password is set')).toBeVisible();
  await mailed(page, email, 'A password was set for your Assay account');
});
