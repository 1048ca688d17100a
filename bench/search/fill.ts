import pg from 'pg';
import { mpnKey } from '#server/catalog/core/mpn-key.ts';
import { resolveManufacturers } from '#server/catalog/store/manufacturers.ts';
import { copyIn, copyLine } from '#server/kit/database/copy.ts';
import { openDatabase, transaction } from '#server/kit/database/database.ts';
import { migrate } from '#server/kit/database/migrate.ts';
import type { PartNumber } from './numbers.ts';
import { type StockMade, stockLines } from './stock.ts';

/** How much stock there is; the same plan makes the same lines. */
export interface Plan {
  readonly lines: number;
  readonly sellers: number;
  readonly seed: number;
}

type Say = (line: string) => void;

const hex = (n: number, width: number) => n.toString(16).padStart(width, '0');

/** A seller of the bench by number. */
export const sellerId = (n: number): string => `00000000-0000-7000-8000-${hex(n + 1, 12)}`;

/** The line that was made as the nth: ids sort by the time of their making, as the market's do. */
export const lineId = (n: number): string =>
  `0199${hex((n >>> 16) & 0xffff, 4)}-${hex(n & 0xffff, 4)}-7000-8000-${hex(
    (n * 2_654_435_761) % 0xffffffffffff,
    12,
  )}`;

/** The part with the nth number. */
export const partId = (n: number): string => String(n + 1);

const SLICE = 250_000;
const CHUNK_CHARS = 64 * 1024;

