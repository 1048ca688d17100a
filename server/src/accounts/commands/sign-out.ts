import type { CommandContext } from '#server/kit/request-context.ts';
import { endSession } from '../store/sessions.ts';

/** Ends the session that the call came with. */
export async function signOut(ctx: CommandContext) {
  if ('sessionId' in ctx.caller) await endSession(ctx.tx, ctx.caller.sessionId);
  return {};
}
