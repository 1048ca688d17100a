import { expect, it } from 'vitest';
import { allPass, judgedLines } from './decisions.ts';

const noPieces = { shipped: 10, consumed: 0, dispatched: 0, returned: 0, quarantined: 0 };
const pieces = (received: number) => ({ ...noPieces, received, scrapped: 0, onShelf: received });
const passed = { verdict: 'pass', pieces: pieces(10) } as const;
const failed = { verdict: 'fail', pieces: pieces(10) } as const;
const missing = { verdict: null, pieces: pieces(0) } as const;

it('asks about the lines alone of which pieces came', () => {
  expect(judgedLines([missing, passed, failed])).toEqual([passed, failed]);
  expect(judgedLines([passed])).toEqual([passed]);
});

it('asks about every line where none came', () => {
  expect(judgedLines([missing])).toEqual([missing]);
  expect(allPass([missing])).toBe(false);
});

it('finds that all pass where each line that came does', () => {
  expect(allPass([passed, missing])).toBe(true);
  expect(allPass([passed, failed])).toBe(false);
});
