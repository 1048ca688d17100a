import { staffOrderPath } from '#contract/addresses.ts';
import { dayOf } from '#server/kit/days.ts';
import { type CountEffects, effectOf } from '#server/settings/public.ts';
import { isOpen } from '../core/machine.ts';
import { bookedRoom, roomOf, windowsOfDay } from '../core/windows.ts';
import { findByIds, listBetween } from '../store/appointments.ts';

const orderPage = ['orders', staffOrderPath] as const;
/** No window is further ahead: 30 working days, and their days off. */
const AHEAD_MS = 120 * 86_400_000;

/**
 * Counts appointments to come that no longer stand in a window, and those in windows that hold more
 * than they would take then. They keep their time: the warehouse moves them.
 */
export const countAppointments: CountEffects<'appointments'> = async (db, { value, now }) => {
  const records = await listBetween(db, now, new Date(now.getTime() + AHEAD_MS));
  const open = records.filter(isOpen);
  const bookings = open.map((one) => ({ ...one, room: roomOf(value, one) }));
  const windowOf = (one: (typeof open)[number]) =>
    windowsOfDay(value, dayOf(one.startsAt)).find(
      ({ startsAt, endsAt }) =>
        startsAt.getTime() === one.startsAt.getTime() && endsAt.getTime() === one.endsAt.getTime(),
    );
  const outside = open.filter((one) => windowOf(one) === undefined);
  const over = open.filter((one) => {
    const window = windowOf(one);
    return window !== undefined && bookedRoom(window, bookings) > window.room;
  });
  const ids = (list: typeof open) => list.map(({ id }) => id);
  return [
    effectOf('appointmentsOutside', await findByIds(db, ids(outside)), orderPage),
    effectOf('appointmentsOver', await findByIds(db, ids(over)), orderPage),
  ];
};
