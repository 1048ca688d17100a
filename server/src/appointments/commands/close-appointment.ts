import type { EventContext } from '#server/kit/apply-event.ts';
import { type Db, transaction } from '#server/kit/database/database.ts';
import { type Swept, sweepDeadlines } from '#server/kit/sweep-deadlines.ts';
import { isOpen, isUnloaded } from '../core/machine.ts';
import type { AppointmentsDeps } from '../deps.ts';
import { applyAppointmentEvent, appointmentProcess, theOrder } from '../process.ts';
import { findNewestOf, listOpen } from '../store/appointments.ts';

/** Closes the open appointment of an order whose goods were received; nothing without one. */
export async function closeAppointment(
  ctx: EventContext,
  deps: AppointmentsDeps,
  orderId: string,
): Promise<void> {
  const found = await findNewestOf(ctx.tx, orderId);
  if (found === null || !isOpen(found)) return;
  const input = { id: found.id, version: null, actor: theOrder, payload: {} };
  await applyAppointmentEvent(deps)(ctx, { ...input, event: 'close' });
}

/** Ends the appointment of an order of which nothing is expected any more, or whose visit is unloaded. */
async function endOne(ctx: EventContext, deps: AppointmentsDeps, orderId: string): Promise<void> {
  const [order] = await deps.ordersOf(ctx.tx, [orderId]);
  const found = await findNewestOf(ctx.tx, orderId);
  if (found === null || !isOpen(found) || order === undefined) return;
  if (isUnloaded(found, order)) return closeAppointment(ctx, deps, orderId);
  if (order.isExpected) return;
  const input = { id: found.id, version: null, actor: theOrder, payload: {} };
  await applyAppointmentEvent(deps)(ctx, { ...input, event: 'release' });
}

/**
 * Reminds, tells of those who are late, ends appointments in which nobody came, visits whose parcels
 * were received, and appointments of orders that ended. One that fails leaves the others alone.
 */
export async function sweepAppointments(db: Db, deps: AppointmentsDeps, now: Date): Promise<Swept> {
  const open = await listOpen(db);
  const orders = await deps.ordersOf(db, [...new Set(open.map(({ orderId }) => orderId))]);
  const failed: { id: string; error: unknown }[] = [];
  const ended = orders.filter(
    (order) =>
      !order.isExpected ||
      open.some((record) => record.orderId === order.id && isUnloaded(record, order)),
  );
  for (const { id } of ended) {
    try {
      await transaction(db, (tx) => endOne({ tx, now }, deps, id));
    } catch (error) {
      failed.push({ id, error });
    }
  }
  const swept = await sweepDeadlines(appointmentProcess(deps), db, now);
  return { done: swept.done, failed: [...failed, ...swept.failed] };
}
