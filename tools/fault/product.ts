import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const main = resolve(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts');
const START_MS = 120_000;
const POLL_MS = 20;

/** A product that was started for a fault. */
export interface Product {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  readonly dataDir: string;
  /** The product's own process; the embedded database is a child of it. */
  readonly child: ChildProcess;
  /** Everything that it printed so far. */
  output(): string;
  /** Starts it again on the same data and port after its process has ended. */
  restart(): Promise<void>;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the product on loopback, on a free port and with a data folder of its own; `env` is added
 * to its environment. An empty market unless DEMO is 1. Rejects where it does not open in time.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-fault-'));
  // As root the database runs under another account, which must be let through.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let output = '';
  const start = async () => {
    const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: dataDir,
        DEMO: '0',
        LOG_LEVEL: 'error',
        SEARCH_THREADS: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (text) => (output += text));
    }
    await untilOpen(started, origin, () => output);
    return started;
  };
  let child = await start();
  return {
    origin,
    dataDir,
    get child() {
      return child;
    },
    output: () => output,
    async restart() {
      child = await start();
    },
    async stop() {
      await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilOpen(child: ChildProcess, origin: string, output: () => string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The product ended at its start:\n${output()}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(POLL_MS);
  }
  await end(child);
  throw new Error(`The product did not open in ${START_MS / 1000} s:\n${output()}`);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
