import type * as contract from '#contract/appointments/calls.ts';
import type { LoadKind } from '#contract/appointments/constants.ts';
import type { HandlerOutput, Input } from '#contract/call.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext, QueryContext } from '#server/kit/request-context.ts';
import { settingOf } from '#server/settings/public.ts';
import { isOpen } from '../core/machine.ts';
import { bookableWindows, bookedRoom, type DockHours, roomOf } from '../core/windows.ts';
import type { AppointmentsDeps } from '../deps.ts';
import type { Slot } from '../process.ts';
import { listBetween } from '../store/appointments.ts';

/** Returns the windows, room and closures that two people of finance have set. */
export async function currentHours(db: Db): Promise<DockHours> {
  const setting = await settingOf(db, 'appointments');
  if (setting === null) throw new Error('appointments have a first value');
  return setting.value;
}

/**
 * Returns a window that may be booked, with the room that a load takes in it. Fails with
 * appointment.window; whether it has room left is the database's to say.
 */
export async function findSlot(
  { tx, now }: CommandContext,
  wanted: {
    readonly startsAt: string | Date;
    readonly visit: { readonly load: LoadKind; readonly count: number };
  },
): Promise<Slot> {
  const hours = await currentHours(tx);
  const wantedTime = new Date(wanted.startsAt).getTime();
  const window = bookableWindows(hours, now).find(
    ({ startsAt }) => startsAt.getTime() === wantedTime,
  );
  if (window === undefined) throw new Failure('appointment.window', {}, 'startsAt');
  const { startsAt, endsAt, room: windowRoom } = window;
  return { startsAt, endsAt, windowRoom, room: roomOf(hours, wanted.visit) };
}

/**
 * Returns the windows that may be booked with the room that is free in each; what the order's own
 * appointment takes counts as free. Fails with notFound for others than its seller and the dock.
 */
export async function listWindows(
  ctx: QueryContext,
  deps: AppointmentsDeps,
  { id }: Input<typeof contract.appointmentWindows>,
): Promise<HandlerOutput<typeof contract.appointmentWindows>> {
  const { tx, now, caller } = ctx;
  const [order] = await deps.ordersOf(tx, [id]);
  const isSeller = caller.kind === 'member' && order?.seller?.id === caller.accountId;
  const isDesk = caller.kind === 'staff' && isPermitted(caller.roles, 'orderDock');
  if (order === undefined || !(isSeller || isDesk)) throw new Failure('notFound');
  const hours = await currentHours(tx);
  const windows = bookableWindows(hours, now);
  const [first, last] = [windows[0], windows.at(-1)];
  const booked = first && last ? await listBetween(tx, first.startsAt, last.endsAt) : [];
  const bookings = booked.filter((one) => isOpen(one) && one.orderId !== id);
  return {
    palletTakes: Number(hours.palletTakes),
    list: windows.map((window) => ({
      startsAt: window.startsAt.toISOString(),
      endsAt: window.endsAt.toISOString(),
      free: Math.max(0, window.room - bookedRoom(window, bookings)),
    })),
  };
}
