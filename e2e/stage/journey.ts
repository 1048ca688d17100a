import { test as base } from '@playwright/test';
import { releaseContexts } from './browser/contexts.ts';

/**
 * A journey whose people leave when it is over: a page that stays open goes on hearing, asking and
 * being recorded through every journey after it.
 */
export const test = base.extend<{ leaving: undefined }>({
  leaving: [
    async ({ browser: _ }, use) => {
      await use(undefined);
      await releaseContexts();
    },
    { auto: true },
  ],
});
