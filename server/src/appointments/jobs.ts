import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { sweepAppointments } from './commands/close-appointment.ts';
import type { AppointmentsDeps } from './deps.ts';

/** The clock of appointments. One that fails is logged and tried again at the next round. */
export const appointmentJobs = (deps: AppointmentsDeps): JobTable => ({
  'appointments.sweep': async (_payload, { db, now, log }) => {
    const { failed } = await sweepAppointments(db, deps, now);
    for (const { id, error } of failed) {
      log.error({ err: error, id }, 'the clock could not act on an appointment');
    }
  },
});

export const appointmentCron: readonly CronEntry[] = [
  { job: 'appointments.sweep', pattern: '* * * * *' },
];
