import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';

/** Ends one of the caller's other sessions. */
export async function endSession(ctx: CommandContext, deps: Deps, { id }: { id: string }) {
  const { accountId, sessionId } = requireMember(ctx);
  // One's own is ended by logging out, so that the page that asks knows that it is gone.
  const ended = id === sessionId ? 0 : await endSessions(ctx, deps, { id, accountId });
  if (ended === 0) throw new Failure('notFound');
  return {};
}
