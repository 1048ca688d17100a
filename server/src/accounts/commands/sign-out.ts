import type { CommandContext } from '#server/kit/request-context.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';

/** Ends the session that the call came with. */
export async function signOut(ctx: CommandContext, deps: Deps) {
  if ('sessionId' in ctx.caller) await endSessions(ctx, deps, { id: ctx.caller.sessionId });
  return {};
}
