/** The only door of appointments at the dock: what other slices and the composition may use. */
import type { AppointmentState } from '#contract/appointments/table.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { OrderKind } from '#contract/orders/table.ts';
import type { EventContext } from '#server/kit/apply-event.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { QueueSource } from '#server/operator/public.ts';
import { closeAppointment } from './commands/close-appointment.ts';
import type { AppointmentsDeps } from './deps.ts';
import { appointmentHandlers } from './handlers.ts';
import { appointmentCron, appointmentJobs } from './jobs.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type AppointmentSentences, zh } from './locales/zh.ts';
import { arrivalsQueue } from './queue.ts';
import { findNewestOf, listOpenOf } from './store/appointments.ts';

export { countAppointments } from './queries/count-appointments.ts';

/** The sentences of messages about appointments. */
export const appointmentMessages: Readonly<Record<Language, AppointmentSentences>> = {
  zh,
  en,
  es,
  fr,
  ru,
};

/** Refusals of the slice's own tables: a window without room, and records that are kept. */
export const appointmentRefusals: SqlStateFailures = {
  AP001: 'appointment.full',
  AP002: 'order.hasChange',
};

/** A window that somebody is expected in. */
interface Visit {
  readonly id: string;
  readonly version: number;
  readonly orderId: string;
  readonly orderNo: string;
  readonly kind: OrderKind;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const isExpected = ({ state }: { readonly state: AppointmentState }): boolean =>
  state === 'booked' || state === 'late';

async function visitsOf(db: Db, deps: AppointmentsDeps, sellerId: string): Promise<Visit[]> {
  const records = (await listOpenOf(db, sellerId)).filter(isExpected);
  const orders = await deps.ordersOf(
    db,
    records.map(({ orderId }) => orderId),
  );
  const kinds = new Map(orders.map(({ id, kind }) => [id, kind]));
  return records.map((record) => ({ ...record, kind: kinds.get(record.orderId) ?? 'trade' }));
}

/** The calls, the clock and the queue of the slice, and what a receipt does to an appointment. */
export interface Appointments {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  readonly queues: readonly QueueSource[];
  /** Closes the appointment of received goods in the transaction of their receipt. */
  readonly close: (ctx: EventContext, orderId: string) => Promise<void>;
  /** Returns the windows in which a seller is expected. */
  readonly visitsOf: (db: Db, sellerId: string) => Promise<Visit[]>;
  /** Returns the window in which the goods of an order are expected; null without one. */
  readonly visitOf: (
    db: Db,
    orderId: string,
  ) => Promise<{ readonly startsAt: Date; readonly endsAt: Date } | null>;
}

/** Puts the slice together. */
export const appointmentsSlice = (deps: AppointmentsDeps): Appointments => ({
  calls: appointmentHandlers(deps),
  jobs: appointmentJobs(deps),
  cron: appointmentCron,
  queues: [arrivalsQueue(deps)],
  close: (ctx, orderId) => closeAppointment(ctx, deps, orderId),
  visitsOf: (db, sellerId) => visitsOf(db, deps, sellerId),
  visitOf: async (db, orderId) => {
    const found = await findNewestOf(db, orderId);
    return found !== null && isExpected(found) ? found : null;
  },
});
