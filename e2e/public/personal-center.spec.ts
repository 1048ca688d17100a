import { expect } from '@playwright/test';
import { test } from '../stage/journey.ts';
import { mailedCode, person } from '../stage/people.ts';
import {
  freshEmail,
  logIn,
  NEW_PASSWORD,
  onePixel,
  PASSWORD,
  registered,
  typePassword,
} from '../stage/registering.ts';

test.describe('spec 7: the personal centre', () => {
  test('account name, password and e-mail change, each with its proof', async ({ browser }) => {
    const { page, email } = await registered(browser, 'changer');
    await page.goto('/personal-center');
    const main = page.getByRole('main');

    await main.getByRole('button', { name: 'Set an account name' }).click();
    const name = main.getByRole('textbox', { name: 'Account name' });
    await name.fill('admin');
    await expect(main.getByText('This account name is already in use.')).toBeVisible();
    const username = `user${Date.now()}`;
    await name.fill(username);
    await expect(main.getByText('This account name is free.')).toBeVisible();
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText(username)).toBeVisible();
    await expect(name).toBeHidden();

    await main.getByRole('button', { name: 'Change the password' }).click();
    const secret = main.getByRole('form', { name: 'Password' });
    await secret.getByLabel('Current password').fill('wrong12345');
    await typePassword(secret, NEW_PASSWORD);
    await secret.getByRole('button', { name: 'Save' }).click();
    await expect(secret.getByText('The account or the password is not right.')).toBeVisible();
    await secret.getByLabel('Current password').fill(PASSWORD);
    await secret.getByRole('button', { name: 'Save' }).click();
    await expect(secret).toBeHidden();

    const next = freshEmail('moved');
    await main.getByRole('button', { name: 'Change the e-mail' }).click();
    const form = main.getByRole('form', { name: 'Change the e-mail' });
    const oldCode = await mailedCode(page, email, async () => {
      await form.getByRole('button', { name: 'Send code' }).first().click();
      await expect(form.getByText(`Check the inbox of ${email}`)).toBeVisible();
    });
    await form.getByLabel('Code sent to the present e-mail').fill(oldCode);
    await form.getByLabel('New e-mail').fill(next);
    const code = await mailedCode(page, next, () =>
      form.getByRole('button', { name: 'Send code' }).click(),
    );
    await form.getByLabel('Code', { exact: false }).last().fill(code);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(main.getByText(next)).toBeVisible();

    const elsewhere = await person(browser);
    await elsewhere.goto('/login');
    await logIn(elsewhere, username, NEW_PASSWORD);
    await expect(elsewhere).toHaveURL(/\/buyer-dashboard/);
  });

  test('logins are listed and ended; a hint is shown again', async ({ browser }) => {
    const { page, email } = await registered(browser, 'holder');
    const elsewhere = await person(browser);
    await elsewhere.goto('/login');
    await logIn(elsewhere, email, PASSWORD);
    await expect(elsewhere).toHaveURL(/\/buyer-dashboard/);
    await page.goto('/personal-center');
    const main = page.getByRole('main');
    await expect(main.getByText('This device', { exact: true })).toHaveCount(1);
    await main.getByRole('button', { name: /End this login/ }).click();
    await expect(page.getByText('The login has ended')).toBeVisible();
    await expect(main.getByRole('button', { name: /End this login/ })).toHaveCount(0);
    await elsewhere.goto('/personal-center');
    await expect(elsewhere.getByRole('dialog')).toContainText('the login has expired');

    const hint = main.getByRole('checkbox', { name: 'Before a quote is refused' });
    await expect(hint).toBeChecked();
    await hint.uncheck();
    await expect(page.getByText('The setting is saved')).toBeVisible();
    await page.reload();
    await expect(hint).not.toBeChecked();
  });

  test('a picture goes up and is taken away; another format is refused', async ({ browser }) => {
    const { page } = await registered(browser, 'pictured');
    await page.goto('/personal-center');
    const main = page.getByRole('main');
    const input = main.locator('input[type=file]').first();
    await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF') });
    await expect(main.getByText('The file must be one of: png, jpg, jpeg.')).toBeVisible();
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: onePixel });
    await expect(main.getByRole('img', { name: 'Your picture' })).toBeVisible();
    await main.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(main.getByRole('img', { name: 'Your picture' })).toHaveCount(0);
  });
});

test.describe('spec 2: a quick login/register dialog', () => {
  test('opens from an act that needs a session, and the act goes on after it', async ({
    browser,
  }) => {
    const { email } = await registered(browser, 'follower');
    const page = await person(browser);
    await page.goto('/seller-search-results');
    const main = page.getByRole('main');
    await main.locator('a[href^="/seller-info-detail/"]').first().click();
    await expect(page).toHaveURL(/\/seller-info-detail\//);
    const follow = main.getByRole('link', { name: 'Log in to follow' });
    await follow.click();
    const dialog = page.getByRole('dialog', { name: 'Log in to go on' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/seller-info-detail\//);
    await follow.click();
    await dialog.getByRole('radio', { name: 'Password' }).click();
    await dialog.getByLabel('E-mail or account name').fill(email);
    await dialog.locator('input[name=password]').fill(PASSWORD);
    await dialog.getByRole('checkbox', { name: /I agree/ }).check();
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('button', { name: 'Following' })).toBeVisible();
    await expect(page).toHaveURL(/\/seller-info-detail\//);
  });
});

test.describe('spec 8: network failure', () => {
  test('offline says so, keeps what was typed, and the same press goes through afterwards', async ({
    browser,
  }) => {
    const { page } = await registered(browser, 'offline');
    await page.goto('/personal-center');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Set an account name' }).click();
    const username = `off${Date.now()}`;
    await main.getByRole('textbox', { name: 'Account name' }).fill(username);
    await expect(main.getByText('This account name is free.')).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText('Network error, try later')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/You are offline/)).toBeHidden();
    await expect(main.getByRole('textbox', { name: 'Account name' })).toHaveValue(username);
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText(username)).toBeVisible();
  });
});
