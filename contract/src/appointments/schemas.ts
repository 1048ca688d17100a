import { z } from 'zod';
import { Id, Instant, needed, RecordVersion, text } from '../fields.ts';
import { OrderStateSchema } from '../orders/view-schemas.ts';
import { LOAD_MOST, loadKinds } from './constants.ts';
import { type AppointmentEvent, appointmentStates } from './table.ts';

/** A number of parcels or pallets as typed. */
const LoadCount = z
  .number('loadCount')
  .int('loadCount')
  .min(1, 'loadCount')
  .max(LOAD_MOST, 'loadCount');

const Event = z.custom<AppointmentEvent>((one) => typeof one === 'string');

/** An event in the history of an appointment; `startsAt` is the window that it left it with. */
const AppointmentHistory = z.object({
  event: z.union([z.literal('book'), Event]),
  at: Instant,
  /** The person or company that took it; empty for the clock and for events of the order. */
  by: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  reason: z.string(),
});

/** An appointment at the dock as a reader of its order sees it. */
export const Appointment = z.object({
  id: Id,
  version: z.number().int(),
  state: z.enum(appointmentStates),
  startsAt: Instant,
  endsAt: Instant,
  load: z.enum(loadKinds),
  count: z.number().int(),
  /** Who comes: a carrier or a driver; empty for the buyer, whom it does not concern. */
  visitor: z.string(),
  /** Its vehicle; empty where nobody said, and for the buyer. */
  vehicle: z.string(),
  arrivedAt: Instant.nullable(),
  history: z.array(AppointmentHistory),
  /** Events that the reader may take now. */
  events: z.array(Event),
});

export type Appointment = z.infer<typeof Appointment>;

/** A window at the dock with the parcels that it has room for; a pallet takes several. */
export const DockWindow = z.object({
  startsAt: Instant,
  endsAt: Instant,
  free: z.number().int(),
});

export type DockWindow = z.infer<typeof DockWindow>;

export const appointmentOne = {
  input: z.object({ id: Id }),
  output: z.object({
    /** The newest appointment of the order; null where none was ever booked. */
    appointment: Appointment.nullable(),
    /** Whether the reader may book one: the order's seller, while goods are expected. */
    canBook: z.boolean(),
  }),
};

export const appointmentWindows = {
  input: z.object({ id: Id }),
  output: z.object({
    list: z.array(DockWindow),
    /** The room that one pallet takes, in parcels. */
    palletTakes: z.number().int(),
  }),
};

const booked = {
  startsAt: z.iso.datetime('needed'),
  load: z.enum(loadKinds),
  count: LoadCount,
  visitor: needed(80),
  vehicle: text(40).default(''),
};

export const appointmentBook = {
  input: z.object({ id: Id, ...booked }),
  output: appointmentOne.output,
};

export const appointmentChange = {
  input: RecordVersion.extend(booked),
  output: appointmentOne.output,
};

export const appointmentCancel = { input: RecordVersion, output: appointmentOne.output };

/** An appointment in the plan of a day, with the goods that come. */
const PlannedAppointment = Appointment.omit({ history: true }).extend({
  orderId: Id,
  orderNo: z.string(),
  orderState: OrderStateSchema,
  seller: z.string(),
  /** Carrier and number of the parcels that the seller sent, where it said them. */
  parcels: z.array(z.object({ carrier: z.string(), trackingNo: z.string() })),
  lines: z.array(z.object({ mpn: z.string(), pieces: z.number().int() })),
  /** Why the warehouse moved it, or called it off; empty where it did not. */
  reason: z.string(),
});

export type PlannedAppointment = z.infer<typeof PlannedAppointment>;

const Day = z.iso.date('date');

export const opsAppointmentDay = {
  input: z.object({ day: Day.optional() }),
  output: z.object({
    day: Day,
    /** The day of now at the dock. */
    today: Day,
    /** Why the dock takes nobody on that day; null where it does. */
    closed: z.object({ reason: z.string() }).nullable(),
    windows: z.array(
      z.object({
        startsAt: Instant,
        endsAt: Instant,
        /** Parcels that the window takes, and the room that appointments take up. */
        room: z.number().int(),
        taken: z.number().int(),
        list: z.array(PlannedAppointment),
      }),
    ),
  }),
};

const done = z.object({ day: Day });

export const opsAppointmentMove = {
  input: RecordVersion.extend({ startsAt: z.iso.datetime('needed'), reason: needed(300) }),
  output: done,
};

export const opsAppointmentCallOff = {
  input: RecordVersion.extend({ reason: needed(300) }),
  output: done,
};

export const opsAppointmentArrive = { input: RecordVersion, output: done };
export const opsAppointmentUndo = { input: RecordVersion, output: done };
export const opsAppointmentFinish = { input: RecordVersion, output: done };
export const opsAppointmentMiss = { input: RecordVersion, output: done };
