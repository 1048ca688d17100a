import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { childOutput } from '#server/kit/process/child-output.ts';
import { phase } from './progress.mjs';

/** The sources of the built web client; the build itself and tests are left out. */
const sources = ['web', 'contract/src', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

/** For browsers, and what draws the public pages at the server. */
const builds = [[], ['--ssr', 'src/server.tsx', '--outDir', 'dist-server']];

/**
 * Builds the web client where its sources changed since the last build. Returns what the build
 * wrote where it failed, else null.
 */
export async function ensureWebBuilt(root: string): Promise<string | null> {
  const dist = join(root, 'web', 'dist');
  const stampFile = join(dist, '.stamp');
  const stamp = stampOf(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return null;
  const building = phase('building the web client');
  // A build that is cut off must not count as one.
  rmSync(stampFile, { force: true });
  for (const args of builds) {
    const { code, output } = await runVite(root, args);
    if (code !== 0) {
      building.failed();
      return output;
    }
  }
  await pressAll(dist);
  mkdirSync(dist, { recursive: true });
  writeFileSync(stampFile, stamp);
  building.done();
  return null;
}

const pressed = /\.(js|css|svg)$/;
const PRESS_FROM_BYTES = 1024;

/** Presses what browsers load once, as hard as it goes, so that no request waits for it. */
async function pressAll(dist: string): Promise<void> {
  for (const file of filesOf(dist, 'assets').filter((name) => pressed.test(name))) {
    const bytes = readFileSync(join(dist, file));
    if (bytes.length < PRESS_FROM_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const [small, smaller] = await Promise.all([
      promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
      promisify(brotliCompress)(bytes, { params }),
    ]);
    writeFileSync(join(dist, `${file}.gz`), small);
    writeFileSync(join(dist, `${file}.br`), smaller);
  }
}

function stampOf(root: string): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(root, source)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
  }
  return `${hash.digest('hex')}\n`;
}

function filesOf(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (/\.[a-z]+$/.test(path)) return [path];
  const files: string[] = [];
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = `${path}/${entry.name}`;
    if (inner.startsWith('web/dist') || entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) files.push(...filesOf(root, inner));
    else if (!/\.test\.tsx?$/.test(entry.name)) files.push(inner);
  }
  return files;
}

async function runVite(
  root: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return childOutput(child);
}
