import type { Tx } from '#server/kit/database/database.ts';
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

async function requireNoAffairs(tx: Tx, deps: Deps, accountId: string): Promise<void> {
  if ((await deps.openAffairs(tx, accountId)).length > 0) {
    throw new Failure('account.openAffairs');
  }
}

/**
 * Closes the caller's account for good: all its sessions end, its stock leaves the search, what it has
 * open on the boards and of enquiries ends, its drafts are removed and its owner is mailed. Fails with
 * `account.openAffairs` while it holds money or anything is open.
 */
export async function closeAccount(ctx: CommandContext, deps: Deps) {
  const { tx, now } = ctx;
  const { accountId } = requireMember(ctx);
  await requireRecentProof(ctx);
  // Refused before anything is locked: a refused close must not keep the records of others locked.
  await requireNoAffairs(tx, deps, accountId);
  // Posts and enquiries are locked before accounts, as those do who accept a reply or order from a quote.
  await deps.leaveTrade(ctx, accountId);
  const { email: to, lang } = await lockAccount(tx, accountId);
  // Again: what came until the account was locked counts.
  await requireNoAffairs(tx, deps, accountId);
  await saveClosed(tx, accountId, { closedAt: now, now });
  await deps.saveWithdrawn(tx, { accountId, withdrawn: true, now });
  // Ends what came until the account was locked.
  await deps.leaveTrade(ctx, accountId);
  await deps.removeUnsent(tx, accountId);
  await endSessions(ctx, deps, { ownerId: accountId, exceptId: null });
  await deps.queueMail(tx, accountClosedMail({ to, lang }));
  return {};
}
