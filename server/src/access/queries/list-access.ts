import type { accessList } from '#contract/access/calls.ts';
import type { Input } from '#contract/call.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { listEntries } from '../store/entries.ts';

/** Returns when staff looked at the caller's account, who and why. */
export async function listAccess(
  ctx: QueryContext,
  { pageNum, pageSize }: Input<typeof accessList>,
) {
  const { accountId } = requireMember(ctx);
  const page = { accountId, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { total, list } = await listEntries(ctx.tx, page);
  return {
    total,
    list: list.map(({ id, kind, staffName, reason, openedAt, until, endedAt }) => ({
      id,
      kind,
      by: staffName,
      reason,
      at: openedAt.toISOString(),
      until: (endedAt ?? until)?.toISOString() ?? null,
      isOpen: endedAt === null && until !== null && until.getTime() > ctx.now.getTime(),
    })),
  };
}
