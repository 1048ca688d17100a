import { expect, it } from 'vitest';
import { lineWith, lotWith, orderWith } from '#harness/orders.ts';
import { changes } from './changes.ts';
import { feeOfMade } from './retest.ts';

const now = new Date('2026-11-20T02:00:00Z');
const step = {
  event: 'contest',
  actor: 'seller',
  now,
  payload: { reason: 'The marking table is of another maker.' },
} as const;

it('a retest costs the seller only the lines of which something is left to be tested', () => {
  const order = orderWith('reported', {
    testsEach: 150_00n,
    lines: [
      lineWith({ id: 'failed', verdict: 'fail', received: 1000 }),
      lineWith({ id: 'used up', verdict: 'fail', received: 8 }),
      lineWith({ id: 'never came', verdict: null, received: 0 }),
      lineWith({ id: 'passed', verdict: 'pass', received: 1000 }),
    ],
    lots: [
      lotWith({ id: 'a', lineId: 'failed', verdict: 'fail', consumed: 5 }),
      lotWith({ id: 'b', lineId: 'used up', verdict: 'fail', received: 8, consumed: 8 }),
      lotWith({ id: 'c', lineId: 'passed', verdict: 'pass' }),
    ],
  });
  expect(changes.contest(order, step).retestFee).toBe(150_00n);
});

it('a lot that passed is not charged for the failed one of its line that tests used up', () => {
  const order = orderWith('reported', {
    testsEach: 150_00n,
    lines: [
      lineWith({ id: 'mixed', verdict: 'fail', received: 1008 }),
      lineWith({ id: 'failed', verdict: 'fail', received: 1000 }),
    ],
    lots: [
      lotWith({ id: 'a', lineId: 'mixed', verdict: 'pass' }),
      lotWith({ id: 'b', lineId: 'mixed', verdict: 'fail', received: 8, consumed: 8 }),
      lotWith({ id: 'c', lineId: 'failed', verdict: 'fail' }),
    ],
  });
  expect(changes.contest(order, step).retestFee).toBe(150_00n);
});

it('a part that is contested again pays its own retest beside its share of the first one', () => {
  const part = orderWith('reported', {
    testsEach: 150_00n,
    retestFee: 70_00n,
    lines: [lineWith({ id: 'failed', verdict: 'fail', received: 1000 })],
    lots: [lotWith({ id: 'a', lineId: 'failed', verdict: 'fail' })],
  });
  const contested = { ...part, ...changes.contest(part, step) };
  expect(contested).toMatchObject({ retestFee: 220_00n, earlierRetestFee: 70_00n });
  // A test that its retest leaves out lowers its own fee, never the share of the first.
  const feeWithout = (minor: bigint) => feeOfMade(contested, [{ lineId: 'failed', minor }]);
  expect(feeWithout(0n)).toBe(220_00n);
  expect(feeWithout(60_00n)).toBe(160_00n);
  expect(feeWithout(150_00n)).toBe(70_00n);
});

it('tests that Assay bears were not paid for, and none of their price comes off when they are left out', () => {
  // A replacement keeps the prices of the tests of its claim's order, and costs nobody any test.
  const order = orderWith('inspecting', {
    testsEach: 0n,
    lines: [lineWith({ id: 'a' })],
    lots: [lotWith({ id: '1', lineId: 'a' })],
  });
  const report = (testsEach: bigint) =>
    changes.report(
      { ...order, testsEach },
      {
        event: 'report',
        actor: 'qc',
        now,
        payload: {
          verdicts: [{ lotId: '1', verdict: 'pass' }],
          notMade: [{ lineId: 'a', minor: 60_00n }],
          retestNotMade: [],
        },
      },
    );
  expect(report(0n).lines?.map((line) => line.testsNotMade)).toEqual([0n]);
  expect(report(40_00n).lines?.map((line) => line.testsNotMade)).toEqual([40_00n]);
  expect(report(100_00n).lines?.map((line) => line.testsNotMade)).toEqual([60_00n]);
});

it('tests of a line of which nothing came were not made', () => {
  const order = orderWith('inspecting', {
    testsEach: 120_00n,
    lines: [
      lineWith({ id: 'came', received: 1000 }),
      lineWith({ id: 'nothing came', received: 0 }),
    ],
    lots: [lotWith({ id: '1', lineId: 'came' })],
  });
  const { lines } = changes.report(order, {
    event: 'report',
    actor: 'qc',
    now,
    payload: { verdicts: [{ lotId: '1', verdict: 'fail' }], notMade: [], retestNotMade: [] },
  });
  expect(lines?.map(({ verdict, testsNotMade }) => [verdict, testsNotMade])).toEqual([
    ['fail', 0n],
    [null, 120_00n],
  ]);
});

it('a parcel that is on its way no more is not traced', () => {
  const trace = { at: now, way: 'outbound', caseNo: 'T-1', note: '' } as const;
  const parcel = { carrier: 'SF', trackingNo: 'SF1', reason: 'the seller has the goods' };
  const { trace: left } = changes.recordReturn(orderWith('suspended', { trace }), {
    event: 'recordReturn',
    actor: 'support',
    now,
    payload: parcel,
  });
  expect(left).toBeNull();
});
