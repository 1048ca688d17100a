import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openDatabase } from '#server/kit/database/database.ts';
import { startEmbedded } from '#server/kit/postgres/embedded.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import { cpuTime } from './cpu-time.ts';
import type { Answer, Load, LoadSetting, Order } from './ledger-load.ts';
import { ACCOUNTS, BRANCHES, MEMBERS, prepare } from './ledger-tables.ts';
import { judge, median, table, type Verdict, whole } from './report.ts';

/**
 * How many transfers a second the ledger's own function makes with all of its checks, beside the
 * statements of TPC-B on the same server, by the same driver on as many connections, every commit
 * flushed. Rounds are paired: all loads run in each, and the ratio is taken within the round.
 *
 *   npm run bench:ledger
 */
/** Many short rounds: what else the machine does then falls on both sides of a ratio. */
const ROUNDS = 25;
const ROUND_MS = 450;
/** Rounds that warm caches and plans, and are not counted. */
const WARM_UP = 3;
const CONNECTIONS = [8, 32];
const WORKERS = 2;

const loads: Record<Load, { title: string; target: number | null }> = {
  tpcb: { title: 'TPC-B, its statements', target: null },
  tpcbInOneCall: { title: 'TPC-B in one call, no checks', target: null },
  escrow: { title: 'holds and releases, random accounts', target: 1.2 },
  platform: { title: 'all touch one platform account', target: 1 },
};
/** The workers that load the server, and where its data are. */
interface Bench {
  readonly workers: readonly Worker[];
  readonly dataDir: string;
}

const loadNames = Object.keys(loads) as Load[];

/** One load in one round. */
interface Slice {
  readonly perSecond: number;
  /** Microseconds of processor time for one transaction, in the client and the server. */
  readonly cpu: number;
}

async function runSlice(
  { workers, dataDir }: Bench,
  load: Load,
  connections: number,
): Promise<Slice> {
  const before = cpuTime(dataDir) ?? Number.NaN;
  const order: Order = { load, connections: connections / WORKERS, ms: ROUND_MS };
  const answers = workers.map((worker) => once(worker, 'message'));
  for (const worker of workers) worker.postMessage(order);
  const counted = (await Promise.all(answers)).map(([answer]) => answer as Answer);
  const spent = (cpuTime(dataDir) ?? Number.NaN) - before;
  return {
    perSecond: counted.reduce((sum, { done, ms }) => sum + (done * 1000) / ms, 0),
    cpu: spent / counted.reduce((sum, { done }) => sum + done, 0),
  };
}

type Figures = Record<Load, Slice[]>;

async function measure(bench: Bench, connections: number): Promise<Figures> {
  const figures: Figures = { tpcb: [], tpcbInOneCall: [], escrow: [], platform: [] };
  for (let round = 1 - WARM_UP; round <= ROUNDS; round += 1) {
    const order = round % 2 === 0 ? loadNames : [...loadNames].reverse();
    for (const load of order) {
      const slice = await runSlice(bench, load, connections);
      if (round > 0) figures[load].push(slice);
    }
    if (round > 0 && round % 5 === 0) {
      process.stderr.write(`  ${connections} connections, round ${round} of ${ROUNDS}\n`);
    }
  }
  return figures;
}

/** How often a load goes into another, round by round. */
const ratioOf = (figures: Figures, load: Load, of: Load, value: (slice: Slice) => number): number =>
  median(
    figures[load].map((slice, round) => {
      const beside = figures[of][round];
      return beside === undefined ? Number.NaN : value(slice) / value(beside);
    }),
  );

const perSecond = (slice: Slice) => slice.perSecond;
const perCpu = (slice: Slice) => 1 / slice.cpu;

function row(figures: Figures, load: Load, connections: number): string[] {
  return [
    loads[load].title,
    String(connections),
    whole(median(figures[load].map(perSecond))),
    ratioOf(figures, load, 'tpcb', perSecond).toFixed(2),
    whole(median(figures[load].map(({ cpu }) => cpu))),
    ratioOf(figures, load, 'tpcb', perCpu).toFixed(2),
  ];
}

async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  // As root the server runs under another account, which must be let through.
  chmodSync(folder, 0o755);
  const settings = {
    shared_buffers: '1GB',
    max_wal_size: '8GB',
    checkpoint_timeout: '30min',
    fsync: 'on',
    synchronous_commit: 'on',
  };
  const dataDir = join(folder, 'postgres');
  const server = await startEmbedded({ dataDir, settings });
  const setting: LoadSetting = {
    url: server.url,
    branches: BRANCHES,
    accounts: ACCOUNTS,
    members: MEMBERS,
  };
  const file = new URL('./ledger-load.ts', import.meta.url);
  const workers: Worker[] = [];
  try {
    process.stderr.write('  filling the tables\n');
    await prepare(server);
    for (let n = 0; n < WORKERS; n += 1) workers.push(new Worker(file, { workerData: setting }));
    const rows: string[][] = [];
    const verdicts: Verdict[] = [];
    for (const connections of CONNECTIONS) {
      const figures = await measure({ workers, dataDir }, connections);
      for (const load of loadNames) {
        const { title, target } = loads[load];
        rows.push(row(figures, load, connections));
        if (target === null) continue;
        const name = `${title}, ${connections} connections`;
        const measured = ratioOf(figures, load, 'tpcb', perSecond);
        verdicts.push({ name, measured, target, unit: 'x TPC-B' });
      }
    }
    const head = [
      `median of ${ROUNDS} paired rounds`,
      'connections',
      'a second',
      'x TPC-B',
      'CPU µs',
      'x TPC-B in CPU',
    ];
    console.log(`${table(head, rows)}\n`);
    const isSound = await assertSound(server.url);
    return judge(verdicts) === 0 && isSound ? 0 : 1;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns whether the ledger is consistent after the run; if it is not, no measurement counts. */
async function assertSound(url: string): Promise<boolean> {
  const database = openDatabase(url, { max: 1 });
  const { wrong, count } = await verifyLedger(database.db);
  await database.close();
  console.log(
    wrong === null
      ? `ledger sound after ${whole(Number(count.transfers))} transfers`
      : `ledger WRONG: ${wrong.row}: ${wrong.law}`,
  );
  return wrong === null;
}

process.exitCode = await main();
