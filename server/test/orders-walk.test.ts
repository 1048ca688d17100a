import { expect, it, onTestFailed } from 'vitest';
import { claimRowNames } from '../../tools/sim/claims/claim-commands.ts';
import { simulate } from '../../tools/sim/simulate.ts';

const STEPS = 10_000;
const SEED = 2_611_240_402;

/** Longer walks, and those of other seeds: `npm run sim -- --orders --steps N --seed S`. */
it('orders and claims keep to the model through a random walk over HTTP', async () => {
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
  expect(counts.claims).toBeGreaterThan(30);
  // Every row of the orders is taken, and most of the claims, which begin where orders end: a walk
  // that stays near its beginning would prove little.
  const ofClaims = never.filter((row) => claimRowNames.includes(row));
  // Few walks meet an order of which tests consume everything: `complete-order.test.ts` plays those.
  const unsent = never.filter((row) => row.includes(' -complete(warehouse)-> '));
  expect(never.length - ofClaims.length - unsent.length).toBeLessThan(3);
  expect(ofClaims.length).toBeLessThan(14);
}, 1_500_000);
