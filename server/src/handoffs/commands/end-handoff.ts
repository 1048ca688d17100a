import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/handoffs/calls.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { HandoffDeps } from '../deps.ts';
import { endHandoffOf, saveDiscarded } from '../store/handoffs.ts';

/** Ends a hand-off of the caller; one that is over stays so. */
export async function endHandoff(
  ctx: CommandContext,
  deps: HandoffDeps,
  { id }: Input<typeof contract.endHandoff>,
): Promise<Record<string, never>> {
  const staffId = requireStaff(ctx).accountId;
  const ended = await endHandoffOf(ctx.tx, { id, staffId, now: ctx.now });
  if (ended === null) return {};
  await deps.audit(ctx.tx, ctx, {
    what: 'handoff.end',
    on: { kind: ended.kind, id: ended.recordId, no: ended.recordNo },
    before: null,
    after: { test: ended.test },
  });
  return {};
}

/** Discards photos of the caller's hand-offs: they are offered to their record no more. */
export async function discardHandoffPhotos(
  ctx: CommandContext,
  _deps: HandoffDeps,
  { urls }: Input<typeof contract.discardHandoffPhotos>,
): Promise<Record<string, never>> {
  await saveDiscarded(ctx.tx, { urls, staffId: requireStaff(ctx).accountId, now: ctx.now });
  return {};
}
