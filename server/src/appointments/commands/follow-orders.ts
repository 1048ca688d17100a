import type { EventContext } from '#server/kit/apply-event.ts';
import { type Db, transaction } from '#server/kit/database/database.ts';
import { type Swept, sweepDeadlines } from '#server/kit/sweep-deadlines.ts';
import { isOpen } from '../core/machine.ts';
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
  await applyAppointmentEvent(ctx, deps, { ...input, event: 'close' });
}

/** Releases the room of an order of which nothing is expected any more. */
async function releaseOne(
  ctx: EventContext,
  deps: AppointmentsDeps,
  orderId: string,
): Promise<void> {
  const [order] = await deps.ordersOf(ctx.tx, [orderId]);
  const found = await findNewestOf(ctx.tx, orderId);
  if (found === null || !isOpen(found) || order === undefined || order.isExpected) return;
  const input = { id: found.id, version: null, actor: theOrder, payload: {} };
  await applyAppointmentEvent(ctx, deps, { ...input, event: 'release' });
}

/**
 * Reminds, tells of those who are late, ends appointments in which nobody came, and those of orders
 * that ended. One that fails leaves the others alone.
 */
export async function sweepAppointments(db: Db, deps: AppointmentsDeps, now: Date): Promise<Swept> {
  const open = await listOpen(db);
  const orders = await deps.ordersOf(db, [...new Set(open.map(({ orderId }) => orderId))]);
  const failed: { id: string; error: unknown }[] = [];
  for (const { id, isExpected } of orders) {
    if (isExpected) continue;
    try {
      await transaction(db, (tx) => releaseOne({ tx, now }, deps, id));
    } catch (error) {
      failed.push({ id, error });
    }
  }
  const swept = await sweepDeadlines(appointmentProcess(deps), db, now);
  return { done: swept.done, failed: [...failed, ...swept.failed] };
}
