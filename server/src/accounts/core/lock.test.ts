import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Attempts, count, FORGET_AFTER_MS, lockedS, lockPolicies } from './lock.ts';

const start = new Date('2026-11-21T08:00:00Z').getTime();

/** Makes an attempt wherever the lock lets it be made; answers those that were made. */
function attemptAt(moments: readonly number[], policy = lockPolicies.pair) {
  let attempts: Attempts | null = null;
  const made: number[] = [];
  for (const moment of moments) {
    const now = new Date(start + moment);
    if (lockedS(attempts, now) > 0) continue;
    attempts = count(attempts, policy, now);
    made.push(moment);
  }
  return { made, attempts };
}

test('five wrong passwords are free, the sixth waits a minute', () => {
  const { made, attempts } = attemptAt([0, 1, 2, 3, 4, 5, 6]);
  expect(made).toEqual([0, 1, 2, 3, 4]);
  expect(lockedS(attempts, new Date(start + 4))).toBe(60);
  expect(lockedS(attempts, new Date(start + 60_004))).toBe(0);
});

test('each attempt after a lock waits twice as long, never over a quarter of an hour', () => {
  let attempts: Attempts | null = null;
  let now = new Date(start);
  const waits: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    attempts = count(attempts, lockPolicies.pair, now);
    waits.push(lockedS(attempts, now));
    now = new Date(now.getTime() + lockedS(attempts, now) * 1000);
  }
  expect(waits).toEqual([0, 0, 0, 0, 60, 120, 240, 480, 900, 900, 900, 900]);
});

test('failures are forgotten an hour after the last one', () => {
  const filled = attemptAt([0, 1, 2, 3]).attempts;
  const later = new Date(start + 3 + FORGET_AFTER_MS);
  expect(count(filled, lockPolicies.pair, later).failures).toBe(1);
});

test('however they are timed, an hour has only the free attempts and the doubling waits', () => {
  const hour = 3_600_000;
  const moments = fc.array(fc.integer({ min: 0, max: 4 * hour }), { maxLength: 200 });
  fc.assert(
    fc.property(moments, (drawn) => {
      const { made } = attemptAt([...drawn].sort((one, other) => one - other));
      for (const from of made) {
        const inHour = made.filter((moment) => moment >= from && moment < from + hour);
        expect(inHour.length).toBeLessThanOrEqual(lockPolicies.pair.free + 7);
      }
    }),
  );
});
