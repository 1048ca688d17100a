import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Bom } from '#contract/bom/bill-schemas.ts';
import * as contract from '#contract/bom/calls.ts';
import { BOM_LINES_MAX, bomStates } from '#contract/bom/shapes.ts';
import { bomSums } from '#contract/bom/sums.ts';
import { BASE_PATH, type Call, type Input, type Output } from '#contract/call.ts';
import { judge, median, table, whole } from './report.ts';
import { lineId } from './search/fill.ts';
import { soughtParts } from './search/keywords.ts';
import { type BenchMarket, openBenchMarket } from './search/market.ts';
import { type PartNumber, partNumbers } from './search/numbers.ts';
import { chanceOf } from './search/random.ts';
import { stocked, withBenchServer } from './search/stocked.ts';

/**
 * How fast a bill of materials of 5,000 lines is read and matched among millions of stock lines,
 * beside 5,000 lookups of one line by its primary key, and beside the limit of three seconds.
 *
 *   npm run bench:bom                     5 million lines
 *   npm run bench:bom -- --lines 500000   any other number
 *   npm run bench:bom -- --data FOLDER    keeps the filled database there for the next run
 */
const started = performance.now();
const say = (line: string) => {
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stderr.write(`${seconds.padStart(5)} s  ${line}\n`);
};

const { values: options } = parseArgs({
  options: { lines: { type: 'string' }, data: { type: 'string' } },
});
const LINES = Number(options.lines ?? 5_000_000);
const ROUNDS = 7;
const LIMIT_MS = 3000;

/** The numbers of a bill as people write them, and rows that are none. */
function billText(numbers: readonly PartNumber[], seed: number): string {
  const chance = chanceOf(seed);
  const next = soughtParts(numbers, seed + 1);
  const seen = new Set<string>();
  const rows = ['Part Number\tManufacturer\tQuantity\tReference\tDescription'];
  while (rows.length <= BOM_LINES_MAX) {
    const { mpn, maker } = next();
    if (seen.has(mpn) || /[\t\n]/.test(mpn)) continue;
    seen.add(mpn);
    const at = rows.length;
    const kind = chance.below(100);
    const written = kind < 70 ? mpn : kind < 82 ? mpn.toLowerCase() : kind < 90 ? `${mpn}-TR` : '';
    const none = kind < 96 ? `ZQ${at}XK-${seed}N` : '100nF 50V';
    const name = chance.next() < 0.5 ? maker : '';
    rows.push(
      [written || none, name, 1 + chance.below(20), `R${at * 3}-R${at * 3 + 2}`, ''].join('\t'),
    );
  }
  return rows.join('\n');
}

async function send<C extends Call>({ market, header }: BenchMarket, call: C, input: Input<C>) {
  const reply = await market.http.inject({
    method: 'POST',
    url: BASE_PATH + call.path,
    headers: header,
    payload: input as object,
  });
  const { code, msg, data } = reply.json<{ code: number; msg: string; data: Output<C> }>();
  if (code !== 0) throw new Error(`${call.path}: ${code} ${msg}`);
  return data;
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const from = performance.now();
  return { value: await work(), ms: performance.now() - from };
}

/** As many lookups of one stock line by its primary key as a bill has lines, one after the other. */
async function lookups(client: pg.Client, round: number): Promise<number> {
  const { ms } = await timed(async () => {
    for (let n = 0; n < BOM_LINES_MAX; n += 1) {
      const id = lineId(((round * BOM_LINES_MAX + n) * 104_729) % LINES);
      const text = 'select * from catalog.stock_line where id = $1';
      await client.query({ name: 'pk', text, values: [id] });
    }
  });
  return ms;
}

/** Brings a bill of other numbers each round, reads it and opens it again. */
async function round(market: BenchMarket, numbers: readonly PartNumber[], seed: number) {
  const text = billText(numbers, seed);
  const { bom } = await send(market, contract.bomPaste, { text });
  const [sheet] = bom.file?.sheets ?? [];
  if (!sheet) throw new Error('nothing was proposed');
  const mapping = {
    sheet: sheet.index,
    headerRow: sheet.headerRow,
    fields: sheet.columns.map(({ field }) => field),
  };
  const key = { id: bom.id, token: null };
  const read = await timed(() =>
    send(market, contract.bomRead, { ...key, version: bom.version, mapping }),
  );
  const opened = await timed(() => send(market, contract.bomOpen, key));
  await send(market, contract.bomDelete, key);
  return { bill: read.value, readMs: read.ms, openMs: opened.ms };
}

const statesOf = (bill: Bom) => {
  const { byState } = bomSums(bill.lines, bill);
  return bomStates
    .filter((state) => byState[state] > 0)
    .map((state) => `${state} ${byState[state]}`);
};

async function measure(url: string): Promise<number> {
  const numbers = await partNumbers(say);
  const { made } = await stocked(url, { name: `lines_${LINES}`, lines: LINES, numbers, say });
  const client = new pg.Client({ connectionString: made.url });
  await client.connect();
  const market = await openBenchMarket(made.url, 'buyer');
  const kept: { pk: number; read: number; open: number }[] = [];
  try {
    await round(market, numbers, 7);
    for (let n = 0; n < ROUNDS; n += 1) {
      const pk = await lookups(client, n);
      const { bill, readMs, openMs } = await round(market, numbers, 100 + n);
      kept.push({ pk, read: readMs, open: openMs });
      say(`read ${whole(readMs)} ms, opened ${whole(openMs)} ms, lookups ${whole(pk)} ms`);
      if (n === 0) say(`${bill.lines.length} lines: ${statesOf(bill).join(', ')}`);
    }
  } finally {
    await market.close();
    await client.end();
  }
  const of = (key: 'pk' | 'read' | 'open') => median(kept.map((one) => one[key]));
  const row = (title: string, key: 'pk' | 'read' | 'open') => [
    title,
    whole(of(key)),
    whole(Math.max(...kept.map((one) => one[key]))),
    (of(key) / of('pk')).toFixed(2),
  ];
  const title = `${whole(BOM_LINES_MAX)} lines among ${whole(LINES)}`;
  const rows = [
    row('lookups by primary key', 'pk'),
    row('read from its file and matched', 'read'),
    row('opened and matched', 'open'),
  ];
  console.log(`${table([title, 'median ms', 'most ms', 'x lookups'], rows)}\n`);
  return judge([
    {
      name: 'a bill read and matched',
      measured: of('read'),
      target: LIMIT_MS,
      unit: 'ms',
      lessIsBetter: true,
    },
    {
      name: 'a bill opened and matched',
      measured: of('open'),
      target: LIMIT_MS,
      unit: 'ms',
      lessIsBetter: true,
    },
  ]);
}

process.exitCode = await withBenchServer(options.data, measure);
