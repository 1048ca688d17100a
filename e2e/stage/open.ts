import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openProductDatabase } from '../../tools/fault/database.ts';

const root = resolve(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 300_000;

/** A port that nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

/**
 * Opens the market as a user would start it, with demo data, on a port and in a folder of its own;
 * a market that runs already is used where MARKET_URL names it.
 */
export default async function open(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-e2e-'));
  const leave = () => rmSync(folder, { recursive: true, force: true });
  process.env['MARKET_DESKS'] = join(folder, 'desks');
  mkdirSync(join(folder, 'desks'));
  if (process.env['MARKET_URL']) return async () => leave();
  const port = await freePort();
  // As root the database runs under another account, which must be let through.
  chmodSync(folder, 0o755);
  // Passkeys are kept under a name, never under an address.
  const url = `http://localhost:${port}`;
  const market = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      DEMO: '1',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<number>((done) => market.once('exit', (code) => done(code ?? 1)));
  await ready(url, ended);
  process.env['MARKET_URL'] = url;
  process.env['MARKET_DATA'] = join(folder, 'data');
  await leaveToJourneys(join(folder, 'data'), 'suspicions.find');
  return async () => {
    market.kill('SIGINT');
    await ended;
    leave();
  };
}

/**
 * Keeps the queue from adding an hourly job by itself: a journey runs it, so that it does not run in the
 * middle of one. The queue adds a job for an hour after its last one only.
 */
async function leaveToJourneys(data: string, job: string): Promise<void> {
  const db = await openProductDatabase(data);
  await db.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ($1, now(), now() + interval '1 day')
     on conflict (identifier) do update set last_execution = excluded.last_execution`,
    [job],
  );
  await db.end();
}

async function ready(url: string, ended: Promise<number>): Promise<void> {
  let gone = false;
  ended.then(() => {
    gone = true;
  });
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until && !gone) {
    const answered = await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error(gone ? 'the market ended while it started' : 'the market did not become ready');
}
