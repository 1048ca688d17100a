import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readPostmaster } from './cluster-owner.ts';
import { type Embedded, findRunning, startEmbedded } from './embedded.ts';

const settings = { fsync: 'off', shared_buffers: '16MB' };
const isRoot = process.geteuid?.() === 0;
const cleanups: (() => unknown)[] = [];
let folder: string;
let dataDir: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(join(tmpdir(), 'assay-embedded-'));
  fs.chmodSync(folder, 0o755);
  dataDir = join(folder, '元件 市场', 'a folder');
  const first = await startEmbedded({ dataDir, settings });
  await sql(first.url, 'CREATE TABLE kept AS SELECT 1 AS n');
  await first.stop();
});

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function sql(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function start(): Promise<Embedded> {
  const server = await startEmbedded({ dataDir, settings });
  cleanups.push(() => server.stop());
  return server;
}

/** A process of its own that starts the server, says where, and then does nothing. */
async function startElsewhere(
  where: string,
  before: string[] = [],
): Promise<{ child: ChildProcess; url: string }> {
  const code = `
    import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
    const server = await startEmbedded({
      dataDir: ${JSON.stringify(where)},
      settings: ${JSON.stringify(settings)},
    });
    console.log(server.url);
    process.on('SIGTERM', () => server.stop().then(() => process.exit(0)));
    setInterval(() => {}, 1000);`;
  const words = [...before, process.execPath, '--input-type=module', '-e', code];
  const [file = '', ...args] = words;
  const child = spawn(file, args, { cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
  cleanups.push(() => end(child, 'SIGKILL'));
  const lines = createInterface({ input: child.stdout });
  const [url] = await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => {
      throw new Error('the process ended before its server had started');
    }),
  ]);
  return { child, url };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const cluster = () => join(dataDir, 'cluster');

describe('the embedded server', () => {
  test('starts again with its data, in a path with blanks', async () => {
    const server = await start();
    expect(await sql(server.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    expect(findRunning(dataDir)).toBe(server.url);
    await server.stop();
    expect(findRunning(dataDir)).toBeNull();
  });

  test('listens on loopback only, asks for a password, keeps it to its owner', async () => {
    const server = await start();
    const [row] = await sql(server.url, "SELECT current_setting('listen_addresses') AS at");
    expect(row).toEqual({ at: '127.0.0.1' });
    const wrong = new URL(server.url);
    wrong.password = 'guess';
    await expect(sql(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    expect(fs.statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
    expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  test('is reached by a socket file in its folder, and over loopback where the path is long', async () => {
    const short = await start();
    const where = new URL(short.url).searchParams.get('host');
    expect(where).toBe(fs.realpathSync(dataDir));
    expect(fs.existsSync(join(dataDir, `.s.PGSQL.${short.port}`))).toBe(true);
    const deep = join(folder, 'a'.repeat(90), 'postgres');
    const long = await startEmbedded({ dataDir: deep, settings });
    cleanups.push(() => long.stop());
    expect(new URL(long.url).searchParams.get('host')).toBeNull();
    expect(await sql(long.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  test('starts in a folder whose name has a comma and quotes', async () => {
    const server = await startEmbedded({ dataDir: join(folder, 'Acme, "Inc"'), settings });
    cleanups.push(() => server.stop());
    expect(await sql(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  test('finds words in Chinese and Cyrillic', async () => {
    const server = await start();
    await sql(server.url, 'CREATE EXTENSION IF NOT EXISTS pg_trgm');
    const rows = await sql(server.url, "SELECT show_trgm('Привет') <> '{}' AS ru");
    expect(rows).toEqual([{ ru: true }]);
    const [row] = await sql(server.url, "SELECT lower('ПРИВЕТ') = 'привет' AS folds");
    expect(row).toEqual({ folds: true });
  });

  test('loses nothing when everything is killed', async () => {
    const { child, url } = await startElsewhere(dataDir);
    await sql(url, 'CREATE TABLE IF NOT EXISTS after_kill AS SELECT 7 AS n');
    const postmaster = readPostmaster(cluster());
    if (postmaster === null) throw new Error('no postmaster.pid');
    process.kill(postmaster.pid, 'SIGKILL');
    await end(child, 'SIGKILL');
    expect(fs.existsSync(join(cluster(), 'postmaster.pid'))).toBe(true);
    const server = await start();
    expect(await sql(server.url, 'SELECT n FROM after_kill')).toEqual([{ n: 7 }]);
  });

  test('starts a killed server again on the same address, with its data', async () => {
    const lost: string[] = [];
    const server = await startEmbedded({
      dataDir,
      settings,
      onLost: ({ message }) => lost.push(message),
    });
    cleanups.push(() => server.stop());
    for (const _ of [1, 2]) {
      const pid = readPostmaster(cluster())?.pid ?? 0;
      process.kill(pid, 'SIGKILL');
      await vi.waitFor(async () => {
        expect(readPostmaster(cluster())?.pid).not.toBe(pid);
        expect(await sql(server.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
      }, 30_000);
    }
    await server.stop();
    expect(findRunning(dataDir)).toBeNull();
    expect(lost).toEqual([]);
  });

  test('stops a server that is on its way to run again', async () => {
    const server = await startEmbedded({ dataDir, settings, onLost: () => undefined });
    process.kill(readPostmaster(cluster())?.pid ?? 0, 'SIGKILL');
    await server.stop();
    expect(findRunning(dataDir)).toBeNull();
    await start();
  });

  test('gives up a server that ends again and again, with one sentence', async () => {
    const lost = Promise.withResolvers<string>();
    const where = join(folder, 'lost');
    const server = await startEmbedded({
      dataDir: where,
      settings,
      onLost: ({ message }) => lost.resolve(message),
      restarts: { firstMs: 10, mostMs: 20, restartsMax: 2, windowMs: 60_000 },
    });
    fs.rmSync(join(where, 'cluster', 'global', 'pg_control'));
    process.kill(readPostmaster(join(where, 'cluster'))?.pid ?? 0, 'SIGKILL');
    expect(await lost.promise).toMatch(
      /^The database ended 3 times within a few minutes and is not started again: .*pg_control/,
    );
    await server.stop();
  });

  test('stops the server that a dead product left behind', async () => {
    const { url } = await startElsewhere(dataDir);
    fs.writeFileSync(join(dataDir, 'owner'), '4194304 0');
    const left = readPostmaster(cluster())?.pid;
    const server = await start();
    expect(readPostmaster(cluster())?.pid).not.toBe(left);
    await expect(sql(url, 'SELECT 1')).rejects.toThrow();
    expect(await sql(server.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  });

  test('leaves the data of a living product alone', async () => {
    const { child, url } = await startElsewhere(dataDir);
    await expect(startEmbedded({ dataDir, settings })).rejects.toThrow(
      `Another Assay (process ${child.pid}) already uses the data in ${dataDir}: ` +
        'stop it first, or set DATA_DIR to another folder.',
    );
    expect(await sql(url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    await end(child, 'SIGTERM');
    expect(readPostmaster(cluster())).toBeNull();
  });

  test('goes on where a first start was cut off, and where a number was given again', async () => {
    fs.mkdirSync(join(dataDir, 'cluster.unfinished'), { recursive: true });
    fs.writeFileSync(join(cluster(), 'postmaster.pid'), `${process.pid}\n${cluster()}\n0\n5432\n`);
    const server = await start();
    expect(await sql(server.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  });

  test('says in one sentence that the folder cannot be used', async () => {
    const closed = join(folder, 'closed');
    fs.mkdirSync(closed, { mode: 0o700 });
    fs.chmodSync(closed, isRoot ? 0o700 : 0o500);
    const sentence = isRoot
      ? /^The folder \S+\/closed may not be entered by the user \w+, .*chmod o\+x/
      : /^The data folder \S+ may not be written by this user/;
    const refused = startEmbedded({ dataDir: join(closed, 'data'), settings });
    await expect(refused).rejects.toThrow(sentence);
  });

  test('runs under an ordinary user', async () => {
    const home = join(folder, 'ordinary');
    fs.mkdirSync(home);
    const nobody = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout);
    if (isRoot) fs.chownSync(home, nobody, nobody);
    const account = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--'];
    const { child, url } = await startElsewhere(join(home, 'data'), isRoot ? account : []);
    expect(await sql(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    const owner = fs.statSync(join(home, 'data', 'cluster')).uid;
    expect(owner).toBe(isRoot ? nobody : process.geteuid?.());
    await end(child, 'SIGTERM');
  });
});
