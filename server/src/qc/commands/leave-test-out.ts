import type { Input } from '#contract/call.ts';
import type { leaveTestOut as Call } from '#contract/qc/calls.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { QcDeps } from '../deps.ts';
import { applyInspectionEvent } from '../process.ts';

/** Leaves a test out with a reason that both parties read. */
export async function leaveTestOut(
  ctx: CommandContext,
  deps: QcDeps,
  { id, version, ...payload }: Input<typeof Call>,
): Promise<string> {
  await applyInspectionEvent(ctx, deps, { id, version, event: 'leaveOut', payload });
  return id;
}
