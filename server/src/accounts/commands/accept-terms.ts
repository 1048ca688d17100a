import type { MemberSession } from '#contract/accounts/schemas.ts';
import type { Input } from '#contract/call.ts';
import type { legalAccept, legalDecline } from '#contract/legal/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext, QueryContext, RequestContext } from '#server/kit/request-context.ts';
import type { Deps } from '../deps.ts';
import { sessionOf } from '../factors/owner.ts';
import { openFullSession } from '../open-session.ts';
import { lockAccount, saveTermsDeclined } from '../store/accounts.ts';
import { endSession, findProofs } from '../store/sessions.ts';

/** Returns the account that the terms wait for; null where the caller awaits something else. */
function accountOfTerms({ caller }: RequestContext): string | null {
  if (caller.kind === 'pending' && caller.awaits === 'terms') return caller.accountId;
  return caller.kind === 'member' && caller.termsDeclined ? caller.accountId : null;
}

/** Lists the versions that the caller has yet to accept; empty where it awaits something else. */
export async function listPendingTerms(ctx: QueryContext, deps: Deps) {
  const accountId = accountOfTerms(ctx);
  if (accountId === null) return { list: [] };
  const { tx, now, lang } = ctx;
  return { list: await deps.terms.listPending(tx, { accountId, now, lang }) };
}

/** Records what a member accepts, and replaces the session by a full one. */
export async function acceptTerms(
  ctx: CommandContext,
  deps: Deps,
  { accepted }: Input<typeof legalAccept>,
): Promise<MemberSession> {
  const { tx, now } = ctx;
  const accountId = accountOfTerms(ctx);
  if (accountId === null) throw new Failure('session.missing');
  const { termsDeclinedAt: declinedAt } = await lockAccount(tx, accountId);
  if (!(await deps.terms.accept(tx, { accountId, accepted, now }))) {
    throw new Failure('legal.changed');
  }
  if (declinedAt !== null) {
    await saveTermsDeclined(tx, accountId, null);
    await deps.saveWithdrawn(tx, { accountId, withdrawn: false, now });
  }
  return exchangeSession(ctx, deps, accountId);
}

/**
 * Records what a member declines, and replaces the pending session by one that finishes what is open
 * and begins nothing new. The account's other sessions are bound alike; its stock leaves the search.
 */
export async function declineTerms(
  ctx: CommandContext,
  deps: Deps,
  { declined }: Input<typeof legalDecline>,
): Promise<MemberSession> {
  const { tx, now } = ctx;
  const accountId = accountOfTerms(ctx);
  if (accountId === null) throw new Failure('session.missing');
  const { termsDeclinedAt: declinedAt } = await lockAccount(tx, accountId);
  if (!(await deps.terms.decline(tx, { accountId, declined, now }))) {
    throw new Failure('legal.changed');
  }
  if (declinedAt === null) {
    await saveTermsDeclined(tx, accountId, now);
    await deps.saveWithdrawn(tx, { accountId, withdrawn: true, now });
  }
  return exchangeSession(ctx, deps, accountId);
}

/** Replaces the caller's session. To accept or decline proves nothing, so the last proof stays. */
async function exchangeSession(
  ctx: CommandContext,
  deps: Deps,
  accountId: string,
): Promise<MemberSession> {
  const sessionId = sessionOf(ctx);
  const replaced = await findProofs(ctx.tx, sessionId);
  if (replaced === null) throw new Failure('session.missing');
  await endSession(ctx.tx, sessionId);
  const account = await lockAccount(ctx.tx, accountId);
  const { expiresAt, ...proofs } = replaced;
  // A pending session ends within the hour; that of a member goes on until its own end.
  const opening = ctx.caller.kind === 'member' ? { ...proofs, expiresAt } : proofs;
  return { ...(await openFullSession(ctx, deps, account, opening)), termsPending: false };
}