/** Rows of a COPY put together, so that a message to the server holds many. */
export function* chunked(rows: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += row;
    if (chunk.length < CHUNK_CHARS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** For each number the first one that is the same part: a maker has several names. */
function sameParts(numbers: readonly PartNumber[], makers: ReadonlyMap<string, string>) {
  const first = new Map<string, number>();
  return Uint32Array.from(numbers, ({ mpn, maker }, n) => {
    const identity = `${mpn} ${makers.get(maker)}`;
    const known = first.get(identity) ?? n;
    if (known === n) first.set(identity, n);
    return known;
  });
}

/** Which parts have stock by the plan: only those get a row. */
function partsInStock(plan: Plan, same: Uint32Array): Uint8Array {
  const used = new Uint8Array(same.length);
  for (const { part } of stockLines({ ...plan, parts: same.length })) used[same[part] ?? 0] = 1;
  return used;
}

async function fillSellers(client: pg.Client, sellers: number): Promise<void> {
  await client.query(
    `insert into accounts.account (id, email, lang, identity, company, country, seller_state,
       seller_share, created_at, updated_at)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
       'seller' || n || '@bench.test', 'en', 'seller', 'Bench Components ' || n, 'CN', 'pass', 1,
       now(), now()
     from generate_series(1, $1::int) n`,
    [sellers],
  );
}

/** Fills the track record of sellers: three in five were inspected, most with good results. */
async function fillStandings(client: pg.Client): Promise<void> {
  await client.query(`
    insert into catalog.seller_standing (account, company, passed, inspected, low, high, asked,
      answered, ship_due, ship_in_time, drawn_at)
    select id, company, passed, inspected,
      case when inspected > 0 then greatest(0, share - 1.96 * spread) end,
      case when inspected > 0 then least(1, share + 1.96 * spread) end,
      asked, asked * 9 / 10, due, due * 8 / 10, now()
    from (
      select *, passed::float8 / greatest(inspected, 1) as share,
        sqrt(0.25 / greatest(inspected, 1)) as spread
      from (
        select id, company, n % 37 as asked, n % 11 as due,
          case when n % 5 < 3 then 1 + n % 90 else 0 end as inspected,
          case when n % 5 < 3 then (1 + n % 90) * (85 + n % 16) / 100 else 0 end as passed
        from (select id, company, row_number() over (order by id) as n from accounts.account
          where identity = 'seller') a) b) c
    on conflict do nothing`);
}

/** Makers of the numbers by name; names that nobody knows make makers of their own. */
async function fillMakers(url: string, names: readonly string[]): Promise<Map<string, string>> {
  const database = openDatabase(url, { max: 1 });
  try {
    return await transaction(database.db, (tx) => resolveManufacturers(tx, names, new Date()));
  } finally {
    await database.close();
  }
}

/** The columns of a stock line as `stockRow` writes them. */
export const stockColumns = `id, part, account, quantity, unit_price, condition, packaging,
  date_code, lead_time, at, confirmed_at`;

const instant = (now: number, agoS: number) => new Date(now - agoS * 1000).toISOString();

/** A line of stock as COPY reads it. */
export function stockRow(line: StockMade, n: number, partId: string, now: number): string {
  return copyLine([
    lineId(n),
    partId,
    sellerId(line.seller),
    line.quantity,
    line.price,
    line.condition,
    line.packaging,
    line.dateCode,
    line.leadTime,
    instant(now, line.madeAgo),
    instant(now, line.confirmedAgo),
  ]);
}

/** The rows that a fill wrote, and its duration. */
export interface Filled {
  /** How many of the first numbers there are as parts of their own, in stock. */
  readonly parts: number;
  /** Rows a second: COPY of the lines into a bare table with the same indexes, and the whole fill. */
  readonly plain: number;
  readonly whole: number;
}

/**
 * Brings a fresh database to the product's schema and fills it by the plan. Beside the first load
 * stands what COPY of the same lines into a bare table with the same indexes takes. A database
 * that was filled by the same plan before stays, and answers the figures of then.
 */
export async function fill(
  url: string,
  { plan, numbers, say }: { plan: Plan; numbers: readonly PartNumber[]; say: Say },
): Promise<Filled> {
  await migrate({ url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('create table if not exists public.bench_filled (plan jsonb, filled jsonb)');
    const { rows } = await client.query<{ filled: Filled }>(
      'select filled from public.bench_filled where plan = $1',
      [JSON.stringify(plan)],
    );
    if (rows[0] !== undefined) return rows[0].filled;
    await fillSellers(client, plan.sellers);
    await fillStandings(client);
    const makers = await fillMakers(url, [...new Set(numbers.map(({ maker }) => maker))]);
    const filled = await fillStock(client, { plan, numbers, makers, say });
    await client.query('insert into public.bench_filled values ($1, $2)', [plan, filled]);
    say('vacuum, analyze, checkpoint');
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    return filled;
  } finally {
    await client.end();
  }
}

interface Filling {
  readonly plan: Plan;
  readonly numbers: readonly PartNumber[];
  readonly makers: ReadonlyMap<string, string>;
  readonly say: Say;
}

async function fillStock(client: pg.Client, filling: Filling): Promise<Filled> {
  const { plan, numbers, makers, say } = filling;
  const same = sameParts(numbers, makers);
  const used = partsInStock(plan, same);
  const now = Date.now();
  const partRows = function* () {
    for (const [n, { mpn, maker }] of numbers.entries()) {
      if (used[n] !== 1) continue;
      yield copyLine([partId(n), mpnKey(mpn), mpn, makers.get(maker) ?? '']);
    }
  };
  const lineRows = function* () {
    let n = 0;
    for (const line of stockLines({ ...plan, parts: numbers.length })) {
      yield stockRow(line, n, partId(same[line.part] ?? 0), now);
      n += 1;
    }
  };
  const parts = used.reduce((sum, one) => sum + one, 0);
  const timed = await firstLoad(client, { partRows, lineRows, lines: plan.lines, say });
  return { parts, plain: plan.lines / timed.plain, whole: plan.lines / timed.whole };
}

interface Loading {
  readonly partRows: () => Iterable<string>;
  readonly lineRows: () => Iterable<string>;
  readonly lines: number;
  readonly say: Say;
}

/** The next rows of an iterator, put together. */
function slice(rows: Iterator<string>, count: number): string[] {
  const taken = function* () {
    for (let n = 0; n < count; n += 1) {
      const { value, done } = rows.next();
      if (done === true) return;
      yield value;
    }
  };
  return [...chunked(taken())];
}

/**
 * Copies parts and lines in without their triggers, then makes all that searches read of them, and
 * lays the parts in the order of their keys. Slice by slice the same lines also go into a bare
 * table with the same indexes, so that what else the machine does falls on both. Seconds of each.
 */
async function firstLoad(client: pg.Client, { partRows, lineRows, lines, say }: Loading) {
  const timed = { plain: 0, whole: 0 };
  const time = async (key: keyof typeof timed, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    timed[key] += (performance.now() - began) / 1000;
  };
  await client.query('create table public.plain (like catalog.stock_line including all)');
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  say('first load: parts');
  const partColumns = 'id, norm, mpn, manufacturer';
  await time('whole', () =>
    copyIn(client, `copy catalog.part (${partColumns}) from stdin`, chunked(partRows())),
  );
  const rows = lineRows()[Symbol.iterator]();
  for (let done = 0; done < lines; done += SLICE) {
    const some = slice(rows, SLICE);
    await time('plain', () =>
      copyIn(client, `copy public.plain (${stockColumns}) from stdin`, some),
    );
    await time('whole', () =>
      copyIn(client, `copy catalog.stock_line (${stockColumns}) from stdin`, some),
    );
    const share = Math.min(100, Math.round((100 * (done + SLICE)) / lines));
    say(`lines ${share} %: plain ${timed.plain.toFixed(0)} s, all ${timed.whole.toFixed(0)} s`);
  }
  say('counters');
  await time('whole', async () => {
    // Parts that are made later get ids after those of the bench.
    await client.query(`select setval(pg_get_serial_sequence('catalog.part', 'id'),
      (select max(id) from catalog.part))`);
    await client.query('select catalog.rebuild_search()');
    await client.query('commit');
    await client.query('cluster catalog.part using part_norm_manufacturer_mpn_key');
  });
  await client.query('drop table public.plain');
  return timed;
}
