import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-11-21T02:00:00Z');

it('tells days, and hours and minutes once less than a day is left', () => {
  expect(timeLeft('2026-11-23T05:00:00Z', now)).toMatchObject({ days: 2, isShort: false });
  expect(timeLeft('2026-11-21T09:18:40Z', now)).toEqual({
    days: 0,
    hours: 7,
    minutes: 18,
    isShort: true,
    isOver: false,
  });
  expect(timeLeft('2026-11-22T02:00:00Z', now).isShort).toBe(false);
  expect(timeLeft('2026-11-21T02:00:00Z', now)).toMatchObject({ minutes: 0, isOver: true });
});
