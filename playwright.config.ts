import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './e2e/stage/browser/chromium.ts';

/**
 * Features that the browser starts without. Chromium reads only the last list, so Playwright's own
 * is part of it; the last three would render menus of the address bar, in a process of their own,
 * for each window.
 */
const leftAway = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** How late answers come at most: journeys then take their time (`e2e/stage/people.ts`). */
const lagMs = Number(process.env['MARKET_LAG'] ?? 0);

/** Journeys against the started product, which `e2e/stage/open.ts` opens on data of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/stage/open.ts',
  outputDir: 'test-results',
  // Two at a time: journeys of one file share people and follow each other, those of two do not.
  fullyParallel: false,
  workers: 2,
  timeout: 240_000 + 200 * lagMs,
  expect: { timeout: 15_000 + 10 * lagMs },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    // Pictures and copies of every page would keep the machine busy; `--trace=retain-on-failure`
    // keeps them all the same, where somebody looks for a failure.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      ...chromiumOptions,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // All pages are of one origin and rendered without a graphics card: a process for each site and
        // one for graphics cost a sixth of a journey's time.
        '--disable-site-isolation-trials',
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Neither helpers that compile nor many small collections take time from the other journey.
        '--js-flags=--single-threaded --min-semi-space-size=16',
        `--disable-features=${leftAway.join(',')}`,
      ],
    },
  },
});
