import { parseArgs } from 'node:util';
import { judge, table, whole } from './report.ts';
import {
  type Found,
  findingHead,
  measureGrowth,
  measureKinds,
  measureMix,
  measureRecall,
} from './search/finding.ts';
import { measureHttp } from './search/http.ts';
import { measureImport } from './search/importing.ts';
import { partNumbers } from './search/numbers.ts';
import { stocked, withBenchServer } from './search/stocked.ts';
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
/** How many times smaller the database is that growth is measured against. */
const GROWTH = 10;
const wanted = new Set(options.only?.split(',') ?? phases);
const isWanted = (phase: Phase) => wanted.has(phase);
const pace = options.quick
  ? { rounds: 5, warmUp: 1, ms: 500, say }
  : { rounds: 9, warmUp: 2, ms: 1500, say };

async function measure(server: string): Promise<Found[]> {
  const numbers = await partNumbers(say);
  const { made: big, filled } = await stocked(server, {
    name: `lines_${LINES}`,
    lines: LINES,
    numbers,
    say,
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
    const few = { name: `lines_${LINES / GROWTH}`, lines: LINES / GROWTH, numbers, say };
    return measureGrowth((await stocked(server, few)).made, big, pace);
  });
  await during('http', () => measureHttp(big, pace));
  await during('upload', () => measureUpload(big, pace));
  await during('import', () => measureImport(big, { rows: IMPORTED, say }));
  return found;
}

const main = (): Promise<number> =>
  withBenchServer(options.data, async (server) => {
    const found = await measure(server);
    const rows = found.flatMap((one) => one.rows);
    if (rows.length > 0) console.log(`${table(findingHead, rows)}\n`);
    return judge(found.flatMap(({ verdicts }) => verdicts));
  });

process.exitCode = await main();
