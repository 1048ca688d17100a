import { type ChildProcess, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '../database/with-client.ts';
import { StartProblem } from '../process/start-problem.ts';
import { ensureCluster, superuserName } from './cluster.ts';
import { claim, isRunningOn, readPostmaster, release, stopOrphan } from './cluster-owner.ts';
import { asProblem, explain } from './explain.ts';
import {
  ensureOwnerPassword,
  ensureOwnerRole,
  ownerName,
  transferOwnership,
} from './owner-role.ts';
import { environment, type Place, preparePlace, run } from './place.ts';
import { commandAs } from './run-as.ts';
import { type RestartPolicy, supervise } from './supervisor.ts';

/** Where the embedded server keeps its data, and how it is set. */
export interface EmbeddedOptions {
  /** A folder of its own: it is created, and as root given to the account that runs PostgreSQL. */
  dataDir: string;
  /** Called with a short English phrase as each step begins. */
  onStep?: (step: string) => void;
  /** Server settings over the defaults, as in postgresql.conf. */
  settings?: Record<string, string>;
  /**
   * Called where a server that ended by itself does not run again; without it nothing watches the
   * server after its start.
   */
  onLost?: (problem: StartProblem) => void;
  /** How a server that ended is started again. */
  restarts?: RestartPolicy;
}

/** A running embedded server. */
export interface Embedded {
  /** The database, as the role of the running product. */
  url: string;
  /** The same as superuser: for tests and benchmarks. */
  adminUrl: string;
  port: number;
  /** Ends the sessions and the server; resolves when its process is gone. */
  stop(): Promise<void>;
}

const defaults: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  shared_buffers: '64MB',
  max_connections: '100',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
};

const databaseName = 'assay';

/** The longest folder of a socket file: its path may have 107 bytes, 103 on some systems. */
const SOCKET_FOLDER_MAX = 80;

/**
 * Returns the folder of the server's socket file, or null where there is none. A round trip through
 * it costs two thirds of one over loopback.
 */
function socketFolder(dataDir: string): string | null {
  if (process.platform === 'win32' || Buffer.byteLength(dataDir) > SOCKET_FOLDER_MAX) return null;
  // The setting is a list of quoted names.
  return /[,"]/.test(dataDir) ? null : dataDir;
}

/**
 * Starts a PostgreSQL of the product's own in `dataDir`, creating its data on the first start.
 * Loopback only, on a free port. What an earlier, killed start left behind is cleared first.
 * Throws StartProblem where the person at the machine must do something.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const onStep = options.onStep ?? (() => {});
  const place = preparePlace(options.dataDir);
  const socket = socketFolder(place.dataDir);
  const settings = { ...defaults, unix_socket_directories: socket ?? '', ...options.settings };
  claim(place.dataDir);
  try {
    await stopOrphan(place.cluster);
    const password = await ensureCluster(place, settings, onStep);
    onStep('starting the database');
    const { child, port } = await startServer(place, settings, onStep);
    const ownerPassword = ensureOwnerPassword(place);
    try {
      await ensureDatabase(port, { password, ownerPassword });
    } catch (error) {
      await stopServer(place, child);
      throw error;
    }
    const { onLost, restarts: policy } = options;
    const again = async () => {
      await stopOrphan(place.cluster);
      return (await startServer(place, settings, onStep, port)).child;
    };
    const supervision =
      onLost === undefined
        ? { stop: async () => child }
        : supervise({ child, start: again, onStep, onLost, ...(policy && { policy }) });
    const stop = stopOnce(place, supervision);
    const url = urlOf(port, { role: ownerName, password: ownerPassword, socket });
    const adminUrl = urlOf(port, { role: superuserName, password, socket });
    return { url, adminUrl, port, stop };
  } catch (error) {
    release(place.dataDir);
    throw asProblem(error, place.dataDir);
  }
}

/** The address of the server that runs on this data folder now, or null; starts nothing. */
export function findRunning(dataDir: string): string | null {
  const cluster = join(resolve(dataDir), 'cluster');
  const postmaster = readPostmaster(cluster);
  if (!postmaster?.ready || !isRunningOn(cluster, postmaster.pid)) return null;
  const file = join(resolve(dataDir), 'owner-password');
  if (!fs.existsSync(file)) return null;
  const password = fs.readFileSync(file, 'utf8').trim();
  const { port } = postmaster;
  const folder = socketFolder(fs.realpathSync(dataDir));
  // A server that an earlier release started has none.
  const hasSocket = folder !== null && fs.existsSync(join(folder, `.s.PGSQL.${port}`));
  return urlOf(port, { role: ownerName, password, socket: hasSocket ? folder : null });
}

interface Login {
  role: string;
  password: string;
  /** The folder of the socket file; null where sessions go over loopback. */
  socket: string | null;
}

/** The address of a database. Drivers prefer the folder in `host` to the name before the path. */
function urlOf(port: number, { role, password, socket }: Login, database = databaseName): string {
  const url = new URL(`postgres://${role}:${password}@127.0.0.1:${port}/${database}`);
  if (socket !== null) url.searchParams.set('host', socket);
  return url.href;
}

async function startServer(
  place: Place,
  settings: Record<string, string>,
  onStep: (step: string) => void,
  samePort?: number,
): Promise<{ child: ChildProcess; port: number }> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const port = samePort ?? (await freePort());
    const child = spawnServer(place, { ...settings, port: String(port) });
    const failure = await untilReady(place, child, onStep);
    if (failure === null) return { child, port };
    // Sessions of a killed server hold its memory for a moment; a port may be taken in between.
    const passes = /shared memory block|Address already in use|lock file/.test(failure);
    if (!passes || performance.now() > deadline) throw new StartProblem(explain(failure, place));
    await pause(100);
  }
}

