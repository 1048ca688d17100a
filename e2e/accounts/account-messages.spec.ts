import { expect } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { mailedCode, person } from '../stage/people.ts';
import {
  completeBuyer,
  freshEmail,
  logIn,
  NEW_PASSWORD,
  PASSWORD,
  proveEmail,
  registered,
  typePassword,
} from '../stage/registering.ts';

test('success messages: code, password, identity, registration and login say that they are done', async ({
  browser,
}) => {
  const page = await person(browser);
  const email = freshEmail('messages');
  await page.goto('/register');
  const main = page.getByRole('main');
  await proveEmail(page, main, email);
  await expect(main.getByText(`Code sent. Check the inbox of ${email}.`)).toBeVisible();
  await main.getByRole('checkbox', { name: /I agree/ }).check();
  await main.getByRole('button', { name: 'Next' }).click();
  await typePassword(main, PASSWORD);
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('The password is set')).toBeVisible();
  await completeBuyer(main, page, 'Messages Lda');
  await main.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('The identity is set')).toBeVisible();
  await expect(page.getByText('You are registered')).toBeVisible();

  const elsewhere = await person(browser);
  await elsewhere.goto('/login');
  await logIn(elsewhere, email, PASSWORD);
  await expect(elsewhere.getByText('Congratulations on successfully logging in!')).toBeVisible();
});

test('password reset takes the account name in place of the e-mail', async ({ browser }) => {
  const { page: own, email } = await registered(browser, 'byname');
  const username = `byname${Date.now()}`;
  await own.goto('/personal-center');
  await own.getByRole('button', { name: 'Set an account name' }).click();
  const section = own.getByRole('form', { name: 'Account name' });
  await section.getByLabel('Account name').fill(username);
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText(username)).toBeVisible();

  const page = await person(browser);
  await page.goto('/obtain-password');
  const main = page.getByRole('main');
  await main.getByLabel('E-mail or account name').fill('no name');
  await expect(main.getByRole('button', { name: 'Send code' })).toBeDisabled();
  await main.getByLabel('E-mail or account name').fill(username);
  const code = await mailedCode(page, email, () =>
    main.getByRole('button', { name: 'Send code' }).click(),
  );
  await expect(
    main.getByText('If the account exists, a code was sent to its e-mail.'),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await main.getByLabel('Code').fill(code);
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('The e-mail is verified')).toBeVisible();
  await typePassword(main, NEW_PASSWORD);
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(main.getByText('The password is reset.')).toBeVisible();
  await main.getByRole('link', { name: 'Go to login' }).click();
  await logIn(page, username, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/buyer-dashboard/);
});
