import { logout } from '#contract/accounts/session-calls.ts';
import { sendCall } from './client.ts';
import { closeSession, type Side, session } from './session.ts';

/**
 * Ends a side's session: here at once, so that no call goes out with it any more, then at the server.
 * A server that does not answer keeps nobody in.
 */
export async function endSession(side: Side): Promise<void> {
  const left = session(side);
  closeSession(side);
  if (left === null) return;
  await sendCall(logout, {}, { quiet: true, side, as: left }).catch(() => undefined);
}
