/**
 * `npm run sim -- --orders --steps N --seed S`: random people take random events on orders over HTTP
 * while the clock moves; a model of domain section 6 says what must happen.
 */
import { parseArgs } from 'node:util';
import { simulate } from './simulate.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'boolean', default: false },
    steps: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const [steps, seed] = [Number(values.steps), Number(values.seed)];
if (!values.orders || !Number.isInteger(steps) || steps < 1 || !Number.isInteger(seed)) {
  console.error('Usage: npm run sim -- --orders [--steps N] [--seed S]');
  process.exitCode = 2;
} else {
  const result = await simulate({ steps, seed, say: (line) => console.log(line) });
  process.exitCode = result.failed === null ? 0 : 1;
}
