/**
 * `npm run deal`: plays the good deal through the public calls of a running market (PORT), or of
 * one that it starts itself in a folder of its own, and prints every step.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type DealStep, openCast, playGoodDeal } from './play.ts';

const root = resolve(import.meta.dirname, '../..');
const OWN_PORT = 3917;
const say = (line: string) => process.stdout.write(`${line}\n`);

const columns = [
  ['who', 19],
  ['what', 40],
  ['state', 11],
] as const;
const figures = ['buyer', 'escrow', 'seller', 'revenue'] as const;

function line(step: DealStep): string {
  const words = columns.map(([key, width]) => step[key].padEnd(width)).join(' ');
  const money = figures.map((key) => step[key].padStart(11)).join(' ');
  return `${words} ${money} ${step.ms.toFixed(0).padStart(6)} ms`;
}

const answers = (url: string) =>
  fetch(`${url}/readyz`).then(
    (reply) => reply.ok,
    () => false,
  );

/** A market of the deal's own, with demo data, which ends with it. */
async function startOwn(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-deal-'));
  // As root the database runs under another account, which must be let through.
  chmodSync(folder, 0o755);
  const url = `http://127.0.0.1:${OWN_PORT}`;
  say('No market answers: starting one with demo data.');
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(OWN_PORT),
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let gone = false;
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      gone = true;
      done();
    });
  });
  while (!gone && !(await answers(url))) await new Promise((again) => setTimeout(again, 200));
  if (gone) throw new Error('the market ended while it started');
  return {
    url,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const given = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;
const market = (await answers(given)) ? { url: given, stop: async () => {} } : await startOwn();
try {
  say(`One good deal at ${market.url}; balances in USD.\n`);
  const cast = await openCast(market.url, say);
  const heads = figures.map((key) => key.padStart(11)).join(' ');
  say(`${columns.map(([key, width]) => key.padEnd(width)).join(' ')} ${heads}   took`);
  const started = performance.now();
  await playGoodDeal(cast, (step) => say(line(step)));
  say(`\nDone in ${((performance.now() - started) / 1000).toFixed(1)} s. Trial balance: 0.00`);
} finally {
  await market.stop();
}
