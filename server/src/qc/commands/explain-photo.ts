import type { Input } from '#contract/call.ts';
import type { explainPhoto as Call } from '#contract/qc/calls.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { QcDeps } from '../deps.ts';
import { applyInspectionEvent } from '../process.ts';

/** Says as the author why a photo stays that another lot has too; the reviewer reads it. */
export async function explainPhoto(
  ctx: CommandContext,
  deps: QcDeps,
  { id, version, ...payload }: Input<typeof Call>,
): Promise<string> {
  await applyInspectionEvent(ctx, deps, { id, version, event: 'explain', payload });
  return id;
}
