import { expect, test } from 'vitest';
import { byUrgency, tally } from './order-work.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));

test('the nearest deadline first, work without one last, then who waits longest', () => {
  const works = [
    { name: 'free', dueAt: null, since: at(1) },
    { name: 'later', dueAt: at(9), since: at(1) },
    { name: 'young', dueAt: at(5), since: at(3) },
    { name: 'old', dueAt: at(5), since: at(2) },
  ];
  expect(works.sort(byUrgency).map((work) => work.name)).toEqual(['old', 'young', 'later', 'free']);
});

test('a queue counts what is late and names the next deadline to come', () => {
  const works = [3, 5, 9].map((hour) => ({ dueAt: at(hour), since: at(0) }));
  const free = { dueAt: null, since: at(0) };
  expect(tally([...works, free], at(4))).toEqual({ count: 4, late: 1, nextDueAt: at(5) });
  expect(tally([], at(4))).toEqual({ count: 0, late: 0, nextDueAt: null });
});
