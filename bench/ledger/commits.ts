import { judge, median, table, type Verdict, whole } from '../report.ts';
import { type Clients, runSlice, type Slice, startClients } from './clients.ts';
import type { Load } from './load.ts';
import { isSound, withServer } from './server.ts';
import { prepare } from './tables.ts';

/**
 * How many transfers a second the ledger's own function makes with all of its checks, beside the
 * statements of TPC-B on the same server, by the same driver on as many connections, every commit
 * flushed. Rounds are paired: all loads run in each, and the ratio is taken within the round.
 */
/** Many short rounds: what else the machine does then falls on both sides of a ratio. */
const ROUNDS = 25;
const ROUND_MS = 450;
/** Rounds that warm caches and plans, and are not counted. */
const WARM_UP = 3;

const loads: Record<Load, { title: string; target: number | null }> = {
  tpcb: { title: 'TPC-B, its statements', target: null },
  tpcbInOneCall: { title: 'TPC-B in one call, no checks', target: null },
  escrow: { title: 'holds and releases, random accounts', target: 1.4 },
  platform: { title: 'all touch one platform account', target: 1 },
  together: { title: 'many callers in one commit', target: 2.5 },
  togetherIntoOne: { title: 'many callers into one account, in one commit', target: 2.5 },
};
/** How a transfer of the ledger compares with TPC-B that makes as many round trips. */
const ONE_CALL_TARGET = 0.7;

const perCommit: readonly Load[] = ['tpcb', 'tpcbInOneCall', 'escrow', 'platform'];
const shared: readonly Load[] = ['tpcb', 'together', 'togetherIntoOne'];
/** The loads that are compared with each other, by how many clients there are. */
const series: readonly { readonly clients: number; readonly loads: readonly Load[] }[] = [
  { clients: 8, loads: perCommit },
  { clients: 32, loads: perCommit },
  { clients: 256, loads: shared },
];
type Figures = Record<Load, Slice[]>;

async function measure(
  bench: Clients,
  { clients, loads: loadNames }: (typeof series)[number],
): Promise<Figures> {
  const figures = Object.fromEntries(
    Object.keys(loads).map((load) => [load, []]),
  ) as unknown as Figures;
  for (let round = 1 - WARM_UP; round <= ROUNDS; round += 1) {
    const order = round % 2 === 0 ? loadNames : [...loadNames].reverse();
    for (const load of order) {
      const slice = await runSlice(bench, { load, clients, ms: ROUND_MS });
      if (round > 0) figures[load].push(slice);
    }
    if (round > 0 && round % 5 === 0) {
      process.stderr.write(`  ${clients} clients, round ${round} of ${ROUNDS}\n`);
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

function verdictsOf(figures: Figures, { clients, loads: run }: (typeof series)[number]): Verdict[] {
  const verdicts: Verdict[] = run.flatMap((load) => {
    const { title, target } = loads[load];
    if (target === null) return [];
    const measured = ratioOf(figures, load, 'tpcb', perSecond);
    return [{ name: `${title}, ${clients} clients`, measured, target, unit: 'x TPC-B' }];
  });
  if (run.includes('tpcbInOneCall')) {
    verdicts.push({
      name: `the same beside TPC-B in one call, ${clients} clients`,
      measured: ratioOf(figures, 'escrow', 'tpcbInOneCall', perSecond),
      target: ONE_CALL_TARGET,
      unit: 'x',
    });
  }
  return verdicts;
}

/** Measures transfers beside TPC-B; returns whether every target is met and the ledger sound. */
export const benchCommits = (): Promise<boolean> =>
  withServer(async (server) => {
    process.stderr.write('  filling the tables\n');
    await prepare(server);
    const bench = startClients(server);
    try {
      const rows: string[][] = [];
      const verdicts: Verdict[] = [];
      for (const one of series) {
        const figures = await measure(bench, one);
        for (const load of one.loads) rows.push(row(figures, load, one.clients));
        verdicts.push(...verdictsOf(figures, one));
      }
      const head = [
        `median of ${ROUNDS} paired rounds`,
        'clients',
        'a second',
        'x TPC-B',
        'CPU µs',
        'x TPC-B in CPU',
      ];
      console.log(`${table(head, rows)}\n`);
      const held = await isSound(server.url);
      return judge(verdicts) === 0 && held;
    } finally {
      await bench.stop();
    }
  });
