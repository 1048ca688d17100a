import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { mailedCode, person } from './people.ts';

export const PASSWORD = 'kupfer88Lager';
export const NEW_PASSWORD = 'zinn77Spule';

/** The smallest picture that there is. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let count = 0;
/** Returns a picture that no other call returned: one proof confirms one payment. */
export function freshPicture(): Promise<Buffer> {
  count += 1;
  const id = Date.now() * 10 + count;
  const [r, g, b] = [id % 256, (id >> 8) % 256, (id >> 16) % 256].map(Math.abs);
  const create = { width: 8 + (id % 7), height: 8, channels: 3 as const, background: { r, g, b } };
  return sharp({ create }).png().toBuffer();
}

export const freshEmail = (name: string) => {
  count += 1;
  return `${name}${Date.now()}${count}@journey.test`;
};

/** Sends the code of an address and types it, where both stand in one form. */
export async function proveEmail(page: Page, form: Locator, email: string): Promise<void> {
  await form.getByLabel('E-mail').fill(email);
  const code = await mailedCode(page, email, async () => {
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(form.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  });
  await form.getByLabel('Code').fill(code);
}

export async function typePassword(form: Locator, password: string): Promise<void> {
  await form.locator('input[name=newPassword]').fill(password);
  await form.getByLabel('Repeat the password').fill(password);
}

export async function completeBuyer(form: Locator, page: Page, company: string): Promise<void> {
  await form.getByRole('combobox', { name: /Country/ }).fill('Port');
  await page.getByRole('option', { name: /PT.*Portugal/ }).click();
  await form.getByLabel('Company name').fill(company);
}

/** Registers a buyer by the three steps of /register. */
export async function register(page: Page, email: string, company: string): Promise<void> {
  const main = page.getByRole('main');
  await proveEmail(page, main, email);
  await main.getByRole('checkbox', { name: /I agree/ }).check();
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(main.getByText('Step 2 of 3')).toBeVisible();
  await typePassword(main, PASSWORD);
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(main.getByText('Step 3 of 3')).toBeVisible();
  await expect(main.getByRole('radio', { name: /Buyer/ })).toBeChecked();
  await completeBuyer(main, page, company);
  await main.getByRole('button', { name: 'Start' }).click();
}

export async function registered(browser: Browser, name: string) {
  const page = await person(browser);
  const email = freshEmail(name);
  await page.goto('/register');
  await register(page, email, `${name} Lda`);
  await expect(page).toHaveURL(/\/buyer-dashboard/);
  return { page, email };
}

export async function logIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('radio', { name: 'Password' }).click();
  await page.getByLabel('E-mail or account name').fill(name);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** A newcomer signs in by code; `before` may leave something in the tab first. */
export async function newcomer(
  browser: Browser,
  name: string,
  before?: (page: Page) => Promise<void>,
) {
  const page = await person(browser);
  await page.goto('/login');
  await before?.(page);
  const main = page.getByRole('main');
  await proveEmail(page, main, freshEmail(name));
  await main.getByRole('checkbox', { name: /I agree/ }).check();
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete your information' });
  await expect(dialog).toBeVisible();
  return { page, dialog };
}
