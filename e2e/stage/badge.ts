import type { Page } from '@playwright/test';

/** The number at the badge of the message centre; 0 where there is none. */
export async function badge(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^Messages/ }).first();
  return Number(/\d+/.exec((await button.textContent()) ?? '')?.[0] ?? 0);
}
