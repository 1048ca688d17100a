import { existsSync } from 'node:fs';

/** The Chromium of the machine where there is one; Playwright's own otherwise. */
const installed = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== '' && existsSync(path));

/** Launch options that name the Chromium of the machine; none where Playwright's own is used. */
export const chromiumOptions: { readonly executablePath?: string } = installed
  ? { executablePath: installed }
  : {};
