import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { deviceOf } from '../core/device.ts';
import { listSessions } from '../store/sessions.ts';

/** The caller's open sessions, the present one first. */
export async function listOwnSessions(ctx: QueryContext) {
  const { accountId, sessionId } = requireMember(ctx);
  const open = await listSessions(ctx.tx, accountId, ctx.now);
  return open
    .map(({ id, agent, address, createdAt, touchedAt }) => ({
      id,
      current: id === sessionId,
      ...deviceOf(agent),
      address,
      signedInAt: createdAt.toISOString(),
      usedAt: touchedAt.toISOString(),
    }))
    .sort((one, other) => Number(other.current) - Number(one.current));
}
