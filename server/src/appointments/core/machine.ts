import { type LoadKind, openAppointmentStates } from '#contract/appointments/constants.ts';
import {
  type AppointmentRow,
  type AppointmentState,
  appointmentTable,
  appointmentWaits,
} from '#contract/appointments/table.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

const DAY_MS = 86_400_000;

/** The facts of an appointment that decide which events it may take. */
interface AppointmentLife {
  readonly state: AppointmentState;
  readonly version: number;
  readonly since: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly bookedAt: Date;
  readonly remindedAt: Date | null;
  /** Whether the order has no appointment that was booked after it. */
  readonly isNewest: boolean;
}

/** The load of an appointment, and since when it is at the dock. */
interface Visit extends Pick<AppointmentLife, 'state'> {
  readonly load: LoadKind;
  readonly count: number;
  readonly arrivedAt: Date | null;
}

/** Returns whether an appointment takes up room in its window. */
export const isOpen = ({ state }: Pick<AppointmentLife, 'state'>): boolean =>
  (openAppointmentStates as readonly AppointmentState[]).includes(state);

/** Returns whether the dock has received the parcels that an arrived visit brought; pallets are not counted. */
export const isUnloaded = (
  { state, load, count, arrivedAt }: Visit,
  { receivedTimes }: { readonly receivedTimes: readonly Date[] },
): boolean =>
  state === 'arrived' &&
  load === 'parcels' &&
  arrivedAt !== null &&
  receivedTimes.filter((time) => time >= arrivedAt).length >= count;

/** Returns when the one who comes is reminded: a day before its window. */
const dayBefore = ({ startsAt }: AppointmentLife): Date => new Date(startsAt.getTime() - DAY_MS);

/** Returns the end of the day of a window, GMT+8. */
const dayEnd = ({ startsAt }: AppointmentLife): Date =>
  new Date(startOfDay(dayOf(startsAt)).getTime() + DAY_MS);

/** The machine of appointments at the dock. */
export const appointmentMachine = defineMachine(
  (_: AppointmentLife): readonly AppointmentRow[] => appointmentTable,
  {
    guards: {
      isDay: ({ startsAt }, { now }) => dayOf(startsAt) === dayOf(now),
      isNewest: ({ isNewest }) => isNewest,
      notReminded: (record, { now }) =>
        record.remindedAt === null && record.bookedAt < dayBefore(record) && now < record.startsAt,
    },
    moments: { dayBefore, dayEnd, windowEnd: ({ endsAt }) => endsAt },
    wait: ({ state }) => appointmentWaits[state],
  },
);
