import { expect, it } from 'vitest';
import { weekdaysUntil } from './weekdays.ts';

const at = (text: string) => Date.parse(text);

it('counts Mondays to Fridays after today, in GMT+8', () => {
  const saturday = at('2026-11-21T02:00:00Z');
  expect(weekdaysUntil({ now: saturday, due: at('2026-11-25T10:00:00Z') })).toBe(3);
  expect(weekdaysUntil({ now: saturday, due: at('2026-11-22T10:00:00Z') })).toBe(0);
  // 17:00 of Sunday in London is Monday in Shanghai.
  const monday = at('2026-11-22T17:00:00Z');
  expect(weekdaysUntil({ now: monday, due: at('2026-11-24T10:00:00Z') })).toBe(1);
  expect(weekdaysUntil({ now: monday, due: at('2026-11-20T10:00:00Z') })).toBe(0);
});
