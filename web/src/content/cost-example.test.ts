import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { costExample, costExampleCny } from './cost-example.ts';

test('the example adds up to the sum that the contract names', () => {
  expect(`${costExampleCny}.00`).toBe(limits.tradeCostYearCny);
  expect(new Set(costExample.map(({ item }) => item)).size).toBe(costExample.length);
  for (const { cny } of costExample) expect(cny).toBeGreaterThan(0);
});
