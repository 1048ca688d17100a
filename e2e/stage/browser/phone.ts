import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { person } from '../people.ts';
import { freshPhotoFile } from '../photos.ts';

/** The button of a bench or a dock that shows a code. */
export const OPEN = 'Take photos with the phone';

/** A phone on which nobody signed in: its language is the one of the code. */
export async function phoneOf(browser: Browser): Promise<Page> {
  const page = await person(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}

/** The address that the code on a page stands for. */
export async function addressInCode(desktop: Page): Promise<string> {
  const code = desktop.locator('svg[role=img][aria-label*="/phone-camera"]');
  await expect(code).toBeVisible();
  return (await code.getAttribute('aria-label')) ?? '';
}

export const takePhoto = async (
  phone: Page,
  file?: { name: string; mimeType: string; buffer: Buffer },
) =>
  phone
    .locator('input[type=file][aria-label="Take a photo"]')
    .setInputFiles(file ?? (await freshPhotoFile()));

/** Expects a sentence that the phone says aloud. */
export const over = (phone: Page, text: string | RegExp) =>
  expect(phone.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** Photos on the phone that are not sent. */
export const unsentOn = (phone: Page): Locator =>
  phone.getByRole('img', { name: 'Photo to be sent' });

/** Pixels by which a page is wider than its window. */
export const wide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
