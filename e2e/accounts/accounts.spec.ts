import { expect, type Page } from '@playwright/test';
import { openBeforeProgram } from '../stage/browser/hold-back.ts';
import { test } from '../stage/journey.ts';
import { memberPage, person } from '../stage/people.ts';
import {
  completeBuyer,
  freshEmail,
  logIn,
  NEW_PASSWORD,
  newcomer,
  proveEmail,
  register,
  registered,
  typePassword,
} from '../stage/registering.ts';

test.describe('registration and access', () => {
  test('spec 4: access, spec 4: registration: a visitor is led to login, registers and is back', async ({
    browser,
  }) => {
    const page = await person(browser);
    await page.goto('/personal-center');
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('main').getByRole('link', { name: 'Register' }).first().click();
    // Login asks for an e-mail too: typed before its page has gone, it would be lost with it.
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    await register(page, freshEmail('visitor'), 'Visitante Lda');
    await expect(page).toHaveURL(/\/personal-center/);
    await expect(page.getByText('Visitante Lda').first()).toBeVisible();
  });

  test('spec 4: guest pages: a signed-in reader who opens one is led back to where it was', async ({
    browser,
  }) => {
    const page = await memberPage(browser, 'jonas@messwerk.test');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    // A text for visitors links to one of them.
    await page.goto('/blogs/how-to-buy?from=1');
    const text = page.getByRole('main');
    await text.getByRole('link', { name: 'Register', exact: true }).click();
    // There and back again.
    await expect.poll(() => visited.slice(-2)).toEqual(['/register', '/blogs/how-to-buy']);
    await expect(page).toHaveURL('/blogs/how-to-buy?from=1');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Personal centre' })).toBeVisible();
    for (const [name, path] of [
      ['Log in', '/login'],
      ['Register', '/register'],
      ['Reset password', '/obtain-password'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(0);
      // Opened by its address there is no page before: the own dashboard is.
      await page.goto(path);
      await expect(page).toHaveURL('/buyer-dashboard');
      await page.goto('/blogs/how-to-buy?from=1');
    }
  });

  test('spec 5: registration: faults at their place, the agreement first', async ({ browser }) => {
    const page = await person(browser);
    await page.goto('/register');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Send code' })).toBeDisabled();
    await main.getByRole('button', { name: 'Next' }).click();
    await expect(main.getByText('Enter the e-mail.')).toBeVisible();
    await expect(main.getByText('Enter the code of six digits.')).toBeVisible();
    await expect(main.getByText('Agree to the terms and the privacy notice.')).toBeVisible();
    await expect(main.getByLabel('E-mail')).toBeFocused();
    await main.getByLabel('E-mail').fill('no mail');
    await expect(main.getByText('Enter a correct e-mail.')).toBeVisible();
  });

  test('where the sentences of fields come late, the first wrong field is moved to all the same', async ({
    browser,
  }) => {
    const page = await person(browser);
    const asked = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    await page.route('**/assets/en-*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('Enter the e-mail.')) {
        asked.resolve();
        await sent.promise;
      }
      await route.fulfill({ response });
    });
    await page.goto('/register');
    const main = page.getByRole('main');
    // The first touch brings what checks the form, and that asks for its sentences.
    await main.getByLabel('E-mail').click();
    await asked.promise;
    await main.getByRole('button', { name: 'Next' }).click();
    sent.resolve();
    await expect(main.getByText('Enter the e-mail.')).toBeVisible();
    await expect(main.getByLabel('E-mail')).toBeFocused();
  });

  test('what is typed before the program is there is not lost', async ({ browser }) => {
    const page = await person(browser);
    const arrive = await openBeforeProgram(page, '/login?lang=en');
    const main = page.getByRole('main');
    const email = main.getByLabel('E-mail');
    const agree = main.getByRole('checkbox', { name: /I agree/ });
    const search = page.getByRole('banner').locator('input[name=keyword]').first();
    await email.fill('early@journey.test');
    await agree.check();
    await search.fill('lm358');
    await expect(main.getByRole('button', { name: 'Log in', exact: true })).toBeDisabled();
    await arrive();
    await expect(main.getByRole('button', { name: 'Send code' })).toBeEnabled();
    await expect(email).toHaveValue('early@journey.test');
    await expect(agree).toBeChecked();
    await expect(search).toHaveValue(/^lm358$/i);
    // The program knows it too: nothing is asked for but the code.
    await main.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(main.getByText('Enter the code of six digits.')).toBeVisible();
    await expect(main.getByText('Enter the e-mail.')).toHaveCount(0);
    await expect(main.getByText('Agree to the terms and the privacy notice.')).toHaveCount(0);
  });

  test('spec 4: logout or expiry: logout clears all browser storage except the dismissal flag', async ({
    browser,
  }) => {
    const { page } = await registered(browser, 'leaver');
    await page.evaluate(() => {
      localStorage.setItem('fastPurchaseDismissed', '1');
      sessionStorage.setItem('draft:something', '"typed"');
    });
    await page.goto('/personal-center');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/home/);
    const kept = () =>
      page.evaluate(() => [Object.keys(localStorage), sessionStorage.getItem('draft:something')]);
    await expect.poll(kept).toEqual([['fastPurchaseDismissed'], null]);
    await page.goto('/personal-center');
    await expect(page).toHaveURL(/\/login/);
  });
});

