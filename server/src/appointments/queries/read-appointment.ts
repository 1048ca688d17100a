import type * as contract from '#contract/appointments/calls.ts';
import type { AppointmentActor, AppointmentEvent } from '#contract/appointments/table.ts';
import type { HandlerOutput, Input } from '#contract/call.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { appointmentMachine, isOpen, isUnloaded } from '../core/machine.ts';
import type { AppointmentsDeps } from '../deps.ts';
import { type AppointmentRecord, findNewestOf, listEvents } from '../store/appointments.ts';

type View = HandlerOutput<typeof contract.appointmentOne>;

/** Returns the events of an appointment that an actor may take now. */
export const eventsFor = (
  record: AppointmentRecord,
  actor: AppointmentActor,
  now: Date,
): AppointmentEvent[] =>
  appointmentMachine
    .allowedEvents(record, { actor, now })
    .flatMap(({ event, allowed }) => (allowed ? [event] : []));

/** Returns the fields that every reader of an appointment sees alike. */
export const factsOf = (record: AppointmentRecord) => ({
  id: record.id,
  version: record.version,
  state: record.state,
  startsAt: record.startsAt.toISOString(),
  endsAt: record.endsAt.toISOString(),
  load: record.load,
  count: record.count,
  visitor: record.visitor,
  vehicle: record.vehicle,
  arrivedAt: record.arrivedAt?.toISOString() ?? null,
});

async function historyOf(db: Db, { id }: AppointmentRecord) {
  const events = await listEvents(db, id);
  return events.map(({ event, happenedAt, actor, actorName, startsAt, endsAt, reason }) => ({
    event,
    at: happenedAt.toISOString(),
    by: actor === 'seller' || actor === 'warehouse' ? actorName : '',
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    reason,
  }));
}

/**
 * Returns the newest appointment of an order as its seller, its buyer or a desk sees it. Fails with
 * notFound for others. The buyer reads no names: who comes is the seller's business.
 */
export async function readAppointment(
  { tx, now, caller }: RequestContext,
  deps: AppointmentsDeps,
  { id }: Input<typeof contract.appointmentOne>,
): Promise<View> {
  const [order] = await deps.ordersOf(tx, [id]);
  if (order === undefined) throw new Failure('notFound');
  const isSeller = caller.kind === 'member' && caller.accountId === order.seller?.id;
  const isBuyer = caller.kind === 'member' && caller.accountId === order.buyerId;
  const isDesk = caller.kind === 'staff' && isPermitted(caller.roles, 'orders');
  if (!(isSeller || isBuyer || isDesk)) throw new Failure('notFound');
  const record = await findNewestOf(tx, id);
  const isFree = record === null || !isOpen(record) || isUnloaded(record, order);
  const canBook = isSeller && order.isExpected && isFree;
  if (record === null) return { appointment: null, canBook };
  const facts = factsOf(record);
  const history = await historyOf(tx, record);
  if (!(isSeller || isDesk)) {
    const masked = history.map((one) => ({ ...one, by: '', reason: '' }));
    return {
      appointment: { ...facts, visitor: '', vehicle: '', history: masked, events: [] },
      canBook,
    };
  }
  // Staff act on the plan of the day, where they see what else comes.
  const events = isSeller ? eventsFor(record, 'seller', now) : [];
  return { appointment: { ...facts, history, events }, canBook };
}
