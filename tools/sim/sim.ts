/**
 * `npm run sim -- --orders --steps N --seed S`: random people take random events on orders and claims over HTTP
 * while the clock moves; a model of domain section 6 says what must happen.
 */
import { parseArgs } from 'node:util';
import { simulate } from './simulate.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'boolean', default: false },
    steps: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '2' },
  },
});
const [steps, seed, atOnce] = [values.steps, values.seed, values['at-once']].map(Number);
const isCount = (number: number | undefined): number is number =>
  Number.isInteger(number) && (number ?? 0) > 0;
if (!values.orders || !isCount(steps) || !isCount(seed) || !isCount(atOnce)) {
  console.error('Usage: npm run sim -- --orders [--steps N] [--seed S] [--at-once WALKS]');
  process.exitCode = 2;
} else {
  const result = await simulate({ steps, seed, atOnce, say: (line) => console.log(line) });
  process.exitCode = result.failed === null ? 0 : 1;
}