test.describe('spec 4: complete-your-information', () => {
  test('nothing closes the dialog but saving; identity defaults to buyer, who needs country and company', async ({
    browser,
  }) => {
    const page = await person(browser);
    const email = freshEmail('newcomer');
    await page.goto('/login');
    const main = page.getByRole('main');
    await proveEmail(page, main, email);
    await main.getByRole('checkbox', { name: /I agree/ }).check();
    await main.getByRole('button', { name: 'Log in', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Complete your information' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /Buyer/ })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Save and start' }).click();
    await expect(dialog.getByText('Choose a country.')).toBeVisible();
    await expect(dialog.getByText(/Enter the company name/)).toBeVisible();

    // It is there again after a reload, with what was typed.
    await dialog.getByLabel('Company name').fill('Lusitana Lda');
    await page.reload();
    await expect(dialog.getByLabel('Company name')).toHaveValue('Lusitana Lda');
    await completeBuyer(dialog, page, 'Lusitana Lda');
    await dialog.getByRole('button', { name: 'Save and start' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/buyer-dashboard/);
  });
});

test.describe('spec 4: a stored quick-buy draft, spec 3: quick-buy draft', () => {
  const draft = (page: Page) =>
    page.evaluate(() =>
      sessionStorage.setItem('quickBuy', JSON.stringify({ model: 'TPS54331DR', count: '5000' })),
    );
  const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('quickBuy'));

  test('is posted with its mark once the information is saved, and removed', async ({
    browser,
  }) => {
    const { page, dialog } = await newcomer(browser, 'drafter', draft);
    await expect(dialog.getByText(/Saving posts your buy-request/)).toBeVisible();
    await completeBuyer(dialog, page, 'Rascunho Lda');
    await dialog.getByRole('button', { name: 'Save and start' }).click();
    await expect(page).toHaveURL(/\/shopping-mall\/mine/);
    await expect(dialog).toBeHidden();
    await expect(page.getByText('TPS54331DR').first()).toBeVisible();
    await expect.poll(() => stored(page)).toBeNull();
    await page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: /WB|TPS54331DR/ })
      .first()
      .click();
    await expect(page.getByText('I want to buy TPS54331DR, 5000 PCS.').first()).toBeVisible();
  });

  test('is not posted for a seller, who is told so', async ({ browser }) => {
    const { page, dialog } = await newcomer(browser, 'sellerdraft', draft);
    await dialog.getByText('Keep stock, quote, ship to Assay').click();
    await expect(dialog.getByText(/as a seller you will not post it/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save and start' }).click();
    await expect(page).toHaveURL(/\/seller-dashboard/);
    await expect.poll(() => stored(page)).toBeNull();
  });
});

test.describe('spec 4: code resend', () => {
  test('a 120 second countdown disables resending and survives a reload', async ({ browser }) => {
    const page = await person(browser);
    await page.goto('/login');
    const main = page.getByRole('main');
    await main.getByLabel('E-mail').fill(freshEmail('resend'));
    await main.getByRole('button', { name: 'Send code' }).click();
    const again = main.getByRole('button', { name: /Send again in 1[012]\d s/ });
    await expect(again).toBeDisabled();
    await page.reload();
    await expect(again).toBeDisabled();
    // Another address may be written to at once.
    await main.getByLabel('E-mail').fill(freshEmail('other'));
    await expect(main.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });
});

test.describe('spec 4: password reset', () => {
  test('verify e-mail, set new password, confirm, go to login', async ({ browser }) => {
    const { page, email } = await registered(browser, 'forgetful');
    const elsewhere = await person(browser);
    await elsewhere.goto('/login');
    await elsewhere.getByRole('radio', { name: 'Password' }).click();
    await elsewhere.getByRole('link', { name: 'Forgot the password?' }).click();
    const main = elsewhere.getByRole('main');
    // The page before has a field of the same name: one that is filled too early is lost.
    await expect(main.getByText('Step 1 of 3')).toBeVisible();
    await proveEmail(elsewhere, main, email);
    await main.getByRole('button', { name: 'Next' }).click();
    await expect(main.getByText('Step 2 of 3')).toBeVisible();
    await main.getByLabel(/^Password/).fill(NEW_PASSWORD);
    await main.getByLabel('Repeat the password').fill('other88Lager');
    await main.getByRole('button', { name: 'Next' }).click();
    await expect(main.getByText('The two passwords differ.')).toBeVisible();
    await typePassword(main, NEW_PASSWORD);
    await main.getByRole('button', { name: 'Next' }).click();
    await expect(main.getByText('The password is reset.')).toBeVisible();
    await main.getByRole('link', { name: 'Go to login' }).click();
    await logIn(elsewhere, email, NEW_PASSWORD);
    await expect(elsewhere).toHaveURL(/\/buyer-dashboard/);

    // The session that was open before has ended: one alert, however many calls find it so.
    await page.reload();
    const alert = page.getByRole('dialog');
    await expect(alert).toHaveCount(1);
    await expect(alert).toContainText('Not logged in, or the login has expired');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});
