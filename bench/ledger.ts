import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { openDatabase } from '#server/kit/database.ts';
import { migrate } from '#server/kit/migrate.ts';
import { startEmbedded } from '#server/kit/postgres/embedded.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import type { Answer, Load, LoadSetting, Order } from './ledger-load.ts';
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
/** Enough branches that TPC-B does not wait for one of them. */
const BRANCHES = 50;
const ACCOUNTS = BRANCHES * 20_000;
const MEMBERS = 50_000;

const loads: Record<Load, { title: string; target: number | null }> = {
  tpcb: { title: 'TPC-B, its statements', target: null },
  tpcbInOneCall: { title: 'TPC-B in one call, no checks', target: null },
  escrow: { title: 'holds and releases, random accounts', target: 1.2 },
  platform: { title: 'all touch one platform account', target: 0.9 },
};
const loadNames = Object.keys(loads) as Load[];

async function prepare(url: string): Promise<void> {
  await migrate({ url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    create schema bench;
    create table bench.branches (bid int primary key, bbalance int not null, filler char(88))
      with (fillfactor = 100);
    create table bench.tellers (tid int primary key, bid int not null, tbalance int not null,
      filler char(84));
    create table bench.accounts (aid int primary key, bid int not null, abalance int not null,
      filler char(84));
    create table bench.history (tid int, bid int, aid int, delta int, mtime timestamp,
      filler char(22));
    insert into bench.branches select b, 0 from generate_series(1, ${BRANCHES}) b;
    insert into bench.tellers select t, (t - 1) / 10 + 1, 0
      from generate_series(1, ${BRANCHES * 10}) t;
    insert into bench.accounts select a, (a - 1) / 20000 + 1, 0, ''
      from generate_series(1, ${ACCOUNTS}) a;
    create function bench.tpcb(p_aid int, p_bid int, p_tid int, p_delta int) returns int
    language plpgsql as $$
    declare v_balance int;
    begin
      update bench.accounts set abalance = abalance + p_delta where aid = p_aid;
      select abalance into v_balance from bench.accounts where aid = p_aid;
      update bench.tellers set tbalance = tbalance + p_delta where tid = p_tid;
      update bench.branches set bbalance = bbalance + p_delta where bid = p_bid;
      insert into bench.history (tid, bid, aid, delta, mtime)
        values (p_tid, p_bid, p_aid, p_delta, current_timestamp);
      return v_balance;
    end $$;`);
  await fund(client);
  // A statement of its own: a vacuum runs in no transaction.
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

/** Every member gets money to pay with, and money that waits to be paid out. */
async function fund(client: pg.Client): Promise<void> {
  await client.query(`
    insert into wallet.account (id, owner, kind, currency)
    select wallet.account_id(m.id, k.kind, 'USD'), m.id, k.kind, 'USD'
    from unnest(array['available', 'frozen']) as k (kind), (
      select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id
      from generate_series(0, ${MEMBERS - 1}) n) m;
    select count(p) from (
      select a.id as account, a.owner, b.id as bank, gen_random_uuid() as cause
      from wallet.account a, wallet.account b
      where a.owner is not null and b.kind = 'bank' and b.currency = 'USD') f,
    lateral wallet.post(gen_random_uuid(), gen_random_uuid(), 'recharge', f.owner, 'recharge',
      f.cause, 'RC-0', '', now(),
      case when f.account < f.bank then array[f.account, f.bank] else array[f.bank, f.account] end,
      case when f.account < f.bank then array['user', 'platform'] else array['platform', 'user'] end,
      array['USD', 'USD'],
      case when f.account < f.bank then array[100000000, -100000000]::bigint[]
        else array[-100000000, 100000000]::bigint[] end) p`);
}

async function perSecond(workers: readonly Worker[], load: Load, connections: number) {
  const order: Order = { load, connections: connections / WORKERS, ms: ROUND_MS };
  const answers = workers.map((worker) => once(worker, 'message'));
  for (const worker of workers) worker.postMessage(order);
  const counted = (await Promise.all(answers)).map(([answer]) => answer as Answer);
  return counted.reduce((sum, { done, ms }) => sum + (done * 1000) / ms, 0);
}

type Figures = Record<Load, number[]>;

async function measure(workers: readonly Worker[], connections: number): Promise<Figures> {
  const figures: Figures = { tpcb: [], tpcbInOneCall: [], escrow: [], platform: [] };
  for (let round = 1 - WARM_UP; round <= ROUNDS; round += 1) {
    const order = round % 2 === 0 ? loadNames : [...loadNames].reverse();
    for (const load of order) {
      const rate = await perSecond(workers, load, connections);
      if (round > 0) figures[load].push(rate);
    }
    if (round > 0 && round % 5 === 0) {
      process.stderr.write(`  ${connections} connections, round ${round} of ${ROUNDS}\n`);
    }
  }
  return figures;
}

const ratios = (figures: Figures, load: Load): number[] =>
  figures[load].map((rate, round) => rate / (figures.tpcb[round] ?? 1));

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
  const server = await startEmbedded({ dataDir: join(folder, 'postgres'), settings });
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
    await prepare(server.url);
    for (let n = 0; n < WORKERS; n += 1) workers.push(new Worker(file, { workerData: setting }));
    const rows: string[][] = [];
    const verdicts: Verdict[] = [];
    for (const connections of CONNECTIONS) {
      const figures = await measure(workers, connections);
      for (const load of loadNames) {
        const { title, target } = loads[load];
        const ratio = median(ratios(figures, load));
        const rate = whole(median(figures[load]));
        rows.push([title, String(connections), rate, ratio.toFixed(2)]);
        if (target === null) continue;
        const name = `${title}, ${connections} connections`;
        verdicts.push({ name, measured: ratio, target, unit: 'x TPC-B' });
      }
    }
    const head = [`median of ${ROUNDS} paired rounds`, 'connections', 'a second', 'x TPC-B'];
    console.log(`${table(head, rows)}\n`);
    const isSound = await assertSound(server.url);
    return judge(verdicts) === 0 && isSound ? 0 : 1;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What was measured counts only where every balance is right in the end. */
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