function spawnServer(place: Place, settings: Record<string, string>): ChildProcess {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const serverArgs = ['-D', place.cluster, ...flags];
  const { file, args, options } = commandAs(place.runAs, place.binaries.postgres, serverArgs);
  fs.rmSync(place.log, { force: true });
  const log = fs.openSync(place.log, 'a', 0o600);
  try {
    return spawn(file, args, {
      ...options,
      cwd: place.dataDir,
      env: environment(),
      stdio: ['ignore', log, log],
      // A group of its own: Ctrl-C reaches the product, which stops the database last.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
  } finally {
    fs.closeSync(log);
  }
}

/** Null once sessions are accepted; otherwise what the server wrote before it ended. */
async function untilReady(
  place: Place,
  child: ChildProcess,
  onStep: (step: string) => void,
): Promise<string | null> {
  let ended: string | null = null;
  child.once('error', (error) => (ended = String(error)));
  child.once('exit', (code) => (ended ??= `exit ${code}`));
  const from = performance.now();
  let reportedAt = from;
  while (ended === null) {
    const postmaster = readPostmaster(place.cluster);
    if (postmaster?.ready && postmaster.pid === child.pid) return null;
    if (performance.now() - reportedAt > 3000) {
      reportedAt = performance.now();
      onStep(`the database recovers (${Math.round((reportedAt - from) / 1000)} s)`);
    }
    await pause(5);
  }
  return `${ended}\n${fs.existsSync(place.log) ? fs.readFileSync(place.log, 'utf8') : ''}`;
}

/** Makes the role of the running product and its database, where an earlier start has not. */
async function ensureDatabase(
  port: number,
  { password, ownerPassword }: { password: string; ownerPassword: string },
): Promise<void> {
  const asSuperuser = (database: string, work: (client: pg.Client) => Promise<unknown>) =>
    withClient(urlOf(port, { role: superuserName, password, socket: null }, database), work);
  await asSuperuser('postgres', async (client) => {
    await ensureOwnerRole(client, ownerPassword);
    const known = 'SELECT 1 FROM pg_database WHERE datname = $1';
    const found = await client.query(known, [databaseName]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  });
  await asSuperuser(databaseName, (client) => transferOwnership(client, databaseName));
}

function stopOnce(
  place: Place,
  supervision: { stop(): Promise<ChildProcess | null> },
): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => (stopping ??= supervision.stop().then((child) => stopServer(place, child)));
}

async function stopServer(place: Place, child: ChildProcess | null): Promise<void> {
  if (child === null) return release(place.dataDir);
  const ended = new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done();
    else child.once('exit', () => done());
  });
  if (process.platform === 'win32') {
    await run(place, place.binaries.pgCtl, ['stop', '-m', 'fast', '-D', place.cluster]);
  } else {
    child.kill('SIGINT');
  }
  const hurry = setTimeout(() => child.kill('SIGQUIT'), 15_000);
  await ended;
  clearTimeout(hurry);
  release(place.dataDir);
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => done(port));
    });
  });
}
