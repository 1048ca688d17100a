import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  lead: 'Say how large the lot is, which counterfeit types to find, and what it may cost and take: the planner proposes the tests that find most.',
  wish: 'Your wish',
  go: 'Plan tests',
  reckoning: 'Reckoning the plan',
  result: 'Proposed plan',
  outweighs: 'These tests cost {tests}, more than the goods at {goods}.',
  notBest:
    'There were too many choices to try them all: the plan is good and perhaps not the best.',
  price: 'Price per lot',
  days: 'Working days',
  lost: 'Pieces used up',
  chart: 'What the plan finds',
  tests: 'Proposed tests',
  test: 'Test',
  finds: 'Finds',
  sample: 'Sample',
  order: 'Order with this plan',
} satisfies Translated<typeof zh>;
