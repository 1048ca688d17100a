import { expect, it } from 'vitest';
import { simulate } from '../../tools/sim/simulate.ts';

const STEPS = 1500;
const SEED = 20_261_121;

/** Longer walks, and those of other seeds: `npm run sim -- --orders --steps N --seed S`. */
it('orders keep to the model through a random walk over HTTP', async () => {
  const lines: string[] = [];
  const { failed, counts, never } = await simulate({
    steps: STEPS,
    seed: SEED,
    say: (line) => lines.push(line),
  });
  expect(failed, lines.join('\n')).toBeNull();
  expect(counts.steps).toBe(STEPS);
  // Most of the table is reached: a walk that stays near its beginning would prove little.
  expect(never.length, lines.join('\n')).toBeLessThan(45);
}, 600_000);
