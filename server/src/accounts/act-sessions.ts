import { type AtAct, type AtRead, member } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { deviceOf } from './core/device.ts';
import { endOtherSessions, endOwnSession, listSessions } from './session-store.ts';

/** The caller's open sessions, the present one first. */
export async function sessionList(at: AtRead) {
  const { accountId, sessionId } = member(at);
  const open = await listSessions(at.tx, accountId, at.now);
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
export async function sessionEnd(at: AtAct, { id }: { id: string }) {
  const { accountId, sessionId } = member(at);
  // One's own is ended by logging out, so that the page that asks knows that it is gone.
  const ended = id !== sessionId && (await endOwnSession(at.tx, { accountId, id }));
  if (!ended) throw new Fail('notFound');
  return {};
}

/** Ends all of the caller's sessions but the present one. */
export async function sessionEndOthers(at: AtAct) {
  const { accountId, sessionId } = member(at);
  return { ended: await endOtherSessions(at.tx, accountId, sessionId) };
}
