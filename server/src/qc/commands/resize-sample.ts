import type { Input } from '#contract/call.ts';
import type { changeSample as Call } from '#contract/qc/calls.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { QcDeps } from '../deps.ts';
import { applyInspectionEvent } from '../process.ts';

/** Changes the size of a sample, with a reason; never below what the test has used up already. */
export async function resizeSample(
  ctx: CommandContext,
  deps: QcDeps,
  { id, version, ...payload }: Input<typeof Call>,
): Promise<string> {
  await applyInspectionEvent(ctx, deps, { id, version, event: 'resize', payload });
  return id;
}
