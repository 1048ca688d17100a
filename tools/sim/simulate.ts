import { type OrderRow, orderKinds, orderTable } from '#contract/orders/table.ts';
import { startTestServer } from '#harness/server.ts';
import { claimRowNames } from './claims/claim-commands.ts';
import { type Command, countedName } from './commands.ts';
import { shrink } from './shrink.ts';
import { type Walk, walkAtOnce } from './threads.ts';
import { type Failed, newCounts, type WalkCounts } from './walking.ts';

/** Steps of one walk; each has a market of its own, so that a failure can be played again soon. */
const WALK_STEPS = 2500;

export interface Simulated {
  readonly counts: WalkCounts;
  readonly rows: readonly string[];
  readonly never: readonly string[];
  readonly failed: Failed | null;
}

const rowsOfTable = (): string[] => [
  ...orderKinds.flatMap((kind) => {
    const rows: readonly OrderRow[] = orderTable[kind];
    return rows.map((row) => countedName(kind, row));
  }),
  ...claimRowNames,
];

/** Adds the counts of one walk to those of all. */
function addCounts(all: WalkCounts, one: WalkCounts): void {
  for (const key of [
    'steps',
    'allowed',
    'refused',
    'placed',
    'swept',
    'split',
    'claims',
  ] as const) {
    all[key] += one[key];
  }
  all.busy.again += one.busy.again;
  const maps = (counts: WalkCounts) =>
    [counts.taken, counts.ended, counts.reads, counts.busy.paths] as const;
  for (const [nth, sums] of maps(all).entries()) {
    for (const [key, n] of maps(one)[nth] ?? []) sums.set(key, (sums.get(key) ?? 0) + n);
  }
}

/** Starts one PostgreSQL for all walks where the tests have none; returns what stops it. */
async function shareServer(): Promise<() => Promise<void>> {
  if (process.env.ASSAY_TEMPLATE_URL !== undefined) return async () => {};
  const server = await startTestServer();
  process.env.ASSAY_TEMPLATE_URL = server.templateUrl;
  process.env.ASSAY_ADMIN_URL = server.adminUrl;
  return () => server.stop();
}

/** A simulation: `atOnce` walks run in threads, one for a processor. */
interface Simulation {
  readonly steps: number;
  readonly seed: number;
  readonly atOnce?: number;
  /** How long a failed walk is made shorter, in milliseconds. */
  readonly shrinkMs?: number;
  readonly say: (line: string) => void;
}

/** Walks a number of steps in markets of their own, and says what was reached and what failed. */
export async function simulate(simulation: Simulation): Promise<Simulated> {
  const stop = await shareServer();
  try {
    return await walkAll(simulation);
  } finally {
    await stop();
  }
}

async function walkAll({
  steps,
  seed,
  atOnce = 2,
  shrinkMs = 180_000,
  say,
}: Simulation): Promise<Simulated> {
  const counts = newCounts();
  const started = performance.now();
  const walks = Array.from({ length: Math.ceil(steps / WALK_STEPS) }, (_, nth) => ({
    seed: seed + nth,
    steps: Math.min(WALK_STEPS, steps - nth * WALK_STEPS),
  }));
  let first: { readonly walk: Walk; readonly failed: Failed } | null = null;
  await walkAtOnce(walks, atOnce, (one, walked) => {
    addCounts(counts, walked.counts);
    const seconds = Math.round((performance.now() - started) / 1000);
    say(`seed ${one.seed}: ${counts.steps} steps, ${seconds} s`);
    if (walked.failed !== null) first ??= { walk: one, failed: walked.failed };
    return walked.failed === null;
  });
  const failed = first === null ? null : await tell(first, shrinkMs, say);
  const rows = rowsOfTable();
  const never = rows.filter((row) => !counts.taken.has(row));
  say(
    `${counts.steps} steps on ${counts.placed} orders: ${counts.allowed} events taken, ` +
      `${counts.refused} refused, ${counts.swept} by the clock, ${counts.split} orders split off, ${counts.claims} claims`,
  );
  const { again, paths } = counts.busy;
  if (again > 0) {
    const by = [...paths].map(([path, n]) => `${path} ${n}`).join(', ');
    say(`${again} requests were sent again to a busy market: ${by}`);
  }
  const { refused = 0, ...read } = Object.fromEntries(counts.reads);
  const reads = Object.values(read).reduce((sum, n) => sum + n, 0);
  say(`${reads} pages read by ${Object.keys(read).length} calls, ${refused} refused`);
  say(`ended: ${[...counts.ended].map(([state, n]) => `${state} ${n}`).join(', ')}`);
  say(
    `${rows.length - never.length} of ${rows.length} rows taken${never.length > 0 ? '; never:' : ''}`,
  );
  for (const row of never) say(`  ${row}`);
  return { counts, rows, never, failed };
}

async function tell(
  { walk: { seed, steps }, failed }: { readonly walk: Walk; readonly failed: Failed },
  shrinkMs: number,
  say: (line: string) => void,
): Promise<Failed> {
  say(`FAILED: ${failed.message}`);
  say(`again by: npm run sim -- --orders --steps ${steps} --seed ${seed}`);
  const least = await shrink(failed, { withinMs: shrinkMs, say });
  say(`${least.commands.length} of ${failed.commands.length} commands suffice: ${least.message}`);
  for (const command of least.commands) say(`  ${textOf(command)}`);
  return least;
}

const textOf = (command: Command): string => JSON.stringify(command);
