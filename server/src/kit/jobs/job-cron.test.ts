import { expect, test } from 'vitest';
import { wasDue } from './job-cron.ts';

const at = (text: string) => new Date(`${text}Z`);
const entry = (pattern: string) => ({ job: 'a.job', pattern });

test.each([
  ['41 * * * *', '2026-11-22T09:41:02', '2026-11-22T10:40:59', false],
  ['41 * * * *', '2026-11-22T09:41:02', '2026-11-22T10:41:00', true],
  ['* * * * *', '2026-11-22T09:41:00', '2026-11-22T09:41:59', false],
  ['* * * * *', '2026-11-22T09:41:00', '2026-11-22T09:42:00', true],
  ['0 3 * * 1', '2026-11-16T03:00:00', '2026-11-22T23:59:00', false],
  ['0 3 * * 1', '2026-11-16T03:00:00', '2026-11-23T03:00:00', true],
  ['0 3 29 2 *', '2026-11-16T03:00:00', '2026-12-16T03:00:00', false],
])('an entry %s that ran at %s was due by %s: %s', (pattern, since, now, due) => {
  expect(wasDue(entry(pattern), at(since), at(now))).toBe(due);
});
