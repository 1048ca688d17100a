import type { MemberSession } from '#contract/accounts/schemas.ts';
import type { Input } from '#contract/call.ts';
import type { legalAccept } from '#contract/legal/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext, QueryContext } from '#server/kit/request-context.ts';
import type { Deps } from '../deps.ts';
import { sessionOf } from '../factors/owner.ts';
import { openFullSession } from '../open-session.ts';
import { readAccount } from '../store/accounts.ts';
import { endSession, findProofs } from '../store/sessions.ts';

/** Lists the versions that a pending session waits for; empty where it waits for something else. */
export async function listPendingTerms({ tx, caller, now, lang }: QueryContext, deps: Deps) {
  if (caller.kind !== 'pending' || caller.awaits !== 'terms') return { list: [] };
  return { list: await deps.terms.listPending(tx, { accountId: caller.accountId, now, lang }) };
}

/** Records what a member accepts, and replaces the pending session by a full one. */
export async function acceptTerms(
  ctx: CommandContext,
  deps: Deps,
  { accepted }: Input<typeof legalAccept>,
): Promise<MemberSession> {
  const { tx, caller, now } = ctx;
  if (caller.kind !== 'pending' || caller.awaits !== 'terms') throw new Failure('session.missing');
  const { accountId } = caller;
  const sessionId = sessionOf(ctx);
  if (!(await deps.terms.accept(tx, { accountId, accepted, now }))) {
    throw new Failure('legal.changed');
  }
  const mailProvenAt = (await findProofs(tx, sessionId))?.mailProvenAt ?? null;
  await endSession(tx, sessionId);
  const account = await readAccount(tx, accountId);
  return { ...(await openFullSession(ctx, deps, account, { mailProvenAt })), termsPending: false };
}
