import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '#server/kit/postgres/embedded.ts';
import { judge, table, whole } from './report.ts';
import { fill } from './search/fill.ts';
import {
  type Found,
  findingHead,
  measureGrowth,
  measureKinds,
  measureMix,
  measureRecall,
  type Stocked,
} from './search/finding.ts';
import { measureHttp } from './search/http.ts';
import { measureImport } from './search/importing.ts';
import { type PartNumber, partNumbers } from './search/numbers.ts';
import { measureUpload } from './search/uploading.ts';

/**
 * How fast parts are found among millions of stock lines, and stock is brought in, each beside its
 * limit in the same run: lookups of one line by its primary key, bare Fastify, plain COPY.
 *
 *   npm run bench:search                      5 million lines of 20,000 sellers
 *   npm run bench:search -- --quick           200,000 lines, short rounds
 *   npm run bench:search -- --lines 20000000  any other number
 *   npm run bench:search -- --only mix,http   some of the phases
 *   npm run bench:search -- --data FOLDER     keeps the filled databases there for the next run
 */
const started = performance.now();
const say = (line: string) => {
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stderr.write(`${seconds.padStart(5)} s  ${line}\n`);
};

const phases = ['load', 'mix', 'kinds', 'recall', 'growth', 'http', 'upload', 'import'] as const;
type Phase = (typeof phases)[number];

const { values: options } = parseArgs({
  options: {
    lines: { type: 'string' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    data: { type: 'string' },
  },
});
const LINES = Number(options.lines ?? (options.quick ? 200_000 : 5_000_000));

const IMPORTED = options.quick ? 50_000 : 1_000_000;
const SELLERS = 20_000;
/** How many times smaller the database is that growth is measured against. */
const GROWTH = 10;
const wanted = new Set(options.only?.split(',') ?? phases);
const isWanted = (phase: Phase) => wanted.has(phase);
const pace = options.quick
  ? { rounds: 5, warmUp: 1, ms: 500, say }
  : { rounds: 9, warmUp: 2, ms: 1500, say };

/** A database of the server, made where it is not there yet, and filled. */
async function stocked(
  server: string,
  { name, lines, numbers }: { name: string; lines: number; numbers: readonly PartNumber[] },
) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const known = await admin.query('select from pg_database where datname = $1', [name]);
  if (known.rowCount === 0) await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  say(`${whole(lines)} lines of ${whole(SELLERS)} sellers`);
  const plan = { lines, sellers: SELLERS, seed: 1 };
  const filled = await fill(url.href, { plan, numbers, say });
  const made: Stocked = { url: url.href, parts: numbers, lines };
  return { made, filled };
}

async function measure(server: string): Promise<Found[]> {
  const numbers = await partNumbers(say);
  const { made: big, filled } = await stocked(server, {
    name: `lines_${LINES}`,
    lines: LINES,
    numbers,
  });
  const found: Found[] = [];
  const during = async (phase: Phase, work: () => Promise<Found>) => {
    if (!isWanted(phase)) return;
    say(phase);
    found.push(await work());
  };
  await during('load', async () => ({
    rows: [],
    verdicts: [
      {
        name: `first load, ${whole(filled.whole)} rows/s, beside COPY, ${whole(filled.plain)} rows/s`,
        measured: filled.whole / filled.plain,
        target: 0.4,
        unit: 'x',
      },
    ],
  }));
  await during('mix', () => measureMix(big, pace));
  await during('kinds', () => measureKinds(big, pace));
  await during('recall', () => measureRecall(big, say));
  await during('growth', async () => {
    const few = { name: `lines_${LINES / GROWTH}`, lines: LINES / GROWTH, numbers };
    return measureGrowth((await stocked(server, few)).made, big, pace);
  });
  await during('http', () => measureHttp(big, pace));
  await during('upload', () => measureUpload(big, pace));
  await during('import', () => measureImport(big, { rows: IMPORTED, say }));
  return found;
}

async function main(): Promise<number> {
  const folder = options.data ?? mkdtempSync(join(tmpdir(), 'assay-bench-'));
  mkdirSync(folder, { recursive: true });
  // As root the server runs under another account, which must be let through.
  chmodSync(folder, 0o755);
  const settings = {
    shared_buffers: '2GB',
    max_wal_size: '8GB',
    checkpoint_timeout: '30min',
    maintenance_work_mem: '512MB',
    fsync: 'on',
    synchronous_commit: 'on',
  };
  const server = await startEmbedded({ dataDir: join(folder, 'postgres'), settings });
  try {
    const found = await measure(server.url);
    const rows = found.flatMap((one) => one.rows);
    if (rows.length > 0) console.log(`${table(findingHead, rows)}\n`);
    return judge(found.flatMap(({ verdicts }) => verdicts));
  } finally {
    await server.stop();
    if (options.data === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
