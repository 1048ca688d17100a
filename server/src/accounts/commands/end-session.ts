import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { endOwnSession } from '../store/sessions.ts';

/** Ends one of the caller's other sessions. */
export async function endOneSession(ctx: CommandContext, { id }: { id: string }) {
  const { accountId, sessionId } = requireMember(ctx);
  // One's own is ended by logging out, so that the page that asks knows that it is gone.
  const ended = id !== sessionId && (await endOwnSession(ctx.tx, { accountId, id }));
  if (!ended) throw new Failure('notFound');
  return {};
}
