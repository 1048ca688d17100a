import type { Input } from '#contract/call.ts';
import type { reassignInspection as Call } from '#contract/qc/calls.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { QcDeps } from '../deps.ts';
import { applyInspectionEvent } from '../process.ts';

/** Makes the caller the author in the place of an absent one, with a reason. */
export async function reassignInspection(
  ctx: CommandContext,
  deps: QcDeps,
  { id, version, ...payload }: Input<typeof Call>,
): Promise<string> {
  await applyInspectionEvent(ctx, deps, { id, version, event: 'reassign', payload });
  return id;
}
