import type { Page, Request } from '@playwright/test';

/** The files of the program: without them a page stays as the server drew it. */
const PROGRAM = '**/assets/*.js';

/** Holds back what a page asks for at an address, until the returned function is called. */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await promise;
    await route.fallback();
  });
  return resolve;
}

/**
 * Opens a page whose program is held back. The returned function lets the program come, and waits
 * until it runs.
 */
export async function openBeforeProgram(page: Page, path: string): Promise<() => Promise<void>> {
  const letGo = await holdBack(page, PROGRAM);
  const opened = page.goto(path, { waitUntil: 'commit' });
  return async () => {
    letGo();
    await opened;
  };
}
