import * as contract from '#contract/appointments/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import {
  bookAppointment,
  cancelAppointment,
  changeAppointment,
} from './commands/book-appointment.ts';
import {
  callOffAppointment,
  markAppointment,
  moveAppointment,
} from './commands/move-appointment.ts';
import type { AppointmentsDeps } from './deps.ts';
import { listWindows } from './queries/list-windows.ts';
import { planDay } from './queries/plan-day.ts';
import { readAppointment } from './queries/read-appointment.ts';

/** Returns the handlers of the slice's calls. */
export const appointmentHandlers = (deps: AppointmentsDeps): readonly Implementation[] => [
  implement(contract.appointmentOne, (ctx, input) => readAppointment(ctx, deps, input)),
  implement(contract.appointmentWindows, (ctx, input) => listWindows(ctx, deps, input)),
  implement(contract.appointmentBook, (ctx, input) => bookAppointment(ctx, deps, input)),
  implement(contract.appointmentChange, (ctx, input) => changeAppointment(ctx, deps, input)),
  implement(contract.appointmentCancel, (ctx, input) => cancelAppointment(ctx, deps, input)),
  implement(contract.opsAppointmentDay, (ctx, input) => planDay(ctx, deps, input)),
  implement(contract.opsAppointmentMove, (ctx, input) => moveAppointment(ctx, deps, input)),
  implement(contract.opsAppointmentCallOff, (ctx, input) => callOffAppointment(ctx, deps, input)),
  implement(contract.opsAppointmentArrive, (ctx, input) =>
    markAppointment(ctx, deps, { ...input, event: 'arrive' }),
  ),
  implement(contract.opsAppointmentUndo, (ctx, input) =>
    markAppointment(ctx, deps, { ...input, event: 'undo' }),
  ),
  implement(contract.opsAppointmentFinish, (ctx, input) =>
    markAppointment(ctx, deps, { ...input, event: 'finish' }),
  ),
  implement(contract.opsAppointmentMiss, (ctx, input) =>
    markAppointment(ctx, deps, { ...input, event: 'miss' }),
  ),
];
