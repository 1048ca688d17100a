import type * as contract from '#contract/appointments/calls.ts';
import type { HandlerOutput, Input } from '#contract/call.ts';
import { dayOf } from '#server/kit/days.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { AppointmentsDeps } from '../deps.ts';
import { type AppointmentCaller, applyAppointmentEvent } from '../process.ts';
import { findSlot } from '../queries/list-windows.ts';
import { type AppointmentRecord, lockAppointment } from '../store/appointments.ts';

type Done = HandlerOutput<typeof contract.opsAppointmentMove>;
type Target = { readonly id: string; readonly version: number };

const warehouse = (ctx: CommandContext): AppointmentCaller => {
  const { accountId, name } = requireStaff(ctx);
  return { as: 'warehouse', accountId, name };
};

/** Names the day whose plan has the appointment now. */
const dayOfRecord = ({ startsAt }: AppointmentRecord): Done => ({ day: dayOf(startsAt) });

/**
 * Moves an appointment to another window. Fails with notFound, order.hasChange, appointment.window
 * or appointment.full.
 */
export async function moveAppointment(
  ctx: CommandContext,
  deps: AppointmentsDeps,
  { id, version, startsAt, reason }: Input<typeof contract.opsAppointmentMove>,
): Promise<Done> {
  const visit = await lockAppointment(ctx.tx, id);
  if (visit === null) throw new Failure('notFound');
  if (visit.startsAt.getTime() === Date.parse(startsAt)) throw new Failure('appointment.window');
  const slot = await findSlot(ctx, { startsAt, visit });
  const input = { id, version, event: 'move', payload: { slot, reason } } as const;
  return dayOfRecord(await applyAppointmentEvent(deps)(ctx, { ...input, actor: warehouse(ctx) }));
}

/** Calls an appointment off. Fails with notFound or order.hasChange. */
export async function callOffAppointment(
  ctx: CommandContext,
  deps: AppointmentsDeps,
  { id, version, reason }: Input<typeof contract.opsAppointmentCallOff>,
): Promise<Done> {
  const input = { id, version, event: 'callOff', payload: { reason } } as const;
  return dayOfRecord(await applyAppointmentEvent(deps)(ctx, { ...input, actor: warehouse(ctx) }));
}

/**
 * Marks an arrival, takes such a mark back, states that the visit is over, or that nobody came.
 * Fails with notFound, order.hasChange or appointment.otherDay.
 */
export async function markAppointment(
  ctx: CommandContext,
  deps: AppointmentsDeps,
  { id, version, event }: Target & { readonly event: 'arrive' | 'undo' | 'finish' | 'miss' },
): Promise<Done> {
  const actor = warehouse(ctx);
  return dayOfRecord(
    await applyAppointmentEvent(deps)(ctx, { id, version, event, actor, payload: {} }),
  );
}
