import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Chromium without its own windows: it takes a quarter less processor time for a page. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** How the browser was come by, or what is wrong. */
export interface Chromium {
  /** Null where Playwright's own is used, which Playwright finds itself. */
  path: string | null;
  note: string;
  violation: string | null;
}

/**
 * Debian's headless Chromium, installed where that is possible; else a Chromium of the machine, else
 * the one of Playwright's installer.
 */
export function ensureChromium(root: string): Chromium {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runs(given)) return { path: given, note: given, violation: null };
    return { path: null, note: '', violation: `CHROMIUM_PATH names ${given}, which does not run.` };
  }
  if (runs(headlessShell)) return { path: headlessShell, note: headlessShell, violation: null };
  if (installByApt('chromium-headless-shell', headlessShell)) return byApt(headlessShell);
  const present = candidates.find(runs);
  if (present !== undefined) return { path: present, note: present, violation: null };
  if (installByApt('chromium', '/usr/bin/chromium')) return byApt('/usr/bin/chromium');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const installed = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    encoding: 'utf8',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' },
  });
  if (installed.status === 0) {
    return { path: null, note: 'installed by Playwright', violation: null };
  }
  const violation =
    'There is no Chromium and none can be fetched: install one, or set CHROMIUM_PATH.\n' +
    `${installed.stdout}${installed.stderr}`;
  return { path: null, note: '', violation: violation };
}

/** Some systems have a chromium that only says where to get one: it has to answer. */
function runs(file: string): boolean {
  if (!existsSync(file)) return false;
  // The browsers of Windows open a window when they are asked for their version.
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

const byApt = (path: string): Chromium => ({
  path,
  note: `${path}, installed by apt-get`,
  violation: null,
});

/** Installs a package of Debian's, where that is possible; returns whether its program runs then. */
function installByApt(name: string, program: string): boolean {
  if (process.geteuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Without a network it gives up soon.
  const patience = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];
  const apt = (...args: string[]) =>
    spawnSync('apt-get', [...patience, ...args], { stdio: 'ignore', env, timeout: 240_000 });
  apt('update');
  // Pages in Chinese are looked at as well.
  apt('install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk');
  return runs(program);
}
