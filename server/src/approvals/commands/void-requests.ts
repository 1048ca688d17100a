import type { EventContext } from '#server/kit/apply-event.ts';
import { applyApprovalEvent, theSystem } from '../process.ts';
import { lockOpenAbout } from '../store/approvals.ts';

/** Voids all open requests about a record, or made by it where it is a member of staff. */
export async function voidRequests(ctx: EventContext, subject: string): Promise<void> {
  for (const { id } of await lockOpenAbout(ctx.tx, subject)) {
    await applyApprovalEvent(ctx, { id, version: null, event: 'void', actor: theSystem });
  }
}
