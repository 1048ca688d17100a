import pg from 'pg';
import { openDatabase } from '#server/kit/database/database.ts';
import { sortKinds } from '#server/wallet/jobs.ts';
import { type LogFilter, listEntries } from '#server/wallet/store/log.ts';
import { judge, median, type Verdict, whole } from '../report.ts';
import { type Clients, runSlice, startClients } from './clients.ts';
import { memberId } from './load.ts';
import { isSound, withServer } from './server.ts';
import { MEMBERS, prepare } from './tables.ts';

const DEFAULT_POSTINGS = 5_000_000;
/** How many times fewer postings the small ledger has. */
const FEWER = 100;
/** The entries of one member whose pages are read. */
const OWN = 1_000_000;
const OWNER = 1;
const ROUNDS = 15;
const ROUND_MS = 600;
const CLIENTS = 8;
const SLOWER_MOST = 1.2;
const PAGE_MS = 50;
const READS = 200;
/** Transfers that one statement writes. */
const STEP = 250_000;

/** Lets many rows be written without their indexes, which are made anew at once afterwards. */
async function withoutIndexes(client: pg.Client, write: () => Promise<void>) {
  const tables = ['wallet.transfer', 'wallet.entry'];
  await client.query(
    'update pg_index set indisready = false, indisvalid = false where indrelid = any($1::regclass[])',
    [tables],
  );
  await write();
  await client.query(`set maintenance_work_mem = '2GB'`);
  for (const table of tables) await client.query(`reindex table ${table}`);
}

/**
 * Writes recharges of a cent past the triggers, two postings each, with the numbers and balances
 * that the triggers would give: `of` members in turn, or one alone where it is 1.
 */
async function fill(client: pg.Client, transfers: number, { first = 0, of = MEMBERS } = {}) {
  await client.query('set session_replication_role = replica');
  const member = `('00000000-0000-4000-8000-' || lpad(to_hex(${first} + n % ${of}), 12, '0'))::uuid`;
  for (let from = 0; from < transfers; from += STEP) {
    const count = Math.min(STEP, transfers - from);
    await client.query(`
      create temp table filled as
      select gen_random_uuid() as id, gen_random_uuid() as idem, a.id as account, a.owner,
        b.id as bank, n, a.seq + 1 + n / ${of} as seq, a.balance + 1 + n / ${of} as after
      from generate_series(0, ${count - 1}) n
      join wallet.account a on a.id = wallet.account_id(${member}, 'available', 'USD'),
        wallet.account b where b.id = wallet.account_id(null, 'bank', 'USD');
      insert into wallet.transfer (id, idem, kind, party, cause_kind, cause_id, cause_no, at,
        accounts, legs, currencies, amounts)
      select id, idem, 'recharge', owner, 'recharge', id, 'RC-260101-' || n, now(),
        case when account < bank then array[account, bank] else array[bank, account] end,
        case when account < bank then array['user', 'platform'] else array['platform', 'user'] end,
        '{USD,USD}', case when account < bank then '{1,-1}' else '{-1,1}' end::bigint[]
      from filled order by n;
      insert into wallet.entry (account, seq, transfer, leg, currency, amount, balance_after)
      select account, seq, id, 'user', 'USD', 1, after from filled
      union all select bank, nextval('wallet.platform_seq'), id, 'platform', 'USD', -1, null
        from filled;
      update wallet.account a set seq = f.seq, balance = f.after from (
        select account, max(seq) as seq, max(after) as after from filled group by account) f
      where a.id = f.account;
      drop table filled`);
  }
  await client.query('reset session_replication_role');
  await client.query('vacuum (analyze) wallet.transfer, wallet.entry, wallet.account');
  await client.query('checkpoint');
}

/** Microseconds of processor time and transfers a second, each the median of all rounds. */
async function measure(clients: Clients) {
  const slices = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const slice = await runSlice(clients, { load: 'escrow', clients: CLIENTS, ms: ROUND_MS });
    if (round > 0) slices.push(slice);
  }
  return {
    perSecond: median(slices.map(({ perSecond }) => perSecond)),
    cpu: median(slices.map(({ cpu }) => cpu)),
  };
}

const plain: LogFilter = {
  kinds: null,
  state: null,
  between: { from: null, until: null },
  find: '',
  pageNum: 1,
  pageSize: 20,
};
/** How a ledger of a million entries is read. */
const readings: Readonly<Record<string, LogFilter>> = {
  'the first page': plain,
  'page 500': { ...plain, pageNum: 500 },
  'payments of orders': { ...plain, kinds: ['orderPaid'] },
  'what is frozen': { ...plain, state: 'frozen' },
  'what was successful': { ...plain, state: 'success' },
  'a number': { ...plain, find: 'RC-260101-77777' },
};

async function readPages(url: string): Promise<Verdict[]> {
  const database = openDatabase(url, { max: 1 });
  await sortKinds(database.db);
  const verdicts: Verdict[] = [];
  for (const [name, filter] of Object.entries(readings)) {
    const times: number[] = [];
    const slow = performance.now() + 20_000;
    while (times.length < READS && performance.now() < slow) {
      const started = performance.now();
      await listEntries(database.db, memberId(OWNER), filter);
      times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    const measured = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
    const unit = `ms p99 of ${times.length}`;
    verdicts.push({
      name: `${name}, of a million`,
      measured,
      target: PAGE_MS,
      unit,
      lessIsBetter: true,
    });
  }
  await database.close();
  return verdicts;
}

/** Measures transfers in a small and in a large ledger, and pages of a member with a million entries. */
export const benchGrowth = (): Promise<boolean> =>
  withServer(async (server) => {
    const postings = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? DEFAULT_POSTINGS);
    await prepare(server);
    const client = new pg.Client({ connectionString: server.adminUrl });
    await client.connect();
    const clients = startClients(server);
    try {
      await fill(client, postings / FEWER / 2);
      const small = await measure(clients);
      const started = performance.now();
      await withoutIndexes(client, async () => {
        await fill(client, OWN, { first: OWNER, of: 1 });
        await fill(client, (postings - postings / FEWER) / 2 - OWN);
      });
      await client.query('vacuum (analyze) wallet.transfer, wallet.entry, wallet.account');
      await client.query('checkpoint');
      const seconds = (performance.now() - started) / 1000;
      process.stderr.write(`  filled ${whole(postings)} postings in ${whole(seconds)} s\n`);
      const large = await measure(clients);
      console.log(
        `${whole(postings / FEWER)} postings: ${whole(small.perSecond)}/s, ${whole(small.cpu)} CPU µs; ` +
          `${whole(postings)}: ${whole(large.perSecond)}/s, ${whole(large.cpu)} CPU µs`,
      );
      const growth: Verdict[] = [
        { name: 'slower by the clock', measured: small.perSecond / large.perSecond },
        { name: 'slower in processor time', measured: large.cpu / small.cpu },
      ].map((one) => ({ ...one, target: SLOWER_MOST, unit: 'x', lessIsBetter: true }));
      const pages = await readPages(server.url);
      const held = postings > DEFAULT_POSTINGS || (await isSound(server.url));
      return judge([...growth, ...pages]) === 0 && held;
    } finally {
      await client.end();
      await clients.stop();
    }
  });
