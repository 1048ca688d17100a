import { type Browser, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../tools/demo/people.ts';

/** Address of the market that `open.ts` opened. */
export const market = (): string => {
  const url = process.env['MARKET_URL'];
  if (!url) throw new Error('no market is open');
  return url;
};

/** A browser of one person, in English unless said otherwise. */
export async function person(browser: Browser, lang = 'en'): Promise<Page> {
  const context = await browser.newContext({ baseURL: market(), locale: 'en-US' });
  await context.addInitScript((chosen) => {
    if (!localStorage.getItem('lang')) localStorage.setItem('lang', chosen);
  }, lang);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

/** Signs a member in by password, as a person would. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('radio', { name: 'Password' }).click();
  await page.getByLabel('E-mail or account name').fill(email);
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs a member of staff in, with the authenticator's code of the moment. */
export async function signInStaff(page: Page, email: string): Promise<void> {
  await page.goto('/ops/login');
  await page.evaluate(() => localStorage.removeItem('assay-ops-session'));
  await page.goto('/ops/login');
  await page.getByLabel('Work e-mail').fill(email);
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Authenticator code' });
  await expect(field).toBeVisible();
  const codes = await page.request.get(`${market()}/dev/authenticator`);
  const { code } = (await codes.json()) as { code: string };
  await field.fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/ops$/);
}

/** The newest code that was mailed to an address. */
export async function mailedCode(page: Page, email: string): Promise<string> {
  const box = `${market()}/dev/mailbox.json?to=${encodeURIComponent(email)}`;
  let code: string | null = null;
  await expect(async () => {
    const mails = (await (await page.request.get(box)).json()) as { code: string | null }[];
    code = mails[0]?.code ?? null;
    expect(code).not.toBeNull();
  }).toPass();
  return code ?? '';
}
