import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { endOtherSessions } from '../store/sessions.ts';

/** Ends all of the caller's sessions but the present one. */
export async function endOthers(ctx: CommandContext) {
  const { accountId, sessionId } = requireMember(ctx);
  return { ended: await endOtherSessions(ctx.tx, accountId, sessionId) };
}
