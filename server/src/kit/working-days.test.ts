import { expect, it } from 'vitest';
import { addWorkingDays, workingDaysLeft } from './working-days.ts';

const friday = new Date('2026-11-20T02:00:00Z');

it('counts the working days that are left, the last one included', () => {
  const due = addWorkingDays(friday, 3);
  expect(workingDaysLeft(friday, due)).toBe(3);
  expect(workingDaysLeft(new Date('2026-11-25T02:00:00Z'), due)).toBe(1);
});

it('says by how many working days a deadline is over, weekends left out', () => {
  const due = new Date('2026-11-20T10:00:00Z');
  expect(workingDaysLeft(new Date('2026-11-20T12:00:00Z'), due)).toBe(0);
  expect(workingDaysLeft(new Date('2026-11-22T12:00:00Z'), due)).toBe(0);
  expect(workingDaysLeft(new Date('2026-11-23T01:00:00Z'), due)).toBe(-1);
  expect(workingDaysLeft(new Date('2026-11-27T01:00:00Z'), due)).toBe(-5);
});
