import type { Input } from '#contract/call.ts';
import type { sendBackInspection as Call } from '#contract/qc/calls.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { QcDeps } from '../deps.ts';
import { applyInspectionEvent } from '../process.ts';

/** Sends a conclusion back to its author, by a second person. */
export async function sendBackInspection(
  ctx: CommandContext,
  deps: QcDeps,
  { id, version, ...payload }: Input<typeof Call>,
): Promise<string> {
  await applyInspectionEvent(ctx, deps, { id, version, event: 'sendBack', payload });
  return id;
}
