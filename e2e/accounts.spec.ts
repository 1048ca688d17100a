import { expect, type Page } from '@playwright/test';
import { limits } from '#contract/limits.ts';
import { test } from './stage/journey.ts';
import { mailedCode, person, signIn } from './stage/people.ts';
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
} from './stage/registering.ts';

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
    const page = await person(browser);
    await signIn(page, 'jonas@messwerk.test');
    const footer = page.getByRole('contentinfo');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    for (const [name, path] of [
      ['Log in', '/login'],
      ['Register', '/register'],
      ['Reset password', '/obtain-password'],
    ] as const) {
      await page.goto('/blacklist?pageNum=1');
      await footer.getByRole('link', { name, exact: true }).click();
      // There and back again.
      await expect.poll(() => visited.slice(-2)).toEqual([path, '/blacklist']);
      await expect(page).toHaveURL('/blacklist?pageNum=1');
      // Opened by its address there is no page before: the own dashboard is.
      await page.goto(path);
      await expect(page).toHaveURL('/buyer-dashboard');
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

  test('what is typed before the program is there is not lost', async ({ browser }) => {
    const page = await person(browser);
    let arrive = () => {};
    const arrived = new Promise<void>((done) => {
      arrive = done;
    });
    await page.route('**/assets/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    const opened = page.goto('/login?lang=en', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const email = main.getByLabel('E-mail');
    const agree = main.getByRole('checkbox', { name: /I agree/ });
    const search = page.getByRole('banner').locator('input[name=keyword]').first();
    await email.fill('early@journey.test');
    await agree.check();
    await search.fill('lm358');
    await expect(main.getByRole('button', { name: 'Log in', exact: true })).toBeDisabled();
    arrive();
    await opened;
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

test.describe('spec 4: a stored quick-buy draft', () => {
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

test.describe('spec 3: area tree, for China down to district', () => {
  test('a seller chooses province, city and district; a municipality has no city between', async ({
    browser,
  }) => {
    const { page, dialog } = await newcomer(browser, 'settler');
    await dialog.getByText('Keep stock, quote, ship to Assay').click();
    await dialog.getByRole('button', { name: 'Save and start' }).click();
    await expect(page).toHaveURL(/\/seller-dashboard/);
    await page.goto('/seller-settlement');
    const main = page.getByRole('main');
    // Until the countries are there the field shows the bare code, which typing it would not change.
    await expect(main.getByRole('combobox', { name: /Country/ })).toHaveValue(/^CN - /);
    await main.getByRole('combobox', { name: /Country/ }).fill('CN');
    await page.getByRole('option', { name: /^CN/ }).click();
    const select = (name: string) => main.locator(`select[name=${name}]`);
    await select('province').selectOption({ label: 'Guangdong' });
    await select('city').selectOption({ label: 'Shenzhen Shi' });
    await select('district').selectOption({ label: 'Nanshan Qu' });
    await expect(select('district')).toHaveValue('南山区');
    await select('province').selectOption({ label: 'Beijing' });
    await expect(select('city')).toHaveValue('');
    await select('city').selectOption({ label: 'Beijing' });
    await select('district').selectOption({ label: 'Dongcheng Qu' });
    await expect(select('district')).toHaveValue('东城区');
    await main.getByRole('combobox', { name: /Country/ }).fill('DE');
    await page.getByRole('option', { name: /^DE/ }).click();
    await expect(select('province').locator('option', { hasText: 'Bavaria' })).toHaveCount(1);
  });

  test('spec 5: settlement fields: a mobile is verified by the code of its text message', async ({
    browser,
  }) => {
    const { page, dialog } = await newcomer(browser, 'dialler');
    await dialog.getByText('Keep stock, quote, ship to Assay').click();
    await dialog.getByRole('button', { name: 'Save and start' }).click();
    await expect(page).toHaveURL(/\/seller-dashboard/);
    await page.goto('/seller-settlement');
    const main = page.getByRole('main');
    await expect(main.getByLabel('Bound e-mail')).toHaveValue(/^dialler.*@journey\.test$/);
    const mobile = `139${String(Date.now()).slice(-8)}`;
    await main.getByLabel('Mobile number').fill(mobile);
    const code = main.getByLabel('Code from the text message');
    const text = await mailedCode(page, `+86${mobile}`, async () => {
      await main.getByRole('button', { name: 'Send code' }).click();
      await expect(main.getByRole('button', { name: /Send again in/ })).toBeDisabled();
    });
    await code.fill(text === '000000' ? '000001' : '000000');
    await main.getByRole('button', { name: 'Verify' }).click();
    await expect(main.getByText('The code is not right. 4 tries left.')).toBeVisible();
    await expect(code).toHaveValue(/^\d{6}$/);
    await code.fill(text);
    await main.getByRole('button', { name: 'Verify' }).click();
    await expect(main.getByText(`+86 ${mobile} is verified.`)).toBeVisible();
    await main.getByRole('textbox', { name: /^Area code/ }).fill('0755');
    await main.getByRole('textbox', { name: /^Landline/ }).fill('12');
    await main.getByRole('button', { name: 'Save and continue' }).click();
    await expect(main.getByLabel('Part number 1')).toBeVisible();
    await page.getByRole('button', { name: 'Company basics' }).click();
    await expect(main.getByText('Enter a valid landline with its area code.')).toBeVisible();
    await expect(main.getByText(`+86 ${mobile} is verified.`)).toBeVisible();
  });

  test('spec 9: suggestion delay: countries and dialling codes are proposed after 200 ms', async ({
    browser,
  }) => {
    const { page, dialog } = await newcomer(browser, 'waiter');
    await dialog.getByText('Keep stock, quote, ship to Assay').click();
    await dialog.getByRole('button', { name: 'Save and start' }).click();
    await expect(page).toHaveURL(/\/seller-dashboard/);
    await page.goto('/seller-settlement');
    const main = page.getByRole('main');
    const options = page.locator('ul[role=listbox] > [role=option]');
    const fields = [
      [/Country/, 'portu', /^PT - Portugal/],
      [/International code/, '351', '+351 Portugal'],
    ] as const;
    const open = async (name: RegExp) => {
      const field = main.getByRole('combobox', { name });
      await field.focus();
      await field.press('ArrowDown');
      await expect.poll(() => options.count()).toBeGreaterThan(200);
      return field;
    };
    // Their lists come over the network, once.
    for (const [name] of fields) await (await open(name)).press('Escape');
    // From here on time moves by the test alone.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    for (const [name, typed, found] of fields) {
      const field = await open(name);
      const all = await options.count();
      await field.fill(typed);
      await page.clock.runFor(limits.suggestDelayMs - 1);
      await expect(options).toHaveCount(all);
      await page.clock.runFor(1);
      await expect(options).toHaveText([found]);
      await field.press('Escape');
    }
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
    await expect(elsewhere).toHaveURL(/\/obtain-password/);
    const main = elsewhere.getByRole('main');
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
