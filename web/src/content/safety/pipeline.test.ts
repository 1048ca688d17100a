import { describe, expect, test } from 'vitest';
import { type OrderRow, orderKinds, orderTable } from '#contract/orders/table.ts';
import { clockOf, releaseStep, steps, stepsOf, waitOf } from './pipeline.ts';

describe.each(orderKinds)('the steps of a %s order', (kind) => {
  const rows: readonly OrderRow[] = orderTable[kind];
  const found = stepsOf(kind);

  test('follow one another in the order table', () => {
    for (const [at, { state }] of found.entries()) {
      const before = found[at - 1]?.state;
      if (before === undefined) continue;
      expect(rows.some((row) => row.from === before && row.to === state)).toBe(true);
    }
    const last = found.at(-1)?.state;
    expect(rows.some((row) => row.from === last && row.to === 'completed')).toBe(true);
  });

  test('each name somebody and a time', () => {
    for (const { on, within } of found) {
      expect(on.length).toBeGreaterThan(0);
      expect(within).toMatch(/^\d+(wd|d)$/);
    }
  });

  test('the payment goes from the buyer to escrow to the seller, and never back', () => {
    const order = ['buyer', 'held', 'seller'];
    const places = found.map(({ money }) => order.indexOf(money));
    expect(places).toEqual([...places].sort());
    expect(places[0]).toBe(0);
  });
});

test('an agent order releases when the goods are dispatched, a trade order later', () => {
  expect(stepsOf('agent').at(-1)?.money).toBe('seller');
  expect(stepsOf('trade').at(-1)?.money).toBe('held');
});

test.each(orderKinds)('the step that is said to release a %s order does so', (kind) => {
  const rows: readonly OrderRow[] = orderTable[kind];
  const releasing = rows.filter((row) => 'money' in row && row.money === 'release');
  // An order of which tests consumed everything has no goods to send, and so none of that step.
  const consumed = releasing.filter(({ event }) => event === 'complete');
  expect(consumed.map(({ from, to }) => [from, to])).toEqual([['cleared', 'completed']]);
  const release = releasing.filter(({ event }) => event !== 'complete');
  expect(release.length).toBeGreaterThan(0);
  expect(release.map(({ from }) => from)).toEqual(release.map(() => releaseStep(kind)));
});

test('the page’s list has the agent’s step once, in its place', () => {
  expect(steps.map(({ state }) => state)).toEqual(stepsOf('agent').map(({ state }) => state));
});

test('times are the table’s own', () => {
  expect(waitOf('reported')).toBe('3wd');
  expect(waitOf('placed', 'agent')).toBe('1wd');
  expect(clockOf('expire', 'confirmed')).toBe('5wd');
  expect(clockOf('refund', 'refunding')).toBe('now');
  expect(() => waitOf('completed')).toThrow(RangeError);
  expect(() => clockOf('ship', 'paid')).toThrow(RangeError);
});
