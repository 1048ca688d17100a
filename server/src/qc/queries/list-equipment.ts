import type { HandlerOutput } from '#contract/call.ts';
import type { equipmentList } from '#contract/qc/calls.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { isOverdue } from '../core/calibration.ts';
import { listInstruments } from '../store/instruments.ts';

/** Lists the instruments of the lab, each with whether its calibration has run out. */
export async function listEquipment(
  ctx: QueryContext,
): Promise<HandlerOutput<typeof equipmentList>> {
  const found = await listInstruments(ctx.tx);
  return found.map((one) => ({
    ...one,
    tests: [...one.tests],
    overdue: isOverdue(one, ctx.now),
  }));
}
