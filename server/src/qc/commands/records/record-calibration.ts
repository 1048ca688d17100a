import type { Input } from '#contract/call.ts';
import type { recordCalibration as Call } from '#contract/qc/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { dayOf } from '../../core/calibration.ts';
import type { QcDeps } from '../../deps.ts';
import { lockInstrument, saveCalibration } from '../../store/instruments.ts';

/**
 * Records a calibration by its certificate: made by today and not before the last one, due later.
 * Fails with notFound.
 */
export async function recordCalibration(
  ctx: CommandContext,
  deps: QcDeps,
  { id, calibratedOn, dueOn, certificate }: Input<typeof Call>,
): Promise<Record<never, never>> {
  const instrument = await lockInstrument(ctx.tx, id);
  if (instrument === null) throw new Failure('notFound');
  if (calibratedOn > dayOf(ctx.now) || calibratedOn < instrument.calibratedOn) {
    throw Failure.invalidFields([{ field: 'calibratedOn', key: 'invalid' }]);
  }
  if (dueOn <= calibratedOn) throw Failure.invalidFields([{ field: 'dueOn', key: 'invalid' }]);
  const made = { id: newId(), equipment: id, calibratedOn, dueOn, certificate };
  const { accountId, name } = requireStaff(ctx);
  await saveCalibration(ctx.tx, { ...made, person: { id: accountId, name }, now: ctx.now });
  await deps.audit(ctx.tx, ctx, {
    what: 'qc.calibrate',
    on: { kind: 'instrument', id: made.id, no: id },
    before: { calibratedOn: instrument.calibratedOn, dueOn: instrument.dueOn },
    after: { calibratedOn, dueOn, certificate },
  });
  return {};
}
