import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Downloads one of the documents that a page lists; returns its bytes. */
export async function downloadDocument(page: Page, name: string | RegExp): Promise<Buffer> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Documents' }).getByRole('link', { name }).click();
  return readFileSync(await (await arriving).path());
}

/** Exports what a list leaves; returns the bytes of the file. */
export async function exportList(page: Page, format: 'CSV' | 'XLSX'): Promise<Buffer> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  return readFileSync(await (await arriving).path());
}
