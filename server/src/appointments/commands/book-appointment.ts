import type * as contract from '#contract/appointments/calls.ts';
import type { HandlerOutput, Input } from '#contract/call.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { appointmentMachine, isOpen, isUnloaded } from '../core/machine.ts';
import { roomOf } from '../core/windows.ts';
import type { AppointmentsDeps } from '../deps.ts';
import { applyAppointmentEvent, type Slot } from '../process.ts';
import { currentHours, findSlot } from '../queries/list-windows.ts';
import { readAppointment } from '../queries/read-appointment.ts';
import {
  type AppointmentRecord,
  findNewestOf,
  insertAppointment,
  insertEvent,
  lockAppointment,
  lockVisits,
} from '../store/appointments.ts';
import { closeAppointment } from './close-appointment.ts';

type View = HandlerOutput<typeof contract.appointmentOne>;

/**
 * Books a window for the goods of an order of the calling seller. Fails with notFound,
 * appointment.notExpected, appointment.open, appointment.window or appointment.full.
 */
export async function bookAppointment(
  ctx: CommandContext,
  deps: AppointmentsDeps,
  { id: orderId, startsAt, ...visit }: Input<typeof contract.appointmentBook>,
): Promise<View> {
  const { tx, now } = ctx;
  const { accountId } = requireMember(ctx);
  const [order] = await deps.ordersOf(tx, [orderId]);
  const seller = order?.seller;
  if (!order || !seller || seller.id !== accountId) throw new Failure('notFound');
  if (!order.isExpected) throw new Failure('appointment.notExpected');
  await lockVisits(tx, orderId);
  const last = await findNewestOf(tx, orderId);
  if (last !== null && isOpen(last)) {
    if (!isUnloaded(last, order)) throw new Failure('appointment.open');
    await closeAppointment(ctx, deps, orderId);
  }
  const slot = await findSlot(ctx, { startsAt, visit });
  const record: Omit<AppointmentRecord, 'isNewest'> = {
    id: newId(),
    version: 1,
    state: 'booked',
    since: now,
    orderId,
    orderNo: order.no,
    sellerId: seller.id,
    sellerName: seller.name,
    ...slot,
    ...visit,
    bookedAt: now,
    remindedAt: null,
    arrivedAt: null,
  };
  await insertAppointment(
    tx,
    record,
    appointmentMachine.nextDeadline({ ...record, isNewest: true }),
  );
  await insertEvent(tx, {
    id: record.id,
    version: 1,
    event: 'book',
    happenedAt: now,
    actor: 'seller',
    actorId: seller.id,
    actorName: seller.name,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    reason: '',
  });
  return readAppointment(ctx, deps, { id: orderId });
}

/** Returns the window of a change: the one of before where it is kept, with room for the new load. */
async function slotOfChange(
  ctx: CommandContext,
  { startsAt, ...visit }: Input<typeof contract.appointmentChange>,
): Promise<Slot> {
  const before = await lockAppointment(ctx.tx, visit.id);
  const isUnchanged = before !== null && before.startsAt.getTime() === Date.parse(startsAt);
  if (!isUnchanged || before.endsAt <= ctx.now) return findSlot(ctx, { startsAt, visit });
  const { endsAt, windowRoom } = before;
  return {
    startsAt: before.startsAt,
    endsAt,
    windowRoom,
    room: roomOf(await currentHours(ctx.tx), visit),
  };
}

/** Changes window, load or visitor. Fails as booking does, and with order.hasChange. */
export async function changeAppointment(
  ctx: CommandContext,
  deps: AppointmentsDeps,
  input: Input<typeof contract.appointmentChange>,
): Promise<View> {
  const { id, version, load, count, visitor, vehicle } = input;
  const { accountId } = requireMember(ctx);
  const own = await lockAppointment(ctx.tx, id);
  if (own?.sellerId !== accountId) throw new Failure('notFound');
  const slot = await slotOfChange(ctx, input);
  const { orderId } = await applyAppointmentEvent(deps)(ctx, {
    id,
    version,
    event: 'change',
    actor: { as: 'seller', accountId, name: '' },
    payload: { slot, visit: { load, count, visitor, vehicle } },
  });
  return readAppointment(ctx, deps, { id: orderId });
}

/** Cancels an appointment of the calling seller. Fails with notFound or order.hasChange. */
export async function cancelAppointment(
  ctx: CommandContext,
  deps: AppointmentsDeps,
  { id, version }: Input<typeof contract.appointmentCancel>,
): Promise<View> {
  const { accountId } = requireMember(ctx);
  const { orderId } = await applyAppointmentEvent(deps)(ctx, {
    id,
    version,
    event: 'cancel',
    actor: { as: 'seller', accountId, name: '' },
    payload: {},
  });
  return readAppointment(ctx, deps, { id: orderId });
}
