import type { Input } from '#contract/call.ts';
import type { explainPhoto as Call } from '#contract/qc/calls.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { QcDeps } from '../deps.ts';
import { applyInspectionEvent } from '../process.ts';

/** Records the author's reason for keeping a photo that another lot also has, for the reviewer. */
export async function explainPhoto(
  ctx: CommandContext,
  deps: QcDeps,
  { id, version, ...payload }: Input<typeof Call>,
): Promise<string> {
  await applyInspectionEvent(ctx, deps, { id, version, event: 'explain', payload });
  return id;
}
