import type { ApprovalKind } from '#contract/approvals/schemas.ts';
import type { EventContext } from '#server/kit/apply-event.ts';
import { applyApprovalEvent, theSystem } from '../process.ts';
import { type ApprovalRecord, lockOpenAbout } from '../store/approvals.ts';

/**
 * Voids the open requests about a record, or made by it where it is a member of staff: those of some
 * kinds, or all of them (null), where each is void.
 */
export async function voidRequests(
  ctx: EventContext,
  subject: string,
  {
    kinds,
    isVoid,
  }: {
    readonly kinds: readonly ApprovalKind[] | null;
    readonly isVoid: (request: Pick<ApprovalRecord, 'kind' | 'before'>) => boolean;
  },
): Promise<void> {
  for (const { id, ...request } of await lockOpenAbout(ctx.tx, subject, kinds)) {
    if (!isVoid(request)) continue;
    await applyApprovalEvent(ctx, { id, version: null, event: 'void', actor: theSystem });
  }
}
