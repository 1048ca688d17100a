import type * as contract from '#contract/appointments/calls.ts';
import type { HandlerOutput, Input } from '#contract/call.ts';
import { isPermitted } from '#contract/permissions.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { isOpen } from '../core/machine.ts';
import { bookedRoom, closedReason, type Window, windowsOfDay } from '../core/windows.ts';
import type { AppointmentsDeps } from '../deps.ts';
import { type AppointmentRecord, listBetween, listReasons } from '../store/appointments.ts';
import { currentHours } from './list-windows.ts';
import { eventsFor, factsOf } from './read-appointment.ts';

type Plan = HandlerOutput<typeof contract.opsAppointmentDay>;

const DAY_MS = 86_400_000;

const keyOf = ({ startsAt, endsAt }: Pick<Window, 'startsAt' | 'endsAt'>): string =>
  `${startsAt.getTime()}-${endsAt.getTime()}`;

/** Returns the windows of a day with those of before that an appointment still has. */
function windowsWith(windows: readonly Window[], records: readonly AppointmentRecord[]): Window[] {
  const byKey = new Map(windows.map((window) => [keyOf(window), window]));
  for (const { startsAt, endsAt, windowRoom: room } of records) {
    const window = { startsAt, endsAt, room };
    if (!byKey.has(keyOf(window))) byKey.set(keyOf(window), window);
  }
  return [...byKey.values()].toSorted(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  );
}

/** Returns the plan of a day at the dock, of today where none is named. */
export async function planDay(
  ctx: QueryContext,
  deps: AppointmentsDeps,
  input: Input<typeof contract.opsAppointmentDay>,
): Promise<Plan> {
  const { tx, now } = ctx;
  const today = dayOf(now);
  const day = input.day ?? today;
  const from = startOfDay(day);
  const hours = await currentHours(tx);
  const booked = await listBetween(tx, from, new Date(from.getTime() + DAY_MS));
  // Nobody waits for one that was cancelled.
  const records = booked.filter(({ state }) => state !== 'cancelled');
  const orders = await deps.ordersOf(tx, [...new Set(records.map(({ orderId }) => orderId))]);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const reasons = new Map(
    (
      await listReasons(
        tx,
        records.map(({ id }) => id),
      )
    ).map(({ id, reason }) => [id, reason]),
  );
  const isDock = isPermitted(requireStaff(ctx).roles, 'orderDock');
  const planned = (record: AppointmentRecord) => {
    const order = byId.get(record.orderId);
    if (order === undefined) throw new Error(`${record.orderNo} has no order`);
    return {
      ...factsOf(record),
      events: isDock ? eventsFor(record, 'warehouse', now) : [],
      orderId: record.orderId,
      orderNo: record.orderNo,
      orderState: order.state,
      seller: record.sellerName,
      parcels: [...order.parcels],
      lines: [...order.lines],
      reason: reasons.get(record.id) ?? '',
    };
  };
  const open = records.filter(isOpen);
  const closed = closedReason(hours, day);
  return {
    day,
    today,
    closed: closed === null ? null : { reason: closed },
    windows: windowsWith(windowsOfDay(hours, day), records).map((window) => ({
      startsAt: window.startsAt.toISOString(),
      endsAt: window.endsAt.toISOString(),
      room: window.room,
      taken: bookedRoom(window, open),
      list: records.filter((one) => keyOf(one) === keyOf(window)).map(planned),
    })),
  };
}
