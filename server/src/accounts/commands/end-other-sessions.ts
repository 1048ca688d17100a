import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';

/** Ends all of the caller's sessions but the present one. */
export async function endOtherSessions(ctx: CommandContext, deps: Deps) {
  const { accountId, sessionId } = requireMember(ctx);
  return { ended: await endSessions(ctx, deps, { ownerId: accountId, exceptId: sessionId }) };
}
