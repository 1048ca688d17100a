import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import { requireRecentProof } from '../factors/owner.ts';
import { accountClosedMail } from '../mails.ts';
import { lockAccount, saveClosed } from '../store/accounts.ts';

/** Returns what the caller still has to finish before the account can be closed. */
export const readClosingState = async (ctx: QueryContext, deps: Deps) => ({
  open: [...(await deps.openAffairs(ctx.tx, requireMember(ctx).accountId))],
});

/**
 * Closes the caller's account for good: all its sessions end, its stock leaves the search, its drafts
 * are removed and its owner is mailed. Fails with `account.openAffairs` while it holds money or anything is open.
 */
export async function closeAccount(ctx: CommandContext, deps: Deps) {
  const { tx, now } = ctx;
  const { accountId } = requireMember(ctx);
  const { email: to, lang } = await lockAccount(tx, accountId);
  await requireRecentProof(ctx);
  if ((await deps.openAffairs(tx, accountId)).length > 0) {
    throw new Failure('account.openAffairs');
  }
  await saveClosed(tx, accountId, { closedAt: now, now });
  await deps.saveWithdrawn(tx, { accountId, withdrawn: true, now });
  await deps.removeUnsent(tx, accountId);
  await endSessions(ctx, deps, { ownerId: accountId, exceptId: null });
  await deps.queueMail(tx, accountClosedMail({ to, lang }));
  return {};
}
