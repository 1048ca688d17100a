import { afterEach, expect, it } from 'vitest';
import {
  addWorkingDays,
  daysOffBetween,
  setCalendarVersions,
  workingDaysLeft,
} from './working-days.ts';

afterEach(() => setCalendarVersions([]));

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

const versionOf = (from: string, days: Record<string, boolean>) => ({
  from: new Date(from),
  days: new Map(Object.entries(days)),
});
const monday = '2026-11-23';
const saturday = '2026-11-21';

it('counts around a day that was set off, and with a weekend that was set working', () => {
  const closesOn = (days: number) => addWorkingDays(friday, days).toISOString();
  expect(closesOn(1)).toBe('2026-11-23T10:00:00.000Z');
  setCalendarVersions([versionOf('2026-11-20T01:00:00Z', { [monday]: false })]);
  expect(closesOn(1)).toBe('2026-11-24T10:00:00.000Z');
  expect(daysOffBetween(friday, new Date('2026-11-24T10:00:00Z'))).toContain(monday);
  setCalendarVersions([versionOf('2026-11-20T01:00:00Z', { [saturday]: true })]);
  expect(closesOn(1)).toBe('2026-11-21T10:00:00.000Z');
});

it('counts a time that began before a change as it was counted then', () => {
  const set = addWorkingDays(friday, 1);
  const first = versionOf('2026-11-20T04:00:00Z', { [monday]: false });
  setCalendarVersions([first, versionOf('2026-11-20T06:00:00Z', {})]);
  expect(addWorkingDays(friday, 1)).toEqual(set);
  const between = new Date('2026-11-20T05:00:00Z');
  expect(addWorkingDays(between, 1).toISOString()).toBe('2026-11-24T10:00:00.000Z');
  // A change applies from its own instant on.
  expect(addWorkingDays(first.from, 1).toISOString()).toBe('2026-11-24T10:00:00.000Z');
  expect(addWorkingDays(new Date('2026-11-20T06:00:00Z'), 1)).toEqual(set);
});

it('counts what is left by the calendar of now', () => {
  const due = addWorkingDays(friday, 3);
  setCalendarVersions([versionOf('2026-11-20T03:00:00Z', { [monday]: false })]);
  expect(workingDaysLeft(new Date('2026-11-20T04:00:00Z'), due)).toBe(2);
});
