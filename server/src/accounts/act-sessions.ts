import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import { deviceOf } from './core/device.ts';
import { endOtherSessions, endOwnSession, listSessions } from './session-store.ts';

/** The caller's open sessions, the present one first. */
export async function sessionList(ctx: QueryContext) {
  const { accountId, sessionId } = requireMember(ctx);
  const open = await listSessions(ctx.tx, accountId, ctx.now);
  return open
    .map(({ id, agent, address, created_at, touched_at }) => ({
      id,
      current: id === sessionId,
      ...deviceOf(agent),
      address,
      signedInAt: created_at.toISOString(),
      usedAt: touched_at.toISOString(),
    }))
    .sort((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one of the caller's other sessions. */
export async function sessionEnd(ctx: CommandContext, { id }: { id: string }) {
  const { accountId, sessionId } = requireMember(ctx);
  // One's own is ended by logging out, so that the page that asks knows that it is gone.
  const ended = id !== sessionId && (await endOwnSession(ctx.tx, { accountId, id }));
  if (!ended) throw new Failure('notFound');
  return {};
}

/** Ends all of the caller's sessions but the present one. */
export async function sessionEndOthers(ctx: CommandContext) {
  const { accountId, sessionId } = requireMember(ctx);
  return { ended: await endOtherSessions(ctx.tx, accountId, sessionId) };
}
