import type {
  AppointmentActor,
  AppointmentEvent,
  AppointmentRow,
} from '#contract/appointments/table.ts';
import {
  type Applied,
  type EventContext,
  eventApplier,
  type Person,
  type Process,
  theClock,
} from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import { auditStaffEvent } from '#server/operator/public.ts';
import { appointmentMachine } from './core/machine.ts';
import type { AppointmentMessage, AppointmentsDeps } from './deps.ts';
import {
  type AppointmentRecord,
  insertEvent,
  lockAppointment,
  lockDueAppointment,
  saveAppointment,
} from './store/appointments.ts';

/** A window with the room that a load takes in it, and the room that it has for all. */
export type Slot = Pick<AppointmentRecord, 'startsAt' | 'endsAt' | 'room' | 'windowRoom'>;
/** Details of a visit that the seller states. */
type Visit = Pick<AppointmentRecord, 'load' | 'count' | 'visitor' | 'vehicle'>;

type Nothing = Record<never, never>;
type Payloads = {
  readonly [E in AppointmentEvent]: E extends 'change'
    ? { readonly slot: Slot; readonly visit: Visit }
    : E extends 'move'
      ? { readonly slot: Slot; readonly reason: string }
      : E extends 'callOff'
        ? { readonly reason: string }
        : Nothing;
};
type AppliedToAppointment = Applied<AppointmentRecord, AppointmentRow, object>;

/** Who takes an event: the seller, the warehouse, the order of the goods, or the clock. */
export type AppointmentCaller = Person & { readonly as: AppointmentActor };

/** The order of the goods as its events name themselves. */
export const theOrder: AppointmentCaller = { as: 'order', accountId: null, name: '' };

/** A window of another time begins anew: whoever comes is reminded of it again. */
const moved = (slot: Slot, before: Pick<AppointmentRecord, 'startsAt'>, now: Date) => ({
  ...slot,
  ...(slot.startsAt.getTime() === before.startsAt.getTime()
    ? {}
    : { remindedAt: isSoon(slot, now) ? now : null }),
});

const DAY_MS = 86_400_000;
/** One who chose a window of the next day knows it. */
const isSoon = ({ startsAt }: Slot, now: Date): boolean =>
  startsAt.getTime() - now.getTime() <= DAY_MS;

const reasonOf = ({ payload }: AppliedToAppointment['step']): string =>
  (payload as { readonly reason?: string }).reason ?? '';

async function notifySeller(
  { tx, now }: EventContext,
  deps: AppointmentsDeps,
  { before, record, step, message }: AppliedToAppointment & { readonly message: string },
): Promise<void> {
  const { sellerId: to, orderId, orderNo: no, startsAt, endsAt } = record;
  await deps.notify(tx, {
    to,
    kind: `appointments.${message}` as AppointmentMessage,
    params: {
      no,
      from: before.startsAt.toISOString(),
      at: startsAt.toISOString(),
      until: endsAt.toISOString(),
      reason: reasonOf(step),
    },
    link: `${await deps.orderPage(tx, { orderId, accountId: to })}#appointment`,
    mail: !('mail' in step.row),
    now,
  });
}

async function auditStaff(ctx: EventContext, applied: AppliedToAppointment): Promise<void> {
  const { before, record, step } = applied;
  if (step.actor !== 'warehouse') return;
  const stateOf = ({ state, startsAt }: AppointmentRecord) => ({
    state,
    startsAt: startsAt.toISOString(),
  });
  await auditStaffEvent(ctx, {
    what: `appointment.${step.event}`,
    on: { kind: 'appointment', id: record.id, no: record.orderNo },
    before: stateOf(before),
    after: { ...stateOf(record), reason: reasonOf(step) },
  });
}

/** Appointments as the runner takes their events. */
export const appointmentProcess = (
  deps: AppointmentsDeps,
): Process<AppointmentRecord, AppointmentRow, Payloads, AppointmentCaller, object> => ({
  machine: appointmentMachine,
  store: {
    lock: lockAppointment,
    save: (tx, _, record) => saveAppointment(tx, record, appointmentMachine.nextDeadline(record)),
    insertHistory: ({ tx, now }, { record, step }) =>
      insertEvent(tx, {
        id: record.id,
        version: record.version,
        event: step.event,
        happenedAt: now,
        actor: step.actor,
        actorId: step.person.accountId,
        actorName: step.person.name,
        startsAt: record.startsAt,
        endsAt: record.endsAt,
        reason: reasonOf(step),
      }),
    lockDue: lockDueAppointment,
    saveDeadline: (tx, record, now) => {
      const dueAt = appointmentMachine.nextDeadline(record);
      // A reminder whose time passed while nobody ran the clock is not asked for again.
      return saveAppointment(tx, record, dueAt !== null && dueAt <= now ? record.endsAt : dueAt);
    },
  },
  identify: ({ sellerId, sellerName }, { as, accountId, name }) => {
    if (as === 'seller') {
      return sellerId === accountId ? { actor: as, accountId, name: sellerName } : null;
    }
    return { actor: as, accountId, name };
  },
  clock: { as: 'clock', ...theClock },
  clockPayload: {},
  changed: 'order.hasChange',
  refuse: (refusal) =>
    new Failure(
      refusal.refused === 'guard' && refusal.guard === 'isDay'
        ? 'appointment.otherDay'
        : 'order.hasChange',
    ),
  changes: {
    change: (before, { payload, now }) => ({
      ...payload.visit,
      ...moved(payload.slot, before, now),
    }),
    move: (before, { payload, now }) => moved(payload.slot, before, now),
    cancel: () => ({}),
    callOff: () => ({}),
    arrive: (_, { now }) => ({ arrivedAt: now }),
    undo: () => ({ arrivedAt: null }),
    finish: () => ({}),
    miss: () => ({}),
    remind: (_, { now }) => ({ remindedAt: now }),
    delay: () => ({}),
    expire: () => ({}),
    close: () => ({}),
    release: () => ({}),
  },
  effects: {},
  facts: () => ({}),
  notify: { seller: (ctx, applied) => notifySeller(ctx, deps, applied) },
  audit: auditStaff,
});

/** Takes an event on an appointment. Fails with notFound, order.hasChange or appointment.otherDay. */
export const applyAppointmentEvent = (deps: AppointmentsDeps) =>
  eventApplier(appointmentProcess(deps));
