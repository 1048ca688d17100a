import type { Claimed, RecordRef } from '#contract/operator/schemas.ts';
import type { RefFilter } from '#server/kit/database/within-refs.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { listClaimedRefs } from '../store/work.ts';

/** Returns the numbers that a list of one kind is narrowed to by who of the staff is on each. */
export async function findClaimed(
  ctx: QueryContext,
  record: RecordRef['record'],
  claimed: Claimed,
): Promise<RefFilter> {
  if (claimed === 'any') return {};
  const { tx, now } = ctx;
  if (claimed === 'nobody') return { without: await listClaimedRefs(tx, { record, now }) };
  const { accountId } = requireStaff(ctx);
  return { only: await listClaimedRefs(tx, { record, now, staffId: accountId }) };
}
