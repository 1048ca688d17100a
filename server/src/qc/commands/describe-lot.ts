import type { Input } from '#contract/call.ts';
import type { describeLot as Call } from '#contract/qc/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { receivedPacking } from '../core/lot-description.ts';
import type { QcDeps } from '../deps.ts';
import { applyInspectionEvent } from '../process.ts';
import { findInspection } from '../store/inspections.ts';

/**
 * Records the climate at inspection, the package and how the lot was packed. Fails with qc.packs where
 * more packs are said to have been opened than the dock counted.
 */
export async function describeLot(
  ctx: CommandContext,
  deps: QcDeps,
  { id, version, ...payload }: Input<typeof Call>,
): Promise<string> {
  const inspection = await findInspection(ctx.tx, id);
  if (inspection === null) throw new Failure('notFound');
  const order = await deps.orders.find(ctx.tx, inspection.orderId);
  const { packs } = receivedPacking(order?.dock ?? null, inspection);
  const opened = payload.packing?.opened ?? 0;
  if (packs !== null && opened > packs) throw new Failure('qc.packs', { packs }, 'packing.opened');
  await applyInspectionEvent(ctx, deps, { id, version, event: 'describe', payload });
  return id;
}
