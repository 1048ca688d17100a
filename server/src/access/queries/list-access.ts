import type { accessList } from '#contract/access/calls.ts';
import type { AccessEntry } from '#contract/access/schemas.ts';
import type { Input } from '#contract/call.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import type { AccessDeps } from '../deps.ts';
import { type AccessRecord, listEntries } from '../store/entries.ts';

/** Whether a look goes on: its time is not over and its session has not ended before. */
async function isOngoing(
  { tx, now }: QueryContext,
  { isSessionOpen }: AccessDeps,
  { endedAt, until, sessionId }: AccessRecord,
): Promise<boolean> {
  if (endedAt !== null || until === null || until.getTime() <= now.getTime()) return false;
  return sessionId !== null && isSessionOpen(tx, sessionId, now);
}

/** A look whose session ended before its time has no end until one is noted: none is made up. */
function toEntry(
  { id, kind, staffName, reason, openedAt, until, endedAt }: AccessRecord,
  isOpen: boolean,
  now: Date,
): AccessEntry {
  const planned = until !== null && (isOpen || until.getTime() <= now.getTime()) ? until : null;
  return {
    id,
    kind,
    by: staffName,
    reason,
    at: openedAt.toISOString(),
    until: (endedAt ?? planned)?.toISOString() ?? null,
    isOpen,
  };
}

/** Returns when staff looked at the caller's account, who and why. */
export async function listAccess(
  ctx: QueryContext,
  deps: AccessDeps,
  { pageNum, pageSize }: Input<typeof accessList>,
) {
  const { accountId } = requireMember(ctx);
  const page = { accountId, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { total, list } = await listEntries(ctx.tx, page);
  const isOpen = await Promise.all(list.map((entry) => isOngoing(ctx, deps, entry)));
  return {
    total,
    list: list.map((entry, nth) => toEntry(entry, isOpen[nth] === true, ctx.now)),
  };
}
