import { expect, it, onTestFailed } from 'vitest';
import { simulate } from '../../tools/sim/simulate.ts';

const STEPS = 10_000;
const SEED = 20_261_121;

/** Longer walks, and those of other seeds: `npm run sim -- --orders --steps N --seed S`. */
it('orders keep to the model through a random walk over HTTP', async () => {
  const lines: string[] = [];
  // Also where the time is over: the seed and the commands stand there.
  onTestFailed(() => {
    process.stderr.write(`${lines.join('\n')}\n`);
  });
  const { failed, counts, never } = await simulate({
    steps: STEPS,
    seed: SEED,
    shrinkMs: 240_000,
    say: (line) => lines.push(line),
  });
  expect(failed).toBeNull();
  expect(counts.steps).toBe(STEPS);
  expect(counts.split).toBeGreaterThan(50);
  // Every row of the table is taken: a walk that stays near its beginning would prove little.
  expect(never.length).toBeLessThan(3);
}, 1_500_000);
