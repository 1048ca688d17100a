import { command, parties, query } from '../call.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

/** The newest appointment of an order at the dock, for its parties and the desks. */
export const appointmentOne = query({
  path: '/order/appointment',
  callers: [...parties, ...permissions.orders],
  schemas: () => schemas().then((all) => all.appointmentOne),
});

/** Windows at the dock that an order's appointment may have, for its seller and the warehouse. */
export const appointmentWindows = query({
  path: '/order/appointment/windows',
  callers: [...parties, ...permissions.orderDock],
  schemas: () => schemas().then((all) => all.appointmentWindows),
});

const room = ['order.hasChange', 'appointment.full', 'appointment.window'] as const;

/** Books a window at the dock for the goods of an order. */
export const appointmentBook = command({
  path: '/order/appointment/book',
  callers: parties,
  schemas: () => schemas().then((all) => all.appointmentBook),
  failures: [...room, 'appointment.open', 'appointment.notExpected'],
  perCaller: quotas.appointments,
});

/** Changes window, load or visitor of an appointment. */
export const appointmentChange = command({
  path: '/order/appointment/change',
  callers: parties,
  schemas: () => schemas().then((all) => all.appointmentChange),
  failures: room,
});

export const appointmentCancel = command({
  path: '/order/appointment/cancel',
  callers: parties,
  schemas: () => schemas().then((all) => all.appointmentCancel),
  failures: ['order.hasChange'],
});

/** The plan of a day at the dock: its windows with who comes in each. */
export const opsAppointmentDay = query({
  path: '/ops/dock/appointments',
  callers: permissions.dock,
  schemas: () => schemas().then((all) => all.opsAppointmentDay),
});

/** Moves an appointment to another window, with a reason that the seller reads. */
export const opsAppointmentMove = command({
  path: '/ops/dock/appointment/move',
  callers: permissions.orderDock,
  schemas: () => schemas().then((all) => all.opsAppointmentMove),
  failures: room,
});

/** Calls an appointment off, with a reason that the seller reads. */
export const opsAppointmentCallOff = command({
  path: '/ops/dock/appointment/callOff',
  callers: permissions.orderDock,
  schemas: () => schemas().then((all) => all.opsAppointmentCallOff),
  failures: ['order.hasChange'],
});

export const opsAppointmentArrive = command({
  path: '/ops/dock/appointment/arrive',
  callers: permissions.orderDock,
  schemas: () => schemas().then((all) => all.opsAppointmentArrive),
  failures: ['order.hasChange', 'appointment.otherDay'],
});

/** Takes the mark of an arrival back. */
export const opsAppointmentUndo = command({
  path: '/ops/dock/appointment/undo',
  callers: permissions.orderDock,
  schemas: () => schemas().then((all) => all.opsAppointmentUndo),
  failures: ['order.hasChange'],
});

/** States that a visit is over although parcels of the order are still to come. */
export const opsAppointmentFinish = command({
  path: '/ops/dock/appointment/finish',
  callers: permissions.orderDock,
  schemas: () => schemas().then((all) => all.opsAppointmentFinish),
  failures: ['order.hasChange'],
});

/** Records that nobody came in an appointment whose window has ended. */
export const opsAppointmentMiss = command({
  path: '/ops/dock/appointment/miss',
  callers: permissions.orderDock,
  schemas: () => schemas().then((all) => all.opsAppointmentMiss),
  failures: ['order.hasChange'],
});
