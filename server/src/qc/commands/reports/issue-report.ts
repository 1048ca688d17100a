import type { CommandContext } from '#server/kit/request-context.ts';
import type { QcDeps } from '../../deps.ts';
import { applyInspectionEvent, type InspectionTarget } from '../../process.ts';
import { lockSiblings } from '../../store/inspections.ts';

/**
 * Issues the report of a lot, by a second person. The last open lot of an order moves the order on.
 */
export async function issueReport(
  ctx: CommandContext,
  deps: QcDeps,
  { id, version }: InspectionTarget,
): Promise<string> {
  // Two last reports of one order at once wait here for each other, so that one of them is the last.
  await lockSiblings(ctx.tx, id);
  await applyInspectionEvent(ctx, deps, { id, version, event: 'issue', payload: {} });
  return id;
}
