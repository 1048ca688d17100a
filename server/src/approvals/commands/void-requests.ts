import type { ApprovalKind } from '#contract/approvals/schemas.ts';
import type { EventContext } from '#server/kit/apply-event.ts';
import { applyApprovalEvent, theSystem } from '../process.ts';
import { lockOpenAbout } from '../store/approvals.ts';

/**
 * Voids the open requests about a record, or made by it where it is a member of staff: those of some
 * kinds, or all of them (null).
 */
export async function voidRequests(
  ctx: EventContext,
  subject: string,
  kinds: readonly ApprovalKind[] | null,
): Promise<void> {
  for (const { id } of await lockOpenAbout(ctx.tx, subject, kinds)) {
    await applyApprovalEvent(ctx, { id, version: null, event: 'void', actor: theSystem });
  }
}
