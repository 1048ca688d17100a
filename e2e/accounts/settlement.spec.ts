import { expect } from '@playwright/test';
import { limits } from '#contract/limits.ts';
import { test } from '../stage/journey.ts';
import { mailedCode, memberPage } from '../stage/people.ts';
import { newcomer } from '../stage/registering.ts';

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

test('a settled seller reads what happened in its review, and whom to ask', async ({ browser }) => {
  const page = await memberPage(browser, 'min@yunjing.test');
  await page.goto('/seller-settlement');
  const events = page.getByRole('region', { name: 'Review' }).getByRole('listitem');
  await expect(events).toHaveText([/^Passed, round 1/, /^Submitted, round 1/]);
  const help = page.getByRole('region', { name: 'Need help?' });
  await help.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/blogs\/contact-us/);
});
