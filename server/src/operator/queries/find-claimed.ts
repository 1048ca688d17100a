import type { Claimed, RecordRef } from '#contract/operator/schemas.ts';
import type { RefFilter } from '#server/kit/database/within-refs.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { listClaims } from '../store/work.ts';

/** Returns the numbers that a list of one kind is narrowed to by who of the staff is on each. */
export async function findClaimed(
  ctx: QueryContext,
  record: RecordRef['record'],
  claimed: Claimed,
): Promise<RefFilter> {
  if (claimed === 'any') return {};
  const claims = (await listClaims(ctx.tx, ctx.now)).filter((one) => one.record === record);
  if (claimed === 'nobody') return { without: claims.map(({ ref }) => ref) };
  const { accountId } = requireStaff(ctx);
  return { only: claims.filter(({ staffId }) => staffId === accountId).map(({ ref }) => ref) };
}
