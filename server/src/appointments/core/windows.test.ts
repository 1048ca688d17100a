import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstSettings } from '#contract/settings/settings.ts';
import { dayOf } from '#server/kit/days.ts';
import { bookableWindows, bookedRoom, closedReason, roomOf, windowsOfDay } from './windows.ts';

const hours = firstSettings.appointments;
/** Every day from Monday to Friday is a working day. */
const calendar = {
  isWorking: (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()),
};
const times = (list: readonly { startsAt: Date }[]) =>
  list.map(({ startsAt }) => startsAt.toISOString());

describe('the windows of a day', () => {
  it('follow each other from the opening to the closing hour, in the time of the dock', () => {
    const list = windowsOfDay({ ...hours, closes: '11:30' }, '2026-11-30', calendar);
    // The half hour that is left is no window.
    expect(times(list)).toEqual(['2026-11-30T01:00:00.000Z', '2026-11-30T02:00:00.000Z']);
    expect(list[1]?.endsAt.toISOString()).toBe('2026-11-30T03:00:00.000Z');
    expect(list[0]?.room).toBe(6);
  });

  it('are none on a day off and on a closed day, whose reason is named', () => {
    const closed = { ...hours, closures: [{ day: '2026-11-30', reason: 'Stocktaking' }] };
    expect(windowsOfDay(hours, '2026-11-29', calendar)).toEqual([]);
    expect(windowsOfDay(closed, '2026-11-30', calendar)).toEqual([]);
    expect(closedReason(closed, '2026-11-30', calendar)).toBe('Stocktaking');
    expect(closedReason(closed, '2026-11-29', calendar)).toBe('');
    expect(closedReason(closed, '2026-12-01', calendar)).toBeNull();
  });
});

describe('windows that may be booked', () => {
  it('are those of today that have not begun, and those of the working days ahead', () => {
    const two = { ...hours, daysAhead: '2', windowMinutes: '240' };
    const list = bookableWindows(two, new Date('2026-11-27T01:30:00Z'), calendar);
    expect(times(list)).toEqual([
      '2026-11-27T05:00:00.000Z',
      '2026-11-30T01:00:00.000Z',
      '2026-11-30T05:00:00.000Z',
      '2026-12-01T01:00:00.000Z',
      '2026-12-01T05:00:00.000Z',
    ]);
  });

  it('a closed day counts among the days ahead and has none', () => {
    const closed = {
      ...hours,
      daysAhead: '1',
      closures: [{ day: '2026-11-30', reason: 'Stocktaking' }],
    };
    expect(bookableWindows(closed, new Date('2026-11-29T01:00:00Z'), calendar)).toEqual([]);
  });

  it('are never in the past, never overlap and never on a day off, whatever the hours', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const clock = (at: number) =>
      `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(
        fc.tuple(minutes, minutes).filter(([opens, closes]) => opens < closes),
        fc.integer({ min: 1, max: 32 }),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        ([opens, closes], quarters, now) => {
          const set = {
            ...hours,
            opens: clock(opens),
            closes: clock(closes),
            windowMinutes: `${quarters * 15}`,
          };
          const list = bookableWindows(set, now, calendar);
          for (const [index, one] of list.entries()) {
            expect(one.startsAt.getTime()).toBeGreaterThan(now.getTime());
            expect(calendar.isWorking(dayOf(one.startsAt))).toBe(true);
            const next = list[index + 1];
            if (next) expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(one.endsAt.getTime());
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

it('a pallet takes the room of several parcels', () => {
  expect(roomOf(hours, { load: 'parcels', count: 3 })).toBe(3);
  expect(roomOf(hours, { load: 'pallets', count: 3 })).toBe(12);
});

it('room is taken by every load whose time overlaps, also of windows of before', () => {
  const at = (text: string) => new Date(`2026-11-30T${text}:00Z`);
  const window = { startsAt: at('01:00'), endsAt: at('02:00') };
  const taken = [
    { startsAt: at('00:30'), endsAt: at('01:30'), room: 2 },
    { startsAt: at('02:00'), endsAt: at('03:00'), room: 4 },
    { startsAt: at('01:00'), endsAt: at('02:00'), room: 1 },
  ];
  expect(bookedRoom(window, taken)).toBe(3);
});
