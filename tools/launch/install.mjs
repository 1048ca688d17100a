import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { phase } from './progress.mjs';

/**
 * Brings node_modules to package-lock.json where it is not there yet. Returns a sentence where
 * that failed, else null.
 *
 * @param {string} root
 * @returns {Promise<string | null>}
 */
export async function ensureInstalled(root) {
  const stampFile = join(root, 'node_modules', '.assay-stamp');
  const stamp = stampOf(root);
  if (readText(stampFile) === stamp) return null;
  if (!isInstalled(root)) {
    const installing = phase('installing packages (npm ci)');
    const { code, output } = await runNpmCi(root);
    if (code !== 0) {
      installing.failed();
      return explain(code, output, root);
    }
    installing.done();
  }
  writeFileSync(stampFile, stamp);
  return null;
}

/** Packages hold programs of one system, so a folder moved to another is installed again. */
function stampOf(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

/**
 * True where somebody ran npm by hand and it brought what the lock says. npm writes its hidden
 * lock when it is done, so an interrupted install does not count.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const hidden = readText(join(root, 'node_modules', '.package-lock.json'));
  if (hidden === null) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(hidden).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    if (found === undefined) return !fitsMachine(entry);
    return found.version === entry.version && existsSync(join(root, path));
  });
}

/** @param {{ optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} entry */
function fitsMachine(entry) {
  const fits = (list, value) => list === undefined || list.includes(value);
  // Optional packages of the other C library, and those only they need, may be absent.
  if (entry.optional && (entry.libc !== undefined || entry.os === undefined)) return false;
  return fits(entry.os, process.platform) && fits(entry.cpu, process.arch);
}

/** @param {string} root */
function runNpmCi(root) {
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress'];
  const npmScript = process.env.npm_execpath;
  const byScript = npmScript?.endsWith('.js') || npmScript?.endsWith('.cjs');
  const isWindows = process.platform === 'win32';
  const [file, all] = byScript
    ? [process.execPath, [npmScript, ...args]]
    : [isWindows ? 'npm.cmd' : 'npm', args];
  const child = spawn(file, all, {
    cwd: root,
    // Browsers are looked for by the tests alone.
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows && !byScript,
  });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  child.stderr.on('data', (part) => {
    output += part;
  });
  return new Promise((done) => {
    child.once('error', (error) => done({ code: 1, output: `${output}${error.message}` }));
    child.once('close', (code) => done({ code, output }));
  });
}

/**
 * @param {number | null} code
 * @param {string} output
 * @param {string} root
 */
function explain(code, output, root) {
  if (code === null) return 'The installation was interrupted: start again to go on.';
  if (/ENOSPC|no space left/i.test(output)) {
    return `The disk that holds ${root} is full: free some space and start again.`;
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `The folder ${root} may not be written by this user: give it to this user.`;
  }
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET/.test(output)) {
    return 'The packages cannot be fetched: look at the connection to the registry of npm.';
  }
  return `The packages cannot be installed (npm ci):\n${output.trim()}`;
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
