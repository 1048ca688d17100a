import { type OrderRow, orderTable } from '#contract/orders/table.ts';
import { type Command, rowName } from './commands.ts';
import { shrink } from './shrink.ts';
import { type Failed, newCounts, type WalkCounts, walk } from './walk.ts';

/** Steps of one walk; each has a market of its own, so that a failure can be played again quickly. */
const WALK_STEPS = 2500;

export interface Simulated {
  readonly counts: WalkCounts;
  readonly rows: readonly string[];
  readonly never: readonly string[];
  readonly failed: Failed | null;
}

const rowsOfTable = (): string[] =>
  Object.entries(orderTable).flatMap(([kind, rows]: [string, readonly OrderRow[]]) =>
    rows.map((row) => `${kind}: ${rowName(row)}`),
  );

/** Walks a number of steps in markets of their own, and says what was reached and what failed. */
export async function simulate({
  steps,
  seed,
  say,
}: {
  steps: number;
  seed: number;
  say: (line: string) => void;
}): Promise<Simulated> {
  const counts = newCounts();
  const started = performance.now();
  let failed: Failed | null = null;
  for (let from = 0; from < steps && failed === null; from += WALK_STEPS) {
    const one = { seed: seed + from / WALK_STEPS, steps: Math.min(WALK_STEPS, steps - from) };
    failed = await walk(one, counts);
    say(
      `seed ${one.seed}: ${counts.steps} steps, ${Math.round((performance.now() - started) / 1000)} s`,
    );
    if (failed !== null) failed = await tell(failed, one, say);
  }
  const rows = rowsOfTable();
  const never = rows.filter((row) => !counts.taken.has(row));
  say(
    `${counts.steps} steps on ${counts.placed} orders: ${counts.allowed} events taken, ` +
      `${counts.refused} refused, ${counts.swept} by the clock`,
  );
  say(`ended: ${[...counts.ended].map(([state, n]) => `${state} ${n}`).join(', ')}`);
  say(
    `${rows.length - never.length} of ${rows.length} rows taken${never.length > 0 ? '; never:' : ''}`,
  );
  for (const row of never) say(`  ${row}`);
  return { counts, rows, never, failed };
}

async function tell(
  failed: Failed,
  { seed, steps }: { seed: number; steps: number },
  say: (line: string) => void,
): Promise<Failed> {
  say(`FAILED: ${failed.message}`);
  say(`again by: npm run sim -- --orders --steps ${steps} --seed ${seed}`);
  const least = await shrink(failed, say);
  say(`${least.commands.length} of ${failed.commands.length} commands suffice: ${least.message}`);
  for (const command of least.commands) say(`  ${textOf(command)}`);
  return least;
}

const textOf = (command: Command): string => JSON.stringify(command);
